// Pieces that vary the bishop and the rook, the diagonal cannon, and the disc.
import { bishop, rook } from './chessPieces';
import type { Drawing } from './drawing';

export const crookedBishop: Drawing = {
  parts: [
    bishop.parts[0],
    'M58 12l-10 14l14 6l-8 8l16 12l-7 11H39l-9-14l12-6l-8-10l14-6z',
    bishop.parts[3],
  ],
};

export const powerDiagonal: Drawing = {
  parts: [
    bishop.parts[0],
    'M30 12c8 4 16 10 20 18c4-8 12-14 20-18c4 20 4 36-6 50H36c-10-14-10-30-6-50z',
    bishop.parts[3],
  ],
  lines: 'M40 38l20 18M60 38l-20 18',
};

export const powerOrthogonal: Drawing = {
  parts: [rook.parts[0], 'M44 8h12v16h18v18H26V24h18z', rook.parts[2]],
  lines: 'M50 44v20M40 54h20',
};

export const vao: Drawing = {
  parts: [
    'M60 62L86 83H66z',
    'M16 26l12-12L76 58q4 10-4 16q-8 4-16-2z',
    'M11 26l16-16l7 6l-16 16z',
    'M36 64a19 19 0 1 1 38 0a19 19 0 1 1-38 0z',
  ],
  lines: 'M55 45v38M36 64h38',
};

export const disc: Drawing = {
  parts: [],
  foot: {
    white: {
      part: 'M14 50a36 36 0 1 1 72 0a36 36 0 1 1-72 0z',
      lines: 'M28 50a22 22 0 1 1 44 0a22 22 0 1 1-44 0z',
    },
    black: {
      part: 'M14 50a36 36 0 1 1 72 0a36 36 0 1 1-72 0z',
      lines: 'M36 36l28 28M64 36L36 64',
    },
  },
};
