// Animates the pieces from one position to the next with the browser's own animations; a newer position, or a hand
// on the board, cuts them short.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardState } from '../session/types';
import { cellCentre, type Perspective } from './geometry';
import { transition } from './transition';

/** Cubic ease-in-out. */
const EASING = 'cubic-bezier(0.65, 0, 0.35, 1)';
/** Shorter animations would only flicker. */
const SHORTEST = 70;

export interface Ghost {
  readonly cell: number;
  readonly code: number;
}

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays the change whenever `state` becomes another. Pieces are found by `data-cell` inside `board`.
 * Returns captured pieces that are still fading. `dropped` is the text of a move whose piece the player has just
 * put down by hand: it is there already.
 */
export function usePlayback(
  board: RefObject<Element | null>,
  state: BoardState,
  view: Perspective,
  milliseconds: number,
  dropped: RefObject<string | null>,
): readonly Ghost[] {
  const before = useRef(state);
  const seenFrom = useRef(view.flipped);
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  useLayoutEffect(() => {
    const last = before.current;
    const turned = seenFrom.current !== view.flipped;
    before.current = state;
    seenFrom.current = view.flipped;
    const byHand = dropped.current !== null && state.lastMove?.text === dropped.current;
    dropped.current = null;
    if (last === state || turned || milliseconds < SHORTEST || reducesMotion()) {
      setGhosts([]);
      return;
    }
    const { glides, vanished } = transition(last, state);
    const timing = { duration: milliseconds, easing: EASING };
    const running = glides.flatMap(({ cell, from }) => {
      if (byHand && cell === state.lastMove?.to) return [];
      const piece = board.current?.querySelector(`[data-cell="${cell}"]`);
      const [a, b] = [cellCentre(view, from), cellCentre(view, cell)];
      const start = { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` };
      return piece ? [piece.animate([start, { transform: 'none' }], timing)] : [];
    });
    setGhosts(vanished);
    const end = board.current?.animate([], milliseconds);
    end?.finished.then(
      () => setGhosts([]),
      () => undefined,
    );
    return () => {
      for (const animation of running) animation.cancel();
      end?.cancel();
    };
  }, [state, view.flipped, milliseconds]);
  return ghosts;
}
