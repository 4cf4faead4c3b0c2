// The games that have puzzles, and the puzzles of one: the ways to choose one, the player's progress, and the days.
import { useCallback } from 'preact/hooks';
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import type { PuzzleWay } from '../../puzzles/attempt';
import { mistakesLeft } from '../../puzzles/choose';
import { PLACING_ATTEMPTS, type Progress } from '../../puzzles/progress';
import { ButtonLink } from '../components/Button';
import card from '../components/card.module.css';
import { Switch } from '../components/fields';
import { Icon, type IconName } from '../components/Icon';
import { Link } from '../components/Link';
import { useLoaded } from '../components/later';
import { Screen } from '../components/Screen';
import { PuzzlesList } from '../home/GameLists';
import fold from '../newgame/fold.module.css';
import { useOwnMistakes } from '../review/useReviewedGames';
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import { Calendar } from './Calendar';
import { dueItems } from './due';
import { type GamePuzzles as Loaded, themeGroups, useGamePuzzles } from './gamePuzzles';
import styles from './gamePuzzles.module.css';
import { puzzledGames } from './puzzledGames';
import { useAttempts, useToday } from './useAttempts';

/** Without a game, the list of those that have puzzles. */
export function PuzzlesScreen({ game: id }: { readonly game: GameId | null }) {
  const game = id === null ? puzzledGames[0] : gameById(id);
  if (!game) {
    return (
      <Screen title="Puzzles">
        <p>No puzzles here yet.</p>
      </Screen>
    );
  }
  return (
    <Screen
      title={`${game.name}: puzzles`}
      mood={game.mood}
      list={{
        title: 'Puzzles',
        isAddressed: id === null,
        items: (isBeside) => <PuzzlesList chosen={isBeside ? game.id : null} />,
      }}
    >
      <GamePuzzles key={game.id} game={game} />
    </Screen>
  );
}

function GamePuzzles({ game }: { readonly game: Game }) {
  const loaded = useGamePuzzles(game);
  const { progress } = useAttempts(game.id);
  return loaded && progress && <Ways game={game} loaded={loaded} progress={progress} />;
}

interface WaysProps {
  readonly game: Game;
  readonly loaded: Loaded;
  readonly progress: Progress;
}

function Ways({ game, loaded, progress }: WaysProps) {
  const { settings } = useServices();
  const { ratedPuzzles } = useObservable(settings);
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
      <div class={styles.ways}>
        <p>
          {progressText(progress)}{' '}
          <Link to={{ screen: 'progress', game: game.id }} class="text-link">
            Your progress
          </Link>
        </p>
        <Switch
          label="Rated"
          hint={
            ratedPuzzles
              ? 'Training and themes move your rating. Turn it off to practise freely.'
              : 'You practise freely: your rating stays as it is.'
          }
          checked={ratedPuzzles}
          onChange={(rated) => settings.set({ ...settings.get(), ratedPuzzles: rated })}
        />
        <ul class={card.list}>
          <WayCard game={game} way="training" icon="play" title="Training">
            Puzzles near your rating{ratedPuzzles ? '' : ', unrated'}.
          </WayCard>
          <WayCard game={game} way="daily" icon="flag" title="Today’s puzzle">
            {days.get(today) ? DAY_TEXTS[days.get(today) ?? 'missed'] : 'The same for everyone.'}
          </WayCard>
          <WayCard game={game} way="streak" icon="promote" title="Streak">
            {streak} {best > 0 && `Your longest: ${best}.`}
          </WayCard>
          <DueCard game={game} progress={progress} today={today} />
          <MistakesCard game={game} progress={progress} today={today} />
        </ul>
        <section class={styles.themeGroups} aria-labelledby="themes">
          <h2 id="themes">Themes</h2>
          {themeGroups(game, loaded).map(({ title, themes }) => (
            <details key={title} class={fold.root}>
              <summary>
                <span>{title}</span>
                <span class="hint-text">{themes.length}</span>
              </summary>
              <ul class={styles.themes}>
                {themes.map(({ theme, name, count }) => (
                  <li key={theme}>
                    <ButtonLink to={{ screen: 'puzzles', game: game.id, way: 'theme', of: theme }}>
                      {name} ({count})
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      </div>
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
  const value = `Your rating is ${Math.round(rating.value)}`;
  const placing = ` after ${history.length} of the ${PLACING_ATTEMPTS} puzzles that place you`;
  return `${value}${history.length < PLACING_ATTEMPTS ? placing : ''}. ${count}`;
}

interface WayCardProps {
  readonly game: Game;
  readonly way: PuzzleWay;
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

interface RecallCardProps {
  readonly game: Game;
  readonly progress: Progress;
  readonly today: string;
}

/** Where something comes back today. */
function DueCard({ game, progress, today }: RecallCardProps) {
  const { store } = useServices();
  const load = useCallback(
    async () => (await dueItems(game, await store, progress, today)).length,
    [game, store, progress, today],
  );
  const count = useLoaded(load, true);
  if (!count) return null;
  return (
    <WayCard game={game} way="due" icon="redo" title="Due today">
      {count} to solve again.
    </WayCard>
  );
}

/** Where there are mistakes to go through. */
function MistakesCard({ game, progress, today }: RecallCardProps) {
  const mistakes = useOwnMistakes(game.id, progress, today) ?? [];
  if (mistakes.length === 0) return null;
  const left = mistakesLeft(mistakes, progress, today).length;
  return (
    <WayCard game={game} way="mistake" icon="review" title="Your mistakes">
      {left === 0
        ? 'All done for today.'
        : `${left} to solve. Each comes back until you’ve learnt it.`}
    </WayCard>
  );
}
