// The lessons of Bipartite Chess: what each task asks, and what is said of the moves tried.
import type { Texts } from '../../../textsType';
import { decimal } from '../../numbers';

export const texts: Texts<'bipartiteLessons'> = {
  first: {
    title: 'Bipartite en tres minutos',
    about: 'Primero una carrera, luego una elección, después una batalla.',
    tasks: {
      messenger: {
        ask: 'La partida empieza con una carrera. Juegas con blancas, desde abajo. Un Mensajero avanza una casilla, en recto o en diagonal. Lleva el de D2 a B3.',
        success:
          'Las filas A y B son las filas de base de las negras. Todos tus Mensajeros deben llegar ahí.',
        wrong: { D2C1: 'Eso se aleja de B3.' },
        otherwise: 'Avanza el Mensajero de D2, primero a C2 o a C3.',
      },
      race: {
        ask: 'Gana la carrera quien lleve primero a todos sus Mensajeros al otro lado: nueve en una partida, tres aquí. Te falta uno. Gana la carrera.',
        success: 'Has ganado la carrera. Ahora eliges una Pieza Fuerte para la batalla.',
        otherwise: 'El Mensajero de B2 ya está en la meta. Mueve el de C3.',
      },
      powerPiece: {
        ask: 'La batalla se juega con ejércitos nuevos. Ahora juegas con negras, desde abajo. La Pieza Fuerte diagonal mueve hasta tres casillas en diagonal. Lleva la de G3 a D4 en dos jugadas.',
        success: 'La Pieza Fuerte recta mueve hasta tres casillas en recto.',
        otherwise:
          'Desde G3, mueve una casilla arriba a la izquierda y luego dos arriba a la derecha.',
      },
      checkmate: {
        ask: 'Ataca al rey de modo que no pueda escapar. Eso es jaque mate, y ganas. Tu Pieza Fuerte de D2 puede darlo.',
        success: 'Jaque mate. Tu rey y tu espadachín cubrían las casillas de alrededor.',
        otherwise: 'El rey blanco aún puede escapar. Atácalo a lo largo de su fila.',
      },
      takeAll: {
        ask: 'También ganas si capturas todo menos el rey. Aquí, captura el soldado de D1 o la Pieza Fuerte en dos jugadas como mucho.',
        success: 'Una captura más y el rey se queda solo. Ya sabes lo suficiente para jugar.',
        otherwise: 'El capitán de A4 salta dos casillas en una dirección y una en la otra.',
      },
    },
  },
  racing: {
    title: 'La carrera',
    about: 'Rodea a los demás y llena las filas de base en orden.',
    tasks: {
      around: {
        ask: 'En la carrera no se captura nada, así que hay que rodear. Lleva el Mensajero de F3 a C3 en tres jugadas.',
        success: 'Un paso en diagonal hacia un lado y otro de vuelta.',
        wrong: { H1G1: 'Ese Mensajero puede esperar. Rodea E3 con el de F3.' },
        otherwise: 'E3 está ocupada. Pasa por su lado: E2 o E4, y luego D3.',
      },
      fromTheBack: {
        ask: 'Llena las filas de base desde el fondo, o tus últimos Mensajeros no tendrán sitio. Lleva tus Mensajeros a A4 y B4 en dos jugadas.',
        success: 'La fila del fondo se llena primero.',
        wrong: { B4A5: 'Eso también hace sitio. Pero aquí, ve a A4.' },
        otherwise:
          'Primero mueve en recto hacia arriba, de B4 a A4. Luego puede subir el otro Mensajero.',
      },
      lastOne: {
        ask: 'Tres de tus cuatro Mensajeros están en la meta. A las negras les falta más. Lleva el último a B2 en dos jugadas y gana la carrera.',
        success: 'Han llegado todos: has ganado la carrera.',
        wrong: { B4A4: 'Ese Mensajero ya está en la meta. En una carrera cada jugada cuenta.' },
        otherwise: 'Mueve el Mensajero de D3 a C2 o a C3, y luego a B2.',
      },
    },
  },
  block: {
    title: 'El bloqueo',
    about: 'El bando que no puede mover debe pasar.',
    tasks: {
      blocked: {
        ask: 'Tu Mensajero de C2 está bloqueado: las tres casillas de delante están ocupadas. En su lugar, lleva el de H5 a F4 en dos jugadas.',
        success: 'Solo puedes pasar cuando ningún Mensajero puede mover.',
        wrong: { H1G1: 'Ese también puede mover. Pero aquí, mueve el de H5.' },
        otherwise: 'Desde H5, ve a G4 o a G5, y luego a F4.',
      },
      pass: {
        ask: 'El único Mensajero de las negras, en D1, va hacia abajo. Quien no puede mover debe pasar. Bloquéalo: ocupa la última casilla libre que tiene delante.',
        success: 'Ahora las negras deben pasar y vuelves a mover tú.',
        wrong: { E2D2: 'Eso deja libre E2. No muevas este Mensajero.' },
        otherwise:
          'Desde D1, las negras pueden ir a E1 o a E2. En E2 ya estás tú, así que ve a E1.',
      },
      winTime: {
        ask: 'Un bloqueo gana tiempo. Si no, las negras escapan a E1. Lleva un Mensajero a B4 en dos jugadas sin dejar mover a las negras.',
        success: 'Las negras tuvieron que pasar, y así hiciste dos jugadas seguidas.',
        wrong: { C4B4: 'Ahora las negras van a E1. Primero bloquea y después corre.' },
        otherwise: 'Primero bloquea E1 con el Mensajero de F1. Luego ve a B4.',
      },
      count: {
        ask: 'Cuenta los pasos hasta la meta: necesitas siete, y las negras, seis. Solo ganas la carrera si las negras tienen que pasar. Encuentra la jugada.',
        success:
          'Las negras pasan mientras tu último Mensajero corre a la meta. Solo entonces abre el camino.',
        wrong: { F5E5: 'Ahora las negras escapan a C1 y llegan antes. Bloquea antes de correr.' },
        otherwise: 'Ocupa la última casilla libre delante del Mensajero de B1.',
      },
    },
  },
  choice: {
    title: 'Elegir ejército',
    about: 'Quien gana la carrera elige una Pieza Fuerte.',
    tasks: {
      winRace: {
        ask: 'Quien gana la carrera elige una Pieza Fuerte. Primero gana la carrera con el Mensajero de C3.',
        success: 'Has ganado la carrera, así que te toca otra vez: ahora eliges.',
        otherwise: 'Los Mensajeros de A1 y B2 están en la meta. Lleva también el de C3.',
      },
      straight: {
        ask: 'La batalla empieza con ejércitos nuevos, y las blancas pasan arriba. Una Pieza Fuerte mueve en recto y la otra en diagonal. Elige la recta.',
        success: 'Las negras se quedan con la diagonal.',
        wrong: { diagonal: 'Eso también está permitido. Pero aquí, elige la recta.' },
        otherwise: 'Elige la recta.',
      },
      diagonal: {
        ask: 'Esta vez juegas con negras y ganaste la carrera. Las negras también empiezan la batalla. Elige la Pieza Fuerte diagonal.',
        success: 'Lo demás es igual para los dos bandos. Cada uno tiene un rey y nueve piezas más.',
        wrong: { orthogonal: 'Eso también está permitido. Pero aquí, elige la diagonal.' },
        otherwise: 'Elige la diagonal.',
      },
    },
  },
  power: {
    title: 'Las Piezas Fuertes',
    about: 'Hasta tres casillas, en diagonal o en recto.',
    tasks: {
      straight: {
        ask: 'La Pieza Fuerte recta mueve de una a tres casillas en recto. Captura el Mensajero de C2.',
        success: 'Tres casillas: más lejos no llega.',
        wrong: { F2D2: 'Te has parado una casilla antes.' },
        otherwise: 'Mueve en recto hacia arriba desde F2.',
      },
      diagonal: {
        ask: 'La Pieza Fuerte diagonal mueve de una a tres casillas en diagonal. Captura el Mensajero de C5.',
        success: 'Siempre va por casillas de un mismo color.',
        wrong: { F2D4: 'Te has parado una casilla antes.' },
        otherwise: 'Mueve arriba a la derecha desde F2.',
      },
      safely: {
        ask: 'Captura una pieza de modo que nada pueda capturar tu Pieza Fuerte.',
        success: 'Nada defendía al capitán. Míralo siempre antes de capturar.',
        wrong: { F3C3: 'El soldado de B2 defiende a ese Mensajero y recaptura.' },
        otherwise: 'Nada defiende al capitán de F5.',
      },
    },
  },
  captain: {
    title: 'El capitán',
    about: 'Un salto, o un paso recto.',
    tasks: {
      leaps: {
        ask: 'El capitán salta dos casillas en una dirección y una hacia un lado. Captura el Mensajero de D4.',
        success: 'Un salto pasa por encima de cualquier cosa.',
        wrong: { F3D2: 'Ese salto va a la izquierda. Salta a la derecha.' },
        otherwise: 'Desde F3, salta dos hacia arriba y una a la derecha.',
      },
      steps: {
        ask: 'También da un paso recto hacia delante o hacia atrás, pero solo a una casilla vacía. Llévalo a G3 y luego a F5.',
        success: 'Con un paso y un salto llega adonde un salto solo no alcanza.',
        otherwise: 'Primero da un paso recto atrás, a G3. Desde ahí, salta a F5.',
      },
      safely: {
        ask: 'Dos piezas están a un salto. Captura una y quédate donde nada pueda capturar al capitán.',
        success: 'Has ganado un capitán a cambio de nada.',
        wrong: { F3D2: 'El guardia de C2 defiende a ese Mensajero y recaptura.' },
        otherwise: '¿Qué pieza blanca defiende D2? ¿Y cuál defiende G5?',
      },
    },
  },
  swordsman: {
    title: 'El espadachín',
    about: 'Camina en recto y captura a la distancia de su espada.',
    tasks: {
      walks: {
        ask: 'El espadachín camina una o dos casillas en recto. Llévalo a D5 en dos jugadas. E5 está bloqueada en la batalla.',
        success: 'Ha rodeado la casilla bloqueada.',
        wrong: { F3F5: 'Desde F5 no puede subir: E5 está bloqueada.' },
        otherwise: 'Mueve dos casillas arriba, a D3, y luego dos a la derecha.',
      },
      captures: {
        ask: 'Solo captura lo que está a dos casillas, y solo si la de en medio está vacía. Captura lo que puedas.',
        success: 'El Mensajero de al lado estaba demasiado cerca.',
        wrong: { F3F4: 'Ahora el de F5 también está demasiado cerca.' },
        otherwise: 'No puede capturar el Mensajero de al lado. Mira dos casillas a la derecha.',
      },
      stepBack: {
        ask: 'El soldado que tiene justo delante está demasiado cerca para capturarlo. Primero da un paso atrás y luego captúralo.',
        success: 'A la distancia de la espada, el soldado ya se podía capturar.',
        otherwise: 'Da un paso recto atrás, a G3. Entonces E3 queda a dos casillas.',
      },
    },
  },
  guard: {
    title: 'El guardia',
    about: 'Va a cualquier lado, pero no captura nada a su espalda.',
    tasks: {
      steps: {
        ask: 'El guardia va a cualquier casilla vecina. Llévalo a C3 en dos jugadas.',
        success: 'Una casilla cada vez, en cualquier dirección.',
        wrong: { E3F3: 'También puede retroceder, pero C3 está delante.' },
        otherwise: 'Sube dos veces, en recto o en diagonal.',
      },
      captures: {
        ask: 'Captura hacia delante, en diagonal hacia delante y hacia los lados, pero nunca a su espalda. Captura lo que puedas.',
        success: 'Para ti, delante es arriba. El Mensajero de atrás estaba a salvo.',
        wrong: { E3E4: 'Ese paso está permitido, pero puedes capturar algo.' },
        otherwise: 'Delante es arriba: mira las casillas por encima del guardia.',
      },
      safely: {
        ask: 'Dos piezas están a su alcance. Captura una y quédate donde nada pueda capturar al guardia.',
        success: 'Has ganado un capitán a cambio de nada.',
        wrong: { E3D4: 'El soldado de C5 defiende a ese Mensajero y recaptura.' },
        otherwise: '¿Qué pieza blanca defiende D4? ¿Y cuál defiende E2?',
      },
    },
  },
  soldier: {
    title: 'Soldado y Mensajero',
    about: 'Tus piezas más pequeñas, y cómo un Mensajero se convierte en soldado.',
    tasks: {
      captures: {
        ask: 'El soldado va a cualquier casilla vecina, pero solo captura en diagonal. Captura lo que puedas.',
        success: 'Avanza en recto, pero así nunca captura.',
        wrong: { E3D2: 'En diagonal está bien, pero el Mensajero está al otro lado.' },
        otherwise: 'Captura en diagonal arriba a la derecha, en D4.',
      },
      messengerMoves: {
        ask: 'En la batalla, un Mensajero avanza una casilla en recto. Desde su primera casilla puede avanzar dos. Lleva el de H3 a E3 en dos jugadas.',
        success: 'Dos casillas y luego una.',
        wrong: { H3G3: 'Solo puede avanzar dos casillas desde la primera. Hazlo ahora.' },
        otherwise: 'Sube dos casillas, de H3 a F3, y luego una más.',
      },
      messengerTakes: {
        ask: 'Un Mensajero captura en diagonal hacia delante. Una pieza justo delante lo bloquea. Captura lo que puedas.',
        success: 'Nunca captura en recto.',
        otherwise: 'Captura en diagonal arriba a la derecha, en D4.',
      },
      promotes: {
        ask: 'En las dos filas de base del rival, un Mensajero se convierte en soldado. Conviértelo.',
        success: 'Se convirtió en soldado al instante. No hay otra opción.',
        otherwise: 'Mueve en recto hacia arriba, de C2 a B2.',
      },
    },
  },
  mate: {
    tasks: {
      powerPiece: {
        ask: 'Da mate en una jugada con la Pieza Fuerte recta. Mueve hasta tres casillas en recto.',
        success: 'Jaque mate por la última fila.',
        otherwise: 'El rey blanco aún puede escapar. Ataca por la última fila.',
      },
      soldier: {
        ask: 'Da mate en una jugada. El soldado captura en diagonal.',
        success: 'Desde B3, el soldado ataca A2.',
        otherwise: 'Mueve el soldado de modo que quede junto al rey, en diagonal.',
      },
      cutOff: {
        ask: 'Da mate en dos jugadas. Primero quítale casillas al rey y luego da mate.',
        success: 'Un rey y una Pieza Fuerte bastan para dar mate.',
        otherwise: 'El rey blanco escapa. Acerca tu propio rey.',
      },
    },
  },
  forks: {
    tasks: {
      captain: {
        ask: 'Ataca dos piezas a la vez con el capitán y captura la Pieza Fuerte en dos jugadas como mucho.',
        success:
          'Las blancas tuvieron que responder al jaque, y así pudiste capturar la Pieza Fuerte.',
        otherwise: 'Entonces las blancas la salvan. Da jaque con el capitán.',
      },
      swordsman: {
        ask: 'El espadachín captura a dos casillas, hacia arriba y hacia abajo. Ataca al rey y al capitán a la vez, y captura el capitán.',
        success: 'El rey tuvo que mover, y así pudiste capturar el capitán.',
        otherwise: 'El rey y el capitán están en la misma columna. Ponte entre los dos.',
      },
      threeAtOnce: {
        ask: 'Un salto de tu capitán ataca tres piezas a la vez. Captura la Pieza Fuerte o el guardia.',
        success: 'Un jaque y otras dos piezas atacadas.',
        otherwise: 'Da jaque con el capitán, desde el centro del tablero.',
      },
    },
  },
  bare: {
    title: 'El rey solo',
    about: 'La otra manera de ganar.',
    tasks: {
      takeMessenger: {
        ask: 'Un rey solo ha perdido. Gana en dos jugadas como mucho capturando el Mensajero.',
        success: 'Tu rey mantuvo al rey blanco lejos del Mensajero.',
        otherwise:
          'Entonces las blancas escapan. Lleva tu rey junto al Mensajero, frente al rey blanco.',
      },
      takenBack: {
        ask: 'El rey blanco defiende al Mensajero de C4. Si puede recapturar tu última pieza, la partida es tablas. Gana en dos jugadas.',
        success: 'Tu rey defendía la Pieza Fuerte, así que las blancas no podían recapturar.',
        wrong: { C1C4: 'El rey blanco recaptura. Ahora los dos reyes están solos: tablas.' },
        otherwise: 'Primero lleva tu rey justo delante del Mensajero.',
      },
    },
  },
  wins: (worthOf) => {
    const worth = (letter: 'R' | 'D' | 'G' | 'C' | 'B') => decimal(worthOf(letter));
    return {
      title: 'Lo que da la victoria',
      about: 'Cuánto vale cada pieza.',
      tasks: {
        dearest: {
          ask: `La Pieza Fuerte recta vale ${worth('R')} Mensajeros; un espadachín, ${worth('D')}. Captura lo que vale más.`,
          success: `Un guardia vale ${worth('G')} Mensajeros; un capitán, ${worth('C')}; la Pieza Fuerte diagonal, ${worth('B')}.`,
          wrong: { F3G5: `Un espadachín vale ${worth('D')}. Puedes capturar algo mejor.` },
          otherwise: 'El capitán puede capturar dos piezas. Captura la de D2.',
        },
        exchange: {
          ask: 'Ahora un soldado defiende la Pieza Fuerte: perderías el capitán por ella. Cuenta otra vez y captura donde más ganes.',
          success: `Has ganado un espadachín, que vale ${worth('D')} Mensajeros, a cambio de nada. Cambiar tu capitán por la Pieza Fuerte da menos.`,
          wrong: {
            F3D2: `Ganas la Pieza Fuerte recta, que vale ${worth('R')}, pero pierdes un capitán, que vale ${worth('C')}. Otra captura no cuesta nada.`,
          },
          otherwise: 'El capitán puede capturar dos piezas. A una de ellas nada la defiende.',
        },
      },
    };
  },
  finish: {
    playOn:
      'Tienes mucha ventaja. Vence al ordenador, con un mate o capturando todo menos el rey. Puedes deshacer jugadas.',
    tasks: {
      takeAll: {
        ask: 'Captura el Mensajero de D1. Si tienes ventaja, puedes ganar capturándolo todo.',
        success: 'Una captura más y el rey se queda solo.',
        otherwise: 'Desde A4, la diagonal lleva a D1.',
      },
    },
  },
};
