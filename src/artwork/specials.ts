// Pieces that vary the bishop and the rook, the diagonal cannon, and the disc.
import { bishop } from './chessPieces';
import type { Drawing } from './drawing';

export const crookedBishop: Drawing = {
  parts: [
    bishop.parts[0],
    'M37 62l-9-12l15-10l-10-12l22-13l3 15l13 12l-13 9l6 11z',
    'M50 13a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0z',
    bishop.parts[3],
  ],
  shade:
    'M59 19l2 12l11 10l-14 9l8 12h-8l-5-12l14-10l-12-11zM58 60h6a4 4 0 0 1 0 8h-9q3-3 3-8zM52 68c0 8 3 11 9 15h10c-8-4-13-8-13-15z',
};

export const powerDiagonal: Drawing = {
  parts: [
    bishop.parts[0],
    'M44 13a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0z',
    'M43 35q-7-8 7-18q14 10 7 18z',
    'M38 50q-9-8 2-17h20q11 9 2 17z',
    'M37 64q-13-8 0-17h26q13 9 0 17z',
    bishop.parts[3],
  ],
  shade:
    'M53 20q6 7 2 13h1q6 7 1 14h2q6 7 0 13h5a4 4 0 0 1 0 8h-9q-3 0-3 1c0 7 4 11 9 14h9c-8-4-13-8-13-15h8q6-3 0-8q9-6-1-13q9-9-3-16q3-6-5-12z',
};

export const powerOrthogonal: Drawing = {
  parts: [
    'M31 62l-3 21h44l-3-21z',
    'M35 40l-2 22h34l-2-22z',
    'M32 9h8v7h6v-7h8v7h6v-7h8v17l-4 15H36l-4-15z',
    'M31 40h38v7H31zM27 60h46v7H27z',
  ],
  shade: 'M60 9h8v17l-4 14h5v7h-4l2 13h6v7h-4l3 16H62l-2-23l-2-24q3-3 2-11z',
};

export const vao: Drawing = {
  parts: [
    'M71 73a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0z',
    'M17 28l11-11L75 55c5 6 4 12 0 16c-4 4-10 5-16 0z',
    'M11 27L27 11l7 7l-16 16z',
    'M33 65a18 18 0 1 1 36 0a18 18 0 1 1-36 0z',
  ],
  shade:
    'M28 34l31 31c6 2 10 0 14-4c6 6 4 14-2 12c-5 2-9 0-12-2L21 33zM62 52c9 12 2 28-12 31c14 1 21-10 19-20c-1-5-4-9-7-11z',
  lines: 'M51 51v28M37 65h28',
  dots: 'M46 65a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
};

export const disc: Drawing = {
  parts: [],
  foot: {
    white: {
      part: 'M14 50a36 36 0 1 1 72 0a36 36 0 1 1-72 0z',
      shade: 'M77 26c14 18 10 42-8 52c-14 8-32 6-43-5c30 9 54-16 51-47z',
      lines: 'M28 50a22 22 0 1 1 44 0a22 22 0 1 1-44 0zM43 50a7 7 0 1 1 14 0a7 7 0 1 1-14 0z',
    },
    black: {
      part: 'M85.300 57C82.500 71.300 71.300 82.500 57 85.300L50 76L43 85.300C28.700 82.500 17.500 71.300 14.700 57L24 50L14.700 43C17.500 28.700 28.700 17.500 43 14.700L50 24L57 14.700C71.300 17.500 82.500 28.700 85.300 43L76 50z',
      shade: 'M78 57h7q-5 22-28 28l-2-4q15-6 23-24zM75 25q8 8 10 18l-6 5q2-12-4-23z',
      lines: 'M38 38l24 24M62 38L38 62',
    },
  },
};
