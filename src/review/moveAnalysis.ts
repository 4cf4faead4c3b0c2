// What the engine has found out about one ply of a game: data, as it is stored.
import type { MoveReason, MoveRef } from '../reasons/reason';
import type { Colour } from '../rules/types';

/** A way on from the position. */
export interface EvaluatedLine {
  /** As of engine/score.ts, from the mover's view. */
  readonly score: number;
  /** Points the mover may expect, 0 to 1 with a draw as a half. */
  readonly chance: number;
  /** Move texts. */
  readonly moves: readonly string[];
}

/** What kind of mistake a move is, by what the lines show; the first that is true. */
export const MISTAKE_KINDS = [
  'missedWin',
  'allowedWin',
  'lostPiece',
  'missedPiece',
  'letDraw',
  'position',
] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** The better move; in reviews made before reasons were data, its words: "the guard to e4". */
export type BetterMove = MoveRef | { readonly text: string; readonly notation: null };

/** What the lines show about a move that was not the best; of an only move, `betterIdea` is what it does itself. */
export interface MistakeExplanation {
  readonly kind: MistakeKind;
  /** What the move played leads to; null where its line shows nothing plain. */
  readonly consequence: MoveReason | null;
  readonly better: BetterMove;
  /** What that one does; null likewise. */
  readonly betterIdea: MoveReason | null;
}

export interface MoveAnalysis {
  /** Who moves. */
  readonly side: Colour;
  /** Legal moves there are. */
  readonly choices: number;
  /** Material of both sides, as a share of that at the start of the game's usual position. */
  readonly left: number;
  readonly best: EvaluatedLine;
  /** The best of the other moves; null where there is none, or none was asked for. */
  readonly second: EvaluatedLine | null;
  /** The move of the game and what follows it at best; null in the last position. */
  readonly played: EvaluatedLine | null;
  /** Whether that move takes the piece that moved last, which everybody sees. */
  readonly isObviousRecapture: boolean;
  /** Null where hardly anything was lost, unless it is an only move. */
  readonly explanation: MistakeExplanation | null;
}

/** Points of chance, 0 to 1, below which a loss is not worth words: the engine is not that sure itself. */
export const MIN_EXPLAINED_LOSS = 0.05;

/** Chance that the move of the game has lost against the best, 0 to 1. */
export const lossOf = ({ best, played }: MoveAnalysis): number =>
  played ? Math.max(0, best.chance - played.chance) : 0;

/** Whether a move comes close enough to the best, when somebody looks for a better one. */
export const isGoodEnough = (finding: MoveAnalysis): boolean =>
  lossOf(finding) <= MIN_EXPLAINED_LOSS;
