// Why positions, rules, moves and what a player wants to do in a game are refused. A square, a letter and a `text` are quoted as
// they were written; "placement", "side", "quiet" and "ply" name the parts of a position's text in the rule book.

import { type PieceName, withArticle } from './pieces';

/** As a position's text writes the sides. */
type Side = 'w' | 'b';

const sideName = (side: Side): string => (side === 'w' ? 'White' : 'Black');
const rowNamed = (row: number, text: string): string => `placement row ${row} "${text}"`;

/** "A, B or C". */
const either = (choices: readonly string[]): string =>
  choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}` : choices.join();

/** A move in the two forms in which it may be typed, for an example; none if the list is empty. */
const example = (forms: readonly string[]): string =>
  forms.length > 0 ? ` Write, for example, ${forms.join(' or ')}.` : '';

export const positionRefusals = {
  rowCount: (rows: number, height: number) => `placement has ${rows} rows, the board has ${height}`,
  rowTooLong: (row: number, text: string, width: number) =>
    `${rowNamed(row, text)} is longer than ${width} squares`,
  rowTooShort: (row: number, text: string, squares: number, width: number) =>
    `${rowNamed(row, text)} has ${squares} squares, the board has ${width}`,
  rowLeavesOut: (row: number, text: string, square: string) =>
    `${rowNamed(row, text)} leaves out ${square}, which exists`,
  rowHasZero: (row: number, text: string) => `${rowNamed(row, text)} has the digit 0`,
  rowCountsNothing: (row: number, text: string) =>
    `${rowNamed(row, text)} counts a square that does not exist`,
  rowUnknownPiece: (row: number, text: string, letter: string) =>
    `${rowNamed(row, text)} has an unknown piece "${letter}"`,
  rowPieceOffBoard: (row: number, text: string, letter: string) =>
    `${rowNamed(row, text)} puts "${letter}" on a square that does not exist`,
  /** A cell of several squares has one of them as its anchor, where its piece is written. */
  pieceOffAnchor: (letter: string, square: string, anchor: string) =>
    `placement puts "${letter}" on ${square}, off its anchor ${anchor}`,
  twoPieces: (square: string) => `placement puts two pieces on the squares of ${square}`,
  positionLacks: (parts: readonly string[]) => `position text lacks: ${parts.join(', ')}`,
  positionHasMore: (extra: string) => `position text has more than it should: "${extra}"`,
  badSide: (text: string) => `side to move is "${text}", not w or b`,
  badCount: (name: string, text: string) => `${name} is "${text}", not a count of plies`,

  waitingInCheck: (side: Side) => `the side not to move (${side}) is in check`,
  lacksKing: (side: Side) => `placement lacks a king for ${sideName(side)}`,
  tooManyKings: (side: Side) => `placement has too many kings for ${sideName(side)}`,
  /** The same as whole sentences, for who sees the board. `king` names the piece. */
  kingsTouch: () => 'The kings stand side by side: each could take the other.',
  inCheckButNotToMove: (side: Side, mover: Side) =>
    `${sideName(side)} is in check, but ${sideName(mover)} is to move.`,
  hasNoKing: (side: Side, king: string) => `${sideName(side)} has no ${king}.`,
  hasKingTooEarly: (side: Side) => `${sideName(side)} has a king, and there can be none yet.`,
  hasKings: (side: Side, count: number, king: string) =>
    `${sideName(side)} has ${count} ${king}s, and can have only one.`,

  /** `partner` is the letter of the piece that castles with the king. */
  rightIsLost: (name: string, letter: string, partner: string) =>
    `${name} has "${letter}" but king and ${partner} are not on their squares`,
  noCastling: (text: string) => `castling is "${text}", but these rules have no castling`,
  unknownLetter: (name: string, text: string, letter: string) =>
    `${name} is "${text}": unknown letter "${letter}"`,
  castlingOrder: (text: string, ordered: string) =>
    `castling is "${text}", write it ${ordered}: each letter once, in this order`,
  bigBridge: (text: string) => `bridge is "${text}", but these rules have the big bridge`,
  noBigBridge: () => 'bridge is "big", but these rules have no big bridge',
  badBridge: (text: string, files: string) => `bridge is "${text}", not one of the files ${files}`,
  fixedBridge: (text: string) => `bridge is "${text}", but these rules fix it on file m`,
  badStage: (text: string) => `stage is "${text}", not 1, choose or 2`,
  bothOnFarCorner: () => 'discs of both sides are on the far corner: the first one there has won',

  unknownOption: (game: string, option: string) => `${game} has no option "${option}"`,
  notLane: (text: string) => `lane "${text}" is not two squares such as a2-a3`,
  laneOrder: (text: string) =>
    `lane "${text}" must go from its lowest left square to its highest right`,
  laneOfOne: (text: string) => `lane "${text}" is a single square`,
  lanesCross: (lane: string, other: string) => `lanes ${lane} and ${other} share a square`,
  lanePieces: (lane: string, one: string, other: string) =>
    `lane ${lane}: the pieces on ${one} and ${other} would share a cell`,
  squareInTwoCells: (square: string) => `square ${square} is in two cells`,
  tooManyCells: (most: number) => `a board has at most ${most} cells`,
  cellWithoutAnchor: (square: string) => `the cell of ${square} has no anchor on the board`,

  noGame: (id: string) => `no game "${id}"`,
  illegalMove: (text: string) => `illegal move "${text}"`,
  /** `why` is a sentence, with or without its full stop. */
  illegalMoveBecause: (text: string, why: string) =>
    `illegal move "${text}". ${why.replace(/\.$/, '')}`,
  moveAfterEnd: (text: string) => `"${text}" comes after the game ended`,

  /** Whole sentences about a move that was typed. */
  severalMoves: (typed: string, moves: readonly string[]) =>
    `“${typed}” could be ${moves.join(' or ')}.`,
  nothingTyped: (forms: readonly string[]) => `Type a move first.${example(forms)}`,
  notLikeMove: (typed: string, forms: readonly string[]) =>
    `“${typed}” does not look like a move.${example(forms)}`,
  noSuchSquare: (square: string, forms: readonly string[]) =>
    `There is no square “${square}” on this board.${example(forms)}`,
  sameCell: (one: string, other: string) => `“${one}” and “${other}” are the same cell.`,
  otherPiece: (square: string, piece: PieceName) =>
    `The piece on ${square} is ${withArticle(piece)}.`,
  becomesNothing: (piece: PieceName, typed: string) =>
    `The ${piece} cannot become “${typed}” there.`,
  becomesWhat: (piece: PieceName, letters: readonly string[]) =>
    `Add what the ${piece} becomes: ${either(letters)}.`,
  becomesOnly: (piece: PieceName, typed: string, letters: readonly string[]) =>
    `The ${piece} cannot become “${typed}”, only ${either(letters)}.`,
  noSuchPiece: (letter: string) => `“${letter}” is not a piece of this game.`,
  pieceIsGone: (piece: PieceName) => `There is no ${piece} to move.`,
  piecesCannotGo: (piece: PieceName, square: string) => `No ${piece} can go to ${square}.`,

  gamePaused: () => 'the game is paused',
  timeIsOver: () => 'the time for this move is over',
  strictGame: () => 'nothing is taken back in a strict game',
  nothingToTakeBack: () => 'there is no move of yours to take back',
  nothingToPlayAgain: () => 'there is no move to play again',
  notAgainstComputer: () => 'this is not a game against the computer',
  twoComputers: () => 'two computers play this game',
  askAfterMove: () => 'that can only be asked after a move',
  nothingAsked: () => 'nothing was asked',
  noDrawOffered: () => 'no draw was offered',
  noMoveAskedBack: () => 'no move was asked back',
  noCoach: () => 'this game cannot have a coach',
  computersTurn: () => 'it is the computer’s turn',
  friendsTurn: () => 'it is your friend’s turn',
  notByMessage: () => 'this is not a game by message',
  gameIsOver: () => 'the game is over',

  /** A change of a position being set up. */
  badEdit: (text: string) => `edit is "${text}", not like "carry 3 7" or "place 3 12"`,
  noSuchCode: (text: string) => `piece is "${text}", which these rules do not have`,
};
