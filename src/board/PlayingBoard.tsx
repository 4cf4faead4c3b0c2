// The board people play on: the drawn position, its marks, real buttons for every cell, and pointers, keys and
// screen readers as ways to move. It knows no rules; the options it is given say what may be played.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RuleSet } from '../games/game';
import { textsOf } from '../language/texts';
import type { BoardState, MoveOption } from '../session/types';
import { itemAt } from '../util/items';
import { Arrows, type BoardArrow } from './Arrows';
import { Ground, Labels, Numbers, viewBox } from './BoardPicture';
import picture from './board.module.css';
import styles from './board.play.module.css';
import { Cells } from './Cells';
import { cellAt, perspective } from './geometry';
import {
  activate,
  allLost,
  dismiss,
  pointerDown,
  pointerLost,
  pointerMove,
  pointerUp,
  type Request,
  targetsOf,
} from './interaction';
import {
  BadgeMark,
  type BoardBadge,
  type BoardEnding,
  type BoardHint,
  CellMarks,
  ChosenMarks,
  FaultMarks,
  FocusMark,
  GlowMark,
  GoalMarks,
  HintMark,
  TargetMarks,
  VictimMarks,
} from './Marks';
import { Picker } from './Picker';
import { type Held, isTurned, Pieces, type Turned } from './Pieces';
import { previewState, usePlayback } from './transition';
import {
  type BoardSetup,
  useBrush,
  useInteraction,
  useLongPress,
  usePointers,
} from './useInteraction';

const texts = textsOf('board');

export interface PlayingBoardProps {
  readonly rules: RuleSet;
  readonly state: BoardState;
  /** Moves offered to the person to move; empty when it is no person’s turn. */
  readonly options: readonly MoveOption[];
  /** Whether Black is at the bottom. */
  readonly flipped: boolean;
  readonly coordinates: boolean;
  /** Whether legal targets are marked. */
  readonly showTargets: boolean;
  /** Milliseconds; 0 for none. */
  readonly animation: number;
  /** A move to point out. */
  readonly hint?: BoardHint | null;
  /** Cells that a task asks to reach or to capture on. */
  readonly goals?: readonly number[];
  /** What is thought of the move shown. */
  readonly badge?: BoardBadge | null;
  /** What the end of the game does to the pieces shown. */
  readonly ending?: BoardEnding | null;
  /** Moves to show, by strength. */
  readonly arrows?: readonly BoardArrow[];
  /** Whether a piece under a finger is drawn larger; true by default. */
  readonly magnify?: boolean;
  /** Names the board aloud. */
  readonly label: string;
  /** Whose pieces and choices are drawn upside down, for a player who sits opposite. */
  readonly opposite?: Turned;
  /**
   * Plays a move. If it answers with a promise, the board accepts no other move until that settles. A dropped piece
   * stays where it was put until the next position comes; it returns if the promise settles first. `dropped` tells
   * whether the player put the piece there by hand.
   */
  readonly onPlay: (text: string, dropped: boolean) => void | Promise<void>;
  /** A tap or drop that is not legal; `to` is null when the tapped piece cannot move at all. */
  readonly onReject?: (from: number, to: number | null) => void;
  /** Asks how the piece with this code moves: a long press, a right click, the context menu key, or a question mark. */
  readonly onAsk?: (code: number) => void;
  /** How a position is set up on it instead of being played; each cell's letter keys are then the caller's first. */
  readonly setup?: BoardSetup;
  /** An arrow key led over the edge. */
  readonly onEdge?: () => void;
  /** A key without a meaning here, pressed on a cell; tells whether it had one there. */
  readonly onKey?: (key: string, cell: number) => boolean;
}

/** A move that was played on a state and not answered yet. */
interface UnansweredMove {
  readonly state: BoardState;
  readonly option: MoveOption;
  readonly dropped: boolean;
  readonly awaited: boolean;
}

const NO_OPTIONS: readonly MoveOption[] = [];
const NO_ARROWS: readonly BoardArrow[] = [];
const NO_TARGETS: ReadonlyMap<number, readonly MoveOption[]> = new Map();
const NO_CELLS: readonly number[] = [];
const NO_ENDING: BoardEnding = { fallen: null, glowing: null };

export function PlayingBoard(props: PlayingBoardProps) {
  const { rules, flipped, opposite = null, onPlay, onReject, onAsk, setup } = props;
  const { faults = NO_CELLS } = setup ?? {};
  const { goals = NO_CELLS } = props;
  const { fallen, glowing } = props.ending ?? NO_ENDING;
  const { drawing } = rules;
  const frame = useRef<HTMLDivElement>(null);
  const [finger, setFinger] = useState({ x: 0, y: 0, touch: false });
  const [hovered, setHovered] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [ring, setRing] = useState<number | null>(null);
  const [unanswered, setUnanswered] = useState<UnansweredMove | null>(null);

  // Whatever came, the next position is the answer.
  useEffect(() => setUnanswered(null), [props.state]);
  const waiting = unanswered?.state === props.state ? unanswered : null;
  // What is drawn. What is said, by names, is only what the session has confirmed.
  const state = useMemo(
    () => (waiting?.dropped && previewState(props.state, waiting.option)) || props.state,
    [props.state, waiting],
  );
  const view = useMemo(
    () => perspective(drawing, state.terrain, flipped),
    [drawing, state.terrain, flipped],
  );
  const options = waiting ? NO_OPTIONS : props.options;

  const play = (option: MoveOption, dropped: boolean) => {
    const answer = onPlay(option.text, dropped);
    const awaited = answer instanceof Promise;
    const now: UnansweredMove = { state: props.state, option, dropped, awaited };
    setUnanswered(now);
    const settle = () => setUnanswered((last) => (last === now ? null : last));
    if (awaited) answer.then(settle, settle);
  };
  const answer = (request: Request) => {
    if (request.type === 'play') play(request.option, request.dropped);
    else if (request.type === 'takeOff') setup?.takeOff?.(request.from);
    else onReject?.(request.from, request.to);
  };
  const { interaction, run } = useInteraction({
    position: props.state,
    options,
    onRequest: answer,
  });
  const { selected, press, picking } = interaction;
  const targets = useMemo(() => targetsOf(options, selected), [options, selected]);
  const droppedText = unanswered?.dropped ? unanswered.option.text : null;
  const ghosts = usePlayback(frame, state, view, props.animation, droppedText);

  // A cell that a move makes (a part of the board slides there) is there while that move is awaited, and keeps the focus.
  const counts = (cell: number): boolean =>
    rules.exists(state.terrain, cell) ||
    targets.has(cell) ||
    waiting?.option.to === cell ||
    (setup !== undefined && state.cells[cell] !== 0);
  const locate = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0, cell: null };
    const x = ((event.clientX - box.left) / box.width) * drawing.width;
    const y = ((event.clientY - box.top) / box.height) * drawing.height;
    return { x, y, cell: cellAt(view, { x, y }, counts) };
  };

  const hold = useLongPress();
  const strokes = useBrush(setup?.brush ?? null);
  const ask = (cell: number | null) => {
    const code = cell === null ? 0 : itemAt(state.cells, cell);
    if (code === 0 || !onAsk) return;
    strokes?.cancel();
    // Whatever was chosen or held is let go: what comes up over the board takes the pointers with it.
    run((now) => dismiss(allLost(now).state));
    onAsk(code);
  };

  usePointers(frame, {
    down: (event) => {
      hold.cancel();
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest('[data-picker]')) return;
      const { x, y, cell } = locate(event);
      const touch = event.pointerType !== 'mouse';
      frame.current?.setPointerCapture(event.pointerId);
      setFinger({ x, y, touch });
      setRing(null);
      // Touching the board again cancels a move that still awaits its answer.
      if (waiting && !waiting.awaited) setUnanswered(null);
      if (cell !== null) setFocused(cell);
      const down = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY, touch };
      if (strokes) strokes.down(event, cell);
      else run((now) => pointerDown(now, options, down));
      if (touch && event.isPrimary) hold.begin(() => ask(cell));
    },
    move: (event) => {
      const { x, y, cell } = locate(event);
      if (event.pointerType === 'mouse') setHovered(cell);
      if (strokes?.move(event, cell)) hold.cancel();
      if (press?.pointer !== event.pointerId) return;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.threshold)
        hold.cancel();
      setFinger({ x, y, touch: finger.touch });
      const move = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY };
      run((now) => pointerMove(now, options, move));
    },
    up: (event) => {
      hold.cancel();
      const { x, y, cell } = locate(event);
      const beside = x < 0 || y < 0 || x > drawing.width || y > drawing.height;
      strokes?.up(event, cell);
      run((now) => pointerUp(now, options, { pointer: event.pointerId, cell, beside }));
    },
    leave: () => setHovered(null),
    lost: (event) => {
      hold.cancel();
      if (event.type === 'pointercancel') strokes?.cancel();
      run((now) => pointerLost(now, event.pointerId));
    },
    menu: (event) => {
      // A finger's long press has been timed; this is for the others.
      if (event.pointerType !== 'touch') ask(locate(event).cell);
    },
  });

  const ground = useMemo(
    () => <Ground rules={rules} view={view} terrain={state.terrain} />,
    [rules, view, state.terrain],
  );
  const labels = useMemo(
    () => props.coordinates && <Labels view={view} />,
    [props.coordinates, view],
  );
  const { arrows = NO_ARROWS } = props;
  const drawnArrows = useMemo(
    () => arrows.length > 0 && <Arrows view={view} arrows={arrows} />,
    [view, arrows],
  );
  const held: Held | null =
    press?.dragging && selected !== null ? { cell: selected, finger } : null;
  const aimed = press ? press.over : (hovered ?? focused);
  const showTargets = props.showTargets && !setup;
  const marks = {
    ...{ view, state, targets, showTargets, ring },
    picking: picking !== null,
    selected: picking?.from ?? selected,
    aimed: picking?.to ?? aimed,
  };
  const numbers = drawing.numbers?.(state.cells, state.terrain) ?? [];
  const ratio = drawing.width / drawing.height;
  return (
    <div
      class={`${picture.root} ${styles.frame}${held ? ` ${styles.holding}` : ''}`}
      ref={frame}
      style={{ '--board-ratio': ratio, aspectRatio: `${ratio}` }}
    >
      <svg class={picture.picture} data-picture viewBox={viewBox(view)} aria-hidden="true">
        {ground}
        <CellMarks {...marks} />
        <FaultMarks view={view} faults={faults} />
        {glowing !== null && <GlowMark view={view} cell={glowing} />}
        {setup?.chosen && <ChosenMarks view={view} chosen={setup.chosen} />}
        <Numbers view={view} numbers={numbers} />
        <TargetMarks {...marks} />
        <Pieces
          rules={rules}
          view={view}
          state={state}
          ghosts={ghosts}
          held={held}
          fallen={fallen}
          opposite={opposite}
          magnify={props.magnify ?? true}
        />
        {labels}
        <GoalMarks view={view} state={state} goals={goals} />
        <VictimMarks {...marks} />
        {drawnArrows}
        {props.badge && <BadgeMark view={view} badge={props.badge} />}
        {props.hint && <HintMark view={view} hint={props.hint} />}
        <FocusMark {...marks} />
      </svg>
      <Cells
        rules={rules}
        state={props.state}
        view={view}
        targets={setup ? NO_TARGETS : targets}
        note={(cell) => {
          if (faults.includes(cell)) return texts.marked;
          return goals.includes(cell) ? texts.goal : (setup?.note?.(cell) ?? null);
        }}
        keysFirst={setup !== undefined}
        selected={setup?.corner ?? selected}
        focused={focused}
        label={props.label}
        description={numbers.map(({ spoken }) => spoken).join(' ')}
        counts={counts}
        onFocus={(cell, visible) => {
          setFocused(cell);
          setRing(visible ? cell : null);
        }}
        onBlur={() => setRing(null)}
        onActivate={(cell) =>
          setup?.brush ? setup.brush.tap(cell) : run((now) => activate(now, options, cell))
        }
        onDismiss={() => {
          setup?.brush?.drop(false);
          run(dismiss);
        }}
        onAsk={ask}
        onEdge={props.onEdge}
        onKey={props.onKey}
      />
      {picking && (
        <Picker
          rules={rules}
          view={view}
          state={state}
          picking={picking}
          upsideDown={isTurned(opposite, state.side)}
          onCancel={() => run(dismiss)}
          onPick={(option) => {
            run(dismiss);
            play(option, false);
          }}
        />
      )}
    </div>
  );
}
