// What a piece drawing is made of, and the plinth most pieces stand on. Coordinates: a 100 x 100 box,
// y down, light from the top left.

export const SIDES = ['white', 'black'] as const;
export type PieceSide = (typeof SIDES)[number];

/** The one part that differs between the sides, so that they are told apart without colour. */
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
