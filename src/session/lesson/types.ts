// What the interface sees of a task being tried: an immutable view per change, and the commands it may give.
import type { HintReply, HintRequest, ThinkReply, ThinkRequest } from '../../engine/api';
import type { RuleSet } from '../../games/game';
import type { Task } from '../../games/lessons';
import type { Fault } from '../../lessons/judge';
import type { Colour } from '../../rules/types';
import type { BoardState, MoveOption } from '../types';

export interface TaskView {
  readonly task: Task;
  readonly rules: RuleSet;
  readonly learner: Colour;
  readonly board: BoardState;
  /** The move that led to the position on the board, as people write it; empty at the beginning. */
  readonly notation: string;
  /** Legal moves while the learner is to move; empty otherwise. */
  readonly options: readonly MoveOption[];
  readonly phase: TaskPhase;
  /** Cells that the task names and that are still to be reached or captured. */
  readonly goals: readonly number[];
  /** The move pointed out to who asked for it, or null. */
  readonly shown: MoveOption | null;
  /** Moves the learner has left; null in a won game. */
  readonly left: number | null;
  readonly canTakeBack: boolean;
  /** The engine failed to answer; retry() asks it again. */
  readonly notice: string | null;
}

export type TaskPhase =
  /** The learner is to move. */
  | { readonly kind: 'asked' }
  /** The other side is about to answer. */
  | { readonly kind: 'answering' }
  | { readonly kind: 'done' }
  /** What was played is on the board, and is taken back by takeBack(). */
  | {
      readonly kind: 'wrong';
      /** The text of the move. */
      readonly move: string;
      /** Whether it was the first of the task. */
      readonly first: boolean;
      /** Null in a won game that was lost or drawn. */
      readonly because: Fault | null;
      /** What the other side plays, a moment later, to show it; or null. */
      readonly answer: MoveOption | null;
    };

/** What a task needs of the engine: an opponent for won games, and their hints. */
interface TaskEngine {
  think(request: ThinkRequest): Promise<ThinkReply>;
  hint(request: HintRequest, signal?: AbortSignal): Promise<HintReply | null>;
}

export interface TaskParts {
  readonly rules: RuleSet;
  readonly task: Task;
  /** Moves played before, by both sides. */
  readonly moves: readonly string[];
  readonly engine: TaskEngine;
  /** Milliseconds from a move to its answer, so that both can be followed. */
  readonly pace: number;
  /** Called with all moves of both sides after each change. */
  readonly keep: (moves: readonly string[]) => void;
  /** Called when a move is pointed out. */
  readonly helped: () => void;
  /** Called when a move is judged wrong, or a won game was not won. */
  readonly wrong: () => void;
  /** Called when the task is done. */
  readonly solved: () => void;
}

export interface TaskSession {
  readonly view: TaskView;
  /** Calls the listener at every later change, until the returned function is called. */
  subscribe(listener: (view: TaskView) => void): () => void;
  /** Plays a legal move of the learner. @throws InputError if it is not legal */
  play(text: string): void;
  /** Takes back to the learner's last decision: a wrong move, or a right one with its answer. */
  takeBack(): void;
  /** Begins the task anew. */
  again(): void;
  /** Asks the engine again for the move that it failed to give. */
  retry(): void;
  /** Points out a right move; of a won game, the engine's. */
  show(): Promise<void>;
  close(): void;
}
