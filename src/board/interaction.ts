// What taps, drags and keys on a board mean, without a screen: a state, events, and what they ask for. Tap-tap and
// drag work together; only one finger plays, and after a second one nothing happens until all are lifted.
import type { MoveOption } from '../session/types';

interface Press {
  readonly pointer: number;
  /** Cell first touched. */
  readonly cell: number | null;
  readonly x: number;
  readonly y: number;
  /** Travel in CSS pixels that makes it a drag. */
  readonly threshold: number;
  readonly dragging: boolean;
  /** Cell now under the pointer. */
  readonly over: number | null;
  /** Pressed on the piece that was already selected: a tap then unselects. */
  readonly reselects: boolean;
  /** Pressed with a piece selected elsewhere: a tap then moves there. */
  readonly aims: boolean;
}

/** Several options from one cell to another: a promotion to choose. */
export interface Picking {
  readonly from: number;
  readonly to: number;
  readonly options: readonly MoveOption[];
}

export interface Interaction {
  readonly selected: number | null;
  readonly press: Press | null;
  /** Set after a second finger, until all are up. */
  readonly blocked: boolean;
  /** Pointers that are down. */
  readonly down: readonly number[];
  readonly picking: Picking | null;
  /** Cell tapped while nothing may be played yet, as when the last move is still being saved: selected once it may move. */
  readonly wanted: number | null;
}

export const IDLE: Interaction = {
  selected: null,
  press: null,
  blocked: false,
  down: [],
  picking: null,
  wanted: null,
};

/** What an event asks of the game. */
export type Request =
  | { readonly type: 'play'; readonly option: MoveOption; readonly dropped: boolean }
  /** The player wants what is not legal; `to` is null when the piece itself cannot move. */
  | { readonly type: 'reject'; readonly from: number; readonly to: number | null }
  /** The player carried a piece off the board. */
  | { readonly type: 'takeOff'; readonly from: number };

export interface Reaction {
  readonly state: Interaction;
  readonly request?: Request;
}

interface PointerDown {
  readonly pointer: number;
  readonly cell: number | null;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

/** CSS pixels a finger, or a mouse, may travel and still tap. */
export const tapSlopPx = (isTouch: boolean): number => (isTouch ? 8 : 3);

/** Cells that a selected piece may go to, each with its options. */
export function targetsOf(
  options: readonly MoveOption[],
  from: number | null,
): Map<number, MoveOption[]> {
  const targets = new Map<number, MoveOption[]>();
  if (from === null) return targets;
  for (const option of options) {
    if (option.from !== from || option.to === null) continue;
    const known = targets.get(option.to);
    if (known) known.push(option);
    else targets.set(option.to, [option]);
  }
  return targets;
}

const canMove = (options: readonly MoveOption[], cell: number | null): boolean =>
  cell !== null && options.some((option) => option.from === cell);

/** A pointer touches the board. */
export function pointerDown(
  state: Interaction,
  options: readonly MoveOption[],
  event: PointerDown,
): Reaction {
  const down = [...state.down, event.pointer];
  if (state.blocked || state.down.length > 0) {
    return { state: { ...state, press: null, blocked: true, down } };
  }
  if (state.picking) return { state: { ...IDLE, down } };
  const { pointer, cell, x, y, touch } = event;
  const aims = targetsOf(options, state.selected).has(cell ?? -1);
  const grabs = !aims && canMove(options, cell);
  const press: Press = {
    pointer,
    cell,
    x,
    y,
    threshold: tapSlopPx(touch),
    dragging: false,
    over: cell,
    reselects: grabs && state.selected === cell,
    aims: aims || (!grabs && state.selected !== null),
  };
  return { state: { ...state, selected: grabs ? cell : state.selected, press, down } };
}

/** A pointer moves; `cell` is what it is over. */
export function pointerMove(
  state: Interaction,
  options: readonly MoveOption[],
  event: {
    readonly pointer: number;
    readonly cell: number | null;
    readonly x: number;
    readonly y: number;
  },
): Reaction {
  const { press } = state;
  if (!press || press.pointer !== event.pointer) return { state };
  const travelled = Math.hypot(event.x - press.x, event.y - press.y) > press.threshold;
  if (travelled && !press.dragging && canMove(options, press.cell)) {
    // Also where the press might have been a move to that cell, as when king and partner trade places.
    const dragged = { ...press, dragging: true, aims: false, over: event.cell };
    return { state: { ...state, selected: press.cell, press: dragged } };
  }
  if (event.cell === press.over) return { state };
  return { state: { ...state, press: { ...press, over: event.cell } } };
}

/** A pointer is lifted over `cell`; `beside` if it is off the board. */
export function pointerUp(
  state: Interaction,
  options: readonly MoveOption[],
  event: { readonly pointer: number; readonly cell: number | null; readonly beside?: boolean },
): Reaction {
  const down = state.down.filter((pointer) => pointer !== event.pointer);
  const rest: Interaction = {
    ...state,
    press: null,
    down,
    blocked: state.blocked && down.length > 0,
  };
  const { press } = state;
  if (!press || press.pointer !== event.pointer) return { state: rest };
  if (press.dragging && event.beside && state.selected !== null)
    return { state: rest, request: { type: 'takeOff', from: state.selected } };
  if (press.dragging) return drop(rest, options, event.cell);
  // A finger that slid to another cell while aiming means where it ended.
  return tap(rest, options, press.aims ? event.cell : press.cell, press.reselects);
}

function drop(state: Interaction, options: readonly MoveOption[], cell: number | null): Reaction {
  const { selected } = state;
  if (selected === null || cell === null || cell === selected) return { state };
  return go(state, options, selected, cell, true);
}

function tap(
  state: Interaction,
  options: readonly MoveOption[],
  cell: number | null,
  reselects: boolean,
): Reaction {
  const { selected } = state;
  if (cell === null || reselects) return { state: { ...state, selected: null } };
  if (selected === null) {
    const wanted = options.length === 0 ? cell : null;
    return { state: { ...state, wanted }, request: { type: 'reject', from: cell, to: null } };
  }
  if (cell === selected) return { state };
  if (!targetsOf(options, selected).has(cell) && canMove(options, cell)) {
    return { state: { ...state, selected: cell } };
  }
  return go(state, options, selected, cell, false);
}

function go(
  state: Interaction,
  options: readonly MoveOption[],
  from: number,
  to: number,
  dropped: boolean,
): Reaction {
  const idle = { ...state, selected: null };
  const found = targetsOf(options, from).get(to);
  const [only, another] = found ?? [];
  if (!found || !only) return { state: idle, request: { type: 'reject', from, to } };
  if (another) return { state: { ...idle, picking: { from, to, options: found } } };
  return { state: idle, request: { type: 'play', option: only, dropped } };
}

/** Something took the pointer away: the piece returns, and stays selected. */
export function pointerLost(state: Interaction, pointer: number): Reaction {
  const down = state.down.filter((one) => one !== pointer);
  const press = state.press?.pointer === pointer ? null : state.press;
  return { state: { ...state, press, down, blocked: state.blocked && down.length > 0 } };
}

/** The window lost the pointers, was turned or hidden: nothing is held any more. */
export const allLost = (state: Interaction): Reaction => ({
  state: { ...state, press: null, down: [], blocked: false },
});

/** Enter, Space or a screen reader's click on a cell. */
export function activate(
  state: Interaction,
  options: readonly MoveOption[],
  cell: number,
): Reaction {
  const base = { ...state, press: null, picking: null };
  if (state.selected === cell) return { state: { ...base, selected: null } };
  const aims = targetsOf(options, state.selected).has(cell);
  if (!aims && canMove(options, cell)) return { state: { ...base, selected: cell } };
  return tap(base, options, cell, false);
}

/** Escape: closes the picker, else unselects. */
export const dismiss = (state: Interaction): Reaction => ({
  state: { ...state, press: null, picking: null, selected: null, wanted: null },
});

/** Another position: a cell that was tapped in the last one is wanted no more. */
export const forgetWanted = (state: Interaction): Reaction => ({
  state: state.wanted === null ? state : { ...state, wanted: null },
});

/** Keeps what still makes sense when the options change, and selects what was tapped, or touched, too early. */
export function refresh(state: Interaction, options: readonly MoveOption[]): Interaction {
  const pressed = canMove(options, state.press?.cell ?? null) ? state.press : null;
  const chosen = state.selected ?? state.wanted ?? pressed?.cell ?? null;
  const selected = canMove(options, chosen) ? chosen : null;
  const wanted = options.length === 0 ? state.wanted : null;
  const picking = state.picking?.options.every((option) => options.includes(option))
    ? state.picking
    : null;
  return { ...state, selected, press: pressed, picking, wanted };
}
