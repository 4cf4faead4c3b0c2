// What Learn says of Cuarenta: its rules, and captions of diagrams.
import type { Texts } from '../../../textsType';

export const texts: Texts<'cuarentaLearn'> = {
  castlingOnceGame:
    'Enroque: una vez por partida, el rey y el camello pueden intercambiar sus sitios si ninguno ha movido.',
  kingCheckBefore:
    'El rey no puede estar en jaque ni antes ni después. Las piezas que haya en medio no importan.',
  castlingKingCamel: 'Enroque: el rey y el camello intercambian sus sitios.',
  checkmateEnemyKing: 'Da jaque mate al rey rival en un tablero de cuarenta rombos.',
  diamondsLightSquares:
    'Los rombos son las casillas claras de un tablero de 9x9. Un paso diagonal va a un rombo que comparte un lado. Un paso recto va al rombo siguiente, punta con punta.',
  whitesCamelStarts:
    'El camello de las blancas empieza en h1, y el de las negras, en b9: cada bando lo tiene a su derecha.',
  whiteMovesFirst: 'Empiezan las blancas.',
  pawnMovesStep:
    'El peón da un paso en diagonal hacia delante, o hacia un lado al rombo siguiente, punta con punta. Captura de la misma manera.',
  pawnNeverCaptures: 'Un peón nunca captura un peón.',
  promotionYourChoice:
    'La promoción la eliges tú. En las tres últimas filas, un peón puede convertirse en camello. En la última, también en alfil, vao, rana o guardia, o esperar y promocionar más tarde.',
  twoRanksBefore: 'En las dos filas anteriores a la última también puede esperar.',
  takesBishopPawn: 'Captura el alfil, pero no el peón que está al lado.',
  nearEndBecome: 'Cerca del final puede convertirse en camello, o esperar.',
  bishopMovesDistance:
    'El alfil recorre cualquier distancia en diagonal, como en el ajedrez. Aquí puede llegar a todo el tablero.',
  distanceAlongDiagonals: 'Cualquier distancia por las diagonales.',
  vaoMovesLike:
    'El vao mueve como un alfil. Para capturar, salta en diagonal por encima de exactamente una pieza de cualquier bando. Captura la pieza siguiente, si es rival.',
  pawnScreenFrog: 'El peón es la pantalla; la rana de detrás cae.',
  frogStepsStraight:
    'La rana da un paso recto al rombo siguiente, punta con punta, para mover o para capturar.',
  jumpsEightDirections:
    'También salta, en cualquiera de las ocho direcciones, por encima de una fila de piezas propias, y puede capturar así. Nunca salta sobre piezas rivales.',
  lineStartsRight:
    'La fila empieza justo a su lado, no tiene huecos y puede ser de una sola pieza. La rana cae en la primera casilla detrás.',
  startJumpA4: 'Desde el inicio puede saltar a a4, d5 y g4.',
  guardMovesCaptures:
    'El guardia mueve y captura a una o dos casillas en diagonal. Salta por encima de una pieza que haya en medio.',
  leapsOverPawn: 'Salta por encima del peón.',
  camelLeapsThree: 'El camello salta tres casillas en una dirección y una en la otra.',
  leapsOverAnything: 'Salta por encima de cualquier cosa.',
  kingMovesCaptures: 'El rey mueve y captura a un paso en diagonal.',
  moveStraightForward:
    'También puede mover en recto hacia delante o hacia atrás al rombo siguiente, punta con punta, pero sin capturar. El dibujo del inventor marca estas dos casillas con otro signo.',
  diagonalStepsStraight: 'Pasos diagonales, y en recto hacia delante o hacia atrás sin capturar.',
  checkmateWinsStalemate:
    'El jaque mate gana. El rey ahogado es tablas, y también se pueden acordar tablas.',
  fortyMovesWithout: 'Cuarenta jugadas sin una captura ni una promoción son tablas.',
  meansFortyMoves:
    'Son cuarenta jugadas de cada bando. Una simple jugada de peón no reinicia la cuenta.',
  drawNeitherSide: 'También son tablas cuando a ningún bando le queda lo suficiente para dar mate.',
  meansTwoKings: 'Así pasa con los dos reyes solos, o con un vao cada uno como mucho.',
  positionComesThird: 'Una posición que aparece por tercera vez es tablas.',
};
