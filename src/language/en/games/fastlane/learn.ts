// What Learn says of Chess in the Fast Lane: its rules, and captions of diagrams.

export const texts = {
  aim: (cells: number) =>
    `Checkmate the enemy king. The 64 squares make only ${cells} cells, because some form lanes.`,
  ownLanes: (lanes: number, cells: number) => {
    const count = lanes === 1 ? 'one lane' : `${lanes || 'no'} lanes`;
    return `The inventor’s picture of the lanes is lost, so you can draw your own. This board has ${count} and ${cells} cells.`;
  },
  aimWithoutLanes: 'Checkmate the enemy king. Each of the 64 squares is a cell of its own.',
  inventorsPictureLanes:
    'The inventor’s picture of the lanes is lost. This layout is our own, built to his description. Lanes of two squares run along the files before both armies. Four more are in the middle, beside the roundabout of four squares.',
  laneCellPiece:
    'A lane is one cell. A piece in it stands on all its squares at once. It moves from any of them, and can be captured on any of them.',
  movingPieceTravels:
    'A moving piece travels over the 64 squares along its usual lines. If it stops on a square of a lane, it fills the whole lane.',
  moveEndDifferent:
    'A move must end in a different cell. The lane that a piece leaves never blocks it.',
  givingWaySliding:
    'Giving way: a sliding piece may pass over a lane held by a friend, but not stop there. Nothing passes over a piece on a single square, or over an enemy.',
  pieceAttacksChecks: 'A piece also attacks and checks over friends that would give way.',
  pawnMovesSquare:
    'The pawn moves one square forward and captures one square diagonally forward, from any square of its cell. There is no double step and no en passant.',
  lastRankBecomes: 'On the last rank it becomes a knight or a bishop, nothing else.',
  frontLaneRoundabout: 'From the front of its lane into the roundabout, or a capture.',
  lastStepPromotes: 'The last step promotes.',
  stepForwardCell: 'One step forward from its cell.',
  knightLeapsChess: 'The knight leaps as in chess, from any square of its cell.',
  roundaboutLeapFour: 'In the roundabout it can leap from any of four squares.',
  leapFromCell: 'Two squares straight and one to the side.',
  bishopMovesChess: 'The bishop moves as in chess.',
  bishopInLane: 'In a lane it stands on both colours, so it changes colour easily.',
  diagonalsBothSquares: 'Diagonals from both squares of the lane.',
  alongDiagonals: 'Along its diagonals.',
  rookMovesChess: 'The rook moves as in chess.',
  rookOverFriends: 'Friends in lanes give way to it, so it can come out from behind its own pawn.',
  pawnGivesWay: 'The pawn gives way; the rook cannot stop in its lane.',
  alongRankFile: 'Along rank and file.',
  queenMovesChess: 'The queen moves as in chess.',
  queenOverFriends: 'Friends in lanes give way to her too.',
  outOverHer: 'Out over her own pawn.',
  straightDiagonally: 'Straight and diagonally.',
  kingStepsChess:
    'The king steps as in chess, from any square of its cell. Castling is as in chess.',
  nothingGivesWay:
    'Nothing gives way for castling: every square between king and rook must be empty.',
  stepCastling: 'One step, or castling.',
  checkmateWinsStalemate: 'Checkmate wins. Stalemate is a draw.',
  positionComesThird:
    'A position that comes up for the third time is a draw. So are 50 moves by each side without a capture or a pawn move. You do not have to claim it.',
  twoBareKings: 'Two bare kings are drawn at once.',
  loneMinorMates:
    'A lone knight or bishop can mate here, because a piece in a lane attacks from all its squares.',
};
