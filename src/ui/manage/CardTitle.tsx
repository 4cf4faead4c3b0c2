// What a game is called in a list: the player's own title before the game's name, and whether it is pinned.
import type { GameRecord } from '../../storage/record';
import { Icon } from '../components/Icon';
import { gameName, gameTitle } from '../names';

export function CardTitle({ record }: { readonly record: GameRecord }) {
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
    </>
  );
}
