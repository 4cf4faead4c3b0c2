// A game's board as it is set up, or in another terrain.
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../../board/BoardPicture';
import type { RuleSet } from '../../games/game';
import styles from './learn.module.css';

interface StartPictureProps {
  readonly rules: RuleSet;
  /** The start's if absent. */
  readonly terrain?: number | undefined;
}

export function StartPicture({ rules, terrain }: StartPictureProps) {
  const start = useMemo(() => rules.parseSetup(rules.startFen), [rules]);
  return (
    <div class={styles.board}>
      <BoardPicture rules={rules} cells={start.cells} terrain={terrain ?? start.terrain} />
    </div>
  );
}
