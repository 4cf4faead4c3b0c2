// Where the player stands, for screens that show it.
import { useEffect, useState } from 'preact/hooks';
import type { Game, OptionValues } from '../../games/game';
import type { Standing } from '../../rating/standing';
import type { GameRecord } from '../../storage/record';
import { useServices } from '../services';
import { readStanding } from './standing';

/**
 * Where the player stands in a game by rules like these; null while it is read, or nobody wants to know. `ended` is a game
 * that may not be stored yet as it ended.
 */
export function useStanding(
  game: Game | undefined,
  options: OptionValues,
  wanted: boolean,
  ended: GameRecord | null = null,
): Standing | null {
  const { store, openGames, codeMissing } = useServices();
  const [found, setFound] = useState<{ of: OptionValues; standing: Standing } | null>(null);
  useEffect(() => {
    let current = true;
    if (!game || !wanted) return;
    const unsaved = ended ? [...openGames.unsaved(), ended] : openGames.unsaved();
    store
      .then((kept) => readStanding(kept, game, options, unsaved))
      .then(
        (standing) => current && setFound({ of: options, standing }),
        () => codeMissing.set(true),
      );
    return () => {
      current = false;
    };
  }, [store, openGames, codeMissing, game, options, wanted, ended]);
  return wanted && found?.of === options ? found.standing : null;
}
