// A rule set with all that an engine keeps for it: evaluation, levels, chances and solved endings.
import type { ChanceTable } from '../games/chances';
import type { Evaluation, EvaluationModule, GameId, RuleSet } from '../games/game';
import type { LevelTable } from '../games/levels';
import { optionsKey } from '../games/options';
import type { GameLine } from './api';
import { Tablebase } from './endings/library';
import { knownGame } from './line';

export interface OpenRules {
  readonly rules: RuleSet;
  /** Judges with a share (0 to 1) of what the game's network has learnt, where it has one for these rules. */
  readonly judging: (share: number) => Evaluation;
  /** Judges with all of it. */
  readonly strongest: Evaluation;
  /** Whether the game has a network for these rules that could not be had. */
  readonly lacksNetwork: boolean;
  readonly levels: LevelTable;
  readonly endings: Tablebase;
  /** Material of both sides at the usual start. */
  readonly fullMaterial: number;
  /** Absent for a game without fitted chances. */
  readonly chances: ChanceTable | undefined;
}

type Wanted = Pick<GameLine, 'game' | 'options'>;

/** Identifies game and options. */
export const keyOf = ({ game, options }: Wanted): string => `${game} ${optionsKey(options)}`;

/** Reads and inflates a game's network.bin. Rejects where it cannot be had. */
export type NetworkReader = (game: GameId) => Promise<Uint8Array>;

/** Loads and compiles what belongs to a game's rules. @throws InputError for unknown games and options */
export async function loadRules(wanted: Wanted, readNetwork: NetworkReader): Promise<OpenRules> {
  const game = knownGame(wanted.game);
  const rules = game.rules(wanted.options);
  const [module, { levels }, chances] = await Promise.all([
    game.loadEvaluation(),
    game.loadLevels(wanted.options),
    game.loadChances?.(),
  ]);
  const { judging, lacksNetwork } = await judgingOf(rules, module, readNetwork);
  const strongest = judging(1);
  const start = rules.parse(rules.startFen);
  strongest.prepare(start);
  return {
    ...{ rules, levels, judging, strongest, lacksNetwork },
    endings: new Tablebase(rules),
    fullMaterial: start.material,
    chances: chances?.default,
  };
}

/** With the game's network for these rules; without it where it cannot be had or read: the game is played either way. */
async function judgingOf(
  rules: RuleSet,
  { learned, createEvaluation }: EvaluationModule,
  readNetwork: NetworkReader,
): Promise<Pick<OpenRules, 'judging' | 'lacksNetwork'>> {
  const hasNetwork = learned?.isFor(rules.options) === true;
  if (hasNetwork) {
    try {
      const judging = learned.create(rules, await readNetwork(rules.game));
      return { judging, lacksNetwork: false };
    } catch (error) {
      console.warn(`Playing without the network of ${rules.game}:`, error);
    }
  }
  const evaluation = createEvaluation(rules);
  return { judging: () => evaluation, lacksNetwork: hasNetwork };
}
