// Which game to learn, or to solve puzzles of, with how far the player is in each: lessons, puzzles, and the levels won at.

import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { HIGHEST_LEVEL } from '../../engine/levels';
import { offeredGames } from '../../games';
import type { Game, GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import card from '../components/card.module.css';
import { useLessonProgress } from '../lessons/useLessons';
import { puzzledGames } from '../puzzles/gamePuzzles';
import { useAttempts } from '../puzzles/useAttempts';
import type { Route } from '../routing/routes';
import { useServices } from '../services';
import { useStored } from '../stored/useStored';
import { GameCard } from './GameCard';
import styles from './ladder.module.css';

const texts = textsOf('home');

interface GameListProps {
  /** The one that shows beside the list, where another takes its place; null where each is a screen of its own. */
  readonly chosen: GameId | null;
}

/** `screen` is what a choice leads to. */
export function LearnList(props: GameListProps & { readonly screen: 'learn' | 'lessons' }) {
  const { chosen, screen } = props;
  const to = (game: GameId): Route =>
    screen === 'learn' ? { screen, game, options: null } : { screen, game, lesson: null };
  return (
    <GameList games={offeredGames} chosen={chosen} to={to}>
      {(game) => <LessonsDone game={game} />}
    </GameList>
  );
}

export function ProgressList({ chosen }: GameListProps) {
  return (
    <GameList games={offeredGames} chosen={chosen} to={(game) => ({ screen: 'progress', game })}>
      {(game) => <Ladder game={game.id} />}
    </GameList>
  );
}

export function PuzzlesList({ chosen }: GameListProps) {
  return (
    <GameList
      games={puzzledGames}
      chosen={chosen}
      to={(game) => ({ screen: 'puzzles', game, way: null, of: null })}
    >
      {(game) => <PuzzlesSolved game={game} />}
    </GameList>
  );
}

interface AnyListProps extends GameListProps {
  readonly games: readonly Game[];
  readonly to: (game: GameId) => Route;
  /** How far the player is in a game. */
  readonly children: (game: Game) => ComponentChildren;
}

function GameList({ games, chosen, to, children }: AnyListProps) {
  return (
    <ul class={card.list}>
      {games.map((game) => (
        <li key={game.id} data-mood={game.mood}>
          <GameCard
            game={game}
            to={to(game.id)}
            isBeside={chosen !== null}
            isShown={chosen === game.id}
          >
            {children(game)}
          </GameCard>
        </li>
      ))}
    </ul>
  );
}

function LessonsDone({ game }: { readonly game: Game }) {
  const count = useLessonProgress(game.id).progress?.done.length ?? 0;
  if (count === 0) return null;
  return <span class={card.turn}>{texts.lessonsDone(count)}</span>;
}

function PuzzlesSolved({ game }: { readonly game: Game }) {
  const { progress } = useAttempts(game.id);
  if (!progress || progress.tried === 0) return null;
  return <span class={card.turn}>{texts.solvedOf(progress.solved, progress.tried)}</span>;
}

const LEVELS = Array.from({ length: HIGHEST_LEVEL }, (_, index) => index + 1);

/**
 * The levels at which the player has won a game: eight pips on its card. Nothing until something was won; it
 * is read from the games on this device, and asks for nothing.
 */
export function Ladder({ game }: { readonly game: GameId }) {
  const { store } = useServices();
  const read = useCallback(async () => (await store).wonLevels(game), [store, game]);
  const [stored] = useStored(read);
  if (stored.state !== 'read' || stored.value.length === 0) return null;
  const won = stored.value;
  return (
    <>
      <span class="visually-hidden">{wonText(won)}</span>
      <Pips won={won} />
    </>
  );
}

/** One for each level, filled where it was won; hidden from readers. */
export function Pips({ won }: { readonly won: readonly number[] }) {
  return (
    <span class={styles.root} aria-hidden="true">
      {LEVELS.map((level) => (
        <span key={level} class={won.includes(level) ? styles.won : styles.pip} />
      ))}
    </span>
  );
}

/** "Won at level 1", "Won at levels 1, 2 and 4"; of at least one level. */
export const wonText = (levels: readonly number[]): string => texts.wonAt(levels);
