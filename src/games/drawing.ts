// How a board looks, as data: outlines and places in drawing units, y downwards, White at the bottom. The renderer in
// src/board draws any of them; the rules never read it. Also the shapes that several boards are made of.
import type { Board } from '../rules/board';

/** Drawing units per lattice step. */
export const STEP = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface CellDrawing {
  /** Where the piece stands, and what a tap is measured from. */
  readonly centre: Point;
  /** Outline as SVG path data. */
  readonly outline: string;
  /** Names the fill: the class `shade-<name>` of board.css. */
  readonly shade: string;
  /** Side of the square box that holds the piece. */
  readonly pieceSize: number;
  /** Further points that belong to the cell, for cells that spread over several squares. */
  readonly reach?: readonly Point[];
}

/** Something drawn beneath the cells; `role` names its class `scenery-<role>`. */
export interface Scenery {
  readonly role: string;
  readonly d: string;
}

export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface BoardDrawing {
  readonly width: number;
  readonly height: number;
  /** By cell index. */
  readonly cells: readonly CellDrawing[];
  /** Drawn beneath the cells, first to last. */
  scenery(terrain: number): readonly Scenery[];
  /** Drawn above the cells and beneath the pieces. */
  overlay?(terrain: number): readonly Scenery[];
  /** Coordinates along the edges or on the cells. */
  readonly labels: readonly Label[];
}

/** A rectangle with rounded corners. */
export function roundedRect(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** A closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}z`;
}

/** A circle. */
export function circle({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export interface GridStyle {
  /** Size of a lattice step in drawing units. */
  readonly stepX: number;
  readonly stepY: number;
  /** Space between cells. */
  readonly gap: number;
  readonly radius: number;
  readonly shade: (file: number, rank: number, squares: number) => string;
}

/** Cells as rectangles on a grid; a cell of several squares is the rectangle around them. */
export function gridCells(board: Board, style: GridStyle): CellDrawing[] {
  const { stepX, stepY, gap, radius } = style;
  return board.cells.map(({ squares: indices }) => {
    const squares = indices.map((index) => board.squares[index]);
    const files = squares.map(({ file }) => file);
    const rows = squares.map(({ rank }) => board.height - 1 - rank);
    const left = Math.min(...files) * stepX;
    const right = (Math.max(...files) + 1) * stepX;
    const top = Math.min(...rows) * stepY;
    const bottom = (Math.max(...rows) + 1) * stepY;
    const least = Math.min(right - left, bottom - top);
    return {
      centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
      outline: roundedRect(
        left + gap,
        top + gap,
        right - left - 2 * gap,
        bottom - top - 2 * gap,
        radius,
      ),
      shade: style.shade(squares[0].file, squares[0].rank, squares.length),
      pieceSize: least * (squares.length > 1 ? 1 : 0.94),
      reach: squares.map(({ file, rank }) => ({
        x: (file + 0.5) * stepX,
        y: (board.height - rank - 0.5) * stepY,
      })),
    };
  });
}

/** Names of the files below and of the ranks at the left, inside the edge cells, as on printed diagrams. */
export function edgeLabels(
  files: readonly string[],
  ranks: readonly string[],
  stepX: number,
  stepY: number,
): Label[] {
  const height = ranks.length * stepY;
  return [
    ...files.map((text, file) => ({ text, x: (file + 1) * stepX - 9, y: height - 8 })),
    ...ranks.map((text, rank) => ({ text, x: 9, y: height - (rank + 1) * stepY + 20 })),
  ];
}
