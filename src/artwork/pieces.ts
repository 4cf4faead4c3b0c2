// The piece family by name in each of its sets, and the order in which a drawing's paths are painted. Renders nothing.

import * as carved from './carved';
import { type Drawing, type PieceSide, PLINTH } from './drawing';
import type { PieceSet } from './sets';
import * as simple from './simple';

export type ArtworkName = keyof typeof carved;

/** Every drawing of each set, by the name that a game's piece descriptions use. */
export const artwork: Readonly<Record<PieceSet, Readonly<Record<ArtworkName, Drawing>>>> = {
  carved,
  simple,
};

export const artworkNames = Object.keys(carved).filter(isArtworkName);

/** Whether there are drawings of that name. */
export function isArtworkName(name: string): name is ArtworkName {
  return Object.hasOwn(carved, name);
}

/** Four pieces that show what a set is like. */
export const SAMPLE: readonly (readonly [ArtworkName, PieceSide])[] = [
  ['king', 'white'],
  ['knight', 'black'],
  ['pawn', 'black'],
  ['frog', 'white'],
];

/** One SVG path; `role` is the suffix of its class in pieces.css. */
interface Layer {
  readonly role: 'edge' | 'part' | 'shade' | 'lines' | 'dots';
  readonly d: string;
}

/** The paths of a piece in painting order, in a 100 x 100 box. */
export function layers(name: ArtworkName, side: PieceSide, set: PieceSet): Layer[] {
  const { parts, foot = PLINTH, shade = '', lines = '', dots } = artwork[set][name];
  const solid = [...parts, foot[side].part];
  const shaded = shade + (foot[side].shade ?? '');
  const inner = lines + (foot[side].lines ?? '');
  const all: (Layer | undefined)[] = [
    { role: 'edge', d: solid.join('') },
    ...solid.map((d): Layer => ({ role: 'part', d })),
    shaded ? { role: 'shade', d: shaded } : undefined,
    inner ? { role: 'lines', d: inner } : undefined,
    dots ? { role: 'dots', d: dots } : undefined,
  ];
  return all.filter((layer) => layer !== undefined);
}
