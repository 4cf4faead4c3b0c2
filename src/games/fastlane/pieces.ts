// The pieces of Chess in the Fast Lane (RULES.md section 4): FIDE's, with pawns that neither double-step nor
// become more than a knight or bishop.
import { DIAGONAL, EIGHT, KNIGHT, ORTHOGONAL, type PieceKind } from '../../rules/pieces';
import { WHITE } from '../../rules/types';
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
  {
    letter: 'N',
    name: 'knight',
    artwork: 'knight',
    parts: [{ type: 'leap', offsets: KNIGHT, mode: 'both' }],
  },
  {
    letter: 'B',
    name: 'bishop',
    artwork: 'bishop',
    parts: [{ type: 'slide', directions: DIAGONAL, mode: 'both' }],
  },
  {
    letter: 'R',
    name: 'rook',
    artwork: 'rook',
    parts: [{ type: 'slide', directions: ORTHOGONAL, mode: 'both' }],
  },
  {
    letter: 'Q',
    name: 'queen',
    artwork: 'queen',
    parts: [{ type: 'slide', directions: EIGHT, mode: 'both' }],
  },
  {
    letter: 'K',
    name: 'king',
    artwork: 'king',
    royal: true,
    parts: [{ type: 'leap', offsets: EIGHT, mode: 'both' }],
  },
];
