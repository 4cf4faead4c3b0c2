// What a game's own plans and ways to win are called in German: the shape of its table.
import type { PieceRef, Plan } from '../../games/game';
import type { Case } from '../../language/de/pieces';
import type { PieceName } from '../../language/en/pieces';
import type { Who } from '../../language/sentence';
import type { Reason as EndReason } from '../../rules/types';
import type { Clause, Predicate } from './clause';

/** How a win of the game's own is called. */
export interface WinWords {
  /** Done at once. */
  readonly now: Predicate;
  /** In this many moves, whatever the other side does; a text for all games if absent. */
  readonly later?: (moves: number) => Predicate;
  /** What is stopped or allowed when the other side is about to, in the accusative: "den Lauf in die Ecke". */
  readonly threat?: string;
  /** What is threatened: "in die Ecke zu laufen". */
  readonly toDo?: string;
}

/** How sentences name things. */
export interface PlanPhrases {
  /** Who makes the move that is spoken of, and the other side. */
  readonly mover: Who;
  readonly opponent: Who;
  /** "b4", "b4-b5". */
  cell(name: string): string;
  /** "auf b4"; empty where the sentence has just named the cell. */
  place(preposition: string, cell: string | undefined): string;
  /** "deinen Springer auf c6", "dem schwarzen Stein auf b8". */
  piece(piece: PieceRef, form?: Case): string;
  /** In the accusative, with where it goes away from: "deinen Springer von c6"; "auf c6" would read as where it goes. */
  pieceFrom(piece: PieceRef): string;
}

/** A game's words for its own reasons. */
export interface PlanWords<Name extends string = string> {
  readonly plans: Readonly<Record<Name, (plan: Plan, phrases: PlanPhrases) => Clause | Predicate>>;
  /** What a move with such a plan aims at, in a word or two. */
  readonly aims: Readonly<Record<Name, string>>;
  /** Where capturing is not taking: "umzingelt", "zu umzingeln". */
  readonly capture?: { readonly does: string; readonly to: string };
  /** What pieces are where there is only one kind, and how to say that none of the reader's is meant. */
  readonly piece?: PieceName;
  readonly noneOfYours?: string;
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<EndReason, WinWords>>>;
  /** A cell after "ein", and cells, where one is more than a square. */
  readonly cells?: readonly [one: string, many: string];
}
