// Fields of forms: a switch, a list to choose from, a text of several lines, one choice of a few.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import covering from './covering.module.css';
import framed from './framed.module.css';
import longText from './longText.module.css';
import pictured from './pictured.module.css';
import styles from './radioGroup.module.css';
import select from './select.module.css';
import switchStyles from './switch.module.css';

const texts = textsOf('parts');

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Why it cannot be switched now. */
  readonly refusal?: string | null;
}

/** A setting that is on or off: the whole row is the target. */
export function Switch({ label, hint, checked, onChange, refusal }: SwitchProps) {
  const id = useId();
  const [named, hinted, refused] = [`${id}-name`, `${id}-hint`, `${id}-refusal`];
  const described = [hint && hinted, refusal && refused].filter(Boolean).join(' ');
  return (
    <label class={`${covering.row} ${switchStyles.root}`}>
      <span class={switchStyles.text}>
        <span id={named}>{label}</span>
        {hint && (
          <span id={hinted} class="hint-text">
            {hint}
          </span>
        )}
        {refusal && (
          <span id={refused} class={`hint-text ${switchStyles.refusal}`}>
            {refusal}.
          </span>
        )}
      </span>
      <input
        class={covering.input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-labelledby={named}
        aria-describedby={described || undefined}
        disabled={Boolean(refusal)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={switchStyles.track} />
    </label>
  );
}

interface SelectChoice<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface SelectProps<T extends string> {
  /** A fixed id, so that App can give the focus back after a change of language. */
  readonly id?: string;
  readonly label: string;
  /** What null is called; absent where it cannot be chosen. */
  readonly any?: string;
  readonly choices: readonly SelectChoice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

/** One choice of many, in the device's own list. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, any, choices, value, onChange } = props;
  const made = useId();
  const id = props.id ?? made;
  return (
    <div class={select.root}>
      <label for={id}>{label}</label>
      <select
        id={id}
        class={framed.root}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(choices.find((choice) => choice.value === currentTarget.value)?.value ?? null)
        }
      >
        {any !== undefined && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface LongTextProps {
  readonly label: string;
  /** Lines that are seen at once. */
  readonly rows: number;
  readonly text: string;
  /** Why the text is refused, as a sentence, or null. */
  readonly problem: string | null;
  readonly onText: (text: string) => void;
}

/** Several lines of text that the app can read, and why it cannot. */
export function LongText({ label, rows, text, problem, onText }: LongTextProps) {
  const id = useId();
  return (
    <>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class={longText.field}
        rows={rows}
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <p id={`${id}-problem`} class="error-text" role="alert">
        {problem}
      </p>
    </>
  );
}

interface RadioChoice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Why it cannot be chosen now. */
  readonly refusal?: string | null;
  /** Stands above the label. */
  readonly picture?: ComponentChildren;
}

interface RadioGroupProps<T extends string> {
  readonly legend: string;
  /** Whether what it stands under says the same already. */
  readonly isTitled?: boolean;
  readonly choices: readonly RadioChoice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** A line about the value chosen. */
  readonly hint?: string;
  /** Whether the pictures are small, so that six of them stand side by side on a phone. */
  readonly isCompact?: boolean;
}

/** With more choices than this, a row of words would wrap unevenly: they go into columns. */
const MOST_IN_A_ROW = 4;

/** Side by side. Native radio buttons underneath, so that arrow keys and readers work. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { legend, isTitled = false, choices, value, onChange, hint, isCompact } = props;
  const id = useId();
  const inColumns = choices.length > MOST_IN_A_ROW || choices.some(({ picture }) => picture);
  const refused = choices.flatMap(({ value: key, label, refusal }) =>
    refusal ? [{ key, label, refusal }] : [],
  );
  return (
    <fieldset class={styles.root} aria-describedby={`${id}-hint`}>
      <legend class={isTitled ? 'visually-hidden' : undefined}>{legend}</legend>
      <div class={isCompact ? styles.compact : inColumns ? styles.columns : styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} class={styles.choice}>
            <input
              class={covering.input}
              type="radio"
              name={id}
              checked={choice.value === value}
              disabled={Boolean(choice.refusal)}
              onChange={() => onChange(choice.value)}
            />
            <span class={`${framed.root} ${styles.frame}`}>
              {choice.picture && (
                <span class={styles.picture} aria-hidden="true">
                  {choice.picture}
                </span>
              )}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}-hint`}>
        {hint && <p class="hint-text">{hint}</p>}
        {refused.map(({ key, label, refusal }) => (
          <p key={key} class={`hint-text ${styles.refusal}`}>
            {texts.unavailable(label, refusal)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

interface RadioLine<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint: string;
  /** Stands before it, and can be pressed by itself. */
  readonly picture?: ComponentChildren;
}

interface RadioListProps<T extends string> {
  readonly legend: string;
  readonly lines: readonly RadioLine<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Choices that need a line each. */
export function RadioList<T extends string>({ legend, lines, value, onChange }: RadioListProps<T>) {
  const id = useId();
  return (
    <fieldset class={`${styles.root} ${styles.list}`}>
      <legend>{legend}</legend>
      {lines.map((line) => {
        const names = { label: `${id}-${line.value}`, hint: `${id}-${line.value}-hint` };
        return (
          <div key={line.value} class={pictured.line}>
            <span class={pictured.picture}>{line.picture}</span>
            <label class={`${covering.row} ${styles.text}`}>
              <input
                class={covering.input}
                type="radio"
                name={id}
                checked={line.value === value}
                aria-labelledby={names.label}
                aria-describedby={names.hint}
                onChange={() => onChange(line.value)}
              />
              <span class={styles.mark} />
              <span class={styles.words}>
                <span id={names.label}>{line.label}</span>
                <span id={names.hint} class="hint-text">
                  {line.hint}
                </span>
              </span>
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
