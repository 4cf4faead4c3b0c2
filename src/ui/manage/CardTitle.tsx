// What a game is called in a list: the player's own title before the game's name, its variant,
// whether it is pinned, and whether it is somebody else's.
import type { GameSummary } from '../../storage/summary';
import styles from '../components/card.module.css';
import { Icon } from '../components/Icon';
import { shownName } from '../words/givenNames';
import { gameName, gameTitle, rulesName, SHARED_LABEL } from '../words/names';

/** A game or an analysis, as far as it is named. */
type Titled = Pick<GameSummary, 'game' | 'options' | 'name' | 'pinned' | 'source'>;

export function CardTitle({ record }: { readonly record: Titled }) {
  const rules = rulesName(record);
  return (
    <>
      <strong class={styles.title}>
        {gameTitle(record)}
        {record.pinned && (
          <>
            <Icon name="pin" />
            <span class="visually-hidden">, pinned</span>
          </>
        )}
      </strong>
      {shownName(record.name) !== null && <span>{gameName(record)}</span>}
      {rules !== null && <span>{rules}</span>}
      {record.source === 'shared' && <span>{SHARED_LABEL}</span>}
    </>
  );
}
