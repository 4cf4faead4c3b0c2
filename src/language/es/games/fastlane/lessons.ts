// The lessons of Chess in the Fast Lane: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'fastlaneLessons'> = {
  first: {
    title: 'Fast Lane en tres minutos',
    about: 'Un carril de varias casillas es una celda, y una sola pieza lo llena.',
    tasks: {
      knight: {
        ask: 'Juegas con blancas, desde abajo. Tu caballo está en un carril, en a2 y a3 a la vez. Salta dos casillas en una dirección y una hacia un lado. Llévalo al carril b4-b5.',
        success: 'De a3 a b5, y ahora llena b4 y b5.',
        otherwise:
          'Puede saltar desde a2 o desde a3. Desde a3 llega a b5, una casilla del carril b4-b5.',
      },
      roundabout: {
        ask: 'Las casillas centrales d4, e4, d5 y e5 son una celda, la rotonda. Una pieza en ella se puede capturar en cualquiera de las cuatro. Captura el caballo.',
        success: 'Tu torre lo ha capturado en e4, y ahora llena toda la rotonda.',
        wrong: {
          h4h5: 'La torre puede capturar el caballo enseguida, desde h4 por la fila 4.',
        },
        otherwise: 'Desde h4, la torre llega a e4, y ahí también está el caballo.',
      },
      rook: {
        ask: 'Tus propias piezas en carriles ceden el paso. Una torre va en recto, así que la tuya puede pasar por encima del peón de a2-a3. Captura la torre de a8.',
        success: 'Así una torre puede salir enseguida de detrás de su propio peón.',
        wrong: {
          a1a4: 'Eso pasa por encima del peón, pero se para demasiado pronto. Sigue hasta a8.',
        },
        otherwise: 'Sube en recto desde a1, por encima del peón, hasta a8.',
      },
      pawn: {
        ask: 'Un peón avanza una casilla, desde el frente de su carril. Captura a un paso en diagonal hacia delante, desde cualquier casilla de su carril. Captura el caballo.',
        success: 'De b3 a c4. En la última fila, un peón se convierte en caballo o en alfil.',
        wrong: { b2b4: 'Así mueve un peón, pero captura en diagonal.' },
        otherwise: 'El peón está en b2 y b3. Desde b3, c4 queda en diagonal hacia delante.',
      },
      bishopAndKing: {
        ask: 'Un alfil recorre cualquier distancia en diagonal. Un rey mueve una casilla en cualquier dirección. Captura el peón de a6 con tu alfil.',
        success: 'Tu alfil ha pasado por carriles vacíos sin llenarlos.',
        wrong: { f1c4: 'Vas por buen camino. Sigue hasta a6.' },
        otherwise: 'Desde f1, la diagonal sube hasta a6.',
      },
      checkmate: {
        ask: 'Ataca al rey de modo que no pueda escapar: eso es jaque mate, y ganas. Una dama va en recto o en diagonal. Da mate en una jugada.',
        success:
          'Jaque mate. Los propios peones de las negras encerraban al rey. Ya sabes lo suficiente para jugar.',
        otherwise: 'Todavía no es mate. Ataca por la última fila.',
      },
    },
  },
  lanes: {
    title: 'Los carriles',
    about: 'Una pieza llena varias casillas.',
    tasks: {
      rook: {
        ask: 'El peón negro llena el carril c6-c7. Una torre recorre cualquier distancia en recto. Captura el peón.',
        success: 'Bastó con llegar a c6.',
        wrong: { c1c4: 'Te has parado demasiado pronto. Sigue hasta c6.' },
        otherwise: 'Sube la torre en recto desde c1.',
      },
      bishop: {
        ask: 'Un alfil recorre cualquier distancia en diagonal. El tuyo está en el carril b4-b5 y puede salir de cualquiera de las dos casillas. Llévalo a f8.',
        wrong: { b4e8: 'Esa diagonal sale de b5. Desde b4 llegas a f8.' },
        success: 'Ha salido de b4.',
        otherwise: 'Desde b4, la diagonal sube hasta f8.',
      },
      knight: {
        ask: 'Una pieza que se para en una casilla de un carril lo llena entero. Un caballo salta dos casillas en una dirección y una hacia un lado. Lleva el tuyo a e6 en dos saltos.',
        success: 'Ahora llena e6 y e7.',
        otherwise: 'Salta primero a la rotonda. Desde d4, el caballo llega a e6.',
      },
    },
  },
  giving: {
    title: 'Ceder el paso',
    about: 'Pasa por encima de tus piezas en carriles, pero no en casillas sueltas.',
    tasks: {
      queen: {
        ask: 'Una dama va en recto o en diagonal. La tuya puede pasar por encima del peón de e2-e3. Captura el caballo de h5.',
        success: 'Por encima de tu propio peón, en una jugada.',
        otherwise: 'Desde d1, la diagonal lleva por encima de e2 a h5.',
      },
      single: {
        ask: 'Tu caballo de a4 está en una casilla suelta, así que no cede el paso. Captura el caballo de c1 con tu torre.',
        success: 'El camino por la fila 1 estaba libre.',
        otherwise: 'Mueve la torre desde a1 por la fila 1.',
      },
      check: {
        ask: 'Da jaque enseguida con la torre de a1. Tu peón cede el paso.',
        success: 'Tus propios peones en carriles no detienen a tu torre.',
        otherwise: 'Desde a8, la torre ataca al rey por la última fila.',
      },
    },
  },
  attack: {
    title: 'Ataques en cualquier casilla',
    about: 'Una celda grande es fácil de atacar.',
    tasks: {
      check: {
        ask: 'El rey negro está en c6 y c7. Puedes atacarlo en cualquiera de las dos. Da jaque con la torre.',
        success: 'Bastó con una casilla de su carril.',
        wrong: { h4h5: 'La fila 5 no llega al rey. Ve un carril más allá.' },
        otherwise: 'Desde el carril h6-h7, la torre ataca por las filas 6 y 7.',
      },
      safely: {
        ask: 'Captura una pieza de modo que las negras no puedan capturar tu alfil.',
        success: 'Nada defendía al caballo.',
        wrong: { b4f8: 'El rey de g8 defiende la torre y captura tu alfil.' },
        otherwise: 'Nada defiende al caballo de e1.',
      },
      roundabout: {
        ask: 'Tu caballo llena la rotonda. La torre de a5 lo ataca en d5, y el alfil de h8, en e5. Ponlo a salvo.',
        success: 'En una celda más pequeña es más difícil atacarlo.',
        otherwise:
          'Mira las filas, las columnas y las diagonales hacia cada casilla de su nueva celda.',
      },
    },
  },
  rook: {
    title: 'La torre',
    about: 'En recto desde cada casilla de su carril.',
    tasks: {
      moves: {
        ask: 'Una torre recorre cualquier distancia en recto. La tuya está en b4 y b5 y puede salir de cualquiera de las dos. Llévala a h5 y luego a h1.',
        success: 'Por la fila 5 y luego en recto hacia abajo.',
        wrong: { b4h4: 'Esa es la fila 4. Ve por la fila 5, desde b5.' },
        otherwise: 'Ve desde b5 por la fila 5 a h5, y luego en recto hacia abajo a h1.',
      },
      takesTwo: {
        ask: 'Puedes capturar tres piezas. Captura dos de ellas en dos jugadas.',
        success: 'En recto hacia arriba y luego por la fila 6.',
        wrong: { c4h4: 'Desde h4 no llegas a nada más. Empieza por otra pieza.' },
        otherwise: 'Empieza por el peón de c6. Desde ahí, mira a lo largo de sus filas.',
      },
      safely: {
        ask: 'Puedes capturar dos caballos. Captura uno de modo que las negras no puedan capturar tu torre.',
        success: 'El alfil de d8 defendía al otro.',
        wrong: { b4a5: 'El alfil de d8 defiende a ese caballo y captura tu torre.' },
        otherwise: '¿Cuál de los dos caballos no tiene defensa?',
      },
    },
  },
  bishop: {
    title: 'El alfil',
    about: 'En diagonal, por los dos colores.',
    tasks: {
      moves: {
        ask: 'Un alfil recorre cualquier distancia en diagonal. Captura el peón de h6.',
        success: 'Ha pasado por carriles vacíos sin llenarlos.',
        wrong: { c1f4: 'Vas por buen camino. Sigue hasta h6.' },
        otherwise: 'Desde c1, la diagonal sube hasta h6.',
      },
      colours: {
        ask: 'En un carril, un alfil está en los dos colores y puede salir de cualquiera. Captura la torre de a4 en dos jugadas.',
        success: 'Llegó a b2 y salió de b3.',
        otherwise: 'Ve al carril b2-b3. Desde b3, la diagonal lleva a a4.',
      },
      safely: {
        ask: 'Puedes capturar dos caballos. Captura uno de modo que las negras no puedan capturar tu alfil.',
        success: 'La torre defendía al otro.',
        wrong: { e1a5: 'La torre de a8 defiende a ese caballo y captura tu alfil.' },
        otherwise: '¿Cuál de los dos caballos no tiene defensa?',
      },
    },
  },
  queen: {
    title: 'La dama',
    about: 'En recto o en diagonal, la pieza más fuerte.',
    tasks: {
      moves: {
        ask: 'La dama recorre cualquier distancia, en recto o en diagonal. Captura el caballo y luego el alfil.',
        success: 'Una dama es torre y alfil a la vez.',
        otherwise: 'Sube en recto hasta d8. Desde ahí, la diagonal baja hasta h4.',
      },
      safely: {
        ask: 'Puedes capturar dos caballos. Captura uno de modo que las negras no puedan capturar tu dama.',
        success: 'Cuida bien tu pieza más fuerte.',
        wrong: { d1a4: 'El alfil de d7 defiende a ese caballo y captura tu dama.' },
        otherwise: '¿Cuál de los dos caballos no tiene defensa?',
      },
    },
  },
  knight: {
    title: 'El caballo',
    about: 'Salta desde cada casilla de su celda.',
    tasks: {
      leaps: {
        ask: 'Un caballo salta dos casillas en una dirección y una hacia un lado, desde cualquier casilla de su celda. El tuyo llena la rotonda. Llévalo a b4 y c6 en dos saltos.',
        success: 'Cuanto mayor es su celda, más lejos puede saltar un caballo.',
        otherwise:
          'Salta desde d4, e4, d5 o e5: dos casillas en una dirección y una hacia un lado.',
      },
      fork: {
        ask: 'Ataca al rey y a la dama a la vez, y gana la dama o la torre.',
        success: 'Eso es un ataque doble: atacaste dos piezas y las negras solo podían salvar una.',
        otherwise: 'Las negras salvan las dos. Da jaque con el caballo.',
      },
    },
  },
  pawn: {
    title: 'El peón',
    about: 'Una casilla hacia delante, desde el frente de su carril.',
    tasks: {
      moves: {
        ask: 'Un peón avanza una casilla, desde el frente de su carril. Lleva el tuyo al carril b6-b7 en dos jugadas.',
        success: 'De carril en carril, un peón se acerca deprisa a la última fila.',
        otherwise: 'Avanza en recto dos veces.',
      },
      captures: {
        ask: 'Un peón captura a un paso en diagonal hacia delante, desde cualquier casilla de su carril. Captura el caballo.',
        success: 'De d3 a c4.',
        otherwise: 'El caballo está en c4 y c5. Desde d3, c4 queda en diagonal hacia delante.',
      },
      promotes: {
        ask: 'En la última fila, un peón se convierte en caballo o en alfil. Conviértelo en alfil.',
        success: 'El peón estaba en a6 y a7, así que bastó un paso.',
        otherwise: 'Da el paso a a8 y elige el alfil.',
      },
    },
  },
  king: {
    title: 'El rey',
    about: 'Un paso, y el enroque una vez por partida.',
    tasks: {
      castles: {
        ask: 'Un rey mueve una casilla. Una vez por partida puedes enrocar: el rey mueve dos casillas hacia una torre, y la torre salta por encima de él. Enroca.',
        success:
          'El rey y la torre no pueden haber movido. Todas las casillas en medio deben estar vacías, y ninguna pieza rival puede atacar el camino del rey.',
        otherwise: 'Mueve el rey de e1 a g1. La torre lo sigue.',
      },
      steps: {
        ask: 'Tu rey llena la rotonda, y la torre de a5 lo ataca en d5. Llévalo al carril f2-f3, donde está a salvo.',
        success: 'De e4 a f3. Una celda grande es peligrosa para un rey.',
        otherwise: 'Así también está a salvo. Pero ve al carril f2-f3.',
      },
    },
  },
  mate: {
    tasks: {
      queen: {
        ask: 'Da mate en una jugada con tu dama.',
        success: 'Los propios peones del rey lo encerraban.',
        otherwise: 'Ataca por la última fila.',
      },
      roundabout: {
        ask: 'Un alfil en la rotonda ataca por muchas diagonales. Da mate en una jugada.',
        success: 'Ataca h8 desde e5, g8 desde d5 y h7 desde e4.',
        otherwise: 'Lleva el alfil a la rotonda.',
      },
      stalemate: {
        ask: 'Si tu rival no tiene jugadas pero no está en jaque, el rey está ahogado: tablas. Evítalo y da mate en una jugada.',
        success: 'Jaque desde d5 por la diagonal, y al rey no le queda ninguna casilla.',
        wrong: {
          a2d6: 'Ahora las negras no tienen jugadas pero no están en jaque: rey ahogado, tablas.',
        },
        otherwise: 'Desde la rotonda, la dama ataca a8 y todas las casillas de al lado.',
      },
    },
  },
  forks: {
    tasks: {
      rook: {
        ask: 'Tu torre está atacada. Sálvala con un jaque y gana luego el alfil o el caballo.',
        success: 'Las negras tuvieron que responder al jaque y no pudieron salvar la pieza.',
        otherwise: 'Las negras salvan los dos. Empieza con un jaque.',
      },
      lastRow: {
        ask: 'Mira a lo largo de la última fila. Gana una pieza en dos jugadas como mucho.',
        success: 'Un rey y una pieza en una misma línea son un blanco fácil.',
        otherwise: 'Da jaque donde el rey no pueda capturar.',
      },
    },
  },
  wins: (worthOf) => {
    const worth = (letter: 'Q' | 'B' | 'R' | 'N') => decimal(worthOf(letter));
    return {
      title: 'Lo que da la victoria',
      about: 'Cuánto valen las piezas en los carriles.',
      tasks: {
        dearest: {
          ask: 'En los carriles, un alfil vale más que una torre. Captura lo que vale más.',
          success: `En peones, una dama vale ${worth('Q')}; un alfil, ${worth('B')}; una torre, ${worth('R')}; un caballo, ${worth('N')}.`,
          wrong: { a5c6: 'Aquí una torre vale un poco menos que un alfil.' },
          otherwise: 'Tu caballo puede capturar dos piezas. Captura el alfil de b2.',
        },
        exchange: {
          ask: 'Ahora el peón de c4 defiende al alfil, así que perderías tu caballo por él. Captura donde más ganes.',
          success: 'Has ganado una torre a cambio de nada. Un alfil por un caballo da menos.',
          wrong: { a5b2: 'El peón recaptura en b3. Otra captura no cuesta nada.' },
          otherwise: 'Tu caballo puede capturar dos piezas. A una de ellas nada la defiende.',
        },
      },
    };
  },
  finish: {
    tasks: {
      oneMove: {
        ask: 'Tienes mucha ventaja. Da mate en una jugada.',
        success: 'La torre estaba en e6 y e7: a una casilla de la última fila.',
        otherwise: 'Todavía no es mate. Tu torre puede darlo.',
      },
    },
  },
};
