// The type that each game folder exports and everything above consumes: names, rule sets, texts, and what it adds to hints.
import type { Board } from '../rules/board';
import type { Position } from '../rules/position';
import type { BalanceTable } from './balance';
import type { ChanceTable } from './chances';
import type { EvaluationModule } from './evaluation';
import type { GameFacts, SolvedEndings } from './facts';
import type { LearnPage } from './learn';
import type { Lesson } from './lessons';
import type { LevelTable } from './levels';
import type { OptionSpec, OptionValues, Preset } from './options';
import type { RuleSet } from './ruleSet';
import type { ThemeLabels } from './themes';
import type { GameTitle } from './titles';

export type { Evaluation, EvaluationModule } from './evaluation';
export type {
  OptionSpec,
  OptionValue,
  OptionValues,
  OwnValues,
  Preset,
} from './options';
export type { GameId, KindName, RuleSet, UnreachableWarning } from './ruleSet';

export interface Game<P extends Position = Position> extends GameTitle {
  /** Whose its pieces are that are not its author's, as sentences. */
  credits?(): string;
  readonly options: readonly OptionSpec[];
  /** Options with fewer draws between careful players: what newcomers are offered first, and what play is measured by. */
  readonly decisiveOptions?: OptionValues;
  /** Results of variants that may favour a side, loaded only where one is chosen; absent if none were played. */
  loadBalance?(): Promise<{ readonly default: BalanceTable }>;
  /** Named variants; absent where options are few. */
  readonly presets?: readonly Preset[];
  /** @throws InputError for an unknown option or value */
  rules(values: OptionValues): RuleSet<P>;
  /** Texts and examples for rules as chosen, loaded only where someone learns. */
  loadLearn(): Promise<{ readonly learn: (rules: RuleSet) => LearnPage }>;
  /** Lessons to be done at the board, loaded only where someone does them; absent where there are none. */
  loadLessons?(): Promise<{ readonly lessons: () => readonly Lesson[] }>;
  /** Evaluation and its weights, loaded only where a search runs. */
  loadEvaluation(): Promise<EvaluationModule<P>>;
  /** How weak each level of play is under these options, loaded only where a search runs. */
  loadLevels(options: OptionValues): Promise<{ readonly levels: LevelTable }>;
  /** How scores turn into chances to win, loaded only where a search runs; absent until they have been fitted. */
  loadChances?(): Promise<{ readonly default: ChanceTable }>;
  /** What measured games tell of it, loaded only where someone learns; absent until some were played. */
  loadFacts?(): Promise<{ readonly default: GameFacts }>;
  /** Which endings are won under its usual rules, loaded likewise; absent where none are solved. */
  loadSolvedEndings?(): Promise<{ readonly default: SolvedEndings }>;
  /** Which of those curves goes for these options in a terrain; absent where one does for all. */
  chanceFamily?(options: OptionValues, terrain: number): string;
  /** What only its moves achieve, loaded where reasons are found; absent where the common reasons do. */
  loadPlans?(): Promise<{ readonly plans: GamePlans }>;
  /**
   * Its puzzles as `npm run lab -- puzzles` stores them, for src/puzzles to read; loaded only where someone solves them, absent
   * where none are stored. The default is a promise where the build has packed them (.build/packedFiles.ts).
   */
  loadPuzzles?(): Promise<{ readonly default: unknown }>;
  /**
   * What was played in its first moves, for openings.ts to read; loaded only where someone looks at it, absent until it was
   * measured. The default is a promise where the build has packed it, as with puzzles.
   */
  loadOpenings?(): Promise<{ readonly default: unknown }>;
  /** What puzzle themes of the game's own rules are called; absent where it has none. */
  themeLabels?(): ThemeLabels;
}

// What a game adds to the reasons for moves: finders of its own plans, as data. A finder holds no words (src/words has them) and
// a table of words looks at no position, so that either can be replaced alone.

/** A piece where it stands. Texts as of FEN and the protocol, so that stored reasons outlive changes of numbering. */
export interface PieceRef {
  /** Upper-case letter of its kind. */
  readonly letter: string;
  readonly side: 'w' | 'b';
  /** Name of its cell's anchor square. */
  readonly cell: string;
}

/** One plan that a move serves: true of the position after it, whatever is answered. */
export interface Plan<Name extends string = string> {
  readonly name: Name;
  /** The piece that the plan is about, where it stands before the move; of either side. */
  readonly piece?: PieceRef;
  /** Name of a cell. */
  readonly cell?: string;
  /** Rows, bridges, discs: what the plan's name says. */
  readonly count?: number;
}

/** What a game finds in its moves. The position is left as it was. */
export interface GamePlans<Name extends string = string> {
  /** What a legal move achieves at once, or null. */
  readonly achieves?: (position: Position, move: number) => Plan<Name> | null;
  /** What a quiet move does besides, most telling first. */
  readonly quiet?: (rules: RuleSet, position: Position, move: number) => readonly Plan<Name>[];
  /** What is said of a move of which nothing else is, or null. */
  readonly otherwise?: (rules: RuleSet, position: Position, move: number) => Plan<Name> | null;
  /** Those of a piece that has to stay where it goes. */
  readonly standing?: ReadonlySet<Name>;
  /** Those of a piece on its way, which goes on later. */
  readonly onward?: ReadonlySet<Name>;
  /** Those that let the piece that they name go to the cell that they name, which it soon does. */
  readonly enabling?: ReadonlySet<Name>;
  /** Those that threaten to take the piece that they name. */
  readonly threats?: ReadonlySet<Name>;
  /** The plan of keeping the other side off a cell, where that is one. */
  readonly keepsOff?: (board: Board, cell: number) => Name | null;
  /** Those that good moves serve anywhere, so that they are never why another move was bad. */
  readonly usual?: ReadonlySet<Name>;
}
