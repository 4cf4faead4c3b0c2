// The puzzles of a game: the ways to choose one, the player's progress, and the days.
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import type { Way } from '../../puzzles/attempt';
import { mistakesLeft } from '../../puzzles/choose';
import type { Progress } from '../../puzzles/progress';
import { ButtonLink } from '../components/Button';
import card from '../components/card.module.css';
import { Icon, type IconName } from '../components/Icon';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { useOwnMistakes } from '../review/useReviewedGames';
import { HOME } from '../routing/routes';
import { Calendar } from './Calendar';
import { type GamePuzzles, namedThemes, useGamePuzzles } from './gamePuzzles';
import styles from './gamePuzzles.module.css';
import { useAttempts } from './useAttempts';
import { useToday } from './useToday';

export function GamePuzzlesScreen({ game: id }: { readonly game: GameId }) {
  const game = gameById(id);
  const loaded = useGamePuzzles(game);
  const { progress } = useAttempts(id);
  if (!game) return null;
  return (
    <Screen title={`${game.name}: puzzles`}>
      {loaded && progress && <Ways game={game} loaded={loaded} progress={progress} />}
    </Screen>
  );
}

interface WaysProps {
  readonly game: Game;
  readonly loaded: GamePuzzles;
  readonly progress: Progress;
}

function Ways({ game, loaded, progress }: WaysProps) {
  const today = useToday();
  if (loaded.puzzles.length === 0) {
    return (
      <>
        <p>This game has no puzzles yet.</p>
        <ButtonLink to={HOME} variant="primary">
          Home
        </ButtonLink>
      </>
    );
  }
  const { run, best, days } = progress;
  const streak = run
    ? `${run.solved.length} in a row so far. Keep going.`
    : 'Harder and harder, until your first miss.';
  return (
    <div class={styles.root}>
      <p>{progressText(progress)}</p>
      <ul class={card.list}>
        <WayCard game={game} way="training" icon="play" title="Training">
          Puzzles near your rating.
        </WayCard>
        <WayCard game={game} way="daily" icon="flag" title="Today’s puzzle">
          {days.get(today) ? DAY_TEXTS[days.get(today) ?? 'missed'] : 'The same for everyone.'}
        </WayCard>
        <WayCard game={game} way="streak" icon="promote" title="Streak">
          {streak} {best > 0 && `Your longest: ${best}.`}
        </WayCard>
        <MistakesCard game={game} progress={progress} today={today} />
      </ul>
      <section aria-labelledby="themes">
        <h2 id="themes">Themes</h2>
        <ul class={styles.themes}>
          {namedThemes(game, loaded).map(({ theme, name, count }) => (
            <li key={theme}>
              <ButtonLink to={{ screen: 'puzzles', game: game.id, way: 'theme', of: theme }}>
                {name} ({count})
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="days">
        <h2 id="days">A puzzle a day</h2>
        <Calendar game={game.id} progress={progress} />
      </section>
    </div>
  );
}

const DAY_TEXTS = {
  solved: 'Solved.',
  later: 'Solved on a later try.',
  missed: 'Tried, not solved yet.',
};

function progressText({ rating, tried, solved, history }: Progress): string {
  if (tried === 0)
    return 'Find the best move. The computer has checked that each puzzle has only one.';
  const count = `You solved ${solved} of ${tried} on the first try.`;
  if (history.length === 0) return count;
  return `Your rating is ${Math.round(rating.value)}. ${count}`;
}

interface WayCardProps {
  readonly game: Game;
  readonly way: Way;
  readonly icon: IconName;
  readonly title: string;
  readonly children: preact.ComponentChildren;
}

function WayCard({ game, way, icon, title, children }: WayCardProps) {
  return (
    <li>
      <Link to={{ screen: 'puzzles', game: game.id, way, of: null }} class={card.root}>
        <span class={card.icon}>
          <Icon name={icon} />
        </span>
        <span class={card.text}>
          <strong>{title}</strong>
          <span>{children}</span>
        </span>
      </Link>
    </li>
  );
}

interface MistakesCardProps {
  readonly game: Game;
  readonly progress: Progress;
  readonly today: string;
}

/** Where there are mistakes to go through. */
function MistakesCard({ game, progress, today }: MistakesCardProps) {
  const mistakes = useOwnMistakes(game.id) ?? [];
  if (mistakes.length === 0) return null;
  const left = mistakesLeft(mistakes, progress, today).length;
  return (
    <WayCard game={game} way="mistake" icon="review" title="Your mistakes">
      {left === 0 ? 'All done for today.' : `${left} to solve, each on two different days.`}
    </WayCard>
  );
}
