// One choice of a few, side by side or a line each. Native radio buttons underneath, so that arrow keys and readers work.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import covering from './covering.module.css';
import framed from './framed.module.css';
import pictured from './pictured.module.css';
import styles from './radioGroup.module.css';

const texts = textsOf('parts');

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
