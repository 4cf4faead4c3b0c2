// The rule sets of a game in which play is measured.
import type { Game, OptionValues } from '../../src/games/game';

/** The default, and the one that the game names as less drawish, if it does. */
export const ruleSets = (game: Game): readonly OptionValues[] => [
  {},
  ...(game.decisiveOptions ? [game.decisiveOptions] : []),
];
