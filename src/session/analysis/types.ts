// What the interface sees of an analysis: an immutable view per change, and the commands it may give.

import type { Place } from '../../analysis/places';
import type { NotationBlock } from '../../analysis/rows';
import type { Path } from '../../analysis/tree';
import type { SolveResult } from '../../engine/analyst';
import type { GameLine } from '../../engine/api';
import type { RuleSet } from '../../games/game';
import type { Outcome } from '../../rules/types';
import type { AnalysisRecord, AnalysisSettings } from '../../storage/analysisRecord';
import type { BoardState, MoveOption } from '../types';

/** A move of the tree that goes on from the place shown. */
export interface Branch {
  readonly text: string;
  readonly notation: string;
}

/** `Found` is what the engine tells; the session passes it on as it is. */
export interface AnalysisView<Found> {
  /** As it is stored, or about to be. */
  readonly record: AnalysisRecord;
  readonly rules: RuleSet;
  /** The place shown, and the position there. */
  readonly place: Place;
  readonly board: BoardState;
  /** What has been written about the start, or null. */
  readonly startComment: string | null;
  /** What has been written about the place shown, or null. */
  readonly comment: string | null;
  /** Legal moves there; none after the end of a game, or while another tab has the analysis. */
  readonly options: readonly MoveOption[];
  /** How the game ends there by the rules, or null. */
  readonly outcome: Outcome | null;
  /** Moves of the tree from there, the line's own first: where there are several, ask which way. */
  readonly branches: readonly Branch[];
  /** Whether the place shown lies in a variation. */
  readonly inVariation: boolean;
  /** All moves laid out for reading; the same object until they change. */
  readonly notation: readonly NotationBlock[];
  /** What the engine makes of the place shown, or (with settings.threat) of what the other side would do. */
  readonly engine: Found;
  /** Null where the ending is solved without being asked for, or cannot be. */
  readonly solving: Solving | null;
  /** Whether undoDelete() brings back what was deleted last. */
  readonly canUndoDelete: boolean;
  /** How many deletions were undone since it was opened. */
  readonly restored: number;
  readonly saving: boolean;
  /** The latest save failed: the analysis has gone further here than what is stored. */
  readonly unsaved: boolean;
  /** Another tab has the analysis or went on with it: it can only be looked at here. */
  readonly superseded: boolean;
  /** A problem to show, or null. */
  readonly notice: string | null;
}

/** What the engine is asked to think about, for as long as someone looks on. */
export interface AnalysisQuestion {
  /** The moves to the place shown. */
  readonly line: GameLine;
  /** How many best lines to find. */
  readonly lines: number;
  /** Whether to look for what the other side would do if it were to move. */
  readonly threat: boolean;
}

/** How solving the ending at the place shown stands, where it is solved only if that is asked for. */
export type Solving =
  /** Not asked for. */
  | { readonly kind: 'offered' }
  /** `done` goes from 0 to 1; `secondsLeft` is null until that can be foreseen. */
  | { readonly kind: 'working'; readonly done: number; readonly secondsLeft: number | null }
  /** Put off where it was, to be gone on with. */
  | { readonly kind: 'paused'; readonly done: number }
  /** What came of it. */
  | { readonly kind: 'over'; readonly result: SolveResult };

/** What an analysis needs of the engine. */
export interface AnalysisEngine<Found> {
  /** What it has found out about the latest question. */
  readonly state: Found;
  /** Thinks about this from now on, and no more about what was asked before. */
  show(question: AnalysisQuestion): void;
  /** Ends thinking. */
  stop(): void;
  /**
   * Solves the ending at the end of a line, for later questions; `onProgress` gets the share done, 0 to 1, and the work rests
   * until it answers.
   */
  solve(
    line: GameLine,
    onProgress: (done: number) => unknown,
    signal: AbortSignal,
  ): Promise<SolveResult>;
}

/**
 * Commands. A change is shown at once, and each promise resolves when it is saved, or could not be (see `notice`). Paths must be
 * of the tree. While another tab has the analysis, changes are refused with an InputError.
 */
export interface AnalysisSession<Found> {
  readonly view: AnalysisView<Found>;
  /** Calls the listener at every later change, until the returned function is called. */
  subscribe(listener: (view: AnalysisView<Found>) => void): () => void;
  /** Plays a legal move text at the place shown, and goes there. @throws InputError if it is not legal */
  play(text: string): Promise<void>;
  /** Plays moves one after the other, as from a line of the engine. @throws InputError if one is not legal; none is played */
  playLine(texts: readonly string[]): Promise<void>;
  /** Goes one move on, along one of the branches; does nothing at the end of a line. */
  forward(branch?: number): Promise<void>;
  back(): Promise<void>;
  /** Goes to where the line began. */
  toLineStart(): Promise<void>;
  toLineEnd(): Promise<void>;
  go(path: Path): Promise<void>;
  /** Makes the innermost variation that holds the path the line where it begins. */
  promote(path: Path): Promise<void>;
  makeMainLine(path: Path): Promise<void>;
  /** Deletes a move and all that goes on from it; at the start, all moves. */
  remove(path: Path): Promise<void>;
  /** Brings back what was deleted, as long as nothing else was changed since. */
  undoDelete(): Promise<void>;
  /** @throws InputError for a comment that is too long, or is no well-formed text */
  comment(path: Path, text: string): Promise<void>;
  /** Keeps the analysis under a name, or (null) without. @throws InputError for a bad name */
  rename(name: string | null): Promise<void>;
  /** @throws InputError for a setting that is none */
  configure(settings: Partial<AnalysisSettings>): Promise<void>;
  /** The whole analysis as text, or the moves to a place and all that goes on from it. */
  text(path?: Path): string;
  /** Tells whether the page can be seen: out of sight, nothing is thought about. */
  setHidden(hidden: boolean): void;
  /**
   * Solves the ending at the place shown, or goes on with it; the engine rests meanwhile. Another ending puts it off, solving
   * that one or closing gives it up.
   */
  solve(): Promise<void>;
  /** Puts it off, to be gone on with. */
  pauseSolving(): void;
  /** Asks the engine anew if it is on, and saves again after a failure. */
  retry(): Promise<void>;
  /** Stops thinking and forgets listeners; a save under way is finished. */
  close(): void;
}
