// The still parts of a drawn board: scenery, cells, labels and pieces, from either side. Used by the playing board
// and, by itself, for miniatures.
import type { ComponentChildren } from 'preact';
import { PieceArt } from '../artwork/PieceArt';
import { isArtworkName, SAMPLE } from '../artwork/pieces';
import type { BoardColours } from '../artwork/sets';
import { type PieceSet, PieceSetContext } from '../artwork/sets';
import type { BoardNumber, CellDrawing, Paint, Point, Scenery } from '../games/drawing';
import type { RuleSet } from '../games/game';
import { colourOf, kindOf } from '../rules/position';
import { WHITE } from '../rules/types';
import { itemAt } from '../util/items';
import styles from './board.module.css';
import { cellCentre, type Perspective, perspective, seen, turnOf } from './geometry';
import painted from './painted.module.css';

interface BoardPictureProps {
  readonly rules: RuleSet;
  /** Piece code per cell. */
  readonly cells: Uint8Array;
  readonly terrain: number;
  /** Whether Black is at the bottom. */
  readonly flipped?: boolean;
  /** Drawn between the cells and the pieces. */
  readonly under?: ComponentChildren;
  /** Drawn above the pieces. */
  readonly children?: ComponentChildren;
}

/** A board with its pieces and nothing to tap: decoration, hidden from screen readers. */
export function BoardPicture({
  rules,
  cells,
  terrain,
  flipped = false,
  under,
  children,
}: BoardPictureProps) {
  const view = perspective(rules.drawing, terrain, flipped);
  return (
    <svg class={styles.picture} data-picture viewBox={viewBox(view)} aria-hidden="true">
      <Ground rules={rules} view={view} terrain={terrain} />
      {under}
      {[...cells.entries()].map(([cell, code]) =>
        code === 0 ? null : (
          <PieceAt
            key={cell}
            rules={rules}
            code={code}
            at={cellCentre(view, cell)}
            size={itemAt(rules.drawing.cells, cell).pieceSize}
          />
        ),
      )}
      {children}
    </svg>
  );
}

/** A few cells in a set of colours, whatever set the page has. */
export function BoardSample({ colours }: { readonly colours: BoardColours }) {
  return (
    <svg class={styles.sample} data-board={colours} viewBox="0 0 4 4" aria-hidden="true">
      <path fill="var(--light)" d="M0 0h4v4h-4z" />
      <path
        fill="var(--dark)"
        fill-rule="evenodd"
        d="M1 0h1v4h-1zM3 0h1v4h-1zM0 1h4v1h-4zM0 3h4v1h-4z"
      />
    </svg>
  );
}

/** Some pieces of a set, whatever set the page has. */
export function PieceSample({ set }: { readonly set: PieceSet }) {
  return (
    <PieceSetContext.Provider value={set}>
      <svg class={styles.sample} viewBox="0 0 200 200" aria-hidden="true">
        <path fill="var(--light)" d="M0 0h200v200H0z" />
        <path fill="var(--dark)" d="M100 0h100v100H0v100h100z" />
        {SAMPLE.map(([name, side], index) => (
          <PieceArt
            key={name}
            name={name}
            side={side}
            transform={`translate(${100 * (index % 2)} ${100 * Math.floor(index / 2)})`}
          />
        ))}
      </svg>
    </PieceSetContext.Provider>
  );
}

/** The room that a board's picture will take. */
export function EmptyPicture({ rules }: Pick<BoardPictureProps, 'rules'>) {
  return <svg class={styles.picture} viewBox={viewBox(rules)} aria-hidden="true" />;
}

export const viewBox = ({ drawing }: Pick<Perspective, 'drawing'>): string =>
  `0 0 ${drawing.width} ${drawing.height}`;

interface GroundProps {
  readonly rules: RuleSet;
  readonly view: Perspective;
  readonly terrain: number;
}

/** Scenery and cells, turned as a whole. */
export function Ground({ rules, view, terrain }: GroundProps) {
  const { drawing } = view;
  const { ground = drawing.cells } = drawing;
  const cells = [...ground.entries()].filter(([cell]) => rules.exists(terrain, cell));
  const plain = cells.flatMap(([, cell]) => (cell.details ? [] : [cell]));
  return (
    <g transform={turnOf(view)}>
      <Shapes as="scenery" shapes={drawing.scenery(terrain)} />
      <Shapes as="cell" shapes={cellShapes(plain)} />
      {/* Details may reach over a cell's edges, onto what lies around it. */}
      {cells.map(
        ([cell, { outline, paint, details }]) =>
          details && (
            <g key={itemAt(rules.board.cells, cell).name} data-ground={cell}>
              <PaintedPath as="cell" paint={paint} d={outline} />
              <Shapes as="scenery" shapes={details} />
            </g>
          ),
      )}
      <Shapes as="scenery" shapes={drawing.topScenery?.(terrain) ?? []} />
    </g>
  );
}

/** One shape for all cells that are painted alike: forty of them take a slow phone long to draw, a dozen times in Learn. */
function cellShapes(cells: readonly CellDrawing[]): readonly Scenery[] {
  const shapes = new Map<string, Scenery>();
  for (const { paint, outline } of cells) {
    const look = JSON.stringify(paint);
    shapes.set(look, { paint, d: (shapes.get(look)?.d ?? '') + outline });
  }
  return [...shapes.values()];
}

interface NumbersProps {
  readonly view: Perspective;
  readonly numbers: readonly BoardNumber[];
}

/** Coordinates along the edges, upright from either side. */
export function Labels({ view }: { readonly view: Perspective }) {
  return (
    <g class={styles.labels} style={{ fontSize: `${view.drawing.labelSize}px` }}>
      {view.drawing.labels(view.flipped).map(({ text, x, y, on }) => (
        <text
          key={`${text}${x}`}
          x={x}
          y={y}
          fill={on && `var(--label-on-${on})`}
          stroke={on && `var(--${on})`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Numbers that the board itself shows. */
export function Numbers({ view, numbers }: NumbersProps) {
  return (
    <g class={styles.numbers}>
      {numbers.map(({ text, unit, at }) => {
        const { x, y } = seen(view, at);
        return (
          <g key={`${x},${y}`}>
            <text x={x} y={y}>
              {text}
            </text>
            <text x={x} y={y} dy="24" class={styles.numberUnit}>
              {unit}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface ShapesProps {
  readonly as: 'cell' | 'scenery';
  readonly shapes: readonly Scenery[];
}

function Shapes({ as, shapes }: ShapesProps) {
  return (
    <>
      {shapes.map(({ paint, d }) => (
        <PaintedPath key={d} as={as} paint={paint} d={d} />
      ))}
    </>
  );
}

interface PieceAtProps {
  readonly rules: RuleSet;
  readonly code: number;
  readonly at: Point;
  /** Side of the box in drawing units. */
  readonly size: number;
  /** Turned to face the player at the top. */
  readonly upsideDown?: boolean;
}

/** One piece, centred on a point of the picture. */
export function PieceAt({ rules, code, at, size, upsideDown = false }: PieceAtProps) {
  const artwork = rules.kinds[kindOf(code)]?.artwork ?? '';
  const scale = size / 100;
  const turn = upsideDown ? ' rotate(180)' : '';
  if (!isArtworkName(artwork)) return null;
  return (
    <PieceArt
      name={artwork}
      side={colourOf(code) === WHITE ? 'white' : 'black'}
      transform={`translate(${at.x} ${at.y}) scale(${scale})${turn} translate(-50 -50)`}
    />
  );
}

interface PaintedPathProps {
  /** SVG path data in drawing units. */
  readonly d: string;
  readonly paint: Paint;
  readonly as: 'cell' | 'scenery';
}

const KINDS = { cell: painted.cell, scenery: painted.scenery };
const FORCED = { blank: ` ${painted.blank}`, strong: ` ${painted.strong}`, outline: '' };

/** Colours are properties of board.module.css, so that they follow the set and the scheme in force. */
function PaintedPath({ d, paint, as }: PaintedPathProps) {
  const { fill, stroke, forced = 'outline', ...rest } = paint;
  return (
    <path
      class={`${KINDS[as]}${FORCED[forced]}`}
      d={d}
      fill={fill ? `var(--${fill})` : 'none'}
      stroke={stroke && `var(--${stroke})`}
      {...rest}
    />
  );
}
