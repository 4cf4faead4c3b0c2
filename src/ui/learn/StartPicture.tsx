// A game's board as it is set up.
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import type { RuleSet } from '../../games/game';
import styles from './learn.module.css';

export function StartPicture({ rules }: { readonly rules: RuleSet }) {
  const start = useMemo(() => rules.parse(rules.startText), [rules]);
  return (
    <div class={styles.board}>
      <BoardPicture
        rules={rules}
        cells={start.cells.slice(0, rules.board.cells.length)}
        terrain={start.terrain}
      />
    </div>
  );
}
