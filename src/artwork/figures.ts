// Soldiers and their gear.

import { knight, pawn } from './chessPieces';
import type { Drawing } from './drawing';

const BODY = pawn.parts[0];

export const guard: Drawing = {
  parts: [
    'M34 40c-2-22 4-31 16-31c12 0 18 9 16 31z',
    'M24 36c10 0 18-2 26-8c8 6 16 8 26 8v18c0 16-12 25-26 33c-14-8-26-17-26-33z',
  ],
  lines: 'M50 38v36M34 50h32',
};

export const messenger: Drawing = {
  parts: [
    BODY,
    'M38 44c-14-2-24-14-24-28c10 4 20 6 26 14zM62 44c14-2 24-14 24-28c-10 4-20 6-26 14z',
    'M36 36a14 14 0 1 1 28 0a14 14 0 1 1-28 0z',
    pawn.parts[2],
  ],
};

export const soldier: Drawing = {
  parts: [
    'M76 20h5v63h-5zM78.500 6q8 9 0 20q-8-11 0-20z',
    BODY,
    'M37 34h26v6q0 9-13 9q-13 0-13-9z',
    'M26 36c6-3 9-6 10-12c2-8 7-12 14-12c7 0 12 4 14 12c1 6 4 9 10 12z',
    pawn.parts[2],
  ],
};

export const swordsman: Drawing = {
  parts: [
    'M62 54L84 10l5-4v8L70 58z',
    BODY,
    'M30 35a14 14 0 1 1 28 0a14 14 0 1 1-28 0z',
    pawn.parts[2],
    'M58 48l22 11l-2 5l-22-11z',
  ],
};

export const captain: Drawing = {
  ...knight,
  parts: ['M40 16c8-14 36-14 50 4c-8 0-10 2-8 8c-10-4-20-4-30 0z', ...knight.parts],
};
