// The keys that a board is worked by: the board's own, and those of what goes on at it.
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import type { TableKey } from './keys';
import styles from './keysHelp.module.css';

const ARROWS = ['Arrows', 'to the next cell in that direction'] as const;

const BOARD_KEYS: readonly (readonly [string, string])[] = [
  ARROWS,
  ['Enter or Space', 'choose a piece, then where it goes'],
  ['Escape', 'put the piece back'],
  ['A piece’s letter', 'to the next such piece; with Shift to the one before'],
];

/** Where a position is set up: letters have meanings of their own. */
const setupKeys = (enter: string): typeof BOARD_KEYS => [
  ARROWS,
  ['Enter or Space', enter],
  ['Escape', 'put the piece back'],
];

const HELP_KEYS: readonly (readonly [string, string])[] = [
  ['?', 'on a piece, how it moves; elsewhere, this list'],
];

/** What the field for typing is for. */
export interface Typing {
  readonly label: string;
  readonly hint: string;
  /** What the button beside it does. */
  readonly does: string;
}

export const MOVE_TYPING: Typing = {
  label: 'Type a move',
  hint: 'Type a move as the move list shows it, or as two squares: from, then to.',
  does: 'Play',
};

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
  const board = enter === null ? BOARD_KEYS : setupKeys(enter);
  const own = keys.map(({ key, meaning }) => [key, meaning] as const);
  const type = () => {
    onClose();
    onType();
  };
  return (
    <Sheet title="Keys" onClose={onClose}>
      <dl class={styles.root}>
        {[...board, ...own, ['/', typing.label.toLowerCase()] as const, ...HELP_KEYS].map(
          ([key, meaning]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ),
        )}
      </dl>
      <p class="hint-text">{typing.hint}</p>
      <Button onClick={type}>{typing.label}</Button>
    </Sheet>
  );
}
