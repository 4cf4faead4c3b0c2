// How two persons share the device: chosen for a new game, changed during one, and kept for the next.
import { RadioGroup } from '../components/RadioGroup';
import { Switch } from '../components/Switch';
import { useServices } from '../services';
import { SEATINGS, type Settings } from '../settings/settings';
import { useObservable } from '../state/useObservable';

const LABELS: Record<Settings['seating'], string> = {
  fixed: 'Side by side',
  far: 'Far side turned',
  pieces: 'Pieces turn',
  board: 'Board turns',
};

const HINTS: Record<Settings['seating'], string> = {
  fixed: 'Nothing turns: both look from the same edge.',
  far: 'The device lies between you. Each side’s pieces, name and questions face their player.',
  pieces: 'The device lies between you. After each move all pieces turn to who is to move.',
  board: 'You hand the device over. After each move the whole board turns.',
};

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
        hint="The board waits under a cover until the next player is ready, so that no tap goes astray."
        checked={settings.handOver}
        onChange={(handOver) => watched.set({ ...settings, handOver })}
      />
    </>
  );
}
