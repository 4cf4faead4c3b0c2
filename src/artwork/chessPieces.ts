// The six pieces of orthodox chess.
import { COLLAR, type Drawing, HEAD, HEAD_SHADE, SKIRT, SKIRT_SHADE } from './drawing';
export const pawn: Drawing = {
  parts: [SKIRT, HEAD, COLLAR],
  shade: SKIRT_SHADE + HEAD_SHADE,
};

export const knight: Drawing = {
  parts: [
    'M30 84c0-15 15-20 18-31c-6 2-9 5-14 8c-3 5-9 7-13 2c-4-1-4-8-1-13c5-8 8-15 14-22l2-15l10 8c22 2 34 20 33 46c0 7-1 12-2 17z',
  ],
  shade: 'M58 24c13 10 16 34 10 59h9c5-29 0-50-19-59z',
  lines: 'M50 30c12 6 17 20 16 38M24 61l6-5',
  dots: 'M34 36a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0zM22 52l5-2l-2 5z',
};

export const bishop: Drawing = {
  parts: [
    'M42 67c0 8-6 12-13 16h42c-7-4-13-8-13-16z',
    'M44 14a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    'M50 19c12 8 20 20 18 32c-1 6-4 9-7 12H39c-3-3-6-6-7-12c-2-12 6-24 18-32z',
    'M36 60h28a4 4 0 0 1 0 8H36a4 4 0 0 1 0-8z',
  ],
  shade:
    'M54 22c9 13 10 25 4 38h6c8-12 4-27-10-38zM58 60h6a4 4 0 0 1 0 8h-9q3-3 3-8zM52 68c0 8 3 11 9 15h10c-8-4-13-8-13-15z',
  lines: 'M57 30L47 46',
};

export const rook: Drawing = {
  parts: [
    'M35 38l-3 45h36l-3-45z',
    'M26 16h12v7h6.500v-7h11v7h6.500v-7h12v18l-8 8H34l-8-8z',
    'M33 71h34l5 12H28z',
  ],
  shade: 'M66 16h8v18l-8 8h-8q8-4 8-12zM58 42h7l2 29h-8zM59 71h8l5 12H62z',
  lines: 'M34 33h32',
};

export const queen: Drawing = {
  parts: [
    'M29 66L14 34l19 15l-1-26l13 24l5-29l5 29l13-24l-1 26l19-15l-15 32l2 17H27z',
    'M8 30a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM26 19a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM45 13a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM64 19a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM82 30a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
  ],
  shade: 'M67 49l-5 17l2 17h9l-2-17l13-29z',
  lines: 'M30 66c12-4 28-4 40 0M30 75c12-3 28-3 40 0',
};

export const king: Drawing = {
  parts: [
    'M46 7h8v6h7v8h-7v9h-8v-9h-7v-8h7z',
    'M50 28c7 4 9 12 7 22H43c-2-10 0-18 7-22z',
    'M50 46c5-16 34-20 34-1c0 11-11 15-14 22l2 16H28l2-16c-3-7-14-11-14-22c0-19 29-15 34 1z',
  ],
  shade: 'M75 33c5 16-8 22-13 34l1 16h9l-2-16c3-7 14-11 14-22c0-7-3-11-9-12z',
  lines: 'M50 46v18M30 67c12-4 28-4 40 0M29 76c12-3 29-3 42 0',
};
