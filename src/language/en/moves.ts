// Moves and positions in words: as they are announced, pointed out, and said of those that are not what was asked for.
import { capital, type Who } from '../sentence';
import { lowered, numberText } from './numbers';
import { listText, type PieceName, pluralOf, type SidedPiece, sided, withArticle } from './pieces';
import { possessive, subject } from './sides';

const noPieces = 'no pieces';

export const texts = {
  /** Makes a sentence of a text without a full stop. */
  sentence: (text: string) => `${text}.`,

  /** A move by what it does: "pawn a6 to a8, takes a rook, becomes a bishop, check". */
  move: (parts: readonly string[]) => parts.join(', '),
  pass: 'pass',
  chooses: (choice: string) => `chooses the ${lowered(choice)}`,
  way: (piece: PieceName, from: string, to: string) => `${piece} ${from} to ${to}`,
  /** The same in brief. */
  goal: (piece: PieceName, to: string) => `${piece} ${to}`,
  castles: 'castles',
  takes: 'takes',
  /** The cell is null where it is the one that the move ends on: "takes a disc on c5 and a disc on d4". */
  takesPieces: (taken: readonly (readonly [piece: PieceName, cell: string | null])[]) =>
    `takes ${listText(taken.map(([piece, cell]) => `${withArticle(piece)}${cell === null ? '' : ` on ${cell}`}`))}`,
  becomes: (piece: PieceName) => `becomes ${withArticle(piece)}`,
  isLost: 'and is lost',
  check: 'check',
  checkmate: 'checkmate',

  /** Who made the move, and the move. */
  made: (mover: string, move: string) => `${mover}: ${move}`,
  passes: (mover: string) => `${mover} passes`,
  /** After a choice that sets up new armies: these. */
  withArmies: (said: string, armies: string) => `${said}. ${armies}`,
  /** Of whom and what, the last first: "Black’s rook h8 to h2 and White’s pawn e2 to e4". */
  takenBack: (moves: readonly (readonly [Who, string])[]) =>
    listText(moves.map(([who, move]) => `${possessive(who)} ${move}`)),
  choice: 'choice',
  castling: 'castling',
  /** Of more than two. */
  countTakenBack: (moves: number) => `${numberText(moves)} moves`,
  youCannotMove: (button: string) => `You cannot move: press ${button}`,
  sideCannotMove: (side: string, button: string) => `${side} cannot move: press ${button}`,
  /** A stage of the game that has begun, without the last full stop. */
  stage: (title: string, detail: string) => `${title}. ${detail.replace(/\.$/, '')}`,

  /** A move that is pointed out; without a piece where it is not known. */
  shown: (piece: PieceName | null, from: string, to: string) =>
    `${capital(piece ?? 'from')} ${from} to ${to}`,
  /** Such a move, and what becomes of the piece. */
  whereBecomes: (move: string, piece: PieceName) =>
    `${move}, where it becomes ${withArticle(piece)}`,
  whereStays: (move: string, piece: PieceName) => `${move}, where it stays ${withArticle(piece)}`,
  choose: (choice: string) => `Choose: ${choice}.`,
  /** "Look at your frog on d3." */
  lookAtPiece: (who: Who, piece: PieceName, cell: string) =>
    `Look at ${possessive(who)} ${piece} on ${cell}.`,
  lookAtCell: (cell: string) => `Look at ${cell}.`,
  /** A move that was tried, a sentence on what is wrong with it, and the reply to it. */
  wrong: (move: string, why: string, replier: Who, reply: string | null) =>
    `${move} isn’t the move. ${why}${reply === null ? '' : ` ${capital(subject(replier))} replies ${reply}.`} Try again.`,

  /** A kind of piece with the cells where it stands: "pawns a2, b2 and c2". */
  kindOn: (kind: PieceName, cells: readonly string[]) =>
    `${cells.length === 1 ? kind : pluralOf(kind)} ${listText(cells)}`,
  army: (side: string, pieces: readonly string[]) => `${side}: ${pieces.join('; ') || noPieces}`,
  /** Both, without the last full stop. */
  armies: (armies: readonly string[]) => armies.join('. '),
  noPieces,
  /** What the board shows besides pieces: "Bridge: on the left." */
  fact: (what: string, how: string) => `${what}: ${how}.`,

  /** What attacks a cell. */
  piecesOn: (pieces: readonly (readonly [PieceName, cell: string])[]) =>
    listText(pieces.map(([piece, cell]) => `the ${piece} on ${cell}`)),
  emptyCell: (cell: string) => `${cell}, empty.`,
  attacksWith: (side: string, pieces: string) => `${side} attacks it with ${pieces}.`,
  pieceHere: (piece: SidedPiece, cell: string) => `${capital(sided(piece))} on ${cell}.`,
  attackedBy: (pieces: string) => `Attacked by ${pieces}.`,
  nothingAttacks: 'Nothing attacks it.',
  guardedBy: (pieces: string) => `Guarded by ${pieces}.`,
  nothingGuards: 'Nothing guards it.',
  attacks: (pieces: string) => `It attacks ${pieces}.`,
  attacksNothing: 'It attacks nothing.',
};
