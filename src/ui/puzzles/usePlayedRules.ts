// Which rules of a game somebody has played, so that puzzles by these come first.
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import { type OptionValues, sameOptions } from '../../games/options';
import type { GameStore } from '../../storage/gameStore';
import { useServices } from '../services';

/** Games of any kind that are looked through, the latest first. */
const MAX_GAMES = 500;
const NONE: readonly OptionValues[] = [];

/** Each variant once; none where the games cannot be read, null while they are. */
export function usePlayedRules(game: Game | undefined): readonly OptionValues[] | null {
  const { store } = useServices();
  const hasOptions = game !== undefined && game.options.length > 0;
  const [played, setPlayed] = useState<readonly OptionValues[] | null>(hasOptions ? null : NONE);
  useEffect(() => {
    let wanted = true;
    if (hasOptions)
      store
        .then((opened) => playedRules(opened, game))
        .catch(() => NONE)
        .then((found) => wanted && setPlayed(found));
    return () => {
      wanted = false;
    };
  }, [store, game, hasOptions]);
  return played;
}

async function playedRules(store: GameStore, { id, options: specs }: Game) {
  const found: OptionValues[] = [];
  let seen = 0;
  for await (const part of store.listAll()) {
    for (const { game, options } of part)
      if (game === id && !found.some((one) => sameOptions(specs, one, options)))
        found.push(options);
    seen += part.length;
    if (seen >= MAX_GAMES) break;
  }
  return found;
}
