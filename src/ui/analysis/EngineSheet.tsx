// How the engine looks on: whether, with how many lines, at whose moves, and how it tells scores.
import { MOST_LINES } from '../../storage/parseAnalysis';
import { Switch } from '../components/fields';
import { RadioGroup } from '../components/RadioGroup';
import { Sheet } from '../components/Sheet';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import type { SheetsProps } from './sheets';

const COUNTS = Array.from({ length: MOST_LINES }, (_, index) => `${index + 1}`);

export function EngineSheet({ view, session, table }: SheetsProps) {
  const watched = useServices().settings;
  const preferences = useObservable(watched);
  const { engine, lines, threat } = view.record.settings;
  return (
    <Sheet title="Engine" onClose={table.close}>
      <Switch
        label="Think along"
        hint="Until it is switched off, or the page is out of sight."
        checked={engine}
        onChange={(on) => void session.configure({ engine: on })}
      />
      <RadioGroup
        legend="Lines"
        choices={COUNTS.map((value) => ({ value, label: value }))}
        value={`${lines}`}
        onChange={(value) => void session.configure({ lines: Number(value) })}
        hint="How many of the best moves it follows."
      />
      <Switch
        label="Threat"
        hint="What the other side would do if it were to move, as a dashed arrow."
        checked={threat}
        onChange={(on) => void session.configure({ threat: on, ...(on ? { engine: true } : {}) })}
      />
      <Switch
        label="Scores in pawns"
        hint="Instead of the chance to win."
        checked={preferences.pawnScores}
        onChange={(pawnScores) => watched.set({ ...preferences, pawnScores })}
      />
    </Sheet>
  );
}
