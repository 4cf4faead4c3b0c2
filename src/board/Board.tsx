// The board people play on: the drawn position, its marks, real buttons for every cell, and pointers, keys and
// screen readers as ways to move. It knows no rules; the options it is given say what may be played.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { RuleSet } from '../games/game';
import type { BoardState, MoveOption } from '../session/types';
import { Ground, PieceAt, viewBox } from './BoardPicture';
import { Cells } from './Cells';
import { cellAt, cellCentre, type Perspective } from './geometry';
import {
  activate,
  dismiss,
  pointerDown,
  pointerLost,
  pointerMove,
  pointerUp,
  type Request,
  targetsOf,
} from './interaction';
import { MarksAbove, MarksBelow } from './Marks';
import { Picker } from './Picker';
import { useInteraction } from './useInteraction';
import { usePlayback } from './usePlayback';
import { usePointers } from './usePointers';

export interface BoardProps {
  readonly rules: RuleSet;
  readonly state: BoardState;
  /** What the person to move may play; empty when nobody here is to move. */
  readonly options: readonly MoveOption[];
  /** Whether Black is at the bottom. */
  readonly flipped: boolean;
  readonly coordinates: boolean;
  /** Whether legal targets are marked. */
  readonly showTargets: boolean;
  /** Milliseconds; 0 for none. */
  readonly animation: number;
  /** Names the board aloud. */
  readonly label: string;
  readonly onPlay: (text: string) => void;
  /** A tap or drop that is not legal; `to` is null when the tapped piece cannot move at all. */
  readonly onReject?: (from: number, to: number | null) => void;
}

/** How much larger a piece is while a finger holds it, and how far above the finger, in its own size. */
const HELD_SCALE = 1.7;
const HELD_RISE = 0.75;

export function Board(props: BoardProps) {
  const { rules, state, options, flipped, onPlay, onReject } = props;
  const { drawing } = rules;
  const view = useMemo<Perspective>(() => ({ drawing, flipped }), [drawing, flipped]);
  const frame = useRef<HTMLDivElement>(null);
  const dropped = useRef<string | null>(null);
  const [finger, setFinger] = useState({ x: 0, y: 0, touch: false });
  const [focused, setFocused] = useState<number | null>(null);

  const answer = (request: Request) => {
    if (request.type === 'reject') {
      onReject?.(request.from, request.to);
      return;
    }
    dropped.current = request.dropped ? request.option.text : null;
    onPlay(request.option.text);
  };
  const { interaction, run } = useInteraction({ options, onRequest: answer });
  const { selected, press, picking } = interaction;
  const targets = useMemo(() => targetsOf(options, selected), [options, selected]);
  const ghosts = usePlayback(frame, state, view, props.animation, dropped);

  const counts = (cell: number): boolean => rules.exists(state.terrain, cell) || targets.has(cell);

  const locate = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0, cell: null };
    const x = ((event.clientX - box.left) / box.width) * drawing.width;
    const y = ((event.clientY - box.top) / box.height) * drawing.height;
    return { x, y, cell: cellAt(view, { x, y }, counts) };
  };

  usePointers(frame, {
    down: (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest('.board-picker')) return;
      const { x, y, cell } = locate(event);
      const touch = event.pointerType !== 'mouse';
      frame.current?.setPointerCapture(event.pointerId);
      setFinger({ x, y, touch });
      if (cell !== null) setFocused(cell);
      const down = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY, touch };
      run((now) => pointerDown(now, options, down));
    },
    move: (event) => {
      if (press?.pointer !== event.pointerId) return;
      const { x, y, cell } = locate(event);
      setFinger({ x, y, touch: finger.touch });
      const move = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY };
      run((now) => pointerMove(now, options, move));
    },
    up: (event) => {
      const { cell } = locate(event);
      run((now) => pointerUp(now, options, { pointer: event.pointerId, cell }));
    },
    lost: (event) => run((now) => pointerLost(now, event.pointerId)),
  });

  const held = press?.dragging && selected !== null ? selected : null;
  const aimed = press ? press.over : focused;
  const marks = { view, state, selected, aimed, targets, showTargets: props.showTargets };
  return (
    <div
      class={`board${held !== null ? ' board-holding' : ''}`}
      ref={frame}
      style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
    >
      <svg class="board-picture" viewBox={viewBox(view)} aria-hidden="true">
        <Ground rules={rules} view={view} terrain={state.terrain} coordinates={props.coordinates} />
        <MarksBelow {...marks} />
        {ghosts.map(({ cell, code }) => (
          <g class="piece-ghost" key={`ghost${cell}`}>
            <PieceAt
              rules={rules}
              code={code}
              at={cellCentre(view, cell)}
              size={drawing.cells[cell].pieceSize}
            />
          </g>
        ))}
        {[...state.cells.entries()].map(([cell, code]) =>
          code === 0 ? null : (
            <g key={`${cell}:${code}`} data-cell={cell} class={cell === held ? 'piece-lifted' : ''}>
              <PieceAt
                rules={rules}
                code={code}
                at={cellCentre(view, cell)}
                size={drawing.cells[cell].pieceSize}
              />
            </g>
          ),
        )}
        <MarksAbove {...marks} />
        {held !== null && (
          <g class="piece-held">
            <PieceAt
              rules={rules}
              code={state.cells[held]}
              at={{
                x: finger.x,
                y: finger.y - (finger.touch ? drawing.cells[held].pieceSize * HELD_RISE : 0),
              }}
              size={drawing.cells[held].pieceSize * (finger.touch ? HELD_SCALE : 1.08)}
            />
          </g>
        )}
      </svg>
      <Cells
        rules={rules}
        state={state}
        view={view}
        targets={targets}
        selected={selected}
        focused={focused}
        label={props.label}
        counts={counts}
        onFocus={setFocused}
        onActivate={(cell) => run((now) => activate(now, options, cell))}
        onDismiss={() => run(dismiss)}
      />
      {picking && (
        <Picker
          rules={rules}
          view={view}
          state={state}
          picking={picking}
          onCancel={() => run(dismiss)}
          onPick={(option) => {
            run(dismiss);
            onPlay(option.text);
          }}
        />
      )}
    </div>
  );
}
