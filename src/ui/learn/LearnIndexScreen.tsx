// Which game to learn.
import { games } from '../../games';
import styles from '../components/card.module.css';
import { Screen } from '../components/Screen';
import { GameCard } from '../home/GameCard';

export function LearnIndexScreen() {
  return (
    <Screen title="Learn">
      <ul class={styles.list}>
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} to={{ screen: 'learn', game: game.id, options: null }} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
