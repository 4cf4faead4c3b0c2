// The pieces of Chess in the Fast Lane (RULES.md section 4): FIDE's, with pawns that neither double-step nor
// become more than a knight or bishop.
import type { PieceKind } from '../../rules/pieces';
import { WHITE } from '../../rules/types';
import { BISHOP_KIND, KING_KIND, KNIGHT_KIND, QUEEN_KIND, ROOK_KIND } from '../chessKinds';
import { SIZE } from './layout';

/** Kinds by number; 0 is unused. */
export const FASTLANE_KINDS: readonly (PieceKind | null)[] = [
  null,
  {
    letter: 'P',
    name: 'pawn',
    artwork: 'pawn',
    pawn: true,
    parts: [
      { type: 'leap', offsets: [[0, 1]], mode: 'move' },
      {
        type: 'leap',
        offsets: [
          [-1, 1],
          [1, 1],
        ],
        mode: 'capture',
      },
    ],
    promotion: ({ rank }, colour) =>
      rank === (colour === WHITE ? SIZE - 1 : 0) ? { to: ['N', 'B'], optional: false } : null,
  },
  KNIGHT_KIND,
  BISHOP_KIND,
  ROOK_KIND,
  QUEEN_KIND,
  KING_KIND,
];
