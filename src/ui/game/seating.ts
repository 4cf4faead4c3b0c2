// Two persons who share the device, and whose turn it is once the last move has been seen. A game against the computer
// is always seen from one side.
import { useEffect, useState } from 'preact/hooks';
import type { Colour } from '../../rules/types';
import type { SessionView } from '../../session/types';
import type { Settings } from '../settings/settings';

/** Whether both sides are persons, who share the device. */
export const isShared = ({ record }: Pick<SessionView, 'record'>): boolean =>
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
