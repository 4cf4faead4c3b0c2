// Which game to learn, or to solve puzzles of.
import { offeredGames } from '../../games';
import card from '../components/card.module.css';
import { Screen } from '../components/Screen';
import { puzzledGames } from '../puzzles/puzzledGames';
import { GameCard } from './GameCard';

export function LearnIndexScreen() {
  return (
    <Screen title="Learn">
      <ul class={card.list}>
        {offeredGames.map((game) => (
          <li key={game.id}>
            <GameCard game={game} to={{ screen: 'learn', game: game.id, options: null }} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}

export function PuzzlesScreen() {
  return (
    <Screen title="Puzzles">
      {puzzledGames.length === 0 && <p>No puzzles here yet.</p>}
      <ul class={card.list}>
        {puzzledGames.map((game) => (
          <li key={game.id}>
            <GameCard game={game} to={{ screen: 'puzzles', game: game.id, way: null, of: null }} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
