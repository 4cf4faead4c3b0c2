// What the interface sees of a puzzle being solved: an immutable view per change, and the commands it may give.
import type { GameLine, HintProvider, ProofRequest } from '../../engine/api';
import type { RuleSet } from '../../games/game';
import type { PuzzleGoal } from '../../puzzles/puzzle';
import type { MoveReason } from '../../reasons/reason';
import type { MoveAnalysis } from '../../review/moveAnalysis';
import type { Colour } from '../../rules/types';
import type { Judge } from '../review/reviewPly';
import type { BoardState, MoveOption } from '../types';

/** Something to solve: a puzzle of a collection, or a mistake of one's own. */
export interface PuzzleTask {
  /** To the position in which a move is asked for. */
  readonly line: GameLine;
  /** Exact move texts of the solution, the solver's first and last. */
  readonly moves: readonly string[];
  /** What the solution is certain to reach; of a mistake no more than a better move. */
  readonly promised: PuzzleGoal | 'better';
  /** What was found about the move of a game that was a mistake; null for other puzzles. */
  readonly mistake: MoveAnalysis | null;
}

export type PuzzlePhase =
  /** The solver is to move. */
  | { readonly kind: 'asked' }
  /** A move is judged, or what came of it is saved. */
  | { readonly kind: 'judging' }
  /** The other side is about to answer, or the solution is played out. */
  | { readonly kind: 'answering' }
  /** What was tried is on the board. */
  | { readonly kind: 'wrong'; readonly tried: Tried }
  /** So is a move that wins by force, though not as fast as the solution: nothing is lost, and another try is asked for. */
  | {
      readonly kind: 'slow';
      readonly notation: string;
      readonly isFirst: boolean;
      /** Own moves, this one included, within which the win is proven; null where their number is not. */
      readonly moves: number | null;
    }
  /** By the solution, a forced win where less was promised, or a move that is about as good as the best. */
  | { readonly kind: 'solved'; readonly how: 'solution' | 'forcedWin' | 'asGood' }
  /** The solution has been shown to its end. */
  | { readonly kind: 'shown' };

/** A move that does not keep what is promised. */
export interface Tried {
  readonly notation: string;
  /** What it is worth; null where the engine could not say. */
  readonly finding: MoveAnalysis | null;
  /** How it is answered; null where nothing is to be shown. */
  readonly answer: MoveOption | null;
  readonly answerNotation: string | null;
}

/** What came of a puzzle, as it is saved. */
export interface PuzzleResult {
  /** At the first go and without help; a slower win before it is no miss. */
  readonly solved: boolean;
  /** Whether it may move a rating: not after a hint or a slower win. */
  readonly rated: boolean;
}

/** Who judges moves, proves wins and gives reasons; see engine/client.ts. */
export interface PuzzleJudge extends Judge, HintProvider {
  /**
   * Moves, the last one of the line included, within which the side that made it is proven to win by force; null where nothing is
   * proven. Rejects if the engine breaks down.
   */
  provenWin(request: ProofRequest): Promise<number | null>;
}

export interface PuzzleView {
  readonly task: PuzzleTask;
  readonly rules: RuleSet;
  readonly solver: Colour;
  readonly board: BoardState;
  /** The move that led to the position on the board, as people write it; empty at the beginning. */
  readonly notation: string;
  /** Legal moves while the solver is to move; empty otherwise. */
  readonly options: readonly MoveOption[];
  readonly phase: PuzzlePhase;
  /** Own moves that the solution still takes. */
  readonly left: number;
  /** The move to be found, to who asked for help: which piece, and with the second asking where to; or null. */
  readonly hint: { readonly move: MoveOption; readonly whole: boolean } | null;
  /** Once the solution is known: the engine's reason for its first move, which comes a moment later; null where it has none. */
  readonly why: { readonly reason: MoveReason | null } | null;
  /** Moves of the solution before the position on the board, to who steps through it at the end; null before that. */
  readonly step: number | null;
  /** Whether it counts as solved; null until that is settled. */
  readonly solved: boolean | null;
  /** As of PuzzleResult; so far, until it is settled. */
  readonly rated: boolean;
  /** Why that is not saved, or null. */
  readonly unsaved: string | null;
}

export interface PuzzleParts {
  readonly task: PuzzleTask;
  readonly rules: RuleSet;
  readonly judge: PuzzleJudge;
  /** Milliseconds from a move to its answer, so that both can be followed. */
  readonly pace: number;
  /** Saves what came of it. Called again if it was rejected. */
  readonly record: (result: PuzzleResult) => Promise<void>;
}

export interface PuzzleSession {
  readonly view: PuzzleView;
  /** Calls the listener at every later change, until the returned function is called. */
  subscribe(listener: (view: PuzzleView) => void): () => void;
  /** Tries a legal move; resolves when it is judged. @throws InputError if it is not legal */
  play(text: string): Promise<void>;
  /** Points out the piece, then where it goes. From then on the puzzle counts neither as solved nor for a rating. */
  hint(): Promise<void>;
  /** Plays the solution out; the puzzle was missed then. */
  solve(): Promise<void>;
  /** Takes a wrong or slow move back. */
  again(): void;
  /** Shows the solution one move earlier or later, once it is known; nothing beyond its ends. */
  stepBy(moves: 1 | -1): void;
  /** Saves what could not be saved. */
  retry(): Promise<void>;
  close(): void;
}
