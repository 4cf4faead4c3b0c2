// The rule sets in which a game is tuned, measured and proven, and the positions to begin from.
import { games } from '../../src/games';
import type { Game, GameId, OptionValues, RuleSet } from '../../src/games/game';

export interface Start {
  readonly rules: RuleSet;
  readonly text: string;
}

/** Battle starts of Bipartite Chess by White's Power Piece; the race before is not judged by piece-square weights. */
const BATTLES: readonly string[] = [
  'DBKGC/SMMMS/5/5/*3*/5/5/smmms/cgkrd',
  'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd',
].map((placement) => `${placement} b 2 0 0`);

/** Positions that some games are played from instead of their start. */
const OTHER_STARTS: Readonly<Partial<Record<GameId, readonly string[]>>> = { bipartite: BATTLES };

/**
 * The rule sets to play: the chosen one, or the default and one that is less drawish where a game names one.
 * @throws InputError for options the game refuses
 */
export function startsOf(game: Game, chosen?: OptionValues): Start[] {
  const others = OTHER_STARTS[game.id];
  if (others) {
    const rules = game.rules({});
    return others.map((text) => ({ rules, text }));
  }
  return (chosen ? [chosen] : ruleSets(game)).map((options) => {
    const rules = game.rules(options);
    return { rules, text: rules.startFen };
  });
}

/** @throws Error naming the games there are */
export function tunedGame(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}; there are ${games.map((one) => one.id).join(', ')}`);
  return game;
}

/** The default, and the one that the game names as less drawish, if it does. */
export const ruleSets = (game: Game): readonly OptionValues[] => [
  {},
  ...(game.decisiveOptions ? [game.decisiveOptions] : []),
];
