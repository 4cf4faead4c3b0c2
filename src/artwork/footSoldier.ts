// The parts that every pawn-like piece shares.

export const SKIRT = 'M42 52c2 11-3 22-14 31h44c-11-9-16-20-14-31z';
export const COLLAR = 'M37 47h26a4 4 0 0 1 0 8H37a4 4 0 0 1 0-8z';
export const SKIRT_SHADE =
  'M53 54c-2 10 2 21 9 29h10c-11-9-15-18-14-29zM56 47h7a4 4 0 0 1 0 8h-10q3-3 3-8z';

export const HEAD = 'M36 35a14 14 0 1 1 28 0a14 14 0 1 1-28 0z';
export const HEAD_SHADE = 'M57 23c9 5 10 20-1 24h3c7-6 8-19-2-24z';
