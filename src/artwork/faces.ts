// Faces by whose they are: a piece of the family each, seen from near, with an expression drawn over it.
import type { ArtworkName } from './pieces';

/** SVG in the 100 x 100 box of the piece's drawing. */
export interface Face {
  readonly piece: ArtworkName;
  /** Brings the piece's head near, as an SVG transform. */
  readonly near: string;
  readonly eyes?: string;
  readonly pupils?: string;
  /** Strokes: brows, lids, mouth. */
  readonly lines?: string;
}

export const faces = {
  vera: {
    piece: 'knight',
    near: 'translate(-8 2) scale(1.12)',
    lines: 'M31 30l13 5M24 60q6 1 9-3',
  },
  carlo: { piece: 'camel', near: 'translate(6 -4) scale(1.3)', lines: 'M18 25h10M14 36q4 1 7-2' },
  nils: {
    piece: 'pawn',
    near: 'translate(-45 -20) scale(1.9)',
    eyes: 'M39.5 33a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0zM51.5 33a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z',
    pupils: 'M42 33.5a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM54 33.5a2 2 0 1 1 4 0a2 2 0 1 1-4 0z',
    lines: 'M45 41.5q5 3.5 10 0',
  },
  frida: { piece: 'frog', near: 'translate(0 6)' },
  bruno: {
    piece: 'rook',
    near: 'translate(-20 -6) scale(1.4)',
    eyes: 'M37 46a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM51 46a6 6 0 1 1 12 0a6 6 0 1 1-12 0z',
    pupils:
      'M40.5 47a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1-5.4 0zM54.5 47a2.7 2.7 0 1 1 5.4 0a2.7 2.7 0 1 1-5.4 0z',
    lines: 'M44 60h12',
  },
} satisfies Readonly<Record<string, Face>>;
