// A game's name and, below it, what its mix of rules is called; a tap shows just these rules.
import type { GameRecord } from '../../storage/record';
import { gameName, rulesName } from '../words/names';
import styles from './mixLine.module.css';

interface MixLineProps {
  readonly record: Pick<GameRecord, 'game' | 'options'>;
  readonly onClick: () => void;
}

/** Nothing for a game that has no options. */
export function MixLine({ record, onClick }: MixLineProps) {
  const rules = rulesName(record);
  if (rules === null) return null;
  return (
    <button type="button" class={styles.root} data-part="rules" onClick={onClick}>
      <strong>{gameName(record)}</strong>
      <span>{rules}</span>
      <em class="visually-hidden">: rules of this game</em>
    </button>
  );
}
