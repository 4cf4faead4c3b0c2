// Along the far edge: which game is set up, and who is to move, with a tap.
import { opposite } from '../../rules/types';
import { Button } from '../components/Button';
import { SideDisc } from '../components/Icon';
import { colourName, gameName, rulesName } from '../words/names';
import styles from './setUp.module.css';
import type { UsedEditing } from './useEditing';

export interface SetUpStripProps {
  readonly editing: UsedEditing;
  /** Asks for another game, or other rules. */
  readonly onGame: () => void;
}

export function SetUpStrip({ editing, onGame }: SetUpStripProps) {
  const { draft, change } = editing;
  const { game, options } = draft.rules;
  const variant = rulesName({ game, options });
  return (
    <div class={styles.strip} data-part="set-up">
      <button type="button" class={styles.game} onClick={onGame}>
        <span>{gameName({ game })}</span>
        {variant !== null && <small>{variant}</small>}
        <span class="visually-hidden">: game and rules</span>
      </button>
      <Button
        class={styles.side}
        onClick={() => change((now) => ({ ...now, side: opposite(now.side) }))}
      >
        <SideDisc colour={draft.side} />
        <span class={styles.words}>
          {colourName(draft.side)} to move
          <span class="visually-hidden">: let the other side move</span>
        </span>
      </Button>
    </div>
  );
}
