// A setting that is on or off: the whole row is the target.
import covering from './covering.module.css';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Why it cannot be switched now. */
  readonly refusal?: string | null;
}

export function Switch({ label, hint, checked, onChange, refusal }: SwitchProps) {
  return (
    <label class={styles.root}>
      <span class={styles.text}>
        <span>{label}</span>
        {hint && <span class="hint-text">{hint}</span>}
        {refusal && <span class={`hint-text ${styles.refusal}`}>Cannot be chosen: {refusal}.</span>}
      </span>
      <input
        class={covering.input}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={Boolean(refusal)}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class={styles.track} />
    </label>
  );
}
