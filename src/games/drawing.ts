// How a board looks, as data: outlines and places in drawing units, y downwards, White at the bottom. The renderer in
// src/board draws any of them; the rules never read it. Shapes and paints that several boards have are in kit/.
import type { Colour } from '../rules/types';

/** Drawing units per lattice step. */
export const STEP = 100;

/** How a game's own screens and cards feel: a ground, an accent and a pattern each, in src/ui/styles/moods.css. */
export type Mood = 'water' | 'diamonds' | 'meadow' | 'asphalt' | 'garden';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What boards are made of. Every set of colours in src/board/board.module.css has a shade of each. */
export const MATERIALS = [
  'light',
  'dark',
  'home-light',
  'home-dark',
  'gold',
  'thread',
  'ground',
  'water',
  'water-line',
  'sand',
  'plank',
  'plank-line',
  'paving',
  'paving-dark',
  'paving-line',
  'chalk',
  'grass',
  'grass-light',
  'rock',
  'rock-light',
  'rock-line',
  'shadow',
] as const;
export type Material = (typeof MATERIALS)[number];

/** How a shape is filled and edged: SVG's attributes, in drawing units, with materials as colours; invisible by default. */
export interface Paint {
  readonly fill?: Material;
  readonly 'fill-opacity'?: number;
  readonly stroke?: Material;
  readonly 'stroke-width'?: number;
  readonly 'stroke-opacity'?: number;
  readonly 'stroke-dasharray'?: string;
  readonly 'stroke-linecap'?: 'round';
  readonly 'stroke-linejoin'?: 'round';
  /** Where the system forces its few colours on every page: empty, or an outline stronger than others. */
  readonly forced?: 'blank' | 'strong';
}

/** Something drawn around, on or above cells. */
export interface Scenery {
  readonly paint: Paint;
  readonly d: string;
}

export interface CellDrawing {
  /** Where the piece stands. */
  readonly centre: Point;
  /** Corners of the convex outline, in order: what a tap is measured against. Outlines do not overlap. */
  readonly corners: readonly Point[];
  /** The outline as SVG path data; may round the corners. */
  readonly outline: string;
  readonly paint: Paint;
  /** Side of the square box that holds the piece. */
  readonly pieceSize: number;
  /** Width and height of the cell's button, around the centre. Buttons do not overlap. */
  readonly button: { readonly width: number; readonly height: number };
  /** Whether there is something round in the middle of its picture, in which a dot would be lost. */
  readonly ornate?: boolean;
  /** Drawn on the cell while it exists, and moves with it where the terrain slides. */
  readonly details?: readonly Scenery[];
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Where it is not written on a cell. */
  readonly on?: 'ground' | 'water';
}

/** A number that the board itself shows, such as how far a race has come. */
export interface BoardNumber {
  readonly text: string;
  readonly at: Point;
  /** What is counted, in a word written beneath it. */
  readonly unit: string;
  /** A sentence for those who hear it. */
  readonly spoken: string;
}

/** What has just been decided in a game of several stages. */
export interface Headline {
  readonly title: string;
  readonly detail: string;
}

export interface BoardDrawing {
  readonly width: number;
  readonly height: number;
  /** By cell index. */
  readonly cells: readonly CellDrawing[];
  /** What is drawn in their place where more or less is chosen than is seen, as while a board itself is drawn. */
  readonly ground?: readonly CellDrawing[];
  /** Drawn beneath the cells, first to last. */
  scenery(terrain: number): readonly Scenery[];
  /** Drawn above the cells and beneath the pieces. */
  topScenery?(terrain: number): readonly Scenery[];
  /** Height of the coordinates' letters. */
  readonly labelSize: number;
  /** Coordinates along the edges, where they stand on the picture as seen. */
  labels(flipped: boolean): readonly Label[];
  /** Written on the board in a position; upright from either side. */
  numbers?(cells: Uint8Array, terrain: number): readonly BoardNumber[];
  /**
   * What a position means for the course of the game, where it begins something new; `side` is to move, and `own` the
   * reader's colour in a game against the computer, else null.
   */
  headline?(cells: Uint8Array, terrain: number, side: Colour, own: Colour | null): Headline | null;
  /** What a square that does not exist is called where a move leads to it. */
  missing?(): string;
  /** Further words about a cell for those who cannot see what it is: `octagon`. Null for a plain one. */
  cellDescription?(cell: number, terrain: number): string | null;
  /** By the written name of a cell, what it is called aloud where written names of several sound alike. */
  spokenNames?(): ReadonlyMap<string, string>;
  /** Whether White's side is the top one in a terrain; the bottom one by default. */
  whiteOnTop?(terrain: number): boolean;
}
