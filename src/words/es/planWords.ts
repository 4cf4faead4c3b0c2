// What a game's own plans and ways to win are called in Spanish: the shape of its table.
import type { PieceRef, Plan } from '../../games/game';
import type { Who } from '../../language/sentence';
import type { Reason as EndReason } from '../../rules/types';

/** How a win of the game's own is called. */
export interface WinWords {
  /** Done at once, as a predicate: "llega a la esquina y gana". */
  readonly now: string;
  /** In this many moves, whatever the other side does; a text for all games if absent. */
  readonly later?: (moves: number) => string;
  /** What somebody threatens, or is kept from: "llegar a la esquina". */
  readonly infinitive: string;
}

/** A piece, or a text in its place such as "una ficha". */
export type Named = PieceRef | string;

/** How sentences name things: a cell as the board does, a piece with whose it is. */
export interface PlanPhrases {
  /** "b4", "b4-b5". */
  cell(name: string): string;
  /** " en b4"; empty where the sentence has just named the cell. */
  place(preposition: string, cell: string | undefined): string;
  /** "tu caballo de c6", "la ficha negra de b8"; "él" of the piece just named. */
  piece(piece: PieceRef): string;
  /** "captura la torre de b4", "la captura" of the piece just named. */
  direct(verb: string, piece: Named): string;
  /** "ataca a la torre de b4", "la ataca". */
  toward(verb: string, piece: Named): string;
  /** "abre paso a la torre de b4", "le abre paso". */
  indirect(verb: string, piece: Named): string;
  /** Whether it is the piece just named. */
  isSaid(piece: PieceRef): boolean;
  /** Who makes the move, and the other side. */
  readonly mover: Who;
  readonly opponent: Who;
}

/** A game's words for its own reasons. Predicates read on from the move: "desliza el puente a lk". */
export interface PlanWords<Name extends string = string> {
  readonly plans: Readonly<Record<Name, (plan: Plan, phrases: PlanPhrases) => string>>;
  /** What a move with such a plan aims at, in a word or two: "la esquina". */
  readonly aims: Readonly<Record<Name, string>>;
  /** Where capturing is not taking: "rodea". */
  readonly capture?: { readonly does: string; readonly infinitive: string };
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<EndReason, WinWords>>>;
}
