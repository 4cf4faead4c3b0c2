// Fields of forms: a switch, a list to choose from, a text of several lines.
import { useId } from 'preact/hooks';
import covering from './covering.module.css';
import framed from './framed.module.css';
import longText from './longText.module.css';
import select from './select.module.css';
import switchStyles from './switch.module.css';

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
