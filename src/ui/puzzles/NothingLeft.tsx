// In place of a puzzle where there is none.
import type { Game } from '../../games/game';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import '../components/button.css';

interface NothingLeftProps {
  readonly game: Game;
  readonly words: string;
}

export function NothingLeft({ game, words }: NothingLeftProps) {
  return (
    <Screen title={`${game.name}: puzzles`}>
      <p>{words}</p>
      <Link
        to={{ screen: 'puzzles', game: game.id, way: null, of: null }}
        class="button primary"
        replace
      >
        All puzzles
      </Link>
    </Screen>
  );
}
