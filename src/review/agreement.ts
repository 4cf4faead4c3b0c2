// Whether two looks agree on a move: that at the position it is made in, and that at the position it leads to, which is the
// next ply's own. A loss is reported, and a move praised, only as far as both agree.

import type { MoveReason } from '../reasons/reason';
import { isLoss, isOnlyMove, markOf } from './marks';
import { MIN_EXPLAINED_LOSS, type MistakeExplanation, type MoveAnalysis } from './moveAnalysis';

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
  if (!isLoss(mark) || after <= lowest(finding)) return false;
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
        ? borneOut(explanation, next?.side === finding.side ? null : next)
        : null,
  };
}

/** What the line of the move shows is in doubt as well; what the next ply's finding says of the best reply is not. */
function borneOut(
  explanation: MistakeExplanation,
  next: MoveAnalysis | null | undefined,
): MistakeExplanation {
  const { better, betterIdea } = next?.explanation ?? {};
  const isWon = betterIdea?.kind === 'gain' || betterIdea?.kind === 'win';
  const consequence: MoveReason | null =
    isWon && better && better.notation !== null
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
