// What Learn says of Bipartite Chess: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'bipartiteLearn'> = {
  firstComesRace:
    'Primero viene una carrera, que empiezan las negras. La gana quien lleve antes a todos sus Mensajeros al otro lado, a las filas de base del rival. Después viene una batalla con ejércitos nuevos, que se decide por jaque mate.',
  winnerRaceChooses:
    'Quien gana la carrera elige para la batalla la Pieza Fuerte diagonal o la recta. El rival recibe la otra.',
  blackMovesFirst: 'También la batalla la empiezan las negras.',
  columnsAndRows:
    'Cinco columnas, de la 1 a la 5, y nueve filas, de la A arriba a la I abajo. Una casilla se nombra por su fila y su columna, como B3.',
  twoSquaresBlocked: 'Dos casillas están bloqueadas: A3 e I3 en la carrera, E1 y E5 en la batalla.',
  raceBlackStarts:
    'En la carrera, las negras salen de las filas A y B y van hacia abajo. Las blancas salen de H e I y van hacia arriba.',
  battleSidesSwapped:
    'En la batalla los bandos cambian de lado: las blancas salen de A y B, las negras de H e I.',
  raceMessengerSteps:
    'En la carrera, un Mensajero avanza una casilla, en recto o en diagonal, a una casilla vacía. No se captura nada.',
  youCannotMove: 'Si no puedes mover, debes pasar. Si puedes, no está permitido pasar.',
  eachSideNeeds:
    'Cada bando necesita 62 pasos para llevar a todos sus Mensajeros a la meta. Empiezan las negras, así que, si nadie pasa, llegan primero.',
  whiteHomeFirst:
    'Las blancas solo llegan primero si las negras pasan más veces. Que no te toque pasar a ti: guarda jugadas libres y bloquea al otro bando.',
  neitherSideMove:
    'Cuando ningún bando puede mover, la carrera termina. Gana quien tenga más Mensajeros en la meta. Si hay igualdad, gana quien haya avanzado más filas en total. Si la igualdad sigue, ganan las blancas.',
  battleChessPawn:
    'En la batalla es un peón de ajedrez, con paso doble desde su casilla inicial y sin captura al paso. En las dos filas de base del rival se convierte al instante en soldado.',
  raceForwardThree: 'En la carrera: hacia delante en tres direcciones.',
  battlePawnDouble: 'En la batalla: un peón, con su paso doble.',
  diagonalPowerPiece: 'La Pieza Fuerte diagonal es un alfil que mueve tres casillas como mucho.',
  threeSquaresDiagonally: 'Hasta tres casillas en diagonal.',
  straightPowerPiece: 'La Pieza Fuerte recta es una torre que mueve tres casillas como mucho.',
  threeSquaresStraight: 'Hasta tres casillas en línea recta.',
  captainKnightMove:
    'El capitán es un caballo que también puede mover una casilla en recto hacia delante o hacia atrás, pero sin capturar así.',
  knightTwoExtra: 'Un caballo con dos pasos más.',
  guardMovesNeighbouring:
    'El guardia mueve a cualquier casilla vecina. Solo captura hacia delante, en diagonal hacia delante y hacia los lados, nunca a su espalda.',
  whiteFacesDown:
    'Aquí las blancas miran hacia abajo; las tres casillas de arriba quedan a la espalda del guardia.',
  soldierMovesNeighbouring:
    'El soldado mueve a cualquier casilla vecina y solo captura en diagonal.',
  stepsAnywhereTakes: 'Va a cualquier lado y captura en las diagonales.',
  swordsmanMovesTwo:
    'El espadachín mueve una o dos casillas en línea recta, sin saltar. Solo captura en la segunda casilla, cuando la primera está vacía.',
  thrustReachesTwo: 'Una estocada llega a la segunda casilla; la vecina está demasiado cerca.',
  kingMovesChess: 'El rey mueve como en el ajedrez.',
  noCastling: 'No hay enroque.',
  stepDirection: 'Un paso en cualquier dirección.',
  checkmateWinsYou:
    'El jaque mate gana. También ganas si capturas todo menos el rey. Pero si ese rey puede capturar enseguida tu última pieza además del rey, son tablas.',
  appDecidesOnce: 'La aplicación lo decide al instante. El jaque mate tiene prioridad.',
  battleStalemateDraw:
    'En la batalla, el rey ahogado es tablas, y también una posición que aparece por tercera vez. Lo mismo pasa tras 50 jugadas de cada bando sin una captura ni una jugada de Mensajero.',
};
