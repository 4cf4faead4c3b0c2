// What a line loses once the dust has settled, beside a line that was better.
import { letterOf } from '../games/ruleSet';
import { losesMover, type PieceOn } from '../rules/effects';
import { colourOf } from '../rules/position';
import { inBoth, isTakenBackAt, isTakenLater, type Taken, withoutPromotions } from './bothLines';
import { exposureOf, isInDanger, isLost, takesBack } from './captures';
import { isTakenAtOnce } from './fate';
import {
  balanceOf,
  cellAfter,
  fallenOf,
  isQuiet,
  type LinePly,
  leastGain,
  MAX_EXCHANGE_PLIES,
  MAX_LINE_PLIES,
  MAX_LOSS_PLIES,
  provenLength,
  type ShownLine,
  settledLengths,
  takenBy,
} from './line';
import { exchangeIn, freedIn, isTakenBack, type LineTask } from './material';
import { bothOf, isLongExchange, type MoveReason, pieceRef, pieceRefs } from './reason';

type Loss = Extract<MoveReason, { readonly kind: 'loses' }>;

/**
 * What the side that begins loses for good: behind whenever the dust has settled, from some ply on; null if the line does
 * not show that soon. What the better line loses as well is no reason; nor does it make up for a loss what both lines take.
 */
export function lossIn(all: LineTask, better: ShownLine | null): MoveReason | null {
  const none = all.shown.plies.map(() => []);
  if (better === null) return lossBeside(all, none, 0);
  const beside = better.plies.slice(0, lastSettled(better));
  const { task, worth } = withoutPromotions(all, beside);
  const kept = (beside.at(-1)?.balance ?? 0) - worth;
  const loss = lossBeside(task, none, kept);
  const { taken, lost } = inBoth(task, beside);
  const own = loss && withoutShared(task, loss, lost, kept, better.plies);
  if (own !== null) return givenFirst(task, own, taken, lost) ?? withoutTaken(task, own, taken);
  if (taken.every((pieces) => pieces.length === 0)) return null;
  const both = taken.map((pieces, at) => [...pieces, ...lost[at]]);
  return lossBeside(task, both, kept);
}

/**
 * Plies of a line after which the dust has settled last, as far as a search is right about exchanges; a line that breaks off
 * at a capture has not settled.
 */
function lastSettled(shown: ShownLine): number {
  const settled = settledLengths(shown).filter((one) => one <= MAX_EXCHANGE_PLIES);
  return settled.findLast((one) => isQuiet(shown.plies[one - 1])) ?? settled.at(-1) ?? 0;
}

/**
 * The piece that moves, where it is taken at once and does not fall in the better line: what makes up for it is taken there as well, so
 * that what falls later is not what went wrong.
 */
function givenFirst(
  task: LineTask,
  loss: MoveReason,
  taken: Taken,
  lost: Taken,
): MoveReason | null {
  const { plies } = task.shown;
  if (loss.kind !== 'loses' || !loss.isTraded || !isTakenAtOnce(plies)) return null;
  if (lost[1].length > 0 || taken.slice(1).every((pieces) => pieces.length === 0)) return null;
  const length = isTakenBackAt(plies, 2) ? 3 : 2;
  if (plies[length - 1].balance > -leastGain(task.values)) return null;
  return lossOf({ ...task, shown: { ...task.shown, plies: plies.slice(0, length) } });
}

/** A loss without what the move only gets for it that the better move takes at once as well; a trade, or a capture, has its own price. */
function withoutTaken({ rules, values, shown }: LineTask, loss: MoveReason, taken: Taken) {
  if (loss.kind !== 'loses' || loss.isTraded || loss.moves !== 1) return loss;
  if (loss.balance.gained.length === 0 || shown.plies[0].captured.length > 0) return loss;
  const gained = [...loss.balance.gained];
  let { value } = loss.balance;
  for (const { code } of taken.slice(1, MAX_LOSS_PLIES).flat()) {
    const at = gained.indexOf(letterOf(rules, code));
    if (at < 0) continue;
    gained.splice(at, 1);
    value -= values[code];
  }
  return { ...loss, balance: { ...loss.balance, gained, value } };
}

/** The same loss without what falls in the better line as well, where that is all that changes; null where nothing is left. */
function withoutShared(
  task: LineTask,
  loss: MoveReason,
  shared: Taken,
  kept: number,
  better: readonly LinePly[],
): MoveReason | null {
  if (loss.kind !== 'loses' || shared.every((pieces) => pieces.length === 0)) return loss;
  const less = lossBeside(task, shared, kept);
  // What the move itself leaves to be taken for nothing is lost by it, where the better line gets as much for it.
  const isPaidThere = loss.exposed !== null && kept > -leastGain(task.values);
  if (less?.kind !== 'loses') return isShared(task, loss, shared) && !isPaidThere ? null : loss;
  const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
  const isLess =
    less.balance.lost.length < loss.balance.lost.length &&
    isSame(less.balance.gained, loss.balance.gained) &&
    isSame(less.balance.conceded, loss.balance.conceded);
  return isLess && !isLeftBy(task, less, better) ? less : loss;
}

/** Whether the piece that is named could be taken where it stands after the better move as well, whose line loses another one first. */
function isLeftBy(
  { rules, position, values }: LineTask,
  { piece, isMover }: Loss,
  [first]: readonly LinePly[],
): boolean {
  const cell = rules.board.cellNamed(piece?.cell ?? '') ?? -1;
  if (isMover || !first || first.moved.some(({ from }) => from === cell)) return false;
  position.make(first.move);
  const isHit = position.outcome() === null && isLost(position, cell, values);
  position.unmake();
  return isHit;
}

/** Whether everything that is lost, or the piece that is named, is among what falls in both lines. */
function isShared({ rules }: LineTask, { piece, balance }: Loss, shared: Taken): boolean {
  const fallen = shared.flat().map((one) => pieceRef(rules, one));
  if (fallen.some(({ letter, cell }) => letter === piece?.letter && cell === piece.cell))
    return true;
  const left = fallen.map(({ letter }) => letter);
  const isAmong = (letter: string): boolean => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  return balance.conceded.length === 0 && balance.lost.every(isAmong);
}

/** What a line loses where some of what falls in it does not count. */
function lossBeside(task: LineTask, shared: Taken, kept: number): MoveReason | null {
  const { rules, values, shown } = task;
  let worth = 0;
  const plies = shown.plies.map((ply, at): LinePly => {
    const sign = ply.own ? 1 : -1;
    worth += sign * shared[at].reduce((sum, { code }) => sum + values[code], 0);
    const captured = ply.captured.filter((piece) => !shared[at].includes(piece));
    return { ...ply, captured, balance: ply.balance - worth };
  });
  const limit = Math.min(0, kept - worth) - leastGain(values);
  // What is given at once is seen, whatever a search makes of the end of the line.
  const seenTo = isTakenAtOnce(shown.plies) ? MAX_EXCHANGE_PLIES : MAX_LINE_PLIES;
  const settled = settledLengths(shown).filter((one) => one <= seenTo);
  const isBehind = (length: number) => plies[length - 1].balance <= limit;
  const seen = shown.plies.slice(0, provenLoss(task));
  const pauses = settledLengths({ ...shown, plies: seen });
  // Where what is taken next does not count; it does where it has just taken.
  const isMissedAt = (one: number) =>
    plies[one]?.own === true &&
    (shared[one]?.length ?? 0) > 0 &&
    !isTakenBackAt(shown.plies, one) &&
    !isTakenLater(shown.plies, one - 1);
  const length = seen
    .map((_, at) => at + 1)
    .find(
      (one) =>
        (pauses.includes(one) || isMissedAt(one)) &&
        isBehind(one) &&
        settled.every((later) => later < one || isBehind(later)),
    );
  if (length === undefined) return null;
  const isTaken = (pieces: readonly PieceOn[], at: number) =>
    shown.plies[at].own && pieces.length > 0;
  // In between it would be missed on the board, and nobody sees so far.
  const isMissed = shared.slice(0, length).some((pieces, at) => at > 0 && isTaken(pieces, at));
  if (isMissed || length > MAX_EXCHANGE_PLIES) {
    // What the move gives at once is seen before that, unless its taker is taken back.
    const isGiven =
      shared[0].length === 0 &&
      isTakenAtOnce(plies) &&
      !isTakenBackAt(shown.plies, 2) &&
      plies[1].balance <= -leastGain(values);
    return isGiven ? lossOf({ ...task, shown: { ...shown, plies: plies.slice(0, 2) } }) : null;
  }
  const loss = lossOf({ ...task, shown: { ...shown, plies: plies.slice(0, length) } });
  if (loss === null || shared[0].length === 0) return loss;
  // What both lines take, and this one is taken back for with its like alone, is a trade.
  const [first, reply] = shown.plies;
  const isThere = shared[0].some(({ cell }) => cell === first.moved[0]?.to);
  const isOne = loss.kind === 'loses' && loss.isMover && loss.balance.lost.length === 1;
  if (isOne && isThere && isTakenBack(first, reply))
    return exchangeIn({ ...task, shown: { ...shown, plies: shown.plies.slice(0, 2) } });
  const taken = pieceRefs(rules, shared[0]);
  const isRecapture = takesBack(shared[0], task.lastMove);
  const takes = { taken, balance: null, isRecapture, isSacrifice: false } as const;
  return bothOf([{ kind: 'exchange', ...takes }, loss]);
}

/** A line that ends with a loss, as a reason; null if players would not see that coming. */
function lossOf(task: LineTask): MoveReason | null {
  const { rules, values, side } = task;
  const stretch = task.shown.plies;
  const balance = freedIn(task, balanceOf(rules, side, stretch));
  if (balance.lost.length === 0 && balance.conceded.length === 0) return null;
  const promotesAlone = balance.lost.length === 0;
  const lostAlone = losesMover(stretch[0]);
  const at = stretch.findIndex(
    (ply, index) =>
      (lostAlone && index === 0) ||
      (!ply.own && (promotesAlone ? ply.became !== 0 : ply.captured.length > 0)),
  );
  if (at < 0 || at >= MAX_LOSS_PLIES) return null;
  const fallen = fallenOf(stretch, side);
  const isSingle =
    fallen.length === 1 &&
    balance.conceded.length === 0 &&
    takenBy(stretch, true).every(({ code }) => colourOf(code) === side);
  const counted = fallen.filter(({ code }) => balance.lost.includes(letterOf(rules, code)));
  const missed = counted.filter(({ at }) => at < MAX_LOSS_PLIES);
  // What falls too late to be seen is no reason.
  if (missed.length === 0 && !promotesAlone) return null;
  const dearest = Math.max(...missed.map(({ code }) => values[code]));
  // Of pieces worth about as much, the one that falls first is what went wrong.
  const named = missed.find(({ code }) => values[code] > dearest / 2) ?? null;
  const promotions = stretch.filter(({ own, became }) => !own && became !== 0);
  const allStay = promotesAlone && promotions.length === balance.conceded.length;
  const doer = (isSingle || allStay) && !lostAlone ? stretch[at].moved[0] : undefined;
  const isMover = lostAlone || named?.cell === stretch[0].moved[0]?.to;
  const atOnce = named?.at === 1 && stretch.length > 2;
  const took = stretch[0].captured.map(({ code }) => letterOf(rules, code));
  // What it took falls out of the balance where its like is lost later: what happens there comes first.
  const isCut =
    atOnce && isMover && !lostAlone && took.some((letter) => !balance.gained.includes(letter));
  // Nor is what was left to be taken hidden behind what follows.
  const isHidden =
    atOnce &&
    !isMover &&
    isLongExchange(balance) &&
    !isTakenBackAt(stretch, 2) &&
    isInDanger(task.position, named.cell, values);
  const isGivenAtOnce = stretch.length > 2 && stretch[1].balance <= -leastGain(values);
  // Who need not take back where that comes to the same has lost the piece before.
  const isSame = isGivenAtOnce && Math.abs(stretch[1].balance - balance.value) < leastGain(values);
  // What is put where it is taken at once says more than a long exchange that comes to no more than twice as much.
  const isMost = (length: number): boolean => {
    const given = stretch[length - 1]?.balance ?? 0;
    return given <= -leastGain(values) && given <= balance.value / 2;
  };
  // Nor is what falls at once for nothing, or for a lesser piece, and is made up for when another one of theirs falls.
  const [first] = fallen;
  const back = isTakenBackAt(stretch, 2) ? 3 : 2;
  const isFirst =
    first?.at === 1 &&
    isGivenAtOnce &&
    named !== null &&
    first.cell !== named.cell &&
    first.cell !== stretch[0].moved[0]?.to &&
    !balance.lost.includes(letterOf(rules, first.code)) &&
    (back === 2 || isMost(back)) &&
    isLostAfter(task, first.cell);
  const there = isSame ? 2 : back;
  const isMuch = isLongExchange(balance) || (balance.lost.length > 1 && balance.gained.length > 0);
  if (atOnce && isMover && !lostAlone && !isCut && isMuch && isMost(there))
    return lossOf({ ...task, shown: { ...task.shown, plies: stretch.slice(0, there) } });
  // Of a long exchange that comes to no more than it does when the dearest piece has fallen, the rest is nothing to tell.
  const fall = named === null ? 0 : named.at + (isTakenBackAt(stretch, named.at + 1) ? 2 : 1);
  const isToldThen =
    isLongExchange(balance) &&
    fall > 2 &&
    fall < stretch.length &&
    (stretch[fall - 1]?.balance ?? 0) <= Math.min(-leastGain(values), balance.value / 2);
  if (isToldThen)
    return lossOf({ ...task, shown: { ...task.shown, plies: stretch.slice(0, fall) } });
  if (isFirst || isCut || isHidden)
    return isGivenAtOnce
      ? lossOf({ ...task, shown: { ...task.shown, plies: stretch.slice(0, isFirst ? back : 2) } })
      : null;
  // What is put where it can be taken at once is lost there, though something else may fall before it.
  const hangs = isMover && !lostAlone && named !== null && isLostAfter(task, named.cell);
  // All of it takes as long as the last of them, where some of it falls too late to be seen.
  const dating = missed.length < balance.lost.length ? counted : missed;
  const until = named === null || lostAlone || hangs ? at : lastOf(dating, named).at;
  const isTraded = until > at && !balance.lost.includes(letterOf(rules, fallen[0].code));
  const isFree = balance.gained.length === 0 && balance.conceded.length === 0;
  const isStill = named?.at === 1 && !isMover && !isTraded;
  const wasLeft = (cell: number) =>
    cell !== stretch[0].moved[0]?.to && isInDanger(task.position, cell, values);
  const wasLost = isStill && wasLeft(named.cell);
  const isAllLeft = balance.lost.length === 1 || fallen.every(({ cell }) => wasLeft(cell));
  const exposed =
    isStill && !wasLost ? exposureOf(rules, task.position, stretch, named.cell) : null;
  const by = exposed ? stretch[1].moved[0] : doer;
  // What one capture takes together is named together, where it is all that is lost.
  const together = named === null ? [] : fallen.filter((one) => one.at === named.at);
  const isAll = together.length === balance.lost.length && balance.conceded.length === 0;
  const also = isAll ? together.filter((one) => one !== named) : [];
  // What hung before the move and hangs after it was left, though the reply does something else first.
  const isLater =
    named !== null &&
    named.at >= 3 &&
    !isMover &&
    isFree &&
    fallen.length === 1 &&
    !stretch
      .slice(0, named.at)
      .some((ply) => ply.own && ply.moved.some(({ from }) => from === named.cell)) &&
    wasLeft(named.cell) &&
    isLostAfter(task, named.cell);
  return {
    kind: 'loses',
    balance,
    piece: named && pieceRef(rules, named),
    taker: by
      ? pieceRef(rules, { code: by.code, cell: cellAfter(stretch.slice(0, at), by.from, 1) })
      : null,
    moves: isLater ? 1 : stretch.slice(0, until + 1).filter(({ own }) => !own).length,
    isMover,
    isTraded,
    isLeft: isLater || (wasLost && isFree && isAllLeft),
    exposed,
    ...(also.length > 0 && { also: pieceRefs(rules, also) }),
  };
}

/** The piece by which a loss is dated: one that falls at once, or the last of all that fall later. */
const lastOf = <Piece extends { readonly at: number }>(fallen: readonly Piece[], named: Piece) =>
  named.at === 1 ? named : (fallen.at(-1) ?? named);

/** Whether the other side could take a piece after the move, and not in a trade. */
function isLostAfter({ position, values, shown }: LineTask, cell: number): boolean {
  position.make(shown.plies[0].move);
  const isHit = isLost(position, cell, values);
  position.unmake();
  return isHit;
}

/** Plies of the line up to where the side walks into captures that its first move did not allow. */
function provenLoss({ position, values, shown: { plies } }: LineTask): number {
  const [first, ...rest] = plies;
  if (!first) return 0;
  position.make(first.move);
  const answers = rest.map((ply) => ({ ...ply, own: !ply.own }));
  const length = 1 + provenLength(position, answers, values);
  position.unmake();
  return length;
}
