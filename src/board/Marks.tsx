// What the board says about cells: the last move, the selected piece, where it may go, what it would take, check, a hint.
// Every mark has a shape of its own, so that none depends on colour.
import type { Point } from '../games/drawing';
import { losesMover } from '../rules/effects';
import { TAG_CASTLE } from '../rules/move';
import type { BoardState, MoveOption } from '../session/types';
import { itemAt } from '../util/items';
import { arrowShape, pointsOf } from './Arrows';
import { cellCentre, type Perspective, turnOf } from './geometry';
import styles from './mark.module.css';
import { isCapture } from './names';

interface MarksProps {
  readonly view: Perspective;
  readonly state: BoardState;
  readonly selected: number | null;
  /** Cell under the finger or focus; if it is a target, what the move would do is marked strongly. */
  readonly aimed: number | null;
  readonly targets: ReadonlyMap<number, readonly MoveOption[]>;
  readonly showTargets: boolean;
  /** Whether what a move to `aimed` becomes is being chosen. */
  readonly picking: boolean;
  /** Cell with the keyboard focus, where that is to be seen. */
  readonly ring: number | null;
}

/** Whole cells that are marked, beneath everything else. */
export function CellMarks(props: MarksProps) {
  const { view, state, selected, aimed, targets, picking, showTargets } = props;
  const { drawing } = view;
  const outline = (cell: number, mark: string | undefined) => (
    <path class={mark} d={itemAt(drawing.cells, cell).outline} />
  );
  const { lastMove, checkedKing } = state;
  const lastMoveCells = [lastMove?.from, lastMove?.to].filter((cell) => typeof cell === 'number');
  return (
    <g transform={turnOf(view)}>
      {lastMoveCells.map((cell) => outline(cell, styles.last))}
      {lastMoveCells.map((cell) => (
        <path
          key={cell}
          class={styles['last-corners']}
          d={ticks(itemAt(drawing.cells, cell).corners)}
        />
      ))}
      {checkedKing !== null && outline(checkedKing, styles.check)}
      {selected !== null && outline(selected, styles.selected)}
      {showTargets &&
        [...targets.keys()]
          .filter((cell) => cell !== aimed && itemAt(drawing.cells, cell).ornate)
          .map((cell) => outline(cell, styles.aimed))}
      {aimed !== null && (targets.has(aimed) || picking) && outline(aimed, styles.aimed)}
    </g>
  );
}

/** Dots where the selected piece may go, rings where it captures, and a star behind a king in check. */
export function TargetMarks({ view, state, targets, showTargets }: MarksProps) {
  const place = (cell: number) => ({
    at: cellCentre(view, cell),
    size: itemAt(view.drawing.cells, cell).pieceSize,
  });
  return (
    <g>
      {state.checkedKing !== null && <Star {...place(state.checkedKing)} />}
      {[...(showTargets ? targets : [])].map(([cell, options]) => (
        <TargetMark
          key={cell}
          {...place(cell)}
          occupied={state.cells[cell] !== 0}
          options={options}
        />
      ))}
    </g>
  );
}

/** A dashed frame around cells that something is wrong with, with a wash that tells them apart from a check. */
export function FaultMarks({
  view,
  faults,
}: Pick<MarksProps, 'view'> & { readonly faults: readonly number[] }) {
  if (faults.length === 0) return null;
  return (
    <g transform={turnOf(view)}>
      {faults.map((cell) => (
        <path
          key={cell}
          class={styles.fault}
          data-fault={cell}
          d={itemAt(view.drawing.cells, cell).outline}
        />
      ))}
    </g>
  );
}

/** Cells that a stroke under way has chosen. */
export function ChosenMarks({
  view,
  chosen,
}: Pick<MarksProps, 'view'> & { readonly chosen: readonly number[] }) {
  return (
    <g transform={turnOf(view)}>
      {chosen.map((cell) => (
        <path key={cell} class={styles.selected} d={itemAt(view.drawing.cells, cell).outline} />
      ))}
    </g>
  );
}

/** The outline of the cell with the keyboard focus, above the pieces. */
export function FocusMark({ view, ring }: Pick<MarksProps, 'view' | 'ring'>) {
  if (ring === null) return null;
  const { outline } = itemAt(view.drawing.cells, ring);
  return (
    <g transform={turnOf(view)}>
      <path class={styles['focus-halo']} d={outline} />
      <path class={styles.focus} d={outline} />
    </g>
  );
}

/** A five-pointed star where a task is to lead: in the middle of an empty cell, else at the upper left of what stands there. */
export function GoalMarks({
  view,
  state,
  goals,
}: Pick<MarksProps, 'view' | 'state'> & { readonly goals: readonly number[] }) {
  return (
    <g class={styles.goal}>
      {goals.map((cell) => {
        const { x, y } = cellCentre(view, cell);
        const size = itemAt(view.drawing.cells, cell).pieceSize;
        const aside = state.cells[cell] === 0 ? 0 : 0.36 * size;
        const r = (state.cells[cell] === 0 ? 0.34 : 0.22) * size;
        const at = { x: Math.max(x - aside, r), y: Math.max(y - aside, r) };
        return <path key={cell} data-goal={cell} d={starPath(at, 5, r, 0.45 * r)} />;
      })}
    </g>
  );
}

/** Crosses on what a move would remove elsewhere than where it ends, above the pieces. */
export function VictimMarks({ view, aimed, targets, showTargets }: MarksProps) {
  const marks = showTargets ? [...targets] : [];
  const struck = new Set(aimed === null ? [] : distantVictims(aimed, targets.get(aimed) ?? []));
  const threatened = new Set(marks.flatMap(([cell, options]) => distantVictims(cell, options)));
  return (
    <g>
      {[...new Set([...threatened, ...struck])].map((cell) => {
        const d = cross(cellCentre(view, cell), itemAt(view.drawing.cells, cell).pieceSize * 0.22);
        return (
          <g
            key={cell}
            class={`${styles.victim}${struck.has(cell) ? ` ${styles['victim-sure']}` : ''}`}
          >
            <path class={styles['victim-halo']} d={d} />
            <path d={d} />
          </g>
        );
      })}
    </g>
  );
}

/** Pieces that fall elsewhere than where the move ends. */
const distantVictims = (cell: number, options: readonly MoveOption[]): number[] =>
  options
    .flatMap(({ effects }) => effects.captured.map((victim) => victim.cell))
    .filter((victim) => victim !== cell);

interface TargetMarkProps {
  readonly at: Point;
  readonly size: number;
  readonly occupied: boolean;
  readonly options: readonly MoveOption[];
}

function TargetMark({ at, size, occupied, options }: TargetMarkProps) {
  const trades = options.some(({ tag }) => tag === TAG_CASTLE);
  if (occupied) {
    return <Ring mark={trades ? styles.trade : styles.capture} at={at} r={size * 0.49} />;
  }
  const captures = options.some(isCapture);
  const loses = options.some(({ effects }) => losesMover(effects));
  if (loses) return <path class={styles.loss} d={cross(at, size * 0.16)} />;
  return (
    <g>
      <circle class={styles.dot} cx={at.x} cy={at.y} r={size * 0.14} />
      {captures && <Ring mark={styles.capture} at={at} r={size * 0.27} />}
    </g>
  );
}

interface RingProps {
  readonly mark: string | undefined;
  readonly at: Point;
  readonly r: number;
}

/** A ring that stands out from light and from dark cells. */
function Ring({ mark, at, r }: RingProps) {
  return (
    <g>
      <circle class={styles.halo} cx={at.x} cy={at.y} r={r} />
      <circle class={mark} cx={at.x} cy={at.y} r={r} />
    </g>
  );
}

const RAYS = 14;

/** A star whose rays show around the piece that stands on it. */
function Star({ at, size }: { readonly at: Point; readonly size: number }) {
  return <path class={styles.star} d={starPath(at, RAYS, size * 0.56, size * 0.42)} />;
}

/** A star with one of its rays upwards; `outer` and `inner` are the distances of its tips and of what lies between them. */
function starPath(at: Point, rays: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * rays }, (_, index) => {
    const r = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / rays;
    return { x: at.x + r * Math.sin(angle), y: at.y - r * Math.cos(angle) };
  });
  return `M${pointsOf(points)}z`;
}

const cross = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;

/** Length of a corner mark along each edge, and how far inside the outline it runs. */
const TICK = 20;
const TICK_INSET = 5;

/** An angle at every corner of an outline, a little inside it. */
function ticks(corners: readonly Point[]): string {
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const inner = corners.map((corner) => towards(corner, middle, TICK_INSET * Math.SQRT2));
  return inner
    .map((corner, index) => {
      const before = itemAt(inner, (index + inner.length - 1) % inner.length);
      const after = itemAt(inner, (index + 1) % inner.length);
      const points = [towards(corner, before, TICK), corner, towards(corner, after, TICK)];
      return `M${pointsOf(points)}`;
    })
    .join('');
}

/** The point a distance on the way, but no further than a third of it. */
function towards(from: Point, to: Point, distance: number): Point {
  const part = Math.min(1 / 3, distance / Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** What the end of a game does to pieces. */
export interface BoardEnding {
  /** Cell of the king that has lost, or null. */
  readonly fallen: number | null;
  /** Cell of the piece that gave mate, or null. */
  readonly glowing: number | null;
}

/** Rings of light behind a piece, as parts of its size, the widest and faintest first. */
const GLOW = [0.78, 0.66, 0.55];

/** The light behind the piece that gave mate. */
export function GlowMark({ view, cell }: { readonly view: Perspective; readonly cell: number }) {
  const { x, y } = cellCentre(view, cell);
  const size = itemAt(view.drawing.cells, cell).pieceSize;
  return (
    <g class={styles.glow} style={{ transformOrigin: `${x}px ${y}px` }}>
      {GLOW.map((part) => (
        <circle key={part} cx={x} cy={y} r={part * size} />
      ))}
    </g>
  );
}

export interface BoardHint {
  readonly from: number;
  /** Where it should go, or null to show the piece alone. */
  readonly to: number | null;
}

/** What is thought of the move that ended on a cell. */
export interface BoardBadge {
  readonly cell: number;
  readonly kind: 'inaccuracy' | 'mistake' | 'blunder' | 'only';
  /** "??". */
  readonly text: string;
}

/** A badge at the upper right of its cell, within the board. */
export function BadgeMark({
  view,
  badge,
}: {
  readonly view: Perspective;
  readonly badge: BoardBadge;
}) {
  const at = cellCentre(view, badge.cell);
  const size = itemAt(view.drawing.cells, badge.cell).pieceSize;
  const r = 0.21 * size;
  const x = Math.min(at.x + 0.36 * size, view.drawing.width - r);
  const y = Math.max(at.y - 0.36 * size, r);
  return (
    <g class={styles.badge} data-badge={badge.kind}>
      <circle cx={x} cy={y} r={r} />
      <text x={x} y={y} font-size={1.35 * r}>
        {badge.text}
      </text>
    </g>
  );
}

interface HintMarkProps {
  readonly view: Perspective;
  readonly hint: BoardHint;
}

/** Points out a move: four wedges around the piece, and an arrow to where it should go. */
export function HintMark({ view, hint: { from, to } }: HintMarkProps) {
  const at = cellCentre(view, from);
  const size = itemAt(view.drawing.cells, from).pieceSize;
  const end = to === null ? null : cellCentre(view, to);
  return (
    <g class={styles.hint}>
      <path d={wedges(at, size, end ? Math.atan2(end.y - at.y, end.x - at.x) : 0)} />
      {end && <path d={arrowShape(at, end, size, HINT.shaft * size).outline} />}
    </g>
  );
}

/** Measures of a hint in parts of a piece's size, set by eye: the wedges begin just outside the outline of a piece. */
const HINT = {
  /** Width of the arrow's shaft. */
  shaft: 0.12,
  /** From the middle of the cell to a wedge's tip and to its base. */
  tip: 0.44,
  base: 0.62,
  /** Half the width of a base. */
  halfWidth: 0.11,
} as const;

/** Wedges on four sides, their tips towards the piece, clear of an arrow in a direction. */
function wedges({ x, y }: Point, size: number, direction: number): string {
  const tip = HINT.tip * size;
  const base = HINT.base * size;
  const half = HINT.halfWidth * size;
  return [0, 1, 2, 3]
    .map((side) => {
      const angle = direction + (side * Math.PI) / 2 + Math.PI / 4;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const place = (along: number, across: number) => ({
        x: x + along * cos - across * sin,
        y: y + along * sin + across * cos,
      });
      return `M${pointsOf([place(tip, 0), place(base, half), place(base, -half)])}z`;
    })
    .join('');
}
