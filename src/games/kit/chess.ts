// The pieces of chess, as far as several games share them.
import type { Board } from '../../rules/board';
import {
  DIAGONAL,
  EIGHT,
  KNIGHT_LEAPS,
  type Leap,
  ORTHOGONAL,
  type Part,
} from '../../rules/pieces';
import { WHITE } from '../../rules/types';
import type { Piece } from './pieces';

export const KNIGHT = {
  name: 'knight',
  artwork: 'knight',
  parts: [{ type: 'leap', offsets: KNIGHT_LEAPS, mode: 'both' }],
} as const satisfies Piece;

export const BISHOP = {
  name: 'bishop',
  artwork: 'bishop',
  parts: [{ type: 'slide', directions: DIAGONAL, mode: 'both' }],
} as const satisfies Piece;

export const ROOK = {
  name: 'rook',
  artwork: 'rook',
  parts: [{ type: 'slide', directions: ORTHOGONAL, mode: 'both' }],
} as const satisfies Piece;

export const QUEEN = {
  name: 'queen',
  artwork: 'queen',
  parts: [{ type: 'slide', directions: EIGHT, mode: 'both' }],
} as const satisfies Piece;

export const KING = {
  name: 'king',
  artwork: 'king',
  royal: true,
  parts: [{ type: 'leap', offsets: EIGHT, mode: 'both' }],
} as const satisfies Piece;

/** One square straight forward, without capture. */
export const PAWN_STEP: Leap = { type: 'leap', offsets: [[0, 1]], mode: 'move' };

/** One square diagonally forward, to capture. */
export const PAWN_CAPTURE: Leap = {
  type: 'leap',
  offsets: [
    [-1, 1],
    [1, 1],
  ],
  mode: 'capture',
};

/** A pawn without a double step, which must become one of some kinds on the rank farthest from its owner. */
export function pawn<const To extends readonly string[]>(
  { height }: Board,
  to: To,
  parts: readonly Part[] = [PAWN_STEP, PAWN_CAPTURE],
): Piece<To[number]> {
  return {
    name: 'pawn',
    artwork: 'pawn',
    pawn: true,
    parts,
    promotion: ({ rank }, colour) =>
      rank === (colour === WHITE ? height - 1 : 0) ? { to, optional: false } : null,
  };
}
