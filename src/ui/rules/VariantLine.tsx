// A game's name and, below it, what its variant is called; a tap shows just these rules.
import { textsOf } from '../../language/texts';
import type { GameRecord } from '../../storage/record';
import { useRulesName } from '../settings/naming';
import { gameName } from '../words/names';
import styles from './variantLine.module.css';

const texts = textsOf('rules');

interface VariantLineProps {
  readonly record: Pick<GameRecord, 'game' | 'options'>;
  readonly onClick: () => void;
}

/** Nothing for a game that has no options. */
export function VariantLine({ record, onClick }: VariantLineProps) {
  const rules = useRulesName(record);
  if (rules === null) return null;
  return (
    <button
      type="button"
      class={`${styles.line} ${styles.root}`}
      data-part="rules"
      onClick={onClick}
    >
      <strong>{gameName(record)}</strong>
      <span>{rules}</span>
      <em class="visually-hidden">{texts.afterName}</em>
    </button>
  );
}
