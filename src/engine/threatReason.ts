// What a move threatens, and what a side would do if it were to move, as far as a line shows it plainly.
import type { RuleSet } from '../games/game';
import { areAlike, forkedBy, isLost, isTaken } from '../reasons/captures';
import { isTakenAtOnce, MAX_SAVED_PLIES, outlives } from '../reasons/fate';
import { type LinePly, lastingBalance, leastGain } from '../reasons/line';
import { type MoveReason, moveRef, pieceRef, pieceRefs, type Threat } from '../reasons/reason';
import { moveFrom, moveTo } from '../rules/move';
import type { Position } from '../rules/position';
import type { Reason as EndReason } from '../rules/types';
import type { Findings, ScoredLine } from './hintFindings';
import { movesToEnd } from './score';

/** A win this far away is no threat that anybody sees. */
export const MAX_WIN_THREAT_MOVES = 2;
/** Wins by taking the last piece. */
const BY_TAKING: ReadonlySet<EndReason> = new Set(['annihilation', 'bare-king']);

/** What would come next, were the other side to do nothing. */
export function threatens(findings: Findings): MoveReason | null {
  const { rules, position, values, intent, move } = findings;
  if (!intent) return null;
  position.make(move);
  position.makeNull();
  const threat = threatOf(rules, position, intent, values);
  position.unmake();
  position.unmake();
  // A win is no threat that anybody fears where the reply just takes the piece that moves.
  const isNew =
    threat?.kind === 'win'
      ? !isTakenAtOnce(findings.best.shown.plies)
      : threat !== null && isNewCapture(findings, intent);
  if (!threat || !isNew) return null;
  if (threat.kind === 'takes') {
    const fork = forks(findings);
    if (fork) return fork;
  }
  // Who looks at the piece that moves would look in vain.
  const taker = threat.kind === 'takes' ? threat.taker : null;
  // Nor does it take the one that is named where the line takes with another.
  const preys = intent.shown.plies[0]?.captured.map(({ cell }) => cell) ?? [];
  const taking = findings.best.shown.plies.find(
    ({ own, captured }) => own && captured.some(({ cell }) => preys.includes(cell)),
  );
  const [by] = taking?.moved ?? [];
  const isOther =
    taker !== null &&
    taker.cell !== rules.board.cells[moveTo(move)].name &&
    (!by || rules.board.cells[by.from].name === taker.cell);
  return { kind: 'threat', threat, ...(isOther && { helper: taker }) };
}

/** Two pieces that the move attacks together, unless the reply takes the one that moves. */
export function forks({ rules, position, values, move, best }: Findings): MoveReason | null {
  const forked = isTakenAtOnce(best.shown.plies) ? null : forkedBy(position, move, values);
  if (forked === null) return null;
  const pieces = forked.map((cell) => pieceRef(rules, { code: position.cells[cell], cell }));
  return { kind: 'forks', pieces };
}

/**
 * Whether a capture threatens what could not be taken before, and neither the reply takes its taker nor the prey something; who is
 * hunted down itself threatens nothing.
 */
function isNewCapture(
  { position, move, values, best }: Findings,
  { score, shown }: ScoredLine,
): boolean {
  const [{ captured, moved }] = shown.plies;
  const isHunted =
    moved[0]?.from === moveTo(move) &&
    !outlives(best.shown.plies, moveFrom(move), values, MAX_SAVED_PLIES);
  const [, reply] = best.shown.plies;
  const isPrey = (cell: number | undefined) => captured.some((piece) => piece.cell === cell);
  const isAnswered = reply?.captured.some(
    ({ cell }) => cell === moved[0]?.from || isPrey(reply.moved[0]?.from),
  );
  // Nor is there a threat where the reply takes the piece that moves, without which nothing takes the prey.
  const isOver =
    isTakenAtOnce(best.shown.plies) &&
    !isStillHit(
      position,
      best.shown.plies.slice(0, 2),
      captured.map(({ cell }) => cell),
      values,
    );
  // But for the check, another piece could have taken it before.
  const wasOpen = position.inCheck() && moved[0]?.from !== moveTo(move);
  return (
    isAnswered !== true &&
    !isOver &&
    !isHunted &&
    !wasOpen &&
    score - best.score >= leastGain(values) &&
    !captured.every(({ cell }) => isTaken(position, cell, values))
  );
}

/** Whether one of these could be taken where it stands after the moves. */
function isStillHit(
  position: Position,
  plies: readonly LinePly[],
  preys: readonly number[],
  values: Int16Array,
): boolean {
  for (const { move } of plies) position.make(move);
  const isHit =
    position.outcome() === null && preys.some((cell) => isTaken(position, cell, values));
  for (const _ of plies) position.unmake();
  return isHit;
}

/** Whether what threatens to take can just be taken: who is warned of it would look after the prey instead. */
export function isTakerLost(
  rules: RuleSet,
  position: Position,
  values: Int16Array,
  threat: Threat,
): boolean {
  const taker = threat.kind === 'takes' ? threat.taker : null;
  const cell = taker === null ? undefined : rules.board.cellNamed(taker.cell);
  return cell !== undefined && isLost(position, cell, values);
}

/** The threat of a line that the side to move has, as far as it is plain; null otherwise. */
export function threatOf(
  rules: RuleSet,
  position: Position,
  { score, shown }: ScoredLine,
  values: Int16Array,
): Threat | null {
  const [first] = shown.plies;
  if (!first) return null;
  const move = moveRef(rules, position, first.move);
  const moves = movesToEnd(score);
  if (moves !== null && moves < 0) return null;
  const by = shown.outcome?.reason ?? null;
  // Where taking everything wins, what falls first is seen before what is left then.
  const isTaking = moves === MAX_WIN_THREAT_MOVES && by !== null && BY_TAKING.has(by);
  const isSeenFirst = isTaking && first.captured.length > 0;
  if (moves !== null && moves <= MAX_WIN_THREAT_MOVES && !isSeenFirst)
    return { kind: 'win', by, moves, move };
  // What falls on the way to a win far off can be seen.
  if (first.captured.length === 0 || lastingBalance(shown) < leastGain(values)) return null;
  // What is protected, so that it is traded at most, is no threat that a player sees.
  const isHit = first.captured.some(({ cell }) => isLost(position, cell, values));
  if (moves === null && !isHit) return null;
  const [taker] = first.moved;
  // A piece that is only traded is not what is won.
  if (taker && first.captured.length === 1 && isTakenAtOnce(shown.plies)) {
    const [given, won] = [values[taker.code], values[first.captured[0].code]];
    if (given > won || areAlike(given, won)) return null;
  }
  return {
    kind: 'takes',
    taken: pieceRefs(rules, first.captured),
    taker: taker ? pieceRef(rules, { code: taker.code, cell: taker.from }) : null,
    move,
  };
}
