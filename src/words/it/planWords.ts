// What a game's own plans and ways to win are called in Italian: the shape of its table.
import type { PieceRef, Plan } from '../../games/game';
import type { Who } from '../../language/sentence';
import type { Reason as EndReason } from '../../rules/types';

/** How a win of the game's own is called, as predicates. */
export interface WinWords {
  /** Done at once: "arriva nell’angolo e vince". */
  readonly now: string;
  /** In this many moves, whatever the other side does; a text for all games if absent. */
  readonly later?: (moves: number) => string;
  /** What is stopped when the other side is about to, with its article: "la corsa all’angolo". */
  readonly threat?: string;
}

/** How sentences name things: a cell as the board does, a piece with whose it is. */
export interface PlanPhrases {
  /** "b4", "b4-b5". */
  cell(name: string): string;
  /** " in b4"; empty where the sentence has just named the cell. */
  place(preposition: string, cell: string | undefined): string;
  /** "il tuo cavallo in c6", "la pedina nera in b8". */
  piece(piece: PieceRef): string;
  /** The same without its place. */
  pieceName(piece: PieceRef): string;
  /** Whether the piece has just been named. */
  isIt(piece: PieceRef): boolean;
  isFeminine(piece: PieceRef): boolean;
  /** A verb and what it is done to: "difende la torre in d4", "la difende"; `rest` comes last. */
  acts(verb: string, piece: PieceRef, rest?: string): string;
  /** A verb and for whom it is: "apre la strada alla torre in d4", "le apre la strada". */
  gives(verb: string, piece: PieceRef, what?: string): string;
  /** Who makes the move that is spoken of, and the other side. */
  readonly mover: Who;
  readonly opponent: Who;
}

/** A game's words for its own reasons. Predicates read on from the move: "sposta il ponte in lk". */
export interface PlanWords<Name extends string = string> {
  readonly plans: Readonly<Record<Name, (plan: Plan, phrases: PlanPhrases) => string>>;
  /** What a move with such a plan aims at, in a word or two, without article: "angolo". */
  readonly aims: Readonly<Record<Name, string>>;
  /** Where capturing is not taking: "circonda", "circondare". */
  readonly capture?: { readonly does: string; readonly to: string };
  /** What places for pieces are called, where that is not "casa". */
  readonly cells?: { readonly one: string; readonly many: string };
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<EndReason, WinWords>>>;
}
