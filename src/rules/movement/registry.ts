// The registry of movements. A new one is a file beside this and a line here: compilation, generation, attacks and
// exchanges take it from there.
import { cannonHop } from './cannonHop';
import { friendHop } from './friendHop';
import { leap } from './leap';
import type { Movement } from './movement';
import { slide } from './slide';
import type { Walk } from './tables';
import { zigzag } from './zigzag';

/** By the type of the parts that move so. */
const MOVEMENTS = { leap, slide, zigzag, cannonHop, friendHop };

type Movements = typeof MOVEMENTS;
type PartOf<M> = M extends Movement<infer P> ? P : never;
/** A part of a piece's description. */
export type Part = PartOf<Movements[keyof Movements]>;

/** How parts of this type move. */
export const movementOf = (part: Part): Movement<Part> => MOVEMENTS[part.type];

/** The walks that are more than straight on, in the order in which a piece's moves are written. */
export const WALKS: readonly Walk[] = Object.values<Movement<never>>(MOVEMENTS).flatMap(
  ({ walk }) => walk ?? [],
);
