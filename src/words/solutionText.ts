// Why the solution of a puzzle works, in one sentence: read off its moves and the replies that there are, or the engine's
// reason put in words. A win's sentence claims what the puzzle's proof has shown: every reply loses in time.
import { shownMove } from '../games/alphabet';
import type { RuleSet } from '../games/game';
import { kindName, stageName } from '../games/ruleSet';
import type { MoveReason } from '../reasons/reason';
import { effectsOf, type MoveEffects, makeWithEffects } from '../rules/effects';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import type { Reason as EndReason } from '../rules/types';
import { itemAt } from '../util/items';
import { grammar } from './grammar';
import { after, otherOf, type Speaker } from './speaker';

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

/** The speaker's mover and reader are who solves. Null where there is nothing to say. */
export function solutionText(task: SolutionTask, speaker: Speaker): string | null {
  const { rules, position, moves, promised, reason } = task;
  if (promised === 'win') return winText(task, speaker);
  const move = rules.parseMove(position, itemAt(moves, 0));
  const notation = shownMove(rules, position, move);
  // The notation names where the piece goes.
  const [moved] = effectsOf(position, move).moved;
  const to = moved && itemAt(rules.board.cells, moved.to).name;
  const speaks = to === undefined ? speaker : after(speaker, { piece: null, to });
  const { solution } = grammar;
  const why =
    reason === null || reason.kind === 'none'
      ? null
      : solution.move(notation, grammar.predicate(reason, speaks));
  if (promised !== 'stage') return why ?? otherwiseText(promised);
  const lost = solution.othersLose(stageName(rules, position.terrain));
  return why === null ? lost : `${why} ${lost}`;
}

/** Where the engine gives no reason: what the looks that found the puzzle have seen of the other moves. */
function otherwiseText(promised: 'gain' | 'defence' | 'better'): string | null {
  if (promised === 'better') return null;
  const { othersGainLess, othersAreWorse } = grammar.solution;
  return promised === 'gain' ? othersGainLess : othersAreWorse;
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
    const notation = shownMove(rules, position, move);
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
  const threat = move === undefined ? null : shownMove(rules, position, move);
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
  const { solution } = grammar;
  const own = plies.filter(({ isOwn }) => isOwn);
  const first = itemAt(plies, 0);
  const { notation } = first;
  const other = otherOf(speaker);
  const ends = grammar.predicate({ kind: 'win', by, moves: 1, plies: 1 }, speaker);
  if (own.length === 1)
    return by === 'checkmate'
      ? solution.mates(notation, ends, other)
      : solution.move(notation, ends);
  const left = own.length - 1;
  const rest =
    left === 1 ? solution.thenEnds(itemAt(own, 1).notation, ends) : solution.thenWins(left);
  if (!replies) return solution.whatever(notation, rest, other);
  const { count, isCheck, threat } = replies;
  const reply = itemAt(plies, 1);
  const [moved] = first.moved;
  if (moved && reply.captured.some(({ cell }) => cell === moved.to))
    return solution.sacrifice(kindName(rules, first.became || moved.code), reply.notation, rest);
  if (count === 1) return solution.onlyReply(notation, other, reply.notation, rest);
  if (isCheck) return solution.checks(notation, other, count);
  if (threat) return solution.threatens(notation, threat, other, count);
  return solution.winsAgainst(notation, other, count);
}
