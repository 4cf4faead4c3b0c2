// Which game to learn, or to solve puzzles of, with how far the player is in each.
import type { ComponentChildren } from 'preact';
import { offeredGames } from '../../games';
import type { Game, GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import card from '../components/card.module.css';
import { useLessonProgress } from '../lessons/useLessons';
import { puzzledGames } from '../puzzles/puzzledGames';
import { useAttempts } from '../puzzles/useAttempts';
import type { Route } from '../routing/routes';
import { GameCard } from './GameCard';
import { Ladder } from './Ladder';

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
