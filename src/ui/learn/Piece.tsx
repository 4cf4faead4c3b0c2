// How one piece moves: its texts, and diagrams of example positions.
import type { RuleSet } from '../../games/game';
import type { PieceLesson } from '../../games/learn';
import { Examples } from './Examples';
import styles from './lesson.module.css';
import { Passages } from './Passages';

export interface PieceProps {
  readonly rules: RuleSet;
  readonly lesson: PieceLesson;
  /** Where the piece is named already. */
  readonly untitled?: boolean;
}

/** A piece's texts, and its example positions to step through. */
export function Piece({ rules, lesson, untitled = false }: PieceProps) {
  const name = rules.kinds.find((kind) => kind?.letter === lesson.letter)?.name ?? '';
  return (
    <article class={styles.piece}>
      {!untitled && <h3>{name}</h3>}
      <div>
        <Passages passages={lesson.passages} />
      </div>
      <Examples rules={rules} examples={lesson.examples} of={name} />
    </article>
  );
}
