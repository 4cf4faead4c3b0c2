// In place of a lesson that an old or mistyped address names.
import type { Game } from '../../games/game';
import { ButtonLink } from '../components/Button';
import { Screen } from '../components/Screen';

export function NotThere({ game }: { readonly game: Game }) {
  return (
    <Screen title={game.name}>
      <p>There is no such lesson.</p>
      <ButtonLink to={{ screen: 'lessons', game: game.id, lesson: null }} variant="primary" replace>
        All lessons
      </ButtonLink>
    </Screen>
  );
}
