// The unfinished games, pinned and newest first; a long list shows its beginning until asked for the rest.
import type { GameSummary } from '../../storage/summary';
import { Button } from '../components/Button';
import card from '../components/card.module.css';
import { ManageButton } from '../manage/ManageButton';
import managed from '../manage/managed.module.css';
import { opponentName } from '../words/names';
import { ContinueCard } from './ContinueCard';
import { SHOWN_AT_FIRST } from './ContinuePlace';

interface ContinueListProps {
  readonly games: readonly GameSummary[];
  /** How many unfinished games there are. */
  readonly count: number;
  /** Whether all of them were asked for. */
  readonly all: boolean;
  readonly onAll: () => void;
  readonly onManage: (game: GameSummary) => void;
  readonly onUnreadable: (game: GameSummary) => void;
}

export function ContinueList(props: ContinueListProps) {
  const { games, count, all, onAll, onManage, onUnreadable } = props;
  const now = Date.now();
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <ul class={card.list}>
        {games.slice(0, all ? games.length : SHOWN_AT_FIRST).map((game) => (
          <li key={game.id} class={managed.root}>
            <ContinueCard game={game} now={now} onUnreadable={onUnreadable} />
            <ManageButton record={game} detail={opponentName(game)} onManage={onManage} />
          </li>
        ))}
      </ul>
      {!all && count > SHOWN_AT_FIRST && (
        <Button wide onClick={onAll}>
          Show all {count} games
        </Button>
      )}
    </section>
  );
}
