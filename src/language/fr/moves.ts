// Moves and positions in words: as they are announced, pointed out, and said of those that are not what was asked for.
import type { PieceName } from '../en/pieces';
import type { Who } from '../sentence';
import type { Texts } from '../textsType';
import { capital, inWords, sideDoes } from './numbers';
import { a, listText, nameOf, pluralOf, sided, the, theSided, yours } from './pieces';
import { does, theColour } from './who';

const noPieces = 'aucune pièce';

/** "ta grenouille", "la grenouille noire", "la grenouille". */
function called(who: Who | null, kind: PieceName): string {
  if (who === null) return the(kind);
  return who === 'you' ? yours(kind) : theSided({ side: who, kind });
}

export const texts: Texts<'moves'> = {
  sentence: (text) => `${text}.`,

  move: (parts) => parts.join(', '),
  pass: 'passe',
  chooses: (choice) => `choix : ${choice}`,
  way: (piece, from, to) => `${nameOf(piece)} de ${from} en ${to}`,
  goal: (piece, to) => `${nameOf(piece)} en ${to}`,
  castles: 'roque',
  takes: 'prend',
  takesPieces: (taken) =>
    `prend ${listText(taken.map(([piece, cell]) => `${a(piece)}${cell === null ? '' : ` en ${cell}`}`))}`,
  becomes: (piece) => `devient ${a(piece)}`,
  isLost: 'et disparaît',
  check: 'échec',
  checkmate: 'échec et mat',

  made: (mover, move) => `${mover} : ${move}`,
  passes: (mover) => capital(sideDoes(mover, 'passe', 'passent')),
  withArmies: (said, armies) => `${said}. ${armies}`,
  takenBack: (moves) =>
    moves
      .map(([who, move]) => `chez ${who === 'you' ? 'toi' : theColour(who)}, ${move}`)
      .join(' ; '),
  choice: 'choix',
  castling: 'roque',
  countTakenBack: (moves) => `${inWords(moves)} coups`,
  youCannotMove: (button) => `Tu ne peux pas jouer : appuie sur « ${button} »`,
  sideCannotMove: (side, button) =>
    `${capital(sideDoes(side, 'ne peut', 'ne peuvent'))} pas jouer : appuie sur « ${button} »`,
  stage: (title, detail) => `${title}. ${detail.replace(/\.$/, '')}`,

  shown: (piece, from, to) => capital(`${piece ? `${nameOf(piece)} de` : 'de'} ${from} en ${to}`),
  whereBecomes: (move, piece) => `${move}, pour devenir ${a(piece)}`,
  whereStays: (move, piece) => `${move}, pour rester ${nameOf(piece)}`,
  choose: (choice) => `Choisis : ${choice}.`,
  lookAtPiece: (who, piece, cell) => `Regarde ${called(who, piece)} en ${cell}.`,
  lookAtCell: (cell) => `Regarde ${cell}.`,
  wrong: (move, why, replier, reply) => {
    const replies = capital(does(replier, 'réponds', 'répondent'));
    return `${move} n’est pas le bon coup. ${why}${reply === null ? '' : ` ${replies} ${reply}.`} Réessaie.`;
  },

  kindOn: (kind, cells) =>
    `${cells.length === 1 ? nameOf(kind) : pluralOf(kind)} en ${listText(cells)}`,
  army: (side, pieces) => `${side} : ${pieces.join(' ; ') || noPieces}`,
  armies: (armies) => armies.join('. '),
  noPieces,
  fact: (what, how) => `${what} : ${how}.`,

  piecesOn: (pieces) => listText(pieces.map(([piece, cell]) => `${the(piece)} en ${cell}`)),
  emptyCell: (cell) => `${cell}, vide.`,
  attacksWith: (side, pieces) =>
    `${capital(sideDoes(side, 'l’attaque', 'l’attaquent'))} avec ${pieces}.`,
  pieceHere: (piece, cell) => `${capital(sided(piece))} en ${cell}.`,
  attackedBy: (pieces) => `Attaquants : ${pieces}.`,
  nothingAttacks: 'Rien ne l’attaque.',
  guardedBy: (pieces) => `Défenseurs : ${pieces}.`,
  nothingGuards: 'Aucun défenseur.',
  attacks: (pieces) => `Cette pièce attaque ${pieces}.`,
  attacksNothing: 'Cette pièce n’attaque rien.',
};
