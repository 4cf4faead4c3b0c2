// A game of the computer against itself at one of its levels, which errs as people do.
import { levelSettings } from '../../src/engine/levels';
import { SearchMemory } from '../../src/engine/tree';
import type { Game } from '../../src/games/game';
import { randomWords } from '../../src/rules/zobrist';
import { levelMove } from '../chances/levelGames';
import { randomOpening } from '../match/match';
import type { PlayedGame } from './factsOf';

/** Plies at random before the players take over. */
const OPENING = 4;
/** A game of this many plies is stopped as a draw. */
const LONGEST = 300;

/** Plays games by the usual rules; the same seed gives the same game. */
export async function levelGames(game: Game, level: number): Promise<(seed: number) => PlayedGame> {
  const rules = game.rules({});
  const { createEvaluation } = await game.loadEvaluation();
  const { levels } = await game.loadLevels({});
  const evaluation = createEvaluation(rules);
  const settings = levelSettings(level, levels);
  const memory = new SearchMemory(4);
  return (seed) => {
    const random = randomWords(seed);
    const position = rules.parse(rules.startFen);
    for (const text of randomOpening(rules, rules.startFen, OPENING, random))
      position.make(rules.parseMove(position, text));
    for (let plies = OPENING; plies < LONGEST; plies++) {
      const end = position.outcome();
      if (end) return { ...end, plies };
      position.make(levelMove(memory, { evaluation }, position, settings, random()));
    }
    return { winner: null, reason: null, plies: LONGEST };
  };
}
