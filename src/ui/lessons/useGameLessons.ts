// The lessons of a game, loaded when someone wants to do them.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { useServices } from '../services';

/** Null until they are there; none where the game has none. */
export function useGameLessons(game: Game | undefined): readonly Lesson[] | null {
  const { codeMissing } = useServices();
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  useEffect(() => {
    let wanted = true;
    if (!game?.loadLessons) setLessons([]);
    else {
      game.loadLessons().then(
        (module) => wanted && setLessons(module.lessons),
        () => codeMissing.set(true),
      );
    }
    return () => {
      wanted = false;
    };
  }, [game, codeMissing]);
  return lessons;
}
