// What Learn says of Cuarenta: its rules, and captions of diagrams.

export const texts = {
  castlingOnceGame: 'Castling: once a game, king and camel may swap places if neither has moved.',
  kingCheckBefore:
    'The king must not be in check before or after. Pieces between them do not matter.',
  castlingKingCamel: 'Castling: king and camel swap places.',
  checkmateEnemyKing: 'Checkmate the enemy king on a board of forty diamonds.',
  diamondsLightSquares:
    'The diamonds are the light squares of a 9x9 board. A diagonal step goes to a diamond that shares an edge. A straight step goes to the next diamond, point to point.',
  whitesCamelStarts:
    'White’s camel starts on h1, Black’s on b9: each side has it on its own right.',
  whiteMovesFirst: 'White moves first.',
  pawnMovesStep:
    'The pawn moves one step diagonally forward, or sideways to the next diamond, point to point. It captures the same way.',
  pawnNeverCaptures: 'A pawn never captures a pawn.',
  promotionYourChoice:
    'Promotion is your choice. On the last three ranks a pawn may become a camel. On the last rank, it may also become a bishop, vao, frog or guard, or wait and promote later.',
  twoRanksBefore: 'On the two ranks before the last it may wait as well.',
  takesBishopPawn: 'It takes the bishop but not the pawn beside it.',
  nearEndBecome: 'Near the end it may become a camel, or wait.',
  bishopMovesDistance:
    'The bishop moves any distance diagonally, as in chess. Here it can reach the whole board.',
  distanceAlongDiagonals: 'Any distance along the diagonals.',
  vaoMovesLike:
    'The vao moves like a bishop. To capture, it jumps along a diagonal over exactly one piece of either side. It takes the next piece beyond, if that is an enemy.',
  pawnScreenFrog: 'The pawn is the screen; the frog beyond it falls.',
  frogStepsStraight:
    'The frog steps straight to the next diamond, point to point, to move or to capture.',
  jumpsEightDirections:
    'It also jumps in any of the eight directions over a line of its own pieces, and can capture that way. It never jumps over enemies.',
  lineStartsRight:
    'The line starts right beside it, has no gap and may be a single piece. The frog lands on the first square beyond.',
  startJumpA4: 'From the start it can jump to a4, d5 and g4.',
  guardMovesCaptures:
    'The guard moves or captures one or two squares diagonally. It leaps over a piece in between.',
  leapsOverPawn: 'It leaps over the pawn.',
  camelLeapsThree: 'The camel leaps three squares one way and one the other.',
  leapsOverAnything: 'It leaps over anything in between.',
  kingMovesCaptures: 'The king moves or captures one step diagonally.',
  moveStraightForward:
    'It may also move straight forward or back to the next diamond, point to point, but not capture there. The inventor’s picture marks these two cells with another sign.',
  diagonalStepsStraight: 'Diagonal steps, and straight forward or back without capturing.',
  checkmateWinsStalemate: 'Checkmate wins. Stalemate is a draw, and you can agree on a draw.',
  fortyMovesWithout: 'Forty moves without a capture or a promotion are a draw.',
  meansFortyMoves:
    'That means forty moves by each side. A plain pawn move does not restart the count.',
  drawNeitherSide: 'It is also a draw when neither side has enough left to checkmate.',
  meansTwoKings: 'That means two kings alone, or with at most one vao each.',
  positionComesThird: 'A position that comes up for the third time is a draw.',
};
