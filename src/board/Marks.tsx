// What the board says about cells: the last move, the selected piece, where it may go, what it would take, check.
// Every mark has a shape of its own, so that none depends on colour.
import type { Point } from '../games/drawing';
import type { BoardState, MoveOption } from '../session/types';
import { cellCentre, type Perspective } from './geometry';
import { isCapture } from './names';

export interface MarksProps {
  readonly view: Perspective;
  readonly state: BoardState;
  readonly selected: number | null;
  /** Target under the finger or focus: its victims are marked strongly. */
  readonly aimed: number | null;
  readonly targets: ReadonlyMap<number, readonly MoveOption[]>;
  readonly showTargets: boolean;
}

/** Marks that lie beneath the pieces. */
export function MarksBelow({ view, state, selected, aimed, targets }: MarksProps) {
  const { drawing, flipped } = view;
  const turn = flipped ? `rotate(180 ${drawing.width / 2} ${drawing.height / 2})` : undefined;
  const outline = (cell: number | null, mark: string) =>
    cell === null ? null : <path class={mark} d={drawing.cells[cell].outline} />;
  const { lastMove, checkedKing } = state;
  return (
    <g transform={turn}>
      {outline(lastMove?.from ?? null, 'mark-last mark-last-from')}
      {outline(lastMove?.to ?? null, 'mark-last')}
      {outline(selected, 'mark-selected')}
      {aimed !== null && targets.has(aimed) && outline(aimed, 'mark-aimed')}
      {outline(checkedKing, 'mark-check')}
    </g>
  );
}

/** Marks that lie above the pieces: dots for moves, rings for captures, crosses on what would fall. */
export function MarksAbove({ view, state, selected, aimed, targets, showTargets }: MarksProps) {
  const marks = showTargets ? [...targets] : [];
  const victims = new Set(marks.flatMap(([cell, options]) => distantVictims(cell, options)));
  const struck = aimed === null ? [] : distantVictims(aimed, targets.get(aimed) ?? []);
  return (
    <g class="marks-above">
      {marks.map(([cell, options]) => (
        <TargetMark
          key={cell}
          at={cellCentre(view, cell)}
          size={view.drawing.cells[cell].pieceSize}
          occupied={state.cells[cell] !== 0}
          options={options}
        />
      ))}
      {[...victims].map((cell) => (
        <Cross
          key={cell}
          at={cellCentre(view, cell)}
          size={view.drawing.cells[cell].pieceSize}
          strong={struck.includes(cell)}
        />
      ))}
      {state.checkedKing !== null && selected !== state.checkedKing && (
        <CheckMark
          at={cellCentre(view, state.checkedKing)}
          size={view.drawing.cells[state.checkedKing].pieceSize}
        />
      )}
    </g>
  );
}

/** Pieces that fall elsewhere than where the move ends. */
const distantVictims = (cell: number, options: readonly MoveOption[]): number[] =>
  options.flatMap(({ captures }) => captures.filter((victim) => victim !== cell));

interface TargetMarkProps {
  readonly at: Point;
  readonly size: number;
  readonly occupied: boolean;
  readonly options: readonly MoveOption[];
}

function TargetMark({ at, size, occupied, options }: TargetMarkProps) {
  const captures = options.some(isCapture);
  const loses = options.some(({ losesMover }) => losesMover);
  if (occupied) return <circle class="mark-capture" cx={at.x} cy={at.y} r={size * 0.46} />;
  return (
    <g class={loses ? 'mark-loss' : captures ? 'mark-strike' : 'mark-move'}>
      <circle class="mark-dot" cx={at.x} cy={at.y} r={size / 6.5} />
      {captures && <circle class="mark-ring" cx={at.x} cy={at.y} r={size / 3.6} />}
      {loses && <path class="mark-bar" d={cross(at, size / 5)} />}
    </g>
  );
}

function Cross({ at, size, strong }: { at: Point; size: number; strong: boolean }) {
  return <path class={`mark-victim${strong ? ' mark-victim-sure' : ''}`} d={cross(at, size / 4)} />;
}

/** An exclamation mark at the king's shoulder. */
function CheckMark({ at, size }: { at: Point; size: number }) {
  const x = at.x + size * 0.34;
  const y = at.y - size * 0.34;
  const r = size * 0.15;
  return (
    <g class="mark-alarm">
      <circle cx={x} cy={y} r={r} />
      <path d={`M${x} ${y - r * 0.6}v${r * 0.65}M${x} ${y + r * 0.5}v0.1`} />
    </g>
  );
}

const cross = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
