// What a game is called in a list: the player's own title before the game's name, its mix of rules, and
// whether it is pinned.
import type { GameSummary } from '../../storage/summary';
import { Icon } from '../components/Icon';
import { gameName, gameTitle, rulesName } from '../names';

export function CardTitle({ record }: { readonly record: GameSummary }) {
  const rules = rulesName(record);
  return (
    <>
      <strong class="card-title">
        {gameTitle(record)}
        {record.pinned && (
          <>
            <Icon name="pin" />
            <span class="visually-hidden">, pinned</span>
          </>
        )}
      </strong>
      {record.name !== null && <span>{gameName(record)}</span>}
      {rules !== null && <span>{rules}</span>}
    </>
  );
}
