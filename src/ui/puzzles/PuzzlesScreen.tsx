// Which game's puzzles to solve.
import card from '../components/card.module.css';
import { Screen } from '../components/Screen';
import { GameCard } from '../home/GameCard';
import { puzzledGames } from './puzzledGames';

export function PuzzlesScreen() {
  return (
    <Screen title="Puzzles">
      {puzzledGames.length === 0 && <p>There are no puzzles here.</p>}
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
