// What Learn says of Bipartite Chess: its rules, and captions of diagrams.

export const texts = {
  firstComesRace:
    'First comes a race, which Black begins. The first to bring all Messengers to the far side, the opponent’s home rows, wins it. Then comes a battle with new armies, decided by checkmate.',
  winnerRaceChooses:
    'The winner of the race chooses the diagonal or the straight Power Piece for the battle. The opponent gets the other one.',
  blackMovesFirst: 'Black also moves first in the battle.',
  columnsAndRows:
    'Five columns, 1 to 5, and nine rows, A at the top to I at the bottom. A square is named by its row and column, such as B3.',
  twoSquaresBlocked: 'Two squares are blocked: A3 and I3 in the race, E1 and E5 in the battle.',
  raceBlackStarts:
    'In the race, Black starts on rows A and B and moves down. White starts on H and I and moves up.',
  battleSidesSwapped:
    'In the battle the sides are swapped: White starts on A and B, Black on H and I.',
  raceMessengerSteps:
    'In the race a Messenger steps one square forward, straight or diagonally, to an empty square. Nothing is captured.',
  youCannotMove: 'If you cannot move, you must pass. Otherwise you may not pass.',
  eachSideNeeds:
    'Each side needs 62 steps to bring all Messengers home. Black moves first, so if nobody passes, Black is home first.',
  whiteHomeFirst:
    'White is home first only if Black passes more often. Do not be the one who must pass: keep free moves for yourself, and block the other side.',
  neitherSideMove:
    'When neither side can move, the race ends. The side with more Messengers home wins. If equal, the side that advanced more rows in all wins. If still equal, White wins.',
  battleChessPawn:
    'In the battle it is a chess pawn, with a double step from its starting square and no en passant. On the enemy’s two home rows it becomes a soldier at once.',
  raceForwardThree: 'In the race: forward in three directions.',
  battlePawnDouble: 'In the battle: a pawn, with its double step.',
  diagonalPowerPiece: 'The diagonal Power Piece is a bishop that moves at most three squares.',
  threeSquaresDiagonally: 'Up to three squares diagonally.',
  straightPowerPiece: 'The straight Power Piece is a rook that moves at most three squares.',
  threeSquaresStraight: 'Up to three squares in a straight line.',
  captainKnightMove:
    'The captain is a knight that may also move one square straight forward or back, but not capture there.',
  knightTwoExtra: 'A knight with two extra steps.',
  guardMovesNeighbouring:
    'The guard moves to any neighbouring square. It captures only forward, diagonally forward and sideways, never behind it.',
  whiteFacesDown: 'White faces down here; the three squares above are behind the guard.',
  soldierMovesNeighbouring:
    'The soldier moves to any neighbouring square and captures only diagonally.',
  stepsAnywhereTakes: 'It steps anywhere and takes on the diagonals.',
  swordsmanMovesTwo:
    'The swordsman moves one or two squares in a straight line, without leaping. It captures only on the second square, when the first is empty.',
  thrustReachesTwo: 'A thrust reaches two squares; the neighbour is too close.',
  kingMovesChess: 'The king moves as in chess.',
  noCastling: 'There is no castling.',
  stepDirection: 'One step in any direction.',
  checkmateWinsYou:
    'Checkmate wins. You also win by taking everything but the king. But if that king can at once take your last other piece, it is a draw.',
  appDecidesOnce: 'The app decides this at once. Checkmate comes first.',
  battleStalemateDraw:
    'In the battle, stalemate is a draw, and so is a position that comes up for the third time. So are 50 moves by each side without a capture or a Messenger move.',
};
