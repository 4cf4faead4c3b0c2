// A board: what its cells are called aloud, choices that have no cell, and what a pawn becomes.
import type { Texts } from '../textsType';
import { lowered } from './numbers';
import { aSided, texts as pieces } from './pieces';

/** What follows a cell, and never the article "la". */
const AFTER_CELL =
  /^(?:a|al|ante|antes|aún|con|contra|cuando|da|desde|e|en|entre|es|está|hacia|hasta|mueve|no|o|para|pero|por|porque|puede|queda|se|sin|también|tras|u|y|ya)$/;
/** Verbs that follow the pronoun "la", or a cell if a preposition is before it: "y la captura", "tu torre de la captura". */
const VERBS = /^(?:amenaza|ataca|bloquea|captura|defiende|gana|pierde|protege|recaptura|salva)$/;
/** "la casilla la": the second one is the cell. */
const CELL_NAMED = /casilla\s+$/i;
const BEFORE_CELL = /(?:^|[\s(«])(?:a|de|desde|en|hacia|hasta)\s+$/i;

/** Whether "la" is an article or a pronoun and not the cell: "la torre", "la captura", but "casilla la" and "torre la a lb". */
function isArticle(before: string, after: string): boolean {
  if (CELL_NAMED.test(before)) return false;
  const next = /^\s+([\p{L}]+)/u.exec(after)?.[1];
  if (next === undefined || AFTER_CELL.test(next)) return false;
  return !VERBS.test(next) || !BEFORE_CELL.test(before);
}

export const texts: Texts<'board'> = {
  cell: (parts) => parts.join(', '),
  empty: 'vacía',
  goal: 'meta',
  inCheck: 'en jaque',
  legalCapture: 'captura legal',
  legalMove: 'jugada legal',
  losesPiece: 'pierde la pieza',
  marked: 'marcada',
  letters: {
    ...{ a: 'alfa', b: 'bravo', c: 'charlie', d: 'delta', e: 'eco', f: 'foxtrot', g: 'golf' },
    ...{ h: 'hotel', i: 'india', k: 'kilo', w: 'whisky', x: 'equis', y: 'yanqui', z: 'zulú' },
  },

  isWord: (name, before, after) => /^la$/i.test(name) && isArticle(before, after),

  otherMoves: 'Otras jugadas',
  youPass: 'Ninguna de tus piezas puede moverse, así que pasas.',
  whitePasses: 'Ninguna pieza blanca puede moverse, así que las blancas pasan.',
  blackPasses: 'Ninguna pieza negra puede moverse, así que las negras pasan.',
  stage: (title, detail) => `${title}: ${lowered(detail)}`,

  promotion: 'Promoción',
  stay: (piece) => `Seguir siendo ${pieces.names[piece]}`,
  become: (piece) => `Convertirse en ${aSided(piece)}`,
};
