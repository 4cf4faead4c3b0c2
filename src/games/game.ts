// The type each game folder exports and everything above consumes: options, rule sets, texts.
import type { Board } from '../rules/board';
import type { Position } from '../rules/position';
import type { BoardDrawing } from './drawing';
import type { FittedWeights } from './fitted';
import type { HintWords } from './hintWords';
import type { LearnText } from './learn';
import type { LevelTable } from './levels';
import type { EvaluationSpec } from './placementEvaluation';

/** One rule option as players choose it; the first value is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
}

export interface OptionValue {
  readonly value: string;
  readonly label: string;
  /** One line for the New game sheet. */
  readonly summary: string;
}

/** Chosen values by option name; an absent option has its default. */
export type OptionValues = Readonly<Record<string, string>>;

/** What a piece kind is called and drawn as. Index in `RuleSet.kinds` is the kind number; 0 is unused. */
export interface KindName {
  /** Upper-case letter in position text. */
  readonly letter: string;
  readonly name: string;
  /** Name of the drawing in src/artwork. */
  readonly artwork: string;
  /** Whether check is about this piece. */
  readonly royal?: boolean;
}

/** A game with its options chosen: positions and their texts. Immutable, and safe to share. */
export interface RuleSet<P extends Position = Position> {
  readonly game: GameId;
  readonly options: OptionValues;
  readonly board: Board;
  readonly kinds: readonly (KindName | null)[];
  readonly startText: string;
  /** How the board looks; the rules do not read it. */
  readonly drawing: BoardDrawing;
  /** Whether a cell exists in a terrain. */
  exists(terrain: number, cell: number): boolean;
  /** @throws InputError naming the bad field */
  parse(text: string): P;
  format(position: P): string;
  /** Exact move text (RULES.md section 0) of a legal move. */
  formatMove(position: P, move: number): string;
  /** @throws InputError if the text is not a legal move here */
  parseMove(position: P, text: string): number;
  /** A sentence that says why a piece may not go from one cell to another. */
  whyNot(position: P, from: number, to: number): string;
  /** What a button for a move without cells says, such as a pass or a choice. */
  choiceLabel(move: number): string;
  /** The move as people write it, with check and mate marks. */
  notation(position: P, move: number): string;
}

/** Identifies a game in records, links and the protocol; the registry knows which exist. */
export type GameId = string;

export interface Game {
  readonly id: GameId;
  readonly name: string;
  /** Author and year, for cards and credits. */
  readonly author: string;
  readonly aim: string;
  readonly options: readonly OptionSpec[];
  /** Options under which careful players draw less often, for measuring play. */
  readonly livelyOptions?: OptionValues;
  /** Why these values cannot be chosen together, or null. */
  exclusion(values: OptionValues): string | null;
  /** A sentence about a mix that is allowed but lopsided, or null. */
  caution?(values: OptionValues): string | null;
  /** @throws InputError for an unknown option or value, or an excluded mix */
  rules(values: OptionValues): RuleSet;
  /** Texts and examples, loaded only where someone learns. */
  loadLearn(): Promise<{ readonly learn: LearnText }>;
  /** Evaluation and its weights, loaded only where a search runs. */
  loadEvaluation(): Promise<EvaluationModule>;
  /** How weak each level of play is under these options, loaded only where a search runs. */
  loadLevels(options: OptionValues): Promise<{ readonly default: LevelTable }>;
  /** What its moves achieve in words of its own; absent where the common words do. */
  loadHintWords?(): Promise<{ readonly hintWords: HintWords }>;
}

/** Judges positions of one rule set for the search. */
export interface Evaluation {
  /** Gives a position the placement weights; call once before evaluating it. */
  prepare(position: Position): void;
  /** Centipawns from the side to move's view, for a quiet position. */
  evaluate(position: Position): number;
  /** Material value in centipawns of each piece code (both colours positive), for move ordering. */
  readonly values: Int16Array;
}

export interface EvaluationModule {
  /** With the game's fitted weights, with others, or (null) with hand-set ones alone. */
  createEvaluation(rules: RuleSet, fitted?: FittedWeights | null): Evaluation;
  /** The hand-set weights, where a fit begins. */
  handSet(rules: RuleSet): EvaluationSpec;
}
