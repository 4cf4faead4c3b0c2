// What moves on the board between two positions, derived from the move played: forwards along the last
// move, or backwards when it is taken back. Positions further apart just change. It is shown by the browser's own animations: a newer
// position cuts them short; the same position again (a previewed move that the session confirms) lets them run on.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { exchangesArmies, type PieceMoved, type PieceOn, withEffects } from '../rules/effects';
import type { BoardState, MoveOption } from '../session/types';
import { itemAt } from '../util/items';
import { cellCentre, type Perspective } from './geometry';

interface Glide {
  /** Cell where the piece now stands. */
  readonly cell: number;
  /** Cell it comes from. */
  readonly from: number;
}

/** A piece that is gone. */
export interface Ghost extends PieceOn {
  /** Cell from which it first moves to where it vanishes; null if it stays. */
  readonly from: number | null;
}

export interface Transition {
  readonly glides: readonly Glide[];
  readonly vanished: readonly Ghost[];
  /** Cells whose piece comes up where it stands. */
  readonly appeared: readonly number[];
  /** Cells between which part of the board itself slides. */
  readonly slide: Glide | null;
}

const NOTHING: Transition = { glides: [], vanished: [], appeared: [], slide: null };

/** From one state to another; nothing where they are not one move apart. */
export function transition(before: BoardState, after: BoardState): Transition {
  if (after.lastMove && isStep(after.lastMove, before, after)) {
    return forwards(after.lastMove);
  }
  if (before.lastMove && isStep(before.lastMove, after, before)) {
    return backwards(before.lastMove);
  }
  return NOTHING;
}

/** Whether two states show the same pieces on the same ground. */
export const isSameScene = (a: BoardState, b: BoardState): boolean =>
  a.terrain === b.terrain && a.cells.every((code, cell) => code === b.cells[cell]);

/** Whether the move leads from `a` to `b`, as far as the pieces tell. */
function isStep({ effects }: MoveOption, a: BoardState, b: BoardState): boolean {
  const { moved, captured, cleared, slid } = effects;
  if (slid !== null && a.terrain === b.terrain) return false;
  const begins =
    moved.every(({ code, from }) => a.cells[from] === code) &&
    [...captured, ...cleared].every(({ code, cell }) => a.cells[cell] === code);
  const reached = withEffects(a.cells, effects);
  return begins && b.cells.every((code, cell) => code === reached[cell]);
}

function forwards({ effects }: MoveOption): Transition {
  const { moved, captured, lost, became, cleared, arrived, slid } = effects;
  const glides: Glide[] = [];
  const vanished: Ghost[] = [...captured, ...cleared].map((gone) => ({ ...gone, from: null }));
  const appeared = arrived.map(({ cell }) => cell);
  for (const [index, { code, from: origin, to: cell }] of moved.entries()) {
    const changes = index === 0 && became !== 0;
    const falls = lost.some((piece) => piece.cell === cell);
    if (changes) appeared.push(cell);
    // What promotes or is lost on arrival travels as what set out, and vanishes there.
    if (changes || falls) vanished.push({ cell, code, from: origin });
    else glides.push({ cell, from: origin });
  }
  const slide = slid && { cell: slid.to, from: slid.from };
  return { glides, vanished, appeared, slide };
}

function backwards({ effects }: MoveOption): Transition {
  const { moved, captured, lost, cleared, arrived, slid } = effects;
  const falls = ({ to: cell }: PieceMoved) => lost.some((piece) => piece.cell === cell);
  const stood = moved.filter((piece) => !falls(piece));
  return {
    glides: stood.map(({ from: cell, to: origin }) => ({ cell, from: origin })),
    vanished: arrived.map((gone) => ({ ...gone, from: null })),
    appeared: [
      ...[...captured, ...cleared].map(({ cell }) => cell),
      ...moved.filter(falls).map(({ from: cell }) => cell),
    ],
    slide: slid && { cell: slid.from, from: slid.to },
  };
}

/**
 * How the board will look after an option, before the session has answered; null for moves that change more than the
 * pieces.
 */
export function previewState(state: BoardState, option: MoveOption): BoardState | null {
  const { effects } = option;
  if (effects.slid !== null || exchangesArmies(effects)) return null;
  const cells = withEffects(state.cells, effects);
  return { ...state, cells, checkedKing: null, lastMove: option };
}

/** Cubic ease-in-out. */
const EASING = 'cubic-bezier(0.65, 0, 0.35, 1)';
const UNVEIL: Keyframe[] = [
  { opacity: 0, transform: 'scale(0.94)' },
  { opacity: 1, transform: 'none' },
];
/** Shorter animations would only flicker. */
const MIN_DURATION_MS = 70;

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays the change whenever `state` becomes another. Pieces are found by `data-cell` inside `board`, parts of the
 * board by `data-ground`, the returned ghosts by `data-ghost`. `dropped` is the text of a move whose piece the
 * player has just put down by hand: it is there already.
 */
export function usePlayback(
  board: RefObject<Element | null>,
  state: BoardState,
  view: Perspective,
  durationMs: number,
  dropped: string | null,
): readonly Ghost[] {
  const before = useRef({ state, flipped: view.flipped });
  const running = useRef<Animation[]>([]);
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  const timing = { duration: durationMs, easing: EASING };

  const run = (selector: string, frames: Keyframe[]) => {
    const element = board.current?.querySelector(selector);
    if (element) running.current.push(element.animate(frames, timing));
  };
  const stop = () => {
    for (const animation of running.current) animation.cancel();
    running.current = [];
  };
  const shift = (from: number, to: number): Keyframe => {
    const [a, b] = [cellCentre(view, from), cellCentre(view, to)];
    return { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` };
  };

  const play = ({ glides, vanished, appeared, slide }: Transition) => {
    for (const { cell, from } of glides) {
      run(`[data-cell="${cell}"]`, [shift(from, cell), { transform: 'none' }]);
    }
    for (const cell of appeared) {
      run(`[data-cell="${cell}"]`, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }]);
    }
    if (slide) {
      // The ground is turned as a whole, so its own shifts are not.
      const { x, y } = itemAt(view.drawing.cells, slide.from).centre;
      const to = itemAt(view.drawing.cells, slide.cell).centre;
      const start = { transform: `translate(${x - to.x}px, ${y - to.y}px)` };
      run(`[data-ground="${slide.cell}"]`, [start, { transform: 'none' }]);
    }
    setGhosts(vanished);
  };

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { state, flipped: view.flipped };
    const turned = last.flipped !== view.flipped;
    if (!turned && isSameScene(last.state, state)) return;
    stop();
    setGhosts([]);
    if (durationMs < MIN_DURATION_MS || reducesMotion()) return;
    if (turned) {
      // The battle of a game of two stages begins with the board turned: that is to be seen, not missed.
      if (last.state.terrain !== state.terrain) run('[data-picture]', UNVEIL);
      return;
    }
    const change = transition(last.state, state);
    const byHand = dropped !== null && state.lastMove?.text === dropped;
    play(byHand ? putDown(change, state.lastMove?.to ?? null) : change);
  }, [state, view.flipped, durationMs]);

  useLayoutEffect(() => {
    if (ghosts.length === 0) return;
    for (const { cell, from } of ghosts) {
      const still = { transform: 'none', opacity: 1 };
      run(
        `[data-ghost="${cell}:${from}"]`,
        from === null
          ? [still, { opacity: 0 }]
          : [{ ...still, ...shift(from, cell) }, { ...still, offset: 0.75 }, { opacity: 0 }],
      );
    }
    let current = true;
    Promise.all(running.current.map(({ finished }) => finished)).then(
      () => current && setGhosts([]),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ghosts]);

  useEffect(() => stop, []);
  return ghosts;
}

/** The same change, but for the piece that already is where it goes. */
function putDown(change: Transition, to: number | null): Transition {
  return {
    ...change,
    glides: change.glides.filter(({ cell }) => cell !== to),
    vanished: change.vanished.map((ghost) => ({ ...ghost, from: null })),
  };
}
