// A game's texts for learners, loaded when someone wants to learn.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import type { LearnText } from '../../games/learn';
import { useServices } from '../services';

/** The game's texts, or null until they are there. */
export function useLearnText(game: Game | undefined): LearnText | null {
  const { codeMissing } = useServices();
  const [text, setText] = useState<LearnText | null>(null);
  useEffect(() => {
    let wanted = true;
    game?.loadLearn().then(
      ({ learn }) => wanted && setText(learn),
      () => codeMissing.set(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, codeMissing]);
  return text;
}
