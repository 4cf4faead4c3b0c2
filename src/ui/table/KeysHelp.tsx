// The keys that a board is worked by: the board's own, and those of what goes on at it.
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import type { TableKey } from './keys';
import styles from './keysHelp.module.css';

const texts = textsOf('table');

/** A key, and what it does. */
type KeyLine = readonly [key: string, meaning: string];

/** The board's own keys. Where a position is set up, Enter does `enter`, and letters have meanings of their own. */
function boardKeys(enter: string | null): readonly KeyLine[] {
  const { keyNames: names, keyMeanings: meanings } = texts;
  return [
    [names.arrows, meanings.arrows],
    [names.enter, enter ?? meanings.enter],
    [names.escape, meanings.escape],
    ...(enter === null ? ([[names.letter, meanings.letter]] as const) : []),
  ];
}

/** What the field for typing is for. */
export interface Typing {
  readonly label: string;
  readonly hint: string;
  /** What the button beside it does. */
  readonly does: string;
}

export const moveTyping = (): Typing => ({
  label: texts.typeMove,
  hint: texts.typeMoveHint,
  does: texts.play,
});

interface KeysHelpProps {
  readonly keys: readonly TableKey[];
  /** The field's words, and how they are written. */
  readonly typing: Typing;
  /** What Enter does on a cell of a board that is set up; null where it is played on. */
  readonly enter: string | null;
  readonly onType: () => void;
  readonly onClose: () => void;
}

export function KeysHelp({ keys, typing, enter, onType, onClose }: KeysHelpProps) {
  const names: Readonly<Record<string, string>> = texts.keyNames;
  const own = keys.map(({ key, meaning }): KeyLine => [names[key] ?? key, meaning]);
  const lines: readonly KeyLine[] = [
    ...boardKeys(enter),
    ...own,
    ['/', texts.keyMeanings.type(typing.label)],
    ['?', texts.keyMeanings.help],
  ];
  const type = () => {
    onClose();
    onType();
  };
  return (
    <Sheet title={texts.keys} onClose={onClose}>
      <dl class={styles.root}>
        {lines.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="hint-text">{typing.hint}</p>
      <Button onClick={type}>{typing.label}</Button>
    </Sheet>
  );
}
