// In place of a lesson that an old or mistyped address names.
import type { Game } from '../../games/game';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import '../components/button.css';

export function NotThere({ game }: { readonly game: Game }) {
  return (
    <Screen title={game.name}>
      <p>There is no such lesson.</p>
      <Link to={{ screen: 'lessons', game: game.id, lesson: null }} class="button primary" replace>
        All lessons
      </Link>
    </Screen>
  );
}
