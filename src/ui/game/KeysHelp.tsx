// The keys that a game is played by.
import { Sheet } from '../components/Sheet';
import { TOLD_BY_KEYS } from './boardWords';
import '../components/button.css';
import './keysHelp.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['Arrows', 'to the next cell in that direction'],
  ['Enter or Space', 'choose a piece, then where it goes'],
  ['Escape', 'let go of the piece'],
  ['A piece’s letter', 'to the next such piece; with Shift to the one before'],
  ...Object.entries(TOLD_BY_KEYS).map(([key, told]) => [key, `hear ${told}`] as const),
  ['/', 'type a move'],
  ['?', 'on a piece, how it moves; elsewhere, this list'],
];

export interface KeysHelpProps {
  readonly onType: () => void;
  readonly onClose: () => void;
}

export function KeysHelp({ onType, onClose }: KeysHelpProps) {
  const type = () => {
    onClose();
    onType();
  };
  return (
    <Sheet title="Keys" onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="hint-text">
        Typed moves may be written as in the list of moves, or as two squares: from, then to.
      </p>
      <button type="button" class="button" onClick={type}>
        Type a move
      </button>
    </Sheet>
  );
}
