// Moves and positions in words: as they are announced, pointed out, and said of those that are not what was asked for.
import type { Texts } from '../textsType';
import { movesText } from './articles';
import { capital, listed, verbOf } from './numbers';
import { nameOf, pluralOf, sided, withA, withThe } from './pieces';
import { owned, subjectWith } from './sides';

const noPieces = 'nenhuma peça';

/** Sides are plural, persons are not. */
const passesText = (mover: string): string => `${mover} ${verbOf(mover, 'passa', 'passam')} a vez`;

const takenBackOf = { you: 'você', white: 'brancas', black: 'pretas' } as const;

export const texts: Texts<'moves'> = {
  sentence: (text) => `${text}.`,

  move: (parts) => parts.join(', '),
  pass: 'passa a vez',
  chooses: (choice) => `escolha: ${choice}`,
  way: (piece, from, to) => `${nameOf(piece)} ${from} para ${to}`,
  goal: (piece, to) => `${nameOf(piece)} ${to}`,
  castles: 'roque',
  takes: 'captura',
  takesPieces: (taken) =>
    `captura ${listed(taken.map(([piece, cell]) => `${withA(piece)}${cell === null ? '' : ` em ${cell}`}`))}`,
  becomes: (piece) => `vira ${nameOf(piece)}`,
  isLost: 'e se perde',
  check: 'xeque',
  checkmate: 'xeque-mate',

  made: (mover, move) => `${mover}: ${move}`,
  passes: passesText,
  withArmies: (said, armies) => `${said}. ${armies}`,
  takenBack: (moves) => listed(moves.map(([who, move]) => `${move} (${takenBackOf[who]})`)),
  choice: 'escolha',
  castling: 'roque',
  countTakenBack: movesText,
  youCannotMove: (button) => `Você não pode jogar: aperte ${button}`,
  sideCannotMove: (side, button) => `${side} não podem jogar: aperte ${button}`,
  stage: (title, detail) => `${title}. ${detail.replace(/\.$/, '')}`,

  shown: (piece, from, to) =>
    `${piece === null ? 'De' : capital(nameOf(piece))} ${from} para ${to}`,
  whereBecomes: (move, piece) => `${move}, onde vira ${nameOf(piece)}`,
  whereStays: (move, piece) => `${move}, onde continua ${nameOf(piece)}`,
  choose: (choice) => `Escolha: ${choice}.`,
  lookAtPiece: (who, piece, cell) => `Olhe para ${owned(withThe(piece), who)} em ${cell}.`,
  lookAtCell: (cell) => `Olhe para ${cell}.`,
  wrong: (move, why, replier, reply) =>
    `${move} não é o lance. ${why}${reply === null ? '' : ` ${capital(subjectWith(replier, 'responde', 'respondem'))} ${reply}.`} Tente de novo.`,

  kindOn: (kind, cells) => `${cells.length === 1 ? nameOf(kind) : pluralOf(kind)} ${listed(cells)}`,
  army: (side, pieces) => `${side}: ${pieces.join('; ') || noPieces}`,
  armies: (armies) => armies.join('. '),
  noPieces,
  fact: (what, how) => `${what}: ${how}.`,

  piecesOn: (pieces) => listed(pieces.map(([piece, cell]) => `${withThe(piece)} em ${cell}`)),
  emptyCell: (cell) => `${cell}, vazia.`,
  attacksWith: (side, pieces) => `${side} atacam esta casa com ${pieces}.`,
  pieceHere: (piece, cell) => `${capital(sided(piece))} em ${cell}.`,
  attackedBy: (pieces) => `Quem ataca: ${pieces}.`,
  nothingAttacks: 'Nada ataca esta casa.',
  guardedBy: (pieces) => `Quem defende: ${pieces}.`,
  nothingGuards: 'Nada defende esta peça.',
  attacks: (pieces) => `Esta peça ataca ${pieces}.`,
  attacksNothing: 'Esta peça não ataca nada.',
};
