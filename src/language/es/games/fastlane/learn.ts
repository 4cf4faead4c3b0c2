// What Learn says of Chess in the Fast Lane: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'fastlaneLearn'> = {
  aim: (cells) =>
    `Da jaque mate al rey rival. Las 64 casillas forman solo ${cells} celdas, porque algunas se unen en carriles.`,
  ownLanes: (lanes, cells) => {
    const has =
      lanes === 0
        ? 'no tiene carriles y'
        : `tiene ${lanes === 1 ? 'un carril' : `${lanes} carriles`} y`;
    return `El dibujo original de los carriles se perdió, así que puedes trazar los tuyos. Este tablero ${has} ${lanes === 0 ? 'tiene ' : ''}${cells} celdas.`;
  },
  aimWithoutLanes: 'Da jaque mate al rey rival. Cada una de las 64 casillas es una celda propia.',
  inventorsPictureLanes:
    'El dibujo original de los carriles se perdió. Este trazado es nuestro, hecho según la descripción del inventor. Delante de los dos ejércitos hay carriles de dos casillas a lo largo de las columnas. Otros cuatro están en el centro, junto a la rotonda de cuatro casillas.',
  laneCellPiece:
    'Un carril es una sola celda. Una pieza en él está a la vez en todas sus casillas. Mueve desde cualquiera de ellas, y en cualquiera se la puede capturar.',
  movingPieceTravels:
    'Una pieza se mueve por las 64 casillas a lo largo de sus líneas de siempre. Si se para en una casilla de un carril, llena todo el carril.',
  moveEndDifferent:
    'Una jugada debe terminar en otra celda. El carril del que sale una pieza nunca le cierra el paso.',
  givingWaySliding:
    'Ceder el paso: una pieza que se desliza puede pasar por encima de un carril que ocupa una pieza propia, pero no pararse en él. Nada pasa por encima de una pieza en una casilla suelta ni de una rival.',
  pieceAttacksChecks:
    'Una pieza también ataca y da jaque por encima de piezas propias que cederían el paso.',
  pawnMovesSquare:
    'El peón avanza un paso y captura a un paso en diagonal hacia delante, desde cualquier casilla de su celda. No hay paso doble ni captura al paso.',
  lastRankBecomes: 'En la última fila se convierte en caballo o en alfil, y en nada más.',
  frontLaneRoundabout: 'Desde el frente de su carril a la rotonda, o una captura.',
  lastStepPromotes: 'El último paso promociona.',
  stepForwardCell: 'Un paso hacia delante desde su celda.',
  knightLeapsChess: 'El caballo salta como en el ajedrez, desde cualquier casilla de su celda.',
  roundaboutLeapFour: 'En la rotonda puede saltar desde cualquiera de cuatro casillas.',
  leapFromCell: 'Dos casillas en recto y una hacia un lado.',
  bishopMovesChess: 'El alfil mueve como en el ajedrez.',
  bishopInLane: 'En un carril está en los dos colores, así que cambia de color con facilidad.',
  diagonalsBothSquares: 'Diagonales desde las dos casillas del carril.',
  alongDiagonals: 'Por sus diagonales.',
  rookMovesChess: 'La torre mueve como en el ajedrez.',
  rookOverFriends:
    'Las piezas propias en carriles le ceden el paso, así que puede salir de detrás de su propio peón.',
  pawnGivesWay: 'El peón cede el paso; la torre no puede pararse en su carril.',
  alongRankFile: 'Por la fila y la columna.',
  queenMovesChess: 'La dama mueve como en el ajedrez.',
  queenOverFriends: 'Las piezas propias en carriles también le ceden el paso.',
  outOverHer: 'Sale por encima de su propio peón.',
  straightDiagonally: 'En recto y en diagonal.',
  kingStepsChess:
    'El rey da un paso como en el ajedrez, desde cualquier casilla de su celda. El enroque es como en el ajedrez.',
  nothingGivesWay:
    'Nada cede el paso al enroque: todas las casillas entre el rey y la torre deben estar vacías.',
  stepCastling: 'Un paso, o el enroque.',
  checkmateWinsStalemate: 'El jaque mate gana. El rey ahogado es tablas.',
  positionComesThird:
    'Una posición que aparece por tercera vez es tablas. También lo son 50 jugadas de cada bando sin una captura ni una jugada de peón. No hace falta reclamarlas.',
  twoBareKings: 'Dos reyes solos son tablas al instante.',
  loneMinorMates:
    'Un solo caballo o alfil puede dar mate aquí, porque una pieza en un carril ataca desde todas sus casillas.',
};
