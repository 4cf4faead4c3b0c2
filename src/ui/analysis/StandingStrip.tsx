// Along the far edge: how the position shown stands.
import { BLACK } from '../../rules/types';
import { colourName } from '../names';
import { outcomeWords } from '../words';
import styles from './standingStrip.module.css';
import type { View } from './types';

export function StandingStrip({ view }: { readonly view: View }) {
  const { outcome, board } = view;
  return (
    <div class={styles.root} data-part="standing">
      <span
        class={`${styles.side}${board.side === BLACK ? ` ${styles.black}` : ''}`}
        aria-hidden="true"
      />
      <span class={styles.words}>
        {outcome ? outcomeWords(outcome, board.side) : `${colourName(board.side)} to move`}
      </span>
    </div>
  );
}
