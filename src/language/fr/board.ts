// A board: what its cells are called aloud, choices that have no cell, and what a pawn becomes.
import type { Texts } from '../textsType';
import { lowered } from './numbers';
import { aSided, nameOf } from './pieces';

/** What may follow the name of a cell, and neither "la" nor "ma" as words. */
const AFTER_CELL =
  /^(?:[aàâeéèêhiîoôuy]|[LlmrR][a-dkw-z](?!\p{L})|(?:car|comme|contre|d’|dans|de|depuis|des|donc|du|jusqu’|mais|n’|ne|ni|par|pour|puis|qu’|quand|que|qui|sans|si|sous|sur|vers)(?!\p{L}))/iu;
/** What the piece on a cell does: "le cavalier de la prend …", which is not "qui la prend". */
const PIECE_DOES =
  /^(?:bloque|couvre|donne|défend|devient|fait|gagne|joue|livre|met|mène|perd|peut|prend|promet|protège|reprend|reste|saute|tient|va|vient)(?!\p{L})/iu;

/**
 * Whether "la", "La", "ma" or "Ma" is the article, the pronoun or "ma", not a cell. Before a vowel these are "l’" and "mon": so
 * whatever stands before one is a cell.
 */
function isFrenchWord(name: string, before: string, after: string): boolean {
  if (!/^[lm]a$/i.test(name)) return false;
  const [next] = /^ (?=\p{L}).*/u.exec(after) ?? [''];
  const follows = next.trimStart();
  if (follows === '' || AFTER_CELL.test(follows)) return false;
  if (/^[A-Z]/.test(name) && !/(?:^|[.?!:…«])\s*$/u.test(before)) return false;
  const [, preposition = ''] = /(?<!\p{L})(en|de|depuis|par|à) $/iu.exec(before) ?? [];
  if (preposition.toLowerCase() === 'en') return /^\p{L}+ant(?!\p{L})/u.test(follows);
  return preposition === '' || !PIECE_DOES.test(follows);
}

export const texts: Texts<'board'> = {
  cell: (parts) => parts.join(', '),
  empty: 'vide',
  goal: 'objectif',
  inCheck: 'en échec',
  legalCapture: 'prise possible',
  legalMove: 'coup possible',
  losesPiece: 'la pièce est perdue',
  marked: 'marquée',
  letters: {
    ...{ a: 'alpha', b: 'bravo', c: 'charlie', d: 'delta', e: 'écho', f: 'foxtrot', g: 'golf' },
    ...{ h: 'hôtel', i: 'india', k: 'kilo', w: 'whisky', x: 'x-ray', y: 'yankee', z: 'zoulou' },
  },

  isWord: isFrenchWord,

  otherMoves: 'Autres coups',
  youPass: 'Aucune de tes pièces ne peut jouer : tu passes.',
  whitePasses: 'Aucune pièce des Blancs ne peut jouer : ils passent.',
  blackPasses: 'Aucune pièce des Noirs ne peut jouer : ils passent.',
  stage: (title, detail) => `${title} : ${lowered(detail)}`,

  promotion: 'Promotion',
  stay: (piece) => `Rester ${nameOf(piece)}`,
  become: (piece) => `Devenir ${aSided(piece)}`,
};
