// A board: what its cells are called aloud, choices that have no cell, and what a pawn becomes.
import type { Texts } from '../textsType';
import { a, aSided } from './pieces';

/** What comes before a cell, and before neither an article nor "ma". */
const BEFORE_CELL = /(?:^|[^\p{L}])(?:in|da|a|di|su|casa|case)\s$/iu;
/** What comes after the article or pronoun: a word that is no cell; "la e lb" are cells. */
const AFTER_LA = /^\s(?![LlmrR][a-dkw-z](?!\p{L}))\p{L}[\p{L}’]/u;
/** The same after the conjunction, which may also be followed by "la" and by short words. */
const AFTER_MA = /^\s(?:(?![LlmrR][b-dkw-z](?!\p{L}))\p{L}[\p{L}’]|[aèo]\s)/u;

export const texts: Texts<'board'> = {
  cell: (parts) => parts.join(', '),
  empty: 'vuota',
  goal: 'traguardo',
  inCheck: 'sotto scacco',
  legalCapture: 'cattura legale',
  legalMove: 'mossa legale',
  losesPiece: 'perde il pezzo',
  marked: 'segnata',
  // The cities by which Italians spell.
  letters: {
    ...{ a: 'Ancona', b: 'Bologna', c: 'Como', d: 'Domodossola', e: 'Empoli', f: 'Firenze' },
    ...{ g: 'Genova', h: 'hotel', i: 'Imola', k: 'kappa', w: 'Washington', x: 'ics' },
    ...{ y: 'York', z: 'Zara' },
  },

  // "la" and "ma" are also words: "la torre", "ma perde".
  isWord: (name, before, after) => {
    if (BEFORE_CELL.test(before)) return false;
    if (name === 'ma') return AFTER_MA.test(after);
    return (name === 'la' || name === 'La') && AFTER_LA.test(after);
  },

  otherMoves: 'Altre mosse',
  youPass: 'Nessuno dei tuoi pezzi può muoversi, quindi passi.',
  whitePasses: 'Nessun pezzo del Bianco può muoversi, quindi il Bianco passa.',
  blackPasses: 'Nessun pezzo del Nero può muoversi, quindi il Nero passa.',
  stage: (title, detail) => `${title}: ${detail.slice(0, 1).toLowerCase()}${detail.slice(1)}`,

  promotion: 'Promozione',
  stay: (piece) => `Resta ${a(piece)}`,
  become: (piece) => `Diventa ${aSided(piece)}`,
};
