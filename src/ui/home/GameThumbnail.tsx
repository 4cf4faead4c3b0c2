// A board drawn small, when its turn comes; its place is held until then.
import { BoardPicture } from '../../board/BoardPicture';
import type { RuleSet } from '../../games/game';
import type { Setup } from '../../rules/positionCore';
import { BLACK, type Colour } from '../../rules/types';
import { useTurn } from '../components/useTurn';
import styles from './thumbnail.module.css';

export interface GameThumbnailProps {
  readonly rules: RuleSet;
  readonly board: Pick<Setup, 'cells' | 'terrain'>;
  /** Whether it is drawn before other boards of the screen. */
  readonly ahead?: boolean;
  /** Colour at the bottom; White for null. */
  readonly bottom: Colour | null;
}

export function GameThumbnail({ rules, board, bottom, ahead = false }: GameThumbnailProps) {
  const turn = useTurn({ ahead });
  return (
    <span class={styles.root}>
      {turn && (
        <BoardPicture
          rules={rules}
          cells={board.cells}
          terrain={board.terrain}
          flipped={bottom === BLACK}
        />
      )}
    </span>
  );
}
