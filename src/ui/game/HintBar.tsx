// What a hint says, above the moves. The board beside it shows it; the announcer tells it.
import { Icon } from '../components/Icon';
import './hintBar.css';

export interface HintBarProps {
  readonly words: string | null;
  /** Whether who is to move reads it from the top edge. */
  readonly facesAway: boolean;
  /** Whether the place of the moves is taken by something to choose from. */
  readonly above: boolean;
}

export function HintBar({ words, facesAway, above }: HintBarProps) {
  if (words === null) return null;
  return (
    <p class={`hint-bar${above ? ' above' : ''}${facesAway ? ' turned' : ''}`}>
      <Icon name="hint" />
      <span>{words}</span>
    </p>
  );
}
