// What a game's own plans and ways to win are called in Portuguese: the shape of its table.
import type { PieceRef, Plan } from '../../games/game';
import type { Reason as EndReason } from '../../rules/types';

/** How a win of the game's own is called. */
export interface WinWords {
  /** Done at once, as a predicate: "chega ao canto e vence". */
  readonly now: (phrases: PlanPhrases) => string;
  /** In this many moves, likewise; a text for all games if absent. */
  readonly later?: (moves: number, phrases: PlanPhrases) => string;
  /** What may be stopped or allowed, with its article: "a chegada ao canto". */
  readonly named?: string;
  /** What may be threatened: "chegar ao canto". */
  readonly infinitive?: string;
}

/** How sentences name things and put their verbs. */
export interface PlanPhrases {
  /** The verb by its infinitive, as the sentence needs it: "ataca", "atacando". */
  does(infinitive: string): string;
  /** The same with a piece as its object: "ataca a torre em d4", "atacando-a". */
  doesTo(infinitive: string, piece: PieceRef): string;
  /** "b4", "b4-b5". */
  cell(name: string): string;
  /** " em b4"; empty where the sentence has just named the cell. */
  place(preposition: string, cell: string | undefined): string;
  /** "o seu cavalo em c6", "o disco das pretas em b8". */
  piece(piece: PieceRef): string;
  /** Whether the sentence has just named it. */
  isSaid(piece: PieceRef): boolean;
  /** With the moving side's or the other's: "o seu canto", "os discos das pretas". */
  own(thing: string): string;
  other(thing: string): string;
  /** Whose the moving side's are, after the thing: "seu", "das brancas". */
  ofOwn(possessive: string): string;
}

/** A game's words for its own reasons, as predicates: "desliza a ponte para lk". */
export interface PlanWords<Name extends string = string> {
  readonly plans: Readonly<Record<Name, (plan: Plan, phrases: PlanPhrases) => string>>;
  /** What a move with such a plan aims at, in a word or two: "canto". */
  readonly aims: Readonly<Record<Name, string>>;
  /** The infinitive of what captures by another name than capturing: "cercar". */
  readonly capture?: string;
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<EndReason, WinWords>>>;
}
