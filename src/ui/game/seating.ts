// Where two persons at one device sit, and so who is at the bottom and which way things face. A game against the
// computer is always seen from one side.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Turned } from '../../board/Pieces';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { SessionView } from '../../session/types';
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

/** Whether both sides are persons, who share the device. */
export const isShared = ({ record }: SessionView): boolean =>
  record.white.kind === 'person' && record.black.kind === 'person';

/** Whether a move is to be seen to its end before the next player is let in. */
export const waitsForMove = ({ seating, handOver }: Settings): boolean =>
  seating === 'pieces' || seating === 'board' || handOver;

/**
 * Who is to move, told only after the last move has been seen: `milliseconds` late, or at once for 0. Looking back and
 * the end of the game change nothing.
 */
export function useSettledTurn(
  { board, live, outcome }: SessionView,
  milliseconds: number,
): Colour {
  const [turn, setTurn] = useState(board.side);
  const next = live && !outcome ? board.side : turn;
  useEffect(() => {
    if (next === turn) return;
    if (milliseconds === 0) {
      setTurn(next);
      return;
    }
    const timer = setTimeout(() => setTurn(next), milliseconds);
    return () => clearTimeout(timer);
  }, [next, turn, milliseconds]);
  return milliseconds === 0 ? next : turn;
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
