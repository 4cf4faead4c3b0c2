// What a piece drawing is made of, and the plinth that most carved pieces stand on. Coordinates: a 100 x 100 box,
// y down, light from the top left.

export const SIDES = ['white', 'black'] as const;
export type PieceSide = (typeof SIDES)[number];

/** The one part that differs between the sides, so that they can be distinguished without colour. */
interface Foot {
  readonly part: string;
  readonly shade?: string;
  readonly lines?: string;
}

/** SVG path data by role. Later roles are painted over earlier ones. */
export interface Drawing {
  /** Closed outlines, back to front; each is filled and outlined. */
  readonly parts: readonly string[];
  /** Defaults to the plinth, painted in front of the parts. */
  readonly foot?: Readonly<Record<PieceSide, Foot>>;
  /** Regions that face away from the light. */
  readonly shade?: string;
  /** Open strokes inside the outlines. */
  readonly lines?: string;
  /** Filled marks inside the outlines, such as eyes. */
  readonly dots?: string;
}

/** White stands on a solid slab, Black on two feet. */
export const PLINTH: Readonly<Record<PieceSide, Foot>> = {
  white: {
    part: 'M20 93v-4q0-7 7-7h46q7 0 7 7v4z',
    shade: 'M66 82h7q7 0 7 7v4H69q2-7-3-11z',
  },
  black: {
    part: 'M18 93v-4q0-7 7-7h50q7 0 7 7v4H61q0-6-6-6H45q-6 0-6 6z',
    shade: 'M68 82h7q7 0 7 7v4H71q2-7-3-11z',
  },
};

// The parts that every pawn-like piece shares.
export const SKIRT = 'M42 52c2 11-3 22-14 31h44c-11-9-16-20-14-31z';
export const COLLAR = 'M37 47h26a4 4 0 0 1 0 8H37a4 4 0 0 1 0-8z';
// Their shaded sides.
export const SKIRT_SHADE =
  'M53 54c-2 10 2 21 9 29h10c-11-9-15-18-14-29zM56 47h7a4 4 0 0 1 0 8h-10q3-3 3-8z';

export const HEAD = 'M36 35a14 14 0 1 1 28 0a14 14 0 1 1-28 0z';
export const HEAD_SHADE = 'M57 23c9 5 10 20-1 24h3c7-6 8-19-2-24z';

/** A circle. */
export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`;
