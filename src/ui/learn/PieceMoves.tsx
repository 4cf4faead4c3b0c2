// How one piece moves: its texts, and diagrams of example positions.
import type { RuleSet } from '../../games/game';
import type { PieceExplanation } from '../../games/learn';
import { Examples } from './Examples';
import styles from './learn.module.css';
import { Passages } from './Passages';

interface PieceMovesProps {
  readonly rules: RuleSet;
  readonly explanation: PieceExplanation;
  /** Where the piece is named already. */
  readonly untitled?: boolean;
}

/** A piece's texts, and its example positions to step through. */
export function PieceMoves({ rules, explanation, untitled = false }: PieceMovesProps) {
  const name = rules.kinds.find((kind) => kind?.letter === explanation.letter)?.name ?? '';
  return (
    <article class={styles.piece}>
      {!untitled && <h3>{name}</h3>}
      <div>
        <Passages passages={explanation.passages} />
      </div>
      <Examples rules={rules} examples={explanation.examples} of={name} />
    </article>
  );
}
