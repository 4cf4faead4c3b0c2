// The time for each side: none, a preset, or custom times, which may differ. Folded until wanted.
import { useId, useState } from 'preact/hooks';
import { decimalOf } from '../../input/input';
import { textsOf } from '../../language/texts';
import { BLACK, WHITE } from '../../rules/types';
import { LONGEST_CLOCK } from '../../storage/parseRecord';
import type { GameClock, SideClock } from '../../storage/record';
import { lastItem } from '../../util/items';
import { RadioGroup, Switch } from '../components/fields';
import { colourName } from '../words/names';
import styles from './clockField.module.css';
import type { GameDraft } from './draft';
import fold from './fold.module.css';

const texts = textsOf('newGame');

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
        <span>{texts.clock}</span>
        <span class="hint-text">{clockSummary(clock)}</span>
      </summary>
      <div class={fold.content}>
        <RadioGroup
          legend={texts.timeForEach}
          choices={[
            ...PRESETS.map(({ name, clock: offered }) => ({
              value: name,
              label: clockSummary(offered),
            })),
            { value: OWN, label: texts.custom },
          ]}
          value={own ? OWN : (presetOf(clock) ?? OWN)}
          onChange={choose}
          hint={clock ? texts.clockHint : texts.noClockHint}
        />
        {own && clock && (
          <>
            <SideFields
              legend={uneven ? colourName(WHITE) : null}
              time={clock.white}
              onChange={(white) => setClock({ white, black: uneven ? clock.black : white })}
            />
            {uneven && (
              <SideFields
                legend={colourName(BLACK)}
                time={clock.black}
                onChange={(black) => setClock({ ...clock, black })}
              />
            )}
            <Switch
              label={texts.uneven}
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
        label={texts.minutes}
        unit={60_000}
        least={1000}
        most={LONGEST_CLOCK}
        value={time.start}
        onChange={(start) => onChange({ ...time, start })}
      />
      <TimeField
        label={texts.seconds}
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

const NONE = 'none';

interface ClockPreset {
  /** As it is summed up, in any language. */
  readonly name: string;
  readonly clock: GameClock | null;
}

export const PRESETS: readonly ClockPreset[] = [
  { name: NONE, clock: null },
  { name: '3+2', clock: even(3, 2) },
  { name: '5+3', clock: even(5, 3) },
  { name: '10+5', clock: even(10, 5) },
  { name: '15+10', clock: even(15, 10) },
];

/** The name of a clock that is offered, or null for one of the player's own. */
export function presetOf(clock: GameClock | null): string | null {
  if (clock && !isEven(clock)) return null;
  const name = clock ? sideSummary(clock.white) : NONE;
  return PRESETS.find((preset) => preset.name === name)?.name ?? null;
}

/** Whether both sides have the same time. */
export function isEven({ white, black }: GameClock): boolean {
  return white.start === black.start && white.increment === black.increment;
}

/** Minutes and seconds per move, as in "5+3"; White's and Black's where they differ. */
export function clockSummary(clock: GameClock | null): string {
  if (!clock) return texts.noClock;
  const [white, black] = [sideSummary(clock.white), sideSummary(clock.black)];
  return isEven(clock)
    ? white
    : texts.unevenClocks(colourName(WHITE), white, colourName(BLACK), black);
}

function sideSummary({ start, increment }: SideClock): string {
  return `${start / 60_000}+${increment / 1000}`;
}

function even(minutes: number, seconds: number): GameClock {
  const time = { start: minutes * 60_000, increment: seconds * 1000 };
  return { white: time, black: time };
}
