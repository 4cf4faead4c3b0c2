// Moves and positions in words: as they are announced, pointed out, and said of those that are not what was asked for.
import type { PieceName, SidedPiece } from '../en/pieces';
import type { Who } from '../sentence';
import type { Texts } from '../textsType';
import { capital, movesText, theSide } from './numbers';
import { a, colour, listText, noun, sided, the, withThe } from './pieces';
import { does } from './who';

const noPieces = 'nessun pezzo';

const name = (piece: PieceName): string => noun(piece).one;
const fromTo = (from: string, to: string): string => `da ${from} in ${to}`;

/** "la tua rana", "la rana bianca", "la rana". */
function whoseText(who: Who | null, piece: PieceName): string {
  const { one, isFeminine } = noun(piece);
  if (who === null) return the(piece);
  if (who === 'you') return isFeminine ? `la tua ${one}` : `il tuo ${one}`;
  return withThe(`${one} ${colour(who, isFeminine)}`, isFeminine);
}

const SIDES: Readonly<Record<Who, string>> = { you: 'tu', white: 'Bianco', black: 'Nero' };

export const texts: Texts<'moves'> = {
  sentence: (text) => `${text}.`,

  move: (parts) => parts.join(', '),
  pass: 'passa',
  chooses: (choice) => `sceglie il ${choice}`,
  way: (piece, from, to) => `${name(piece)} ${fromTo(from, to)}`,
  goal: (piece, to) => `${name(piece)} in ${to}`,
  castles: 'arrocco',
  takes: 'cattura',
  takesPieces: (taken) =>
    `cattura ${listText(taken.map(([piece, cell]) => `${a(piece)}${cell === null ? '' : ` in ${cell}`}`))}`,
  becomes: (piece) => `diventa ${a(piece)}`,
  isLost: 'e il pezzo è perso',
  check: 'scacco',
  checkmate: 'scacco matto',

  made: (mover, move) => `${mover}: ${move}`,
  passes: (mover) => `${capital(theSide(mover))} passa`,
  withArmies: (said, armies) => `${said}. ${armies}`,
  takenBack: (moves) => moves.map(([who, move]) => `${SIDES[who]}, ${move}`).join('; '),
  choice: 'scelta',
  castling: 'arrocco',
  countTakenBack: movesText,
  youCannotMove: (button) => `Non puoi muovere: premi ${button}`,
  sideCannotMove: (side, button) => `${capital(theSide(side))} non può muovere: premi ${button}`,
  stage: (title, detail) => `${title}. ${detail.replace(/\.$/, '')}`,

  shown: (piece, from, to) => capital(`${piece ? `${name(piece)} ` : ''}${fromTo(from, to)}`),
  whereBecomes: (move, piece) => `${move}, dove diventa ${a(piece)}`,
  whereStays: (move, piece) => `${move}, dove resta ${a(piece)}`,
  choose: (choice) => `Scegli: ${choice}.`,
  lookAtPiece: (who, piece, cell) => `Guarda ${whoseText(who, piece)} in ${cell}.`,
  lookAtCell: (cell) => `Guarda in ${cell}.`,
  wrong: (move, why, replier, reply) => {
    const answer = capital(does(replier, 'rispondi', 'risponde'));
    return `${move} non è la mossa giusta. ${why}${reply === null ? '' : ` ${answer} ${reply}.`} Riprova.`;
  },

  kindOn: (kind, cells) =>
    `${cells.length === 1 ? name(kind) : noun(kind).many} in ${listText(cells)}`,
  army: (side, pieces) => `${side}: ${pieces.join('; ') || noPieces}`,
  armies: (armies) => armies.join('. '),
  noPieces,
  fact: (what, how) => `${what}: ${how}.`,

  piecesOn: (pieces) => listText(pieces.map(([piece, cell]) => `${the(piece)} in ${cell}`)),
  emptyCell: (cell) => `${cell}, vuota.`,
  attacksWith: (side, pieces) => `${capital(theSide(side))} la attacca con ${pieces}.`,
  pieceHere: (piece: SidedPiece, cell) => `${capital(sided(piece))} in ${cell}.`,
  attackedBy: (pieces) => `Attaccanti: ${pieces}.`,
  nothingAttacks: 'Nessun attaccante.',
  guardedBy: (pieces) => `Difensori: ${pieces}.`,
  nothingGuards: 'Nessun difensore.',
  attacks: (pieces) => `Attacca ${pieces}.`,
  attacksNothing: 'Non attacca niente.',
};
