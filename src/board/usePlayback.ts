// Animates the board from one position to the next with the browser's own animations. A newer position cuts them
// short; the same position again (a previewed move that the session confirms) lets them run on.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardState } from '../session/types';
import { itemAt } from '../util/items';
import { cellCentre, type Perspective } from './geometry';
import { type Ghost, isSameScene, type Transition, transition } from './transition';

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
