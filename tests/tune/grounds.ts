// Where each game is tuned and proved: its rule sets and the positions to begin from.
import { games } from '../../src/games';
import type { Game, OptionValues, RuleSet } from '../../src/games/game';
import { ruleSets } from '../match/ruleSets';

export interface Start {
  readonly rules: RuleSet;
  readonly text: string;
}

/** Battle starts of Bipartite Chess by White's Power Piece; the race before is not judged by piece-square weights. */
const BATTLES = ['DBKGC/SMMMS/5/5/*3*/5/5/smmms/cgkrd', 'DRKGC/SMMMS/5/5/*3*/5/5/smmms/cgkbd'].map(
  (placement) => `${placement} b 2 0 0`,
);

/**
 * The rule sets to play: the chosen one, or the default and one that is less drawish where a game names one.
 * @throws InputError for options the game refuses
 */
export function startsOf(game: Game, chosen?: OptionValues): Start[] {
  if (game.id === 'bipartite') {
    const rules = game.rules({});
    return BATTLES.map((text) => ({ rules, text }));
  }
  return (chosen ? [chosen] : ruleSets(game)).map((options) => {
    const rules = game.rules(options);
    return { rules, text: rules.startText };
  });
}

/** @throws Error naming the games there are */
export function tunedGame(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`no game ${id}; there are ${games.map((one) => one.id).join(', ')}`);
  return game;
}
