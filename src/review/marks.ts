// Which moves of a game are marked, by the chance that they lost. README.md names the sources of the numbers.
//
// And whether two looks agree on a move: that at the position it is made in, and that at the position it leads to, which is the
// next ply's own. A loss is reported, and a move praised, only as far as both agree.

import { type MoveReason, partsBeside } from '../reasons/reason';
import type { Colour } from '../rules/types';
import {
  lossOf,
  MIN_EXPLAINED_LOSS,
  type MistakeExplanation,
  type MoveAnalysis,
} from './moveAnalysis';

/** Chance lost, 0 to 1, from which on a move has the mark. */
export const MIN_LOSS = { blunder: 0.3, mistake: 0.2, inaccuracy: 0.1 } as const;
/** From this chance on a game is as good as won ... */
export const WON_CHANCE = 0.8;
/** ... and below this it is open again. */
export const OPEN_CHANCE = 0.65;
/** At this chance or below a game is as good as lost: the other side's is as good as won. */
const LOST_CHANCE = 1 - WON_CHANCE;
/** Plies that everybody plays. */
const BOOK_PLIES = 4;
/** Below this chance even the only move is not worth praise. */
const HOPELESS_CHANCE = 0.1;

export type Severity = keyof typeof MIN_LOSS;

export interface Mark {
  readonly kind: Severity | 'only';
  /** Whether a won game was let go. */
  readonly missedWin: boolean;
}

/** A ply of a review, judged. */
export interface JudgedPly {
  readonly ply: number;
  readonly side: Colour;
  /** Chances of the side that moves: with the best move, and after the one played. */
  readonly before: number;
  readonly after: number;
  /** Chance lost, 0 to 1. */
  readonly loss: number;
  readonly mark: Mark | null;
}

/** The judgement of a ply; null where no move was made, or nothing is known yet. */
export function judgePly(finding: MoveAnalysis | null, ply: number): JudgedPly | null {
  if (!finding?.played) return null;
  const { side, best, played } = finding;
  const judged = { ply, side, before: best.chance, after: played.chance, loss: lossOf(finding) };
  const mark = markOf(finding);
  const isBookMove = mark?.kind === 'only' && ply < BOOK_PLIES;
  return { ...judged, mark: isBookMove ? null : mark };
}

/** Every ply that is known, in the order of the game. */
export const judgePlies = (findings: readonly (MoveAnalysis | null)[]): JudgedPly[] =>
  findings.flatMap((finding, ply) => judgePly(finding, ply) ?? []);

/** Whether a mark tells of a loss. */
export const isLoss = (mark: Mark | null): mark is Mark & { readonly kind: Severity } =>
  mark !== null && mark.kind !== 'only';

/** Whether a mark is worth going through again: more than an inaccuracy. */
export const isMistake = (mark: Mark | null): boolean => isLoss(mark) && mark.kind !== 'inaccuracy';

/** The mark of a move, wherever in the game it was made. */
export function markOf(finding: MoveAnalysis): Mark | null {
  const { best, played } = finding;
  if (!played) return null;
  if (isOnlyMove(finding)) return { kind: 'only', missedWin: false };
  // From a won game to a won game nothing was lost that matters, nor from a lost one.
  if (played.chance >= WON_CHANCE || best.chance <= LOST_CHANCE) return null;
  const severity = severityOf(lossOf(finding));
  if (severity === null) return null;
  const missedWin =
    severity !== 'inaccuracy' && best.chance >= WON_CHANCE && played.chance < OPEN_CHANCE;
  return { kind: severity, missedWin };
}

function severityOf(loss: number): Severity | null {
  // Chances come from sums of fractions; what is meant to be ten points may lack the last bit.
  const points = Math.round(loss * 1000) / 1000;
  if (points >= MIN_LOSS.blunder) return 'blunder';
  if (points >= MIN_LOSS.mistake) return 'mistake';
  return points >= MIN_LOSS.inaccuracy ? 'inaccuracy' : null;
}

/** Whether all but one of several moves would have been mistakes, and that one was found. */
export function isOnlyMove({
  choices,
  best,
  second,
  played,
  isObviousRecapture,
}: MoveAnalysis): boolean {
  if (choices < 2 || isObviousRecapture || !second || !played) return false;
  if (played.moves[0] !== best.moves[0] || best.chance < HOPELESS_CHANCE) return false;
  return second.chance < WON_CHANCE && best.chance - second.chance >= MIN_LOSS.mistake;
}

/** What these sides may do better, in the order of the game: mistakes and blunders; where there are none, inaccuracies. */
export function lossesToRetry(
  findings: readonly (MoveAnalysis | null)[],
  sides: readonly Colour[],
): JudgedPly[] {
  const losses = judgePlies(findings).filter(
    ({ mark, side }) => isLoss(mark) && sides.includes(side),
  );
  const mistakes = losses.filter(({ mark }) => isMistake(mark));
  return mistakes.length > 0 ? mistakes : losses;
}

/** The most key moments in a game: more would hide those that mattered. */
export const MAX_KEY_MOMENTS = 10;

/**
 * The marked moves of these sides that mattered most, in the order of the game: the one that decided it, mistakes by what they
 * cost, then only moves; inaccuracies only where there was nothing worse.
 */
export function keyMoments(
  findings: readonly (MoveAnalysis | null)[],
  sides: readonly Colour[],
  deciding: number | null,
): JudgedPly[] {
  const marked = judgePlies(findings).filter(({ mark, side }) => mark && sides.includes(side));
  const hasMistakes = marked.some(({ mark }) => isMistake(mark));
  const weight = ({ ply, mark, loss }: JudgedPly): number =>
    ply === deciding ? 2 : isLoss(mark) ? loss : 0;
  return marked
    .filter(({ ply, mark }) => ply === deciding || !hasMistakes || mark?.kind !== 'inaccuracy')
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MAX_KEY_MOMENTS)
    .sort((a, b) => a.ply - b.ply);
}

/** Mistakes and blunders of these sides, in the order of the game. */
export const mistakesBy = (
  findings: readonly (MoveAnalysis | null)[],
  sides: readonly Colour[],
): JudgedPly[] =>
  judgePlies(findings).filter(({ mark, side }) => isMistake(mark) && sides.includes(side));

/** Chance of a finding's mover after its move, as the next ply's finding has it; null where that is not known. */
export function chanceAfter(
  { side }: MoveAnalysis,
  next: MoveAnalysis | null | undefined,
): number | null {
  if (!next) return null;
  const { chance } = next.best;
  return next.side === side ? chance : Number((1 - chance).toFixed(3));
}

/** Whether the next ply's finding denies the mark of a move. */
export function isContradicted(
  finding: MoveAnalysis,
  next: MoveAnalysis | null | undefined,
): boolean {
  const after = chanceAfter(finding, next);
  if (after === null) return false;
  const mark = markOf(finding);
  if (mark?.kind === 'only') {
    const held = Math.min(finding.best.chance, after);
    return !isOnlyMove({ ...finding, best: { ...finding.best, chance: held } });
  }
  // A forced end is proven, and what another look thinks of it is not.
  const isProven = finding.explanation?.kind === 'allowedWin';
  if (!isLoss(mark) || isProven || after <= lowest(finding)) return false;
  const borne = markOf(withChance(finding, after));
  return borne?.kind !== mark.kind || borne.missedWin !== mark.missedWin;
}

/** The finding as far as the next ply's bears it out: of two losses the smaller one, and no praise that is in doubt. */
export function agreedWith(
  finding: MoveAnalysis,
  next: MoveAnalysis | null | undefined,
): MoveAnalysis {
  const after = chanceAfter(finding, next);
  if (after === null || !isContradicted(finding, next)) return finding;
  if (markOf(finding)?.kind === 'only') return { ...finding, second: null };
  const agreed = withChance(finding, after);
  const { best, played, explanation } = agreed;
  const isWordy = played !== null && best.chance - played.chance >= MIN_EXPLAINED_LOSS;
  return {
    ...agreed,
    explanation:
      explanation && isWordy
        ? borneOut(agreed, explanation, next?.side === finding.side ? null : next)
        : null,
  };
}

/**
 * What the line of the move shows is in doubt as well; what the next ply's finding says of the best reply is not, nor what that
 * reply takes at once, as long as much is still lost.
 */
function borneOut(
  finding: MoveAnalysis,
  explanation: MistakeExplanation,
  next: MoveAnalysis | null | undefined,
): MistakeExplanation {
  const { consequence: loss } = explanation;
  const isSameReply = next?.best.moves[0] === finding.played?.moves[1];
  const isAtOnce = loss?.kind === 'loses' && loss.moves === 1 && !loss.isTraded;
  if (next && isSameReply && isAtOnce && isLoss(markOf(finding))) return explanation;
  // What was not taken was there to be taken, whatever the reply.
  const parts = partsBeside(loss);
  const isMissed =
    parts.some(({ kind }) => kind === 'misses') &&
    parts.every(({ kind }) => kind === 'misses' || kind === 'exchange');
  if (isMissed && isLoss(markOf(finding))) return explanation;
  const { better, betterIdea } = next?.explanation ?? {};
  const isWon =
    betterIdea?.kind === 'gain' ||
    partsBeside(betterIdea ?? null).some(({ kind }) => kind === 'win');
  const consequence: MoveReason | null =
    betterIdea && isWon && better && better.notation !== null
      ? { kind: 'allows', reply: better, reason: betterIdea }
      : null;
  const isDangling = consequence === null && explanation.betterIdea?.kind === 'avoids';
  return {
    ...explanation,
    kind: 'position',
    consequence,
    betterIdea: isDangling ? null : explanation.betterIdea,
  };
}

const lowest = ({ best, played }: MoveAnalysis): number => played?.chance ?? best.chance;

/** With another chance after the move, which is never better than the best one. */
const withChance = (finding: MoveAnalysis, chance: number): MoveAnalysis => ({
  ...finding,
  played: finding.played && {
    ...finding.played,
    chance: Math.min(finding.best.chance, chance),
  },
});
