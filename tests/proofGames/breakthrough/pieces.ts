// The only piece of Breakthrough.
import { PAWN_CAPTURE, pieces } from '../../../src/games/kit/pieces';

export const breakthroughPieces = pieces({
  P: {
    name: 'pawn',
    artwork: 'pawn',
    pawn: true,
    parts: [
      PAWN_CAPTURE,
      {
        type: 'leap',
        offsets: [
          [-1, 1],
          [0, 1],
          [1, 1],
        ],
        mode: 'move',
      },
    ],
  },
});

export type Letter = keyof typeof breakthroughPieces;
