// Why the solution of a puzzle works, in one sentence: read off its moves and the replies that there are, or the engine's
// reason put in words. A win's sentence claims what the puzzle's proof has shown: every reply loses in time.
import type { RuleSet } from '../games/game';
import { kindName, stageName } from '../games/ruleSet';
import type { MoveReason } from '../reasons/reason';
import { effectsOf, type MoveEffects, makeWithEffects } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import type { Position } from '../rules/position';
import { type Reason as EndReason, opposite } from '../rules/types';
import { itemAt } from '../util/items';
import { numberText } from '../util/numberText';
import { predicate } from './reasonText';
import { capital, type Speaker } from './speaker';

export interface SolutionTask {
  readonly rules: RuleSet;
  /** Where the solver is to move; left as it was. */
  readonly position: Position;
  /** Exact texts; the solver's first and last. */
  readonly moves: readonly string[];
  readonly promised: 'win' | 'stage' | 'gain' | 'defence' | 'better';
  /** Of the first move, from the engine; null where it has none. */
  readonly reason: MoveReason | null;
}

/** Where the engine gives no reason: what the looks that found the puzzle have seen of the other moves. */
const OTHERWISE = {
  gain: 'Every other move gains clearly less.',
  defence: 'Every other move leaves you clearly worse off.',
  better: null,
} as const;

/** The speaker's mover and reader are who solves. Null where there is nothing to say. */
export function solutionText(task: SolutionTask, speaker: Speaker): string | null {
  const { rules, position, moves, promised, reason } = task;
  if (promised === 'win') return winText(task, speaker);
  const move = rules.parseMove(position, itemAt(moves, 0));
  const notation = rules.notation(position, move);
  // The notation names where the piece goes.
  const [moved] = effectsOf(position, move).moved;
  const to = moved && itemAt(rules.board.cells, moved.to).name;
  const speaks = to === undefined ? speaker : speaker.after({ piece: null, to });
  const why =
    reason === null || reason.kind === 'none' ? null : `${notation} ${predicate(reason, speaks)}.`;
  if (promised !== 'stage') return why ?? OTHERWISE[promised];
  const lost = `Every other move loses the ${stageName(rules, position.terrain)}.`;
  return why === null ? lost : `${why} ${lost}`;
}

interface SolutionPly extends MoveEffects {
  readonly notation: string;
  readonly isOwn: boolean;
}

/** What the position after the first move shows. */
interface Replies {
  readonly count: number;
  readonly isCheck: boolean;
  /** A move that would win at once if the other side passed. */
  readonly threat: string | null;
}

function winText({ rules, position, moves }: SolutionTask, speaker: Speaker): string {
  const solver = position.side;
  const plies: SolutionPly[] = [];
  let replies: Replies | null = null;
  for (const text of moves) {
    const move = rules.parseMove(position, text);
    const notation = rules.notation(position, move);
    const isOwn = position.side === solver;
    plies.push({ notation, isOwn, ...makeWithEffects(position, move) });
    if (plies.length === 1 && position.side !== solver && !position.outcome())
      replies = repliesIn(rules, position);
  }
  const by = position.outcome()?.reason ?? null;
  for (const _ of moves) position.unmake();
  return sentenceOf(plies, replies, by, { rules, speaker });
}

function repliesIn(rules: RuleSet, position: Position): Replies {
  const count = legalMoves(position).length;
  const isCheck = position.inCheck();
  if (isCheck) return { count, isCheck, threat: null };
  position.makeNull();
  const move = position.outcome()
    ? undefined
    : legalMoves(position).find((one) => wins(position, one));
  const threat = move === undefined ? null : rules.notation(position, move);
  position.unmake();
  return { count, isCheck, threat };
}

function wins(position: Position, move: number): boolean {
  const { side } = position;
  position.make(move);
  const isWon = position.outcome()?.winner === side;
  position.unmake();
  return isWon;
}

function sentenceOf(
  plies: readonly SolutionPly[],
  replies: Replies | null,
  by: EndReason | null,
  { rules, speaker }: { readonly rules: RuleSet; readonly speaker: Speaker },
): string {
  const own = plies.filter(({ isOwn }) => isOwn);
  const first = itemAt(plies, 0);
  const other = opposite(speaker.mover);
  const ends = predicate({ kind: 'win', by, moves: 1, plies: 1 }, speaker);
  if (own.length === 1)
    return by === 'checkmate'
      ? `${first.notation} ${ends}: no reply gets ${speaker.subject(other)} out of check.`
      : `${first.notation} ${ends}.`;
  const left = own.length - 1;
  const rest =
    left === 1 ? `${itemAt(own, 1).notation} ${ends}` : `you win in ${numberText(left)} more moves`;
  if (!replies) return `After ${first.notation} ${rest}, whatever ${speaker.subject(other)} plays.`;
  const { count, isCheck, threat } = replies;
  const reply = itemAt(plies, 1);
  const [moved] = first.moved;
  if (moved && reply.captured.some(({ cell }) => cell === moved.to))
    return `You give up the ${kindName(rules, first.became || moved.code)}: after ${reply.notation}, ${rest}.`;
  if (count === 1)
    return `${first.notation} leaves ${speaker.subject(other)} only ${reply.notation}, and then ${rest}.`;
  const each = `${speaker.possessive(other)} ${numberText(count)} replies`;
  if (isCheck) return `${first.notation} gives check, and you win after each of ${each}.`;
  if (threat) return `${first.notation} threatens ${threat}, and none of ${each} stops you.`;
  return capital(`after ${first.notation} you win against each of ${each}.`);
}
