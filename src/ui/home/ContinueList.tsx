// The unfinished games, pinned and newest first; a long list shows its beginning until asked for the rest.
import { useState } from 'preact/hooks';
import type { GameRecord } from '../../storage/record';
import type { PlacedGame } from '../lastPosition';
import { ManageButton } from '../manage/ManageButton';
import { ContinueCard } from './ContinueCard';
import '../components/button.css';

/** Games shown before the rest is asked for. */
export const SHOWN_AT_FIRST = 3;

export interface ContinueListProps {
  readonly games: readonly PlacedGame[];
  readonly onManage: (record: GameRecord) => void;
}

export function ContinueList({ games, onManage }: ContinueListProps) {
  const [all, setAll] = useState(false);
  const now = Date.now();
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <ul class="cards">
        {games.slice(0, all ? games.length : SHOWN_AT_FIRST).map((game) => (
          <li key={game.record.id} class="managed">
            <ContinueCard game={game} now={now} />
            <ManageButton record={game.record} onManage={onManage} />
          </li>
        ))}
      </ul>
      {!all && games.length > SHOWN_AT_FIRST && (
        <button type="button" class="button wide" onClick={() => setAll(true)}>
          Show all {games.length} games
        </button>
      )}
    </section>
  );
}
