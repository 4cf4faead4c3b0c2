// The pieces of chess that several games share as they are.
import { DIAGONAL, EIGHT, KNIGHT, ORTHOGONAL, type PieceKind } from '../rules/pieces';

export const KNIGHT_KIND: PieceKind = {
  letter: 'N',
  name: 'knight',
  artwork: 'knight',
  parts: [{ type: 'leap', offsets: KNIGHT, mode: 'both' }],
};

export const BISHOP_KIND: PieceKind = {
  letter: 'B',
  name: 'bishop',
  artwork: 'bishop',
  parts: [{ type: 'slide', directions: DIAGONAL, mode: 'both' }],
};

export const ROOK_KIND: PieceKind = {
  letter: 'R',
  name: 'rook',
  artwork: 'rook',
  parts: [{ type: 'slide', directions: ORTHOGONAL, mode: 'both' }],
};

export const QUEEN_KIND: PieceKind = {
  letter: 'Q',
  name: 'queen',
  artwork: 'queen',
  parts: [{ type: 'slide', directions: EIGHT, mode: 'both' }],
};

export const KING_KIND: PieceKind = {
  letter: 'K',
  name: 'king',
  artwork: 'king',
  royal: true,
  parts: [{ type: 'leap', offsets: EIGHT, mode: 'both' }],
};
