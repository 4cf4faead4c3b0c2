// Puzzles on Home: today's, which can be hidden, and the way to all. No collection is loaded for it.
import type { Game } from '../../games/game';
import { dayNumber } from '../../puzzles/attempt';
import { itemAt } from '../../util/items';
import card from '../components/card.module.css';
import { Icon, IconButton } from '../components/Icon';
import { Link } from '../components/Link';
import { StartThumbnail } from '../home/GameThumbnail';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import styles from './homePuzzles.module.css';
import { puzzledGames } from './puzzledGames';
import { useAttempts } from './useAttempts';
import { useToday } from './useToday';

export function HomePuzzles() {
  const { settings } = useServices();
  const { dailyCard } = useObservable(settings);
  const today = useToday();
  const game = gameOfDay(today);
  return (
    <section aria-labelledby="puzzles">
      <h2 id="puzzles">Puzzles</h2>
      <ul class={card.list}>
        {dailyCard && game && (
          <li class={styles.daily}>
            <Daily game={game} today={today} />
            <IconButton
              icon="close"
              label="Hide today’s puzzle"
              onClick={() => settings.set({ ...settings.get(), dailyCard: false })}
            />
          </li>
        )}
        <li>
          <Link to={{ screen: 'puzzles', game: null }} class={card.root}>
            <span class={card.icon}>
              <Icon name="flag" />
            </span>
            <span class={card.text}>
              <strong>All puzzles</strong>
              <span>Find the one move that wins or saves the game.</span>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

interface DailyProps {
  readonly game: Game;
  readonly today: string;
}

function Daily({ game, today }: DailyProps) {
  const { progress } = useAttempts(game.id);
  const state = progress?.days.get(today);
  const isSolved = state === 'solved' || state === 'later';
  return (
    <Link to={{ screen: 'puzzles', game: game.id, way: 'daily', of: null }} class={card.root}>
      <StartThumbnail game={game} />
      <span class={card.text}>
        <strong>Today’s puzzle</strong>
        <span>{game.name}</span>
        {isSolved && <span class="hint-text">Solved</span>}
      </span>
    </Link>
  );
}

/** Whose daily puzzle is shown: one game after the other. Null where none has puzzles. */
function gameOfDay(day: string): Game | null {
  const number = dayNumber(day);
  if (number === null || puzzledGames.length === 0) return null;
  return itemAt(puzzledGames, number % puzzledGames.length);
}
