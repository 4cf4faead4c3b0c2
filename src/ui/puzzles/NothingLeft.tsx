// In place of a puzzle where there is none.
import type { Game } from '../../games/game';
import { ButtonLink } from '../components/Button';
import { Screen } from '../components/Screen';

interface NothingLeftProps {
  readonly game: Game;
  readonly words: string;
}

export function NothingLeft({ game, words }: NothingLeftProps) {
  return (
    <Screen title={`${game.name}: puzzles`}>
      <p>{words}</p>
      <ButtonLink
        to={{ screen: 'puzzles', game: game.id, way: null, of: null }}
        variant="primary"
        replace
      >
        All puzzles
      </ButtonLink>
    </Screen>
  );
}
