// The piece family by name, and the order in which a drawing's paths are painted. Renders nothing.

import { type Drawing, type PieceSide, PLINTH } from './drawing';
import * as drawings from './drawings';

/** Every drawing, by the name that a game's piece descriptions use. */
export const artwork = { ...drawings } as const;
export type ArtworkName = keyof typeof artwork;

/** Whether a drawing of that name exists. */
export function isArtworkName(name: string): name is ArtworkName {
  return Object.hasOwn(artwork, name);
}

/** One SVG path; `role` is the suffix of its class in pieces.css. */
interface Layer {
  readonly role: 'edge' | 'part' | 'shade' | 'lines' | 'dots';
  readonly d: string;
}

/** The paths of a piece in painting order, in a 100 x 100 box. */
export function layers(name: ArtworkName, side: PieceSide): Layer[] {
  const { parts, foot = PLINTH, shade = '', lines = '', dots }: Drawing = artwork[name];
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
