// What a test needs of each game, so that none is left out: the next game in the registry fails until it is given, too.
import { offeredGames } from '../../../src/games';

/** In the registry's order, with the game's id and name. @throws Error if a game of the registry is left out */
export function ofEveryGame<T>(
  given: Readonly<Record<string, T>>,
): (T & { readonly id: string; readonly name: string })[] {
  return offeredGames.map(({ id, name }) => {
    if (!(id in given)) throw new Error(`nothing is given for ${name}`);
    return { ...given[id], id, name };
  });
}
