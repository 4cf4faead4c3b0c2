// What a game's own plans and ways to win are called in French: the shape of its table.
import type { PieceRef, Plan } from '../../games/game';
import type { Who } from '../../language/sentence';
import type { Reason as EndReason } from '../../rules/types';

/** How a win of the game's own is called. */
export interface WinWords {
  /** Done at once, a predicate: "atteint le coin et gagne". */
  readonly now: string;
  /** In this many moves, whatever the other side does; a text for all games if absent. */
  readonly later?: (moves: number) => string;
  /** What the side that wins does, in the infinitive: "atteindre le coin". */
  readonly to?: string;
}

/** How sentences name things: a cell as the board does, a piece with whose it is. */
export interface PlanPhrases {
  /** "b4", "b4-b5". */
  cell(name: string): string;
  /** " en b4"; empty where the sentence has just named the cell. */
  place(cell: string | undefined, preposition?: string): string;
  /** "ton cavalier en c6", "le jeton noir en b8"; "cette pièce" where its move has just been named. */
  piece(piece: PieceRef): string;
  /** Without its place: "ton cavalier", "le cavalier". */
  pieceName(piece: PieceRef): string;
  /** "retire ton cavalier de c6, où il était en danger", "se met à l’abri". */
  leavesDanger(piece: PieceRef): string;
  /** A verb with the piece as its object: "attaque la tour en d4", "l’attaque". */
  object(verb: string, piece: PieceRef): string;
  /** Whether the piece's move has just been named. */
  isSaid(piece: PieceRef): boolean;
  /** Who makes the move that is spoken of, and the other side. */
  readonly mover: Who;
  readonly opponent: Who;
}

/** A game's words for its own reasons. Predicates have the move as their subject: "fait glisser le pont en lk". */
export interface PlanWords<Name extends string = string> {
  readonly plans: Readonly<Record<Name, (plan: Plan, phrases: PlanPhrases) => string>>;
  /** What a move with such a plan aims at, in a word or two and without an article: "coin". */
  readonly aims: Readonly<Record<Name, string>>;
  /** Where capturing is not taking: "encercle", "encercler". */
  readonly capture?: { readonly does: string; readonly to: string };
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<EndReason, WinWords>>>;
}
