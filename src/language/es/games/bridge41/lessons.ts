// The lessons of TheBridge41: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bridge41Lessons'> = {
  first: {
    title: 'TheBridge41 en tres minutos',
    about: 'Dos orillas, un río, un puente y un rey que cazar.',
    tasks: {
      rook: {
        ask: 'Juegas con blancas, desde abajo. Una torre recorre cualquier distancia en línea recta, pero no sobre el agua. Llévala por el puente a mx.',
        success: 'Una torre solo puede cruzar por la columna del puente.',
        wrong: { mbmk: 'Eso es el propio puente. Sigue hasta mx.' },
        otherwise: 'La torre está en la columna del puente. Sube en recto hasta mx.',
      },
      bishop: {
        ask: 'Un alfil recorre cualquier distancia en diagonal. Puede cruzar donde su diagonal pasa por el puente. Llévalo a rw.',
        success: 'Un alfil cruza de ld a rw, o de rd a lw.',
        otherwise: 'Desde ld, la diagonal lleva por el puente, mk, a rw.',
      },
      knight: {
        ask: 'Un caballo salta dos casillas en una dirección y una hacia un lado, incluso sobre el agua. Llévalo al otro lado y captura el peón de lx.',
        success: 'Los caballos no necesitan puente, pero es un buen lugar para pararse.',
        wrong: { lcrd: 'Desde ahí, lx queda demasiado lejos para un salto. Salta al puente.' },
        otherwise: 'Salta de lc al puente, mk. Desde ahí, lx está a un salto.',
      },
      pawn: {
        ask: 'Un peón avanza una casilla en recto y captura en diagonal. Da un paso al puente y luego captura el peón de lw.',
        success:
          'En la última fila, al otro extremo, un peón se convierte en torre, alfil o caballo.',
        otherwise: 'Primero avanza el peón en recto al puente, mk. Luego captura en diagonal.',
      },
      king: {
        ask: 'Un rey mueve una casilla en cualquier dirección, pero nunca adonde podrían capturarlo. Captura el peón en dos jugadas.',
        success: 'No podías pasar por lc ni por rc: ahí ataca el peón.',
        otherwise: 'Ve en recto: primero a mc, y luego captura el peón de md.',
      },
      checkmate: {
        ask: 'Ataca al rey de modo que no pueda escapar. Eso es jaque mate, y ganas. Dalo en una jugada.',
        success: 'Jaque mate. Ya sabes lo suficiente para jugar.',
        otherwise:
          'El rey negro aún puede escapar. Tu rey cubre la fila de debajo, así que ataca por la fila del rey negro.',
      },
    },
  },
  king: {
    title: 'El rey',
    about: 'Un paso, y nunca hacia el peligro.',
    tasks: {
      crosses: {
        ask: 'El rey da un paso en cualquier dirección. Llévalo por el puente a rw.',
        success: 'Un paso para entrar en el puente y otro para salir.',
        otherwise: 'El puente, mk, está a un paso en diagonal de ld.',
      },
      check: {
        ask: 'La torre de my ataca a tu rey a través del puente. Es jaque, y debes responder. Apártate a rb, junto al peón.',
        wrong: { mblb: 'Así también paras el jaque, pero el peón de ra se queda solo. Ve a rb.' },
        success:
          'Has parado el jaque. También se puede capturar a quien ataca o poner una pieza en medio.',
        otherwise: 'Así también paras el jaque. Pero ve a rb, junto al peón.',
      },
    },
  },
  rook: {
    title: 'La torre',
    about: 'Fuerte en la columna del puente.',
    tasks: {
      file: {
        ask: 'Captura el caballo en dos jugadas. La torre debe usar la columna del puente.',
        success: 'Primero a la columna central, luego a la otra orilla.',
        wrong: { rbrd: 'Ahora delante solo hay agua. Ve a la columna del puente.' },
        otherwise: 'Pon primero la torre en la columna del puente.',
      },
      safely: {
        ask: 'Captura una pieza de modo que nada pueda capturar tu torre.',
        success: 'Las negras no podían recapturar.',
        wrong: {
          mcmk: 'En el puente, la torre no captura nada y las negras pueden capturarla.',
        },
        otherwise: 'La torre puede capturar el caballo de mx, por la columna central.',
      },
    },
  },
  bishop: {
    title: 'El alfil',
    about: 'Dos de sus diagonales pasan por el puente.',
    tasks: {
      wrongDiagonal: {
        ask: 'El alfil de lb no está en una diagonal que pase por el puente. Llévalo al otro lado, a lw, en dos jugadas.',
        success: 'Primero a la diagonal del puente, luego a la otra orilla.',
        otherwise: 'Solo cruzan las diagonales que pasan por mk.',
      },
      overBridge: {
        ask: 'Captura el caballo de lw con tu alfil, por el puente.',
        wrong: { rdmk: 'Te has parado en el puente. Sigue hasta lw.' },
        success: 'El alfil ha cruzado en una jugada.',
        otherwise: 'Desde rd, la diagonal lleva por mk a lw.',
      },
    },
  },
  knight: {
    title: 'El caballo',
    about: 'Salta sobre el agua.',
    tasks: {
      leaps: {
        ask: 'Lleva el caballo de Ld sobre el agua a lw, de un salto.',
        success: 'Directo por encima del río.',
        wrong: { Ldmk: 'Ese salto acaba en el puente. Ve a lw.' },
        otherwise: 'Desde Ld, salta dos casillas hacia arriba y una a la derecha.',
      },
      fork: {
        ask: 'Un solo salto ataca dos piezas. Gana la torre o el alfil, hagan lo que hagan las negras.',
        success: 'Eso es un ataque doble: amenazas dos piezas y las negras solo pueden salvar una.',
        otherwise: 'Entonces las negras salvan las dos. Ataca a la vez al rey y a otra pieza.',
      },
    },
  },
  pawn: {
    title: 'El peón',
    about: 'Avanza en recto, captura en diagonal y promociona al final.',
    tasks: {
      blocked: {
        ask: 'Tu peón está bloqueado, pero captura en diagonal. Captura un peón.',
        success: 'Un peón nunca captura en recto.',
        otherwise: 'El peón de mb captura en rc.',
      },
      promotes: {
        ask: 'En la última fila, un peón se convierte en torre, alfil o caballo. Conviértelo en torre en dos jugadas.',
        success: 'Lo más fuerte es la torre.',
        otherwise: 'Avanza en recto dos veces y elige la torre.',
      },
      bridge: {
        ask: 'Solo un peón de la columna central puede entrar caminando en el puente. Los demás solo llegan capturando. Avanza un paso el peón de rc.',
        success: 'Está parado ante el agua hasta que pueda capturar una pieza en mk.',
        otherwise: 'Mueve el peón de rc a rd.',
      },
    },
  },
  bridge: {
    title: 'El puente',
    about: 'Crúzalo, ciérralo, ocúpalo.',
    tasks: {
      takeFirst: {
        ask: 'Dos torres se atacan a través del puente. Captura tú primero.',
        success: 'En la columna del puente gana quien captura primero.',
        wrong: { mbmk: 'Ahora la torre negra captura primero. Sigue hasta my.' },
        otherwise: 'Tu torre de mb puede llegar a my por el puente.',
      },
      close: {
        ask: 'La torre de mz da jaque por la columna del puente. Cierra el puente: pon una pieza en él.',
        success: 'Una pieza en el puente lo cierra para los dos bandos.',
        otherwise:
          'Así paras el jaque, pero la columna sigue abierta. Tu caballo de lc puede saltar a mk.',
      },
      noKnight: {
        ask: 'Con la opción «Sin caballo en el puente», los caballos pueden saltar sobre el puente, pero no pararse en él. Lleva el caballo de lc a mw en dos jugadas.',
        success: 'Por la orilla y luego sobre el agua.',
        otherwise: '¿Qué casilla del borde del río está a un salto de mw?',
      },
      palace: {
        ask: 'Con la opción «Palacio del rey», un rey puede llegar hasta el puente. Lleva allí tu rey.',
        success: 'Más allá no puede ir.',
        otherwise: 'El puente, mk, está a un paso en diagonal de ld.',
      },
    },
  },
  moving: {
    title: 'El puente móvil',
    about: 'Una opción: el puente se desliza por el río.',
    tasks: {
      slide: {
        ask: 'Con esta opción puedes deslizar el puente vacío una columna en vez de mover una pieza. Toca el puente, mk, y luego lk. Después captura el caballo de lx.',
        success: 'Muchas veces es más rápido llevar el puente a la torre.',
        wrong: {
          lbmb: 'Ahora la torre está en la columna del puente, pero el caballo no.',
          mkrk: 'El puente se ha alejado de tu torre. Deslízalo a la izquierda.',
        },
        otherwise: 'Desliza el puente de mk a lk, debajo del caballo.',
      },
      slideAway: {
        ask: 'La torre de my da jaque a través del puente. Desliza el puente y apártalo.',
        success: 'Sin puente no hay jaque: ahora entre los dos solo hay agua.',
        otherwise: 'Así también paras el jaque. Pero aquí, desliza el puente de mk a lk o a rk.',
      },
      slideCheck: {
        ask: 'Deslizar el puente también puede dar jaque. Ataca con tu torre al rey de ly.',
        success: 'El puente ha unido la torre con el rey. Solo se desliza si está vacío.',
        wrong: { lama: 'Ahora la torre está en la columna del puente, pero el rey no.' },
        otherwise: 'Desliza el puente de mk a lk, entre la torre y el rey.',
      },
    },
  },
  big: {
    title: 'El puente grande',
    about: 'Una opción: una sola celda, tan ancha como el río.',
    tasks: {
      crosses: {
        ask: 'Con esta opción el puente cubre todo el río. Mientras está vacío, las piezas lo cruzan por cualquier columna. Captura el caballo de lx.',
        success: 'En recto por la columna l, a través del puente.',
        wrong: { lbmk: 'Te has parado en el puente. Sigue hasta lx.' },
        otherwise: 'Sube la torre de lb en recto hasta lx.',
      },
      leaps: {
        ask: 'El puente es una sola celda. Una pieza en él está a la vez en las cinco casillas del río. Captura la torre con tu caballo, por el puente.',
        success: 'Ha entrado en el puente por una columna y ha salido por otra.',
        otherwise: 'Salta de mc al puente. Desde lk, el caballo llega a Lx.',
      },
      onBridge: {
        ask: 'Una pieza en el puente se puede capturar en cualquiera de sus casillas. Captura allí el alfil negro.',
        success: 'El peón ha capturado en diagonal en rk. Con eso bastaba.',
        otherwise: 'El peón de Rd captura a un paso en diagonal hacia delante.',
      },
      safely: {
        ask: 'Cuidado: a una pieza en el puente se la puede atacar por todas las columnas. Captura una pieza de modo que nada pueda capturar tu torre.',
        success: 'El peón sigue cerrando el puente a la torre negra.',
        wrong: {
          lbmk: 'Ahora tu torre también está en Rk, y la torre negra de Ry la captura.',
        },
        otherwise:
          'Puedes capturar el peón de mk o el caballo de Rb. ¿Cuál se captura sin peligro?',
      },
    },
  },
  armies: {
    title: 'Otros ejércitos',
    about: 'Opciones: damas, zigzags, saltos largos y peces.',
    tasks: {
      queen: {
        ask: 'Con la opción «Dama», cada bando tiene una. Una dama recorre cualquier distancia, en recto o en diagonal. Captura el caballo de mw y luego el alfil de lx.',
        success: 'Una dama es torre y alfil a la vez.',
        otherwise: 'Primero en recto por el puente hasta mw, luego en diagonal.',
      },
      crookedBishop: {
        ask: 'En el ejército «All your base», un alfil zigzag avanza en pasos diagonales, uno a la izquierda y otro a la derecha. Captura con el tuyo, desde ma, el camello de mx.',
        success: 'Cada paso giró hacia el otro lado, y así siguió la columna por el puente.',
        otherwise: 'Ve de ma por rb, mc y rd al puente, y sigue de la misma manera.',
      },
      camel: {
        ask: 'Un camello salta tres casillas en una dirección y una hacia un lado, incluso sobre el agua. Captura el alfil zigzag que está en lw.',
        success: 'Un camello salta sobre el agua como un caballo, pero más lejos.',
        wrong: { mcrw: 'Ese salto va a la derecha. Salta a la izquierda.' },
        otherwise: 'Desde mc, salta tres casillas hacia arriba y una a la izquierda.',
      },
      lion: {
        ask: 'Un león de Murray salta dos casillas, en recto o en diagonal. También puede capturar una pieza que tenga justo al lado. Captura el peón y el camello.',
        success: 'Captura a su lado o a dos casillas. Si no captura, solo salta.',
        otherwise: 'El peón de rc está al lado del león. El camello está dos casillas por delante.',
      },
      dopefish: {
        ask: 'En el ejército «Dopefish», un dopefish captura como una dama, pero no puede mover sin capturar. Captura el peón y luego el alfil.',
        success: 'Espera a que una pieza entre en sus líneas.',
        otherwise: 'El peón de rc está a un paso de mb. Desde ahí, mira a lo largo de la fila.',
      },
    },
  },
  mate: {
    tasks: {
      rook: {
        ask: 'El rey y la torre pueden dar mate en el borde. Da mate en dos jugadas.',
        success: 'Tu rey le quitó las casillas y tu torre dio mate.',
        otherwise: 'El rey negro escapa. No des jaque hasta que el rey se quede sin casillas.',
      },
      again: {
        ask: 'Da mate en dos jugadas otra vez.',
        success: 'Primero a la columna del puente, luego por él hasta el mate.',
        otherwise: 'Demasiado lento. ¿Por qué columna puede cruzar tu torre?',
      },
      knight: {
        ask: 'Da mate en dos jugadas. Empieza con el caballo.',
        success: 'Todas tus piezas han colaborado.',
        otherwise: 'Las negras escapan. Captura algo con el caballo.',
      },
      stalemate: {
        ask: 'Si un bando no puede mover y no está en jaque, la partida es tablas: rey ahogado. Da mate en dos jugadas y hasta entonces deja una jugada a las negras.',
        success: 'Al rey le quedaba una casilla, y allí le diste mate.',
        wrong: {
          rwry: 'Ahora las negras no tienen jugada y no están en jaque: tablas. Déjale una casilla al rey.',
        },
        otherwise: 'Primero acerca tu rey. Deja la torre en su columna.',
      },
    },
  },
  forks: {
    tasks: {
      pawn: {
        ask: 'Más allá del puente hay una torre y un caballo. Ataca los dos con tu peón y luego captura uno.',
        success: 'Eso es un ataque doble. Desde el puente, un peón ataca a ambos lados.',
        wrong: { Lalb: 'Deja el rey quieto. Avanza el peón.' },
        otherwise: 'Avanza el peón al puente. Desde ahí ataca lw y rw.',
      },
      bishop: {
        ask: 'Da jaque con el alfil y ataca la torre con la misma jugada. Luego captura la torre.',
        success: 'El rey y la torre estaban en la misma diagonal, y tu alfil se metió en medio.',
        wrong: { lyLx: 'Ahora el alfil solo ataca la torre, y la torre escapa.' },
        otherwise: 'El rey y la torre están en la misma diagonal. Ponte entre los dos.',
      },
    },
  },
  wins: {
    title: 'Lo que da la victoria',
    about: 'Cómo ganar aunque solo haya un puente.',
    tasks: {
      knight: {
        ask: 'Con un solo puente, jugando con cuidado se suele llegar a tablas. Un caballo de ventaja casi nunca basta, así que gana todo lo que puedas. Captura el caballo en dos jugadas como mucho.',
        success: 'El caballo no podía mover: su rey habría quedado en jaque.',
        otherwise: 'Las negras lo salvan. Ataca por la columna del caballo y del rey.',
      },
      rook: {
        ask: 'Muchas veces no basta ni una torre de ventaja, así que sigue ganando piezas. Ataca dos a la vez y captura una.',
        success: 'Las negras no podían salvar las dos.',
        otherwise: 'Entonces las negras salvan las dos. Lleva la torre adonde ataque a ambas.',
      },
    },
  },
  finish: {
    about: 'Vence al ordenador con dos torres de más.',
    tasks: {
      edge: {
        ask: 'El rey negro está en el borde. Da mate en una jugada.',
        success: 'Tu rey cubría la fila de debajo, y tu torre, la última fila.',
        otherwise: 'Tu rey de mx cubre la fila de debajo del rey negro. Ataca por la última fila.',
      },
    },
  },
};
