// One choice of a few that need a line each. Native radio buttons underneath, so that arrow keys and readers work.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import covering from './covering.module.css';
import pictured from './pictured.module.css';
import styles from './radioList.module.css';

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

export function RadioList<T extends string>({ legend, lines, value, onChange }: RadioListProps<T>) {
  const id = useId();
  return (
    <fieldset class={styles.root}>
      <legend>{legend}</legend>
      {lines.map((line) => {
        const names = { label: `${id}-${line.value}`, hint: `${id}-${line.value}-hint` };
        return (
          <div key={line.value} class={pictured.line}>
            <span class={pictured.picture}>{line.picture}</span>
            <label class={styles.text}>
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
