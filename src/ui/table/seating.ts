// Where the people at a table sit, and so who is at the bottom and which way things face.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Turned } from '../../board/Pieces';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { Settings } from '../settings/settings';

export interface Seats {
  /** The colour at the bottom. */
  readonly near: Colour;
  /** Whose pieces and choices are drawn upside down. */
  readonly upsideDown: Turned;
  /** Whether what a player reads and answers is turned to the far edge. */
  readonly facesAway: (colour: Colour) => boolean;
}

/** `turn` is who is to move; `flipped` whether the player turned the board by hand. */
export function seats(seating: Settings['seating'], turn: Colour, flipped: boolean): Seats {
  const first = seating === 'board' ? turn : WHITE;
  const near = flipped ? opposite(first) : first;
  const far = opposite(near);
  const faceToFace = seating === 'far' || seating === 'pieces';
  const turned = seating === 'far' ? far : turn === far ? 'both' : null;
  return {
    near,
    upsideDown: faceToFace ? turned : null,
    facesAway: (colour) => faceToFace && colour === far,
  };
}

/** Turns the element by half a turn, as it comes to be seen from the other side. */
export function useTurning(
  element: RefObject<HTMLElement | null>,
  near: Colour,
  milliseconds: number,
): void {
  const before = useRef(near);
  useLayoutEffect(() => {
    if (before.current === near) return;
    before.current = near;
    if (milliseconds === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.current?.animate([{ rotate: '180deg' }, { rotate: '0deg' }], {
      duration: 1.6 * milliseconds,
      easing: 'ease-in-out',
    });
  }, [near]);
}
