// The lessons of Cuarenta: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'cuarentaLessons'> = {
  first: {
    title: 'Cuarenta en tres minutos',
    about: 'Cómo se gana, y las piezas que no conoces.',
    tasks: {
      frogSteps: {
        ask: 'Juegas con blancas, desde abajo. Tu rana de d3 da pasos hacia arriba, hacia abajo o hacia un lado, al rombo siguiente, punta con punta. Llévala a d7 en dos pasos.',
        success: 'Así camina una rana.',
        wrong: {
          d3b3: 'Es un paso de rana, pero se aleja. Ve dos veces hacia arriba.',
          d3f3: 'Es un paso de rana, pero se aleja. Ve dos veces hacia arriba.',
          d3d1: 'Es un paso atrás. Ve dos veces hacia arriba.',
        },
        otherwise: 'Sube la rana de d3 a d5 y luego a d7.',
      },
      frogJumps: {
        ask: 'Una rana también salta por encima de piezas tuyas en fila, a la primera casilla detrás. Salta y captura el alfil.',
        success:
          'Por encima de dos compañeras de un salto. Una rana nunca salta sobre piezas rivales.',
        wrong: { d3d5: 'Eso ha sido un paso. Ahora prueba el salto: por encima de e4 y f5.' },
        otherwise: 'La rana de d3 salta por encima de e4 y f5 y cae en g6.',
      },
      vao: {
        ask: 'Tu vao de b3 es un cañón diagonal: mueve en diagonal, pero solo captura saltando por encima de exactamente una pieza. Captura el alfil.',
        success:
          'Has saltado por encima de tu peón, la pantalla. Puede serlo cualquier pieza, también una rival.',
        wrong: {
          b3c4: 'Así mueve un vao, pero solo captura saltando. Salta por encima del peón.',
        },
        otherwise: 'Salta con el vao desde b3, por encima del peón de d5, a f7.',
      },
      pawn: {
        ask: 'Un peón va en diagonal hacia delante, o hacia un lado al rombo siguiente, punta con punta. Captura igual, pero nunca un peón. Captura lo que puedas.',
        success: 'Has capturado el camello. Tu peón no podía capturar el peón negro.',
        wrong: { d3b3: 'Un peón puede ir hacia un lado, pero aquí puedes capturar algo.' },
        otherwise: 'Captura el camello de e4: está en diagonal delante del peón de d3.',
      },
      guardAndCamel: {
        ask: 'Un guardia mueve una o dos casillas en diagonal, por encima de cualquier cosa. Un camello salta tres casillas en una dirección y una hacia un lado. Captura la rana y el vao.',
        success:
          'Tu guardia ha pasado por encima de una casilla vacía. Por encima de una pieza pasa igual de bien.',
        wrong: {
          d3e6: 'Tu camello puede capturar la rana. Pero entonces tu guardia no puede capturar el vao.',
        },
        otherwise: 'El guardia llega a la rana de e6, y el camello, al vao de g4.',
      },
      king: {
        ask: 'Tu rey da un paso en diagonal, o una zancada hacia delante o hacia atrás al rombo siguiente. Solo captura en diagonal. Captura la rana en dos jugadas.',
        success: 'No podías ir a d3: ahí ataca la rana.',
        otherwise: 'Da una zancada de c2 a c4. Desde ahí, la rana está a un paso en diagonal.',
      },
      checkmate: {
        ask: 'Ataca al rey de modo que no pueda escapar: eso es jaque mate, y ganas. Un alfil recorre cualquier distancia en diagonal. Da mate en una jugada.',
        success:
          'Jaque mate. Ya sabes lo suficiente para jugar. Las otras lecciones muestran cada pieza.',
        wrong: { e8g6: 'Desde ahí, el alfil no ataca al rey.' },
        otherwise: 'Todavía no es mate. Busca la diagonal que termina en la esquina del rey.',
      },
    },
  },
  king: {
    title: 'El rey',
    about: 'Pasos en diagonal, y zancadas hacia delante o hacia atrás.',
    tasks: {
      strides: {
        ask: 'El rey da un paso en diagonal. También da una zancada hacia delante o hacia atrás al rombo siguiente, punta con punta. Llévalo a c6 en dos jugadas.',
        success: 'Dos zancadas te han llevado tan lejos como cuatro pasos.',
        wrong: {
          c2d3: 'Ese paso es demasiado corto. Da una zancada hacia delante.',
        },
        otherwise: 'Da una zancada de c2 a c4 y otra a c6.',
      },
      captures: {
        ask: 'El rey solo da zancadas a casillas vacías. Solo captura en diagonal. Captura lo que pueda tu rey.',
        success: 'Tu rey no podía capturar el camello que tenía justo delante.',
        otherwise: 'La rana de d5 está a un paso en diagonal. Captúrala.',
      },
      check: {
        ask: 'El guardia de d5 ataca a tu rey: estás en jaque. Captura el guardia.',
        success:
          'Has capturado la pieza que atacaba, así que ya no hay jaque. También podías apartarte.',
        otherwise: 'Así sales del jaque, pero tu alfil puede capturar el guardia.',
      },
      castling: {
        ask: 'Con la opción «Enroque», el rey y el camello pueden intercambiar sus sitios una vez por partida. Enroca: lleva tu rey de e2 al camello de h1.',
        success:
          'El rey y el camello no pueden haber movido, y el rey no puede estar en jaque. Las piezas que haya en medio no importan.',
        otherwise: 'Mueve el rey de e2 a h1, sobre el camello.',
      },
    },
  },
  bishop: {
    title: 'El alfil',
    about: 'Recorre cualquier distancia por una diagonal.',
    tasks: {
      reaches: {
        ask: 'El alfil recorre cualquier distancia en diagonal hasta que algo le cierra el paso. Llévalo a b5 y luego a e8.',
        success:
          'Un alfil puede llegar a todas las casillas de este tablero. Aquí es la pieza más fuerte.',
        wrong: { d3g6: 'Así mueve un alfil, pero b5 está hacia el otro lado.' },
        otherwise: 'Primero sube a la izquierda hasta b5, luego a la derecha hasta e8.',
      },
      unprotected: {
        ask: 'Captura una pieza que nada defienda, para que las negras no puedan capturar tu alfil.',
        success:
          'Has ganado una pieza a cambio de nada. Mira siempre qué defiende lo que capturas.',
        wrong: { d3b5: 'El camello de c8 defiende al guardia y captura tu alfil.' },
        otherwise: 'Puedes capturar dos piezas. ¿Cuál no tiene defensa?',
      },
    },
  },
  guard: {
    title: 'El guardia',
    about: 'Una o dos casillas en diagonal, por encima de cualquier cosa.',
    tasks: {
      twice: {
        ask: 'El guardia mueve una o dos casillas por una diagonal. Llévalo a f5 en dos jugadas.',
        success: 'Dos casillas, y luego otras dos.',
        wrong: { b1c2: 'Una casilla es poco. Mueve dos.' },
        otherwise: 'Mueve dos casillas, de b1 a d3, y luego otras dos, a f5.',
      },
      leaps: {
        ask: 'Cuando un guardia mueve dos casillas, salta por encima de lo que haya en medio. Captura la rana.',
        success: 'Has saltado por encima de tu propio peón.',
        otherwise: 'Salta de c4 por encima de d5 a e6.',
      },
      safely: {
        ask: 'Algunas piezas tienen defensa. Captura una de modo que las negras no puedan capturar tu guardia.',
        success: 'Has ganado una pieza, y las negras no pueden recapturar.',
        otherwise: 'Esa no es la jugada. ¿Qué pieza puedes capturar sin peligro?',
      },
    },
  },
  camel: {
    title: 'El camello',
    about: 'Un salto largo: tres casillas en una dirección y una hacia un lado.',
    tasks: {
      leaps: {
        ask: 'El camello salta tres casillas en una dirección y una hacia un lado. Llévalo a e6 y luego a f9.',
        success: 'Un camello salta por encima de cualquier cosa.',
        wrong: { d3c6: 'Es un salto de camello, pero a c6. Ve hacia el otro lado.' },
        otherwise: 'Salta tres casillas hacia arriba y una a la derecha, dos veces.',
      },
      takesTwo: {
        ask: 'Captura el guardia y el peón con tu camello en dos jugadas.',
        success: 'Has capturado los dos.',
        wrong: { d3g4: 'Eso captura el vao. Captura primero el guardia.' },
        otherwise: 'Empieza por el guardia de e6. Desde ahí, el peón está a un salto.',
      },
      shortWay: {
        ask: 'Un camello necesita dos saltos incluso para un camino corto. Llévalo de b1 a d1.',
        success: 'Arriba, y luego abajo otra vez.',
        otherwise: 'Salta hacia arriba a c4 y luego hacia abajo a d1.',
      },
    },
  },
  frog: {
    title: 'La rana',
    about: 'Da pasos rectos y salta por encima de tus piezas.',
    tasks: {
      jumps: {
        ask: 'Una rana da un paso recto al rombo siguiente, o salta por encima de piezas tuyas. Hasta d5 necesita tres pasos. Llévala allí en dos jugadas.',
        success:
          'Por encima del peón a b5, y luego hacia un lado. Tus piezas hacen avanzar deprisa a la rana.',
        wrong: { b1d1: 'Por ahí son tres pasos. Salta por encima de tu peón.' },
        otherwise: 'Primero salta desde b1 por encima del peón de b3. ¿Dónde caes?',
      },
      line: {
        ask: 'Una rana puede saltar por encima de una fila de piezas tuyas, larga o corta, sin huecos. Captura el camello de un salto.',
        success: 'Por encima de tres piezas tuyas de un salto.',
        otherwise: 'Salta desde e2 por encima de f3, g4 y h5 a i6.',
      },
      safely: {
        ask: 'Captura una pieza de modo que las negras no puedan capturar tu rana.',
        success: 'Has ganado una pieza, y tu rana está a salvo.',
        wrong: { c4e6: 'El alfil de h9 defiende al camello y captura tu rana.' },
        otherwise: 'Tu rana puede ir a c6 o saltar a e6. ¿Qué defienden las negras?',
      },
    },
  },
  vao: {
    title: 'El vao',
    about: 'Solo captura saltando por encima de una pantalla.',
    tasks: {
      enemyScreen: {
        ask: 'La pieza que saltas es la pantalla. También puede ser una rival. Captura la rana.',
        success: 'Has saltado por encima del peón, y sigue en el tablero.',
        wrong: { b1c2: 'Así mueve un vao. Para capturar debe saltar por encima del peón.' },
        otherwise: 'Salta desde b1 por encima del peón de d3 a f5.',
      },
      ownScreen: {
        ask: 'Entre tu vao y el alfil aún no hay pantalla. Pon una y luego captura el alfil.',
        success: 'Cualquiera de tus piezas puede ser una pantalla.',
        otherwise: '¿Cuál de tus piezas puede entrar en la diagonal de b1 a g6?',
      },
      check: {
        ask: 'Un vao también ataca a un rey por encima de una pantalla. Da jaque con el tuyo.',
        success: 'Jaque, por encima de tu peón.',
        otherwise: 'Busca una diagonal hacia el rey con exactamente una pieza en medio.',
      },
    },
  },
  pawn: {
    title: 'El peón',
    about: 'En diagonal hacia delante, o hacia un lado. Nunca captura un peón.',
    tasks: {
      moves: {
        ask: 'Un peón mueve una casilla en diagonal hacia delante, o hacia un lado al rombo siguiente, punta con punta. Llévalo a f5 en dos jugadas.',
        success: 'Los peones nunca van hacia atrás.',
        wrong: { d3b3: 'Está permitido, pero f5 está hacia el otro lado.' },
        otherwise: 'Ve hacia arriba a la derecha, dos veces.',
      },
      neverPawns: {
        ask: 'Un peón captura como mueve, pero nunca un peón. Aquí llega a dos peones y a un guardia. Captura lo que puedas.',
        success: 'Los peones no pueden capturarse entre ellos.',
        wrong: { d5b5: 'Así mueve un peón, pero aquí puedes capturar algo.' },
        otherwise: 'Captura el guardia de e6: está en diagonal delante de tu peón.',
      },
    },
  },
  promotion: {
    title: 'La promoción',
    about: 'Los peones pueden promocionar en las tres últimas filas, o esperar.',
    tasks: {
      camel: {
        ask: 'En las tres últimas filas, un peón puede convertirse en camello. Convierte el tuyo en camello en dos jugadas.',
        success: 'En las filas 7 y 8, un peón se convierte en camello o sigue siendo peón.',
        otherwise: 'Ve de d5 a la fila 6, luego a la fila 7, y elige el camello.',
      },
      waits: {
        ask: 'En la última fila, un peón también puede convertirse en alfil, la pieza más fuerte. Deja esperar al tuyo y conviértelo en alfil en dos jugadas.',
        success: 'Has esperado, y tu peón se ha convertido en alfil.',
        wrong: {
          d7e8c:
            'Ahora consigues un camello, pero una jugada después sería un alfil. Deja que siga siendo peón.',
        },
        otherwise:
          'Avanza a la fila 8 y deja que siga siendo peón. Luego avanza a la fila 9 y elige el alfil.',
      },
      safely: {
        ask: 'A veces quieres el camello enseguida. Promociona de modo que las negras no puedan capturarlo.',
        success: 'Tienes un camello nuevo, y está a salvo.',
        otherwise: 'Mira adónde pueden ir el guardia y el camello de las negras.',
      },
    },
  },
  mate: {
    tasks: {
      protectedPiece: {
        ask: 'Da mate en una jugada: un jaque del que el rey no pueda escapar, con una pieza que nada pueda capturar.',
        success: 'Tu guardia defiende al alfil, así que el rey no puede capturarlo.',
        otherwise: 'Las negras aún tienen salida. ¿Qué casillas del rey cubre ya tu guardia?',
      },
      frog: {
        ask: 'Tu rey le quita casillas al rey negro. Da mate con tu rana en una jugada.',
        success: 'El rey y la rana juntos bastan.',
        otherwise: 'Ataca al rey de h9 con tu rana, en recto y justo a su lado.',
      },
      screen: {
        ask: 'Tu vao necesita una pantalla para atacar al rey, y la tiene. Da mate en una jugada.',
        success: 'Tu vao ataca al rey por encima de tu peón.',
        otherwise: 'Busca la diagonal que lleva por encima de una pieza tuya a la esquina.',
      },
      twoMoves: {
        ask: 'Da mate en dos jugadas. Empieza capturando algo.',
        success: 'Primero capturaste el guardia que defendía al rey. Luego diste mate.',
        otherwise: 'Las negras escapan. Captura la pieza que defiende al rey.',
      },
    },
  },
  draws: {
    title: 'Tablas',
    about: 'Cómo termina una partida sin que nadie gane.',
    tasks: {
      stalemate: {
        ask: 'Si tu rival no tiene jugadas pero no está en jaque, el rey está ahogado: tablas. Da mate en dos jugadas y hasta entonces deja una jugada al rey.',
        success: 'Le dejaste una casilla al rey, y allí le diste mate.',
        wrong: {
          i2c8: 'Ahora las negras no tienen jugadas pero no están en jaque: rey ahogado, tablas.',
        },
        otherwise: 'Primero acerca tu guardia.',
      },
      bareKing: {
        ask: 'Las negras tienen ventaja. Pero un rey no puede dar mate, ni solo ni con un vao. Captura la última pieza de las negras, y la partida es tablas al instante.',
        success:
          'El rey ha sido tu pantalla. También son tablas cuando una posición aparece por tercera vez. Y tras 40 jugadas de cada bando sin una captura ni una promoción.',
        wrong: { b1d3: 'Así mueve un vao. Para capturar, salta por encima del rey negro.' },
        otherwise: 'Salta desde b1 por encima del rey de e4 y captura en g6.',
      },
    },
  },
  forks: {
    tasks: {
      camel: {
        ask: 'Ataca al rey y al guardia con un salto de tu camello. El rey debe mover, y tú capturas el guardia.',
        success: 'Eso es un ataque doble: atacaste dos piezas y las negras solo podían salvar una.',
        otherwise: 'Busca una casilla desde la que tu camello ataque a la vez al rey y al guardia.',
      },
      frog: {
        ask: 'Tu rana también puede atacar dos a la vez. Gana el vao o el camello.',
        success: 'Tu rana atacó a los dos a la vez, y las negras solo podían salvar uno.',
        otherwise: 'Las negras salvan los dos. Ataca al rey y a otra pieza con un solo paso.',
      },
    },
  },
  worth: (worthOf) => {
    const worth = (letter: 'B' | 'G' | 'F') => decimal(worthOf(letter));
    return {
      title: 'Lo que da la victoria',
      about: 'Cuánto valen las piezas y qué conviene buscar.',
      tasks: {
        dearest: {
          ask: `Un alfil vale unos ${worth('B')} peones; un guardia, ${worth('G')}; una rana, ${worth('F')}. Captura lo que más vale.`,
          success: 'Cuida también tu propio alfil: es tu pieza más fuerte.',
          wrong: { d5b7: `Una rana vale ${worth('F')} peones. Puedes capturar algo mejor.` },
          otherwise: 'Captura el alfil.',
        },
        exchange: {
          ask: 'Ahora un peón defiende al alfil, así que perderías tu guardia por él. Captura donde más ganes.',
          success: `Una rana a cambio de nada da ${worth('F')} peones. Un alfil por un guardia da menos.`,
          wrong: {
            g4h5: `Ganas un alfil, que vale ${worth('B')} peones, pero pierdes un guardia, que vale ${worth('G')}. Otra captura no cuesta nada.`,
          },
          otherwise: 'Puedes capturar dos piezas. A una de ellas nada la defiende.',
        },
      },
    };
  },
  finish: {
    about: 'Gana con un alfil y un guardia de más.',
    tasks: {
      corner: {
        ask: 'Un rey y un alfil pueden dar mate. El rey negro ya está en la esquina. Da mate en una jugada.',
        success: 'Una pieza de más puede bastar para ganar.',
        otherwise: 'Tu rey cubre g8 e i8. ¿Qué diagonal termina en h9?',
      },
    },
  },
};
