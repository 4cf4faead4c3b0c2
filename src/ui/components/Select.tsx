// One choice of many, in the device's own list.
import { useId } from 'preact/hooks';
import framed from './framed.module.css';
import styles from './select.module.css';

interface SelectChoice<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface SelectProps<T extends string> {
  readonly label: string;
  /** What null is called. */
  readonly any: string;
  readonly choices: readonly SelectChoice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T | null) => void;
}

export function Select<T extends string>({ label, any, choices, value, onChange }: SelectProps<T>) {
  const id = useId();
  return (
    <div class={styles.root}>
      <label for={id}>{label}</label>
      <select
        id={id}
        class={framed.root}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(choices.find((choice) => choice.value === currentTarget.value)?.value ?? null)
        }
      >
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
