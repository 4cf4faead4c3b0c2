// A board: what its cells are called aloud, choices that have no cell, and what a pawn becomes.
import { type PieceName, type SidedPiece, sided, withArticle } from './pieces';

export const texts = {
  /** A cell with what stands on it and what else there is to say: "b3, white pawn, in check". */
  cell: (parts: readonly string[]) => parts.join(', '),
  empty: 'empty',
  /** Where a piece shall go in a lesson. */
  goal: 'goal',
  inCheck: 'in check',
  legalCapture: 'legal capture',
  legalMove: 'legal move',
  losesPiece: 'loses the piece',
  /** Of a cell at which something is wrong where a position is set up. */
  marked: 'marked',
  /** Letters of cells as they are spelled aloud; those of the International Civil Aviation Organization. */
  letters: {
    ...{ a: 'alfa', b: 'bravo', c: 'charlie', d: 'delta', e: 'echo', f: 'foxtrot', g: 'golf' },
    ...{ h: 'hotel', i: 'india', k: 'kilo', w: 'whiskey', x: 'x-ray', y: 'yankee', z: 'zulu' },
  },

  /** Whether what looks like the name of a cell is a word of the language there, between these parts of its sentence. */
  isWord: (_name: string, _before: string, _after: string) => false,

  otherMoves: 'Other moves',
  /** Why a side can do nothing but pass. */
  youPass: 'None of your pieces can move, so you pass.',
  whitePasses: 'None of White’s pieces can move, so White passes.',
  blackPasses: 'None of Black’s pieces can move, so Black passes.',
  /** A stage of the game that has begun, and a sentence on what is to be chosen. */
  stage: (title: string, detail: string) =>
    `${title}: ${detail.slice(0, 1).toLowerCase()}${detail.slice(1)}`,

  promotion: 'Promotion',
  stay: (piece: PieceName) => `Stay ${withArticle(piece)}`,
  become: (piece: SidedPiece) => `Become a ${sided(piece)}`,
};
