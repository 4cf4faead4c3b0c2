// Sound games and positions of every game under several rule variants, to be damaged.
import fc from 'fast-check';
import { games } from '../../src/games';
import type { Game, RuleSet } from '../../src/games/game';
import type { AnalysisRecord } from '../../src/storage/analysisRecord';
import type { GameRecord } from '../../src/storage/record';
import { anyAnalysis } from '../support/analyses';
import { anyVariantOf, playRandomly } from '../support/randomGames';
import { anyRecord } from '../support/records';

const SEED = 41;

/** Games as they are stored. */
export const records: readonly GameRecord[] = fc.sample(anyRecord, { seed: SEED, numRuns: 24 });

/** Analyses as they are stored. */
export const analyses: readonly AnalysisRecord[] = fc.sample(anyAnalysis, {
  seed: SEED,
  numRuns: 24,
});

export interface Grounds {
  readonly rules: RuleSet;
  /** Sound FENs. */
  readonly texts: readonly string[];
}

/** The usual rules of a game and some variants, each with positions from early and late in games. */
export function groundsOf(game: Game): Grounds[] {
  const variants = fc.sample(anyVariantOf(game), {
    seed: SEED,
    numRuns: game.options.length > 0 ? 4 : 1,
  });
  return [{}, ...variants.map(({ options }) => options)].map((options) => {
    const rules = game.rules(options);
    const played = [0, 3, 9, 20, 45, 90, 160].map((plies, seed) =>
      rules.format(playRandomly(rules, seed, plies, () => undefined)),
    );
    return { rules, texts: [rules.startFen, ...played] };
  });
}

/** FENs of all games. */
export const startFens: readonly string[] = games.map((game) => game.rules({}).startFen);
