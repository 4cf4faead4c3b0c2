// What a game's own plans and ways to win are called in English: the shape of its table.
import type { PieceRef, Plan } from '../../games/game';
import type { Reason as EndReason } from '../../rules/types';

/** How a win of the game's own is called, as predicates. */
export interface WinWords {
  /** Done at once: "reaches the corner and wins". */
  readonly now: string;
  /** In this many moves, whatever the other side does; a text for all games if absent. */
  readonly later?: (moves: number) => string;
  /** What is stopped when the other side is about to: "the run to the corner". */
  readonly threat?: string;
}

/** How sentences name things: a cell as the board does, a piece with whose it is. */
export interface PlanPhrases {
  /** "b4", "b4-b5". */
  cell(name: string): string;
  /** " on b4"; empty where the sentence has just named the cell. */
  place(preposition: string, cell: string | undefined): string;
  /** "your knight on c6", "Black’s disc on b8". */
  piece(piece: PieceRef): string;
  /** Whose the moving side is, and the other: "your", "Black’s". */
  readonly own: string;
  readonly other: string;
}

/** A game's words for its own reasons. Predicates read on from the move: "slides the bridge to lk". */
export interface PlanWords<Name extends string = string> {
  readonly plans: Readonly<Record<Name, (plan: Plan, phrases: PlanPhrases) => string>>;
  /** What a move with such a plan aims at, in a word or two: "the corner". */
  readonly aims: Readonly<Record<Name, string>>;
  /** Where capturing is not taking: "surrounds". */
  readonly capture?: { readonly does: string; readonly to: string };
  /** What all pieces are called, where they are of one kind: "discs". */
  readonly pieces?: string;
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<EndReason, WinWords>>>;
}
