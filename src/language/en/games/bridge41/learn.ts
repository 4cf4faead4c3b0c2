// What Learn says of TheBridge41: its rules, and captions of diagrams.

import { type PieceName, pluralOf } from '../../pieces';

export const texts = {
  aimBigBridge: 'Checkmate the enemy king. A bridge as wide as the river joins the two banks.',
  aim: 'Checkmate the enemy king. A river separates the two banks, and only one bridge crosses it.',
  filesAndRanks:
    'The files are L, l, m, r, R from left to right. Ranks a to d are White’s bank, k is the river, and w to z are Black’s bank.',
  banksBigBridge:
    'Each bank has twenty squares, five files by four ranks. The bridge between them is a single cell.',
  pieceBridgeStands:
    'A piece on the bridge stands on all five squares of its rank at once. It moves from any of them, can be captured on any, and blocks them all. Other pieces cross the bridge only while it is empty.',
  banks:
    'Each bank has twenty squares, five files by four ranks. The river between them has a single square: the bridge.',
  youMoveBridge: 'You can move the bridge sideways.',
  slideYourWhole:
    'A slide is your whole move: one file to the left or right, and only while the bridge is empty.',
  /** By army. */
  water: {
    standard: 'Nothing can stand in the water or slide through it. Knights leap over it.',
    allYourBase:
      'Nothing can stand in the water or slide through it. Camels and Murray lions leap over it.',
    dopefish: 'Nothing can stand in the water or slide through it.',
  },
  swappedPlaces: (bishop: PieceName, rook: PieceName) =>
    `At the start ${pluralOf(bishop)} and ${pluralOf(rook)} have swapped places.`,
  bridgeSlidesFile: 'The bridge slides one file to either side.',
  bridgePawnStands: 'On the bridge, a pawn stands on five files at once.',
  /** By what stalemate is worth. */
  checkmateAndStalemate: {
    draw: 'Checkmate wins. A side that has no move and is not in check is stalemated: then the game is a draw.',
    win: 'Checkmate wins. A side that has no move and is not in check is stalemated: then that side wins.',
    loss: 'Checkmate wins. A side that has no move and is not in check is stalemated: then that side loses.',
  },
  youWinGiving: 'You win by giving perpetual check.',
  positionComesThird:
    'When a position comes up for the third time, a side that gave check with every move in between wins.',
  thirdTime:
    'A position that comes up for the third time is a draw. So are 50 moves by each side in a row without a capture or a pawn move. You do not have to claim it.',
  otherwiseThirdTime:
    'Otherwise a position that comes up for the third time is a draw. So are 50 moves by each side in a row without a capture or a pawn move. You do not have to claim it.',
  gameDrawnOnce:
    'The game is drawn at once when neither side can checkmate. That means king against king, or king against king and one knight or bishop.',
  kingAgainstKing: 'King against king is a draw at once.',
  carefulPlayersOften: 'Careful players often draw: there is only one way across.',
  murrayLionLeaps:
    'The Murray lion leaps exactly two squares, straight or diagonally, to move or capture. It may also capture on the eight squares next to it.',
  leapOrCaptureBeside: 'A leap of two squares, or a capture right beside it.',
  pawnMovesSquare:
    'The pawn moves one square straight forward to an empty square. It captures one square diagonally forward.',
  pawnMovesSquareStraight:
    'The pawn moves one square straight forward to an empty square. It captures one square sideways, to its left or right.',
  noLongerCaptures: 'It no longer captures forward.',
  /** Of the pawn. */
  mustBecome: (first: PieceName, second: PieceName, third: PieceName) =>
    `On the last rank, it must become a ${first}, a ${second} or a ${third}.`,
  endsOfBanks:
    'On Ld, Rd, Lw and Rw, the ends of the river banks, it may also step one square sideways.',
  onlyToEmptySquare: 'That step goes only to an empty square.',
  noDoubleStep: 'There is no double step and no en passant.',
  forwardEmptySquare: 'Forward to an empty square, or a capture to either side.',
  forwardEmptySquareCapture: 'Forward to an empty square, or a capture beside it.',
  endBankStep: 'At the end of the bank, it may step sideways.',
  lastRankPromote: 'On the last rank, it must promote.',
  knightLeapsChess:
    'The knight leaps as in chess: two squares one way and one the other, over anything between.',
  bestBesideRiver: 'It is at its best beside the river: it simply jumps across.',
  bankReachesFar: 'From the bank, it reaches the far side in one leap.',
  noStopTwoAhead: 'It may not stop on the bridge, two ranks ahead.',
  knightBridge: 'A knight on the bridge.',
  leapOverBridge: 'It may leap over the bridge, but not stop there.',
  camelLeapsThree:
    'The camel leaps three squares one way and one square to the side. It stays on squares of one colour.',
  leapsOverAnything: 'It leaps over anything between.',
  noStopThreeAhead: 'It may not stop on the bridge, three ranks ahead.',
  dopefishCapturesLike: 'The dopefish captures like a queen and cannot move without capturing.',
  youNeverCapture: 'You never have to capture with it.',
  noStopOnBridge: 'It may not stop on the bridge.',
  capturesBeyondBridge: 'It may capture beyond the empty bridge, but not on it.',
  pawnBridgeSafe: 'The pawn on the bridge is safe from it.',
  movesOnlyToCapture: 'It moves only to capture.',
  capturesAcrossBridge: 'It captures across the bridge.',
  bishopMovesDistance: 'The bishop moves any distance diagonally, as in chess.',
  waterStopsWay: 'Water stops it: its only way across is the bridge.',
  crossesInOneMove: 'It may cross the bridge in one move while the bridge is empty.',
  staysOwnBank: 'It stays on its own bank.',
  overBridgeFar: 'Over the bridge to the far bank.',
  crookedBishopMoves:
    'The crooked bishop moves any number of diagonal steps, left then right, like a zigzag. Every square before the last must be empty.',
  eightZigzagPaths: 'Eight zigzag paths.',
  stepsOntoMoving:
    'It may also step straight onto the bridge from the square before or behind it, and straight off it to either.',
  stepsOnto:
    'It may also step straight onto the bridge from md or mw, and straight off it to either.',
  /** On a bridge that does not stay one square in the middle. */
  straightStepLeads: {
    moving: 'The step is on the bridge’s file.',
    big: 'The step is only on file m.',
  },
  staysOwnSide: 'It stays on its own side of the river.',
  mayNotEnterBridge: 'It may not enter or cross the bridge.',
  capturesThatWayToo: 'It may capture that way too.',
  noOtherWayOntoBridge:
    'It may enter the bridge in no other way, but may leave it by any of its moves.',
  straightStepOnto: 'The straight step onto the bridge.',
  straightStepsBridge: 'Straight steps from the bridge.',
  rookMovesDistance: 'The rook moves any distance in a straight line, as in chess.',
  crossesOnAnyFile: 'It may cross the bridge on any file while the bridge is empty.',
  straightAcrossFar: 'Straight across to the far bank.',
  crossesOnBridgeFile: 'It can cross only on the file of the bridge.',
  fileBridgeLeads: 'Only the file of the bridge leads across.',
  otherFilesRiver: 'On the other files the river stops it.',
  kingMovesStep:
    'The king moves one step in any direction, never onto an attacked square. There is no castling.',
  mayNotCrossBridge: 'It may not cross the bridge.',
  standsOnBridgeOnly: 'It may stand on the bridge, but go no further.',
  staysPalaceFiles: 'It stays in its palace: files l, m and r, but not the rank next to the river.',
  neverReachesBridge: 'So it never reaches the bridge.',
  stepDirection: 'One step in any direction.',
  onlyBackFromBridge: 'From the bridge it can only go back.',
  cannotLeavePalace: 'It cannot leave its palace.',
  queenGoesDistance: 'The queen goes any distance, straight or diagonally.',
  queenReplaces: (kind: PieceName) => `It replaces a ${kind}. Pawns cannot become queens.`,
  eachSideStarts: 'Each side starts with one, in place of the piece nearest to file L.',
  distanceStraightDiagonally: 'Any distance, straight or diagonally.',
};
