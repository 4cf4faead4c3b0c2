// What a game adds to the reasons for moves: finders of its own plans, as data, and the words for them. A finder holds no
// words and a table of words looks at no position, so that either can be replaced alone.
import type { Position } from '../rules/position';
import type { Reason as EndReason } from '../rules/types';

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
  readonly quiet?: (position: Position, move: number) => readonly Plan<Name>[];
  /** Those that good moves serve anywhere, so that they are never why another move was bad. */
  readonly usual?: ReadonlySet<Name>;
}

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
export interface PlanSpeaker {
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

/** A game's words for its own reasons. Predicates read on from the move: "slides the bridge to lc". */
export interface PlanWords<Name extends string = string> {
  readonly plans: Readonly<Record<Name, (plan: Plan, speaker: PlanSpeaker) => string>>;
  /** What a move with such a plan aims at, in a word or two: "the corner". */
  readonly aims: Readonly<Record<Name, string>>;
  /** Where capturing is not taking: "surrounds". */
  readonly capture?: { readonly does: string; readonly to: string };
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<EndReason, WinWords>>>;
}
