// The computer's level on a slider, with a name for each step.
import { useId } from 'preact/hooks';
import styles from './levelField.module.css';

interface LevelFieldProps {
  /** Whose level it is, where there are two. */
  readonly who?: string;
  /** From 1 to the number of names. */
  readonly level: number;
  readonly names: readonly string[];
  readonly onChange: (level: number) => void;
}

export function LevelField({ who, level, names, onChange }: LevelFieldProps) {
  const id = useId();
  const title = `${who ? `${who}: level` : 'Level'} ${level}`;
  return (
    <div class={styles.root}>
      <label for={id}>
        <span>{title}</span>
        <span class={styles.name}>{names[level - 1]}</span>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={names.length}
        step={1}
        value={level}
        aria-valuetext={`${title}, ${names[level - 1]}`}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div class={styles.marks} aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} class={index + 1 === level ? styles.current : undefined}>
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
