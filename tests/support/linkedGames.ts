// The games that links can hold: all but drafts that have no number yet.
import { games } from '../../src/games';
import type { GameId } from '../../src/games/game';
import { GAME_CODES } from '../../src/share/linkCodes';

/** Whether a record's game has a number in links. */
export const isLinked = ({ game }: { readonly game: GameId }): boolean => game in GAME_CODES;

export const linkedGames = games.filter(({ id }) => isLinked({ game: id }));
