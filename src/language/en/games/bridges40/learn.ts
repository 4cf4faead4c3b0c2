// What Learn says of 40 Bridges: its rules, and captions of diagrams.

export const texts = {
  reachFarCorner:
    'Reach the far corner with one disc, or surround and capture all of the opponent’s discs.',
  tilesAndOctagons:
    'The board has twenty-five square tiles and sixteen octagons. Forty bridges join tiles that lie side by side. Octagons are joined in the same way.',
  tileTouchesOctagons:
    'A tile touches the octagons one diagonal step away. So a cell has up to eight neighbours: four of its own kind, four of the other.',
  playersOppositeCorners:
    'The players have opposite corners. Each starts with eight equal discs: four on the tiles of the corner and four on octagons beside them.',
  whitesCornerA1: 'White’s corner is a1, Black’s is i9.',
  octagonsThoseAround: 'The octagons are those around the innermost of the four tiles.',
  whiteMovesFirst: 'White moves first.',
  discStepsEmpty:
    'A disc steps to an empty neighbour of the same kind: tile to tile, or octagon to octagon.',
  jumpsOverNeighbouring:
    'Or it jumps over a neighbouring disc of yours, on either kind of cell, to the empty cell right beyond. It makes one jump a turn, and never over an enemy.',
  jumpsStraightEight:
    'It jumps straight in any of the eight directions, so it lands on the kind of cell it came from. The inventor’s picture marks these cells. Discs on octagons never reach a corner: they capture and support.',
  enemyDiscCaptured: 'An enemy disc is captured when at least three of its neighbours are yours.',
  checkedAfterEvery:
    'This is checked after every move. Any number of discs can be captured at once.',
  youMoveWhere:
    'You may move where you would be surrounded if you capture by it. That protects your disc for this turn.',
  youCaptureNothing:
    'If you capture nothing and the disc you moved has three or more enemy neighbours, you lose that disc.',
  startStepsJumps: 'From the start: steps, and jumps over friends.',
  jumpNextDisc: 'Jump next to the disc on e5: yours is the third neighbour.',
  discOpponentsCorner:
    'A disc on the opponent’s corner wins at once. So does capturing the last enemy disc.',
  cornerWinsBefore: 'The corner wins before any capture counts.',
  youLoseYour: 'If you lose your last disc by your own move, you lose the game.',
  youCannotMove: 'If you cannot move, you must pass. If neither side can move, it is a draw.',
  positionComesThird:
    'A position that comes up for the third time is a draw. So are 50 moves by each side without a disc leaving the board.',
};
