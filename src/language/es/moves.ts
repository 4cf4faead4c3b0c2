// Moves and positions in words: as they are announced, pointed out, and said of those that are not what was asked for.

import type { Who } from '../sentence';
import type { Texts } from '../textsType';
import { capital, listed, movesText, sideDoes } from './numbers';
import { aPiece, texts as pieces, pluralOf, sided, thePiece, theSided } from './pieces';

const noPieces = 'sin piezas';

const ofWhom: Readonly<Record<Who, string>> = {
  you: 'tuya',
  white: 'de las blancas',
  black: 'de las negras',
};
const replies: Readonly<Record<Who, string>> = {
  you: 'Respondes',
  white: 'Las blancas responden',
  black: 'Las negras responden',
};

export const texts: Texts<'moves'> = {
  sentence: (text) => `${text}.`,

  move: (parts) => parts.join(', '),
  pass: 'pase',
  chooses: (choice) => `elección: ${choice}`,
  way: (piece, from, to) => `${pieces.names[piece]} ${from} a ${to}`,
  goal: (piece, to) => `${pieces.names[piece]} ${to}`,
  castles: 'enroque',
  takes: 'captura',
  takesPieces: (taken) =>
    `captura ${listed(taken.map(([piece, cell]) => `${aPiece(piece)}${cell === null ? '' : ` en ${cell}`}`))}`,
  becomes: (piece) => `se convierte en ${aPiece(piece)}`,
  isLost: 'y se pierde',
  check: 'jaque',
  checkmate: 'jaque mate',

  made: (mover, move) => `${mover}: ${move}`,
  passes: (mover) => capital(sideDoes(mover, 'pasa', 'pasan')),
  withArmies: (said, armies) => `${said}. ${armies}`,
  takenBack: (moves) => listed(moves.map(([who, move]) => `${move} ${ofWhom[who]}`)),
  choice: 'elección',
  castling: 'enroque',
  countTakenBack: movesText,
  youCannotMove: (button) => `No puedes mover: pulsa «${button}»`,
  sideCannotMove: (side, button) =>
    `${capital(sideDoes(side, 'no puede', 'no pueden'))} mover: pulsa «${button}»`,
  stage: (title, detail) => `${title}. ${detail.replace(/\.$/, '')}`,

  shown: (piece, from, to) =>
    `${piece === null ? 'De' : capital(pieces.names[piece])} ${from} a ${to}`,
  whereBecomes: (move, piece) => `${move}, donde se convierte en ${aPiece(piece)}`,
  whereStays: (move, piece) => `${move}, donde sigue siendo ${aPiece(piece)}`,
  choose: (choice) => `Elige: ${choice}.`,
  lookAtPiece: (who, piece, cell) => {
    const named =
      who === 'you' ? `tu ${pieces.names[piece]}` : theSided({ side: who, kind: piece });
    return `Mira ${named} de ${cell}.`;
  },
  lookAtCell: (cell) => `Mira ${cell}.`,
  wrong: (move, why, replier, reply) =>
    `${move} no es la jugada. ${why}${reply === null ? '' : ` ${replies[replier]} ${reply}.`} Inténtalo de nuevo.`,

  kindOn: (kind, cells) =>
    `${cells.length === 1 ? pieces.names[kind] : pluralOf(kind)} ${listed(cells)}`,
  army: (side, armyPieces) => `${side}: ${armyPieces.join('; ') || noPieces}`,
  armies: (armies) => armies.join('. '),
  noPieces,
  fact: (what, how) => `${what}: ${how}.`,

  piecesOn: (found) => listed(found.map(([piece, cell]) => `${thePiece(piece)} de ${cell}`)),
  emptyCell: (cell) => `${cell}, vacía.`,
  attacksWith: (side, attackers) =>
    `${capital(sideDoes(side, 'ataca', 'atacan'))} aquí con ${attackers}.`,
  pieceHere: (piece, cell) => `${capital(sided(piece))} en ${cell}.`,
  attackedBy: (attackers) => `Atacantes: ${attackers}.`,
  nothingAttacks: 'Sin atacantes.',
  guardedBy: (guards) => `Defensores: ${guards}.`,
  nothingGuards: 'Sin defensores.',
  attacks: (attacked) => `Ataca: ${attacked}.`,
  attacksNothing: 'No ataca nada.',
};
