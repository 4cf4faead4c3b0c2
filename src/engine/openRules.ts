// A rule set with all that an engine keeps for it: evaluation, levels, chances and solved endings.
import type { ChanceTable } from '../games/chances';
import type { Evaluation, RuleSet } from '../games/game';
import type { LevelTable } from '../games/levels';
import type { GameLine } from './api';
import { EndingLibrary } from './endings/library';
import { knownGame } from './line';

export interface OpenRules {
  /** Identifies game and options. */
  readonly key: string;
  readonly rules: RuleSet;
  readonly evaluation: Evaluation;
  readonly levels: LevelTable;
  readonly endings: EndingLibrary;
  /** Material of both sides at the usual start. */
  readonly fullMaterial: number;
  /** Absent for a game without fitted chances. */
  readonly chances: ChanceTable | undefined;
}

type Wanted = Pick<GameLine, 'game' | 'options'>;

/** Identifies game and options. */
export const keyOf = ({ game, options }: Wanted): string => JSON.stringify([game, options]);

/** Loads and compiles what belongs to a game's rules. @throws InputError for unknown games and options */
export async function loadRules(wanted: Wanted): Promise<OpenRules> {
  const game = knownGame(wanted.game);
  const rules = game.rules(wanted.options);
  const [{ createEvaluation }, { levels }, chances] = await Promise.all([
    game.loadEvaluation(),
    game.loadLevels(wanted.options),
    game.loadChances?.(),
  ]);
  const evaluation = createEvaluation(rules);
  const start = rules.parse(rules.startText);
  evaluation.prepare(start);
  return {
    ...{ key: keyOf(wanted), rules, levels, evaluation },
    endings: new EndingLibrary(rules),
    fullMaterial: start.material,
    chances: chances?.default,
  };
}
