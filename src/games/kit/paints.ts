// Paints that several boards use.
import type { Paint } from '../drawing';

export const WATER: Paint = { fill: 'water', forced: 'blank' };

/** The floor of a wooden bridge, and the gaps between its boards. */
export const DECK: Paint = { fill: 'plank' };
export const PLANKS: Paint = { stroke: 'plank-line', 'stroke-opacity': 0.6, 'stroke-width': 2.2 };
