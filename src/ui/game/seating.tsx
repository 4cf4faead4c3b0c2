// Two persons who share the device: how they sit, and whose turn it is once the last move has been seen. A game against
// the computer is always seen from one side.
import { useEffect, useState } from 'preact/hooks';
import type { Colour } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { Switch } from '../components/fields';
import { RadioGroup } from '../components/RadioGroup';
import { useServices } from '../services';
import { SEATINGS, type Settings } from '../settings/settings';
import { useObservable } from '../state/useObservable';

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

const LABELS: Record<Settings['seating'], string> = {
  fixed: 'Side by side',
  far: 'Far side turned',
  pieces: 'Pieces turn',
  board: 'Board turns',
};

const HINTS: Record<Settings['seating'], string> = {
  fixed: 'Nothing turns: you both look from the same side.',
  far: 'Lay the device between you. Each player’s pieces, name and questions face them.',
  pieces: 'Lay the device between you. After each move all pieces turn to face the next player.',
  board: 'Pass the device. After each move the whole board turns.',
};

/** How two persons share the device: chosen for a new game, changed during one, kept for the next. */
export function SeatingFields() {
  const watched = useServices().settings;
  const settings = useObservable(watched);
  return (
    <>
      <RadioGroup
        legend="At the table"
        choices={SEATINGS.map((value) => ({ value, label: LABELS[value] }))}
        value={settings.seating}
        onChange={(seating) => watched.set({ ...settings, seating })}
        hint={HINTS[settings.seating]}
      />
      <Switch
        label="Cover between moves"
        hint="Covers the board until the next player is ready."
        checked={settings.handOver}
        onChange={(handOver) => watched.set({ ...settings, handOver })}
      />
    </>
  );
}
