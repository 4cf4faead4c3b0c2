// Moves and positions in words: as they are announced, pointed out, and said of those that are not what was asked for.
import { capital, type Who } from '../sentence';
import type { Texts } from '../textsType';
import { listText, numberText } from './numbers';
import { ein, nounText, sidedText, whoseForm, zum } from './pieces';

const noPieces = 'keine Figuren';

const by: Readonly<Record<Who, string>> = {
  you: 'von dir',
  white: 'von Weiß',
  black: 'von Schwarz',
};
const replies: Readonly<Record<Who, string>> = {
  you: 'Du antwortest',
  white: 'Weiß antwortet',
  black: 'Schwarz antwortet',
};

export const texts: Texts<'moves'> = {
  sentence: (text) => `${text}.`,

  move: (parts) => parts.join(', '),
  pass: 'Passen',
  chooses: (choice) => `wählt: ${choice}`,
  way: (piece, from, to) => `${nounText(piece)} ${from} nach ${to}`,
  goal: (piece, to) => `${nounText(piece)} ${to}`,
  castles: 'Rochade',
  takes: 'schlägt',
  takesPieces: (taken) =>
    `schlägt ${listText(taken.map(([piece, cell]) => `${ein(piece, 'acc')}${cell === null ? '' : ` auf ${cell}`}`))}`,
  becomes: (piece) => `wird ${zum(piece)}`,
  isLost: 'und geht verloren',
  check: 'Schach',
  checkmate: 'Schachmatt',

  made: (mover, move) => `${mover}: ${move}`,
  passes: (mover) => `${mover} passt`,
  withArmies: (said, armies) => `${said}. ${armies}`,
  takenBack: (moves) => listText(moves.map(([who, move]) => `${move} ${by[who]}`)),
  choice: 'Wahl',
  castling: 'Rochade',
  countTakenBack: (moves) => `${numberText(moves)} Züge`,
  youCannotMove: (button) => `Du kannst nicht ziehen: Drücke „${button}“`,
  sideCannotMove: (side, button) => `${side} kann nicht ziehen: Drücke „${button}“`,
  stage: (title, detail) => `${title}. ${detail.replace(/\.$/, '')}`,

  shown: (piece, from, to) =>
    `${piece === null ? 'Von' : capital(nounText(piece))} ${from} nach ${to}`,
  whereBecomes: (move, piece) => `${move} und wird dort ${zum(piece)}`,
  whereStays: (move, piece) => `${move} und bleibt ${nounText(piece)}`,
  choose: (choice) => `Wähle: ${choice}.`,
  lookAtPiece: (who, piece, cell) =>
    `Sieh dir ${nounText(piece, 'acc', whoseForm(who))} auf ${cell} an.`,
  lookAtCell: (cell) => `Sieh dir ${cell} an.`,
  wrong: (move, why, replier, reply) =>
    `${move} ist nicht der richtige Zug. ${why}${reply === null ? '' : ` ${replies[replier]} mit ${reply}.`} Versuch es noch einmal.`,

  kindOn: (kind, cells) =>
    `${nounText(kind, 'nom', { isMany: cells.length > 1 })} ${listText(cells)}`,
  army: (side, pieces) => `${side}: ${pieces.join('; ') || noPieces}`,
  armies: (armies) => armies.join('. '),
  noPieces,
  fact: (what, how) => `${what}: ${how}.`,

  // After a colon, so that the nominative is right wherever the list stands.
  piecesOn: (pieces) => listText(pieces.map(([piece, cell]) => `${nounText(piece)} auf ${cell}`)),
  emptyCell: (cell) => `${cell}, leer.`,
  attacksWith: (side, pieces) => `${side} greift es an, mit: ${pieces}.`,
  pieceHere: (piece, cell) => `${capital(sidedText(piece))} auf ${cell}.`,
  attackedBy: (pieces) => `Angegriffen von: ${pieces}.`,
  nothingAttacks: 'Wird nicht angegriffen.',
  guardedBy: (pieces) => `Gedeckt von: ${pieces}.`,
  nothingGuards: 'Nicht gedeckt.',
  attacks: (pieces) => `Greift an: ${pieces}.`,
  attacksNothing: 'Greift nichts an.',
};
