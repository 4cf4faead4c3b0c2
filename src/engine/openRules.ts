// A rule set with all that an engine keeps for it: evaluation, levels, chances and solved endings; and what a search of its
// positions has found, for hosts: moves as texts, scores as chances.
import { type ChanceTable, ONE_FAMILY, winningChance } from '../games/chances';
import type { Evaluation, EvaluationModule, GameId, RuleSet } from '../games/game';
import type { LevelTable } from '../games/levels';
import { optionsKey } from '../games/options';
import type { Position } from '../rules/position';
import {
  type AnalysisInfo,
  type AnalysisSnapshot,
  type GameLine,
  knownGame,
  lineTexts,
} from './api';
import { Tablebase } from './endings/library';
import type { SearchControl } from './limits';
import { isRepetitionWin, movesToEnd } from './score';
import type { SearchReport } from './search';

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
const keyOf = ({ game, options }: Wanted): string => `${game} ${optionsKey(options)}`;

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

/** Time (ms) to go on without a network that could not be had, before it is asked for again. Chosen by hand; not tuned. */
const NETWORK_RETRY_MS = 60_000;

interface Loading {
  readonly control: SearchControl;
  readonly readNetwork: NetworkReader;
}

/** The rules opened last. */
export class RulesInUse {
  /** By their key, and from when on (ms, by the control's clock) they are to be loaded anew. */
  private open: { key: string; rules: Promise<OpenRules>; staleAt: number } | null = null;

  /** `onLoad` is called when others are loaded, or the same anew. */
  constructor(
    private readonly loading: Loading,
    private readonly onLoad: () => void,
  ) {}

  /** Those for a game and its options. Rejects with an InputError for unknown ones. */
  of(wanted: Wanted): Promise<OpenRules> {
    const key = keyOf(wanted);
    if (this.open?.key !== key || this.loading.control.now() >= this.open.staleAt) {
      this.open = { key, rules: this.load(wanted), staleAt: Number.POSITIVE_INFINITY };
      this.onLoad();
    }
    return this.open.rules;
  }

  private async load(wanted: Wanted): Promise<OpenRules> {
    const { control, readNetwork } = this.loading;
    const rules = await loadRules(wanted, readNetwork);
    // A connection too slow on the first visit may be good enough by then.
    if (rules.lacksNetwork && this.open?.key === keyOf(wanted))
      this.open.staleAt = control.now() + NETWORK_RETRY_MS;
    return rules;
  }
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

/** What a search found. The position stands where its line begins, and is left as it was. */
export function infoOf(rules: RuleSet, position: Position, report: SearchReport): AnalysisInfo {
  const { line, score, ...rest } = report;
  return { ...rest, score, mate: movesToEnd(score), line: lineTexts(rules, position, line) };
}

/** What a look at several lines found. The position stands where they begin, and has its weights. */
export function snapshotOf(
  opened: OpenRules,
  position: Position,
  reports: readonly SearchReport[],
): AnalysisSnapshot {
  const { side } = position;
  const chance = chanceIn(opened, position);
  const [{ depth, nodes, milliseconds }] = reports;
  const lines = reports.map((report) => {
    const { depth, score, mate, line } = infoOf(opened.rules, position, report);
    const cursedMate = cursedMoves(opened, position, report);
    return {
      ...{ depth, score, mate, cursedMate, moves: line },
      isRepetitionWin: isRepetitionWin(Math.abs(score)),
      chance: chance(score),
    };
  });
  return { side, depth, nodes, milliseconds, lines };
}

/** Own moves to a cursed win (negative: blessed loss), which the n-move rule turns into a draw, or null. */
function cursedMoves(
  { endings }: OpenRules,
  position: Position,
  { line: [first] }: SearchReport,
): number | null {
  if (first === undefined) return null;
  position.make(first);
  const plies = endings.cursedPlies(position);
  position.unmake();
  if (plies === null) return null;
  const moves = (Math.abs(plies) + 2) >> 1;
  return plies < 0 ? moves : -moves;
}

/** What scores are worth in a position, asked once it has its weights. */
export function chanceIn({ rules, chances }: OpenRules, position: Position) {
  return (score: number): number => {
    const { terrain, material } = position;
    const family = knownGame(rules.game).chanceFamily?.(rules.options, terrain) ?? ONE_FAMILY;
    return winningChance(score, movesToEnd(score), material, chances?.curves[family]);
  };
}
