// The computer's level on a slider, with a name for each step.
import { useId } from 'preact/hooks';

export interface LevelFieldProps {
  /** From 1 to the number of names. */
  readonly level: number;
  readonly names: readonly string[];
  readonly onChange: (level: number) => void;
}

export function LevelField({ level, names, onChange }: LevelFieldProps) {
  const id = useId();
  return (
    <div class="level-field">
      <label for={id}>
        <span>Level {level}</span>
        <span class="level-name">{names[level - 1]}</span>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={names.length}
        step={1}
        value={level}
        aria-valuetext={`Level ${level}, ${names[level - 1]}`}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <div class="level-marks" aria-hidden="true">
        {names.map((name, index) => (
          <span key={name} class={index + 1 === level ? 'current' : ''}>
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
