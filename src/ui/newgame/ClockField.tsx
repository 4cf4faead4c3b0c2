// The time given to both sides: none, a few usual ones, or one's own, which may differ for White and Black. Folded away
// until wanted.
import { useId, useState } from 'preact/hooks';
import { lastItem } from '../../rules/items';
import { decimalOf } from '../../rules/numberText';
import { LONGEST_CLOCK } from '../../storage/parseRecord';
import type { GameClock, SideClock } from '../../storage/record';
import { RadioGroup } from '../components/RadioGroup';
import { Switch } from '../components/Switch';
import { clockSummary, isEven, PRESETS, presetOf } from './clockChoice';
import styles from './clockField.module.css';
import type { GameDraft } from './draft';
import fold from './fold.module.css';

interface ClockFieldProps {
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
}

const OWN = 'own';

export function ClockField({ draft, onChange }: ClockFieldProps) {
  const { clock } = draft;
  const [own, setOwn] = useState(presetOf(clock) === null);
  const [uneven, setUneven] = useState(clock !== null && !isEven(clock));
  const setClock = (chosen: GameClock | null) => onChange({ ...draft, clock: chosen });
  const choose = (value: string) => {
    const preset = PRESETS.find(({ name }) => name === value);
    setOwn(!preset);
    setUneven(false);
    if (preset) setClock(preset.clock);
    else if (!clock) setClock(lastItem(PRESETS).clock);
  };
  return (
    <details class={fold.root}>
      <summary>
        <span>Clock</span>
        <span class="hint-text">{clockSummary(clock)}</span>
      </summary>
      <div class={fold.content}>
        <RadioGroup
          legend="Time for each side"
          choices={[
            ...PRESETS.map(({ name }) => ({ value: name, label: name })),
            { value: OWN, label: 'Own' },
          ]}
          value={own ? OWN : (presetOf(clock) ?? OWN)}
          onChange={choose}
          hint={
            clock
              ? 'Minutes, and seconds more for each move. The first move starts the clocks.'
              : 'Take your time.'
          }
        />
        {own && clock && (
          <>
            <SideFields
              legend={uneven ? 'White' : null}
              time={clock.white}
              onChange={(white) => setClock({ white, black: uneven ? clock.black : white })}
            />
            {uneven && (
              <SideFields
                legend="Black"
                time={clock.black}
                onChange={(black) => setClock({ ...clock, black })}
              />
            )}
            <Switch
              label="Different time for Black"
              checked={uneven}
              onChange={(checked) => {
                setUneven(checked);
                if (!checked) setClock({ white: clock.white, black: clock.white });
              }}
            />
          </>
        )}
      </div>
    </details>
  );
}

interface SideFieldsProps {
  readonly legend: string | null;
  readonly time: SideClock;
  readonly onChange: (time: SideClock) => void;
}

function SideFields({ legend, time, onChange }: SideFieldsProps) {
  return (
    <fieldset class={styles.side}>
      {legend && <legend>{legend}</legend>}
      <TimeField
        label="Minutes"
        unit={60_000}
        least={1000}
        most={LONGEST_CLOCK}
        value={time.start}
        onChange={(start) => onChange({ ...time, start })}
      />
      <TimeField
        label="Seconds per move"
        unit={1000}
        least={0}
        most={600_000}
        value={time.increment}
        onChange={(increment) => onChange({ ...time, increment })}
      />
    </fieldset>
  );
}

interface TimeFieldProps {
  readonly label: string;
  /** Milliseconds of the unit shown. */
  readonly unit: number;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number that is taken over as long as it makes sense; otherwise the last one holds, and is shown again in the end. */
function TimeField({ label, unit, least, most, value, onChange }: TimeFieldProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const type = (typed: string) => {
    setText(typed);
    const count = decimalOf(typed, least / unit, most / unit);
    if (count !== null) onChange(Math.round(count * unit));
  };
  return (
    <div class={styles.number}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={least / unit}
        max={most / unit}
        step="any"
        value={text ?? String(value / unit)}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => setText(null)}
      />
    </div>
  );
}
