// The games that have puzzles, and the puzzles of one: the ways to choose one, the player's progress, and the days.

import { useCallback } from 'preact/hooks';
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { PuzzleWay } from '../../puzzles/attempt';
import { mistakesLeft } from '../../puzzles/choose';
import { PLACING_ATTEMPTS, type Progress } from '../../puzzles/progress';
import { ButtonLink, Link } from '../components/Button';
import card from '../components/card.module.css';
import { Switch } from '../components/fields';
import { Icon, type IconName } from '../components/Icon';
import { useLoaded } from '../components/later';
import { Screen } from '../components/Screen';
import { PuzzlesList } from '../home/GameLists';
import fold from '../newgame/fold.module.css';
import { useOwnMistakes } from '../review/reviews';
import { HOME } from '../routing/routes';
import { useObservable, useServices } from '../services';
import { Calendar } from './Calendar';
import { dueItems } from './due';
import { type GamePuzzles as Loaded, puzzledGames, useGamePuzzles } from './gamePuzzles';
import styles from './gamePuzzles.module.css';
import { themeGroups } from './themes';
import { useAttempts, useToday } from './useAttempts';

const texts = textsOf('puzzles');

/** Without a game, the list of those that have puzzles. */
export function PuzzlesScreen({ game: id }: { readonly game: GameId | null }) {
  const game = id === null ? puzzledGames[0] : gameById(id);
  if (!game) {
    return (
      <Screen title={texts.title}>
        <p>{texts.noPuzzles}</p>
      </Screen>
    );
  }
  return (
    <Screen
      title={texts.titleOf(game.name)}
      mood={game.mood}
      list={{
        title: texts.title,
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
        <p>{texts.noPuzzlesInGame}</p>
        <ButtonLink to={HOME} variant="primary">
          {texts.home}
        </ButtonLink>
      </>
    );
  }
  const { run, best, days } = progress;
  const streak = run ? texts.inARow(run.solved.length) : texts.streakHint;
  const state = days.get(today);
  return (
    <div class={styles.root}>
      <div class={styles.ways}>
        <p>
          {progressText(progress)}{' '}
          <Link to={{ screen: 'progress', game: game.id }} class="text-link">
            {texts.progress}
          </Link>
        </p>
        <Switch
          label={texts.rated}
          hint={ratedPuzzles ? texts.ratedHint : texts.unratedHint}
          checked={ratedPuzzles}
          onChange={(rated) => settings.set({ ...settings.get(), ratedPuzzles: rated })}
        />
        <ul class={card.list}>
          <WayCard game={game} way="training" icon="play" title={texts.training}>
            {ratedPuzzles ? texts.trainingHint : texts.trainingUnratedHint}
          </WayCard>
          <WayCard game={game} way="daily" icon="flag" title={texts.today}>
            {state ? texts.todayStates[state] : texts.todayHint}
          </WayCard>
          <WayCard game={game} way="streak" icon="promote" title={texts.streak}>
            {streak} {best > 0 && texts.longestStreak(best)}
          </WayCard>
          <DueCard game={game} progress={progress} today={today} />
          <MistakesCard game={game} progress={progress} today={today} />
        </ul>
        <section class={styles.themeGroups} aria-labelledby="themes">
          <h2 id="themes">{texts.themes}</h2>
          {themeGroups(game, loaded).map(({ category, title, themes }) => (
            <details key={category} class={fold.root}>
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
        <h2 id="days">{texts.aPuzzleADay}</h2>
        <Calendar game={game.id} progress={progress} />
      </section>
    </div>
  );
}

function progressText({ rating, tried, solved, history }: Progress): string {
  if (tried === 0) return texts.begin;
  const count = texts.solvedOf(solved, tried);
  if (history.length === 0) return count;
  const value = Math.round(rating.value);
  const standing =
    history.length < PLACING_ATTEMPTS
      ? texts.placing(value, history.length, PLACING_ATTEMPTS)
      : texts.rating(value);
  return `${standing} ${count}`;
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
    <WayCard game={game} way="due" icon="redo" title={texts.due}>
      {texts.dueHint(count)}
    </WayCard>
  );
}

/** Where there are mistakes to go through. */
function MistakesCard({ game, progress, today }: RecallCardProps) {
  const own = useOwnMistakes(game.id, progress, today);
  const mistakes = own.state === 'read' ? own.value : [];
  if (mistakes.length === 0) return null;
  const left = mistakesLeft(mistakes, progress, today).length;
  return (
    <WayCard game={game} way="mistake" icon="review" title={texts.mistakes}>
      {left === 0 ? texts.mistakesDone : texts.mistakesHint(left)}
    </WayCard>
  );
}
