// What the cell is worth that a piece goes to, for moves that do nothing plainer: another piece protects it there, nothing can attack
// it next, an enemy piece or king may not go somewhere any more. And what a move leaves alone, since it would be taken back for.
import type { GamePlans, RuleSet } from '../games/game';
import { effectsOf } from '../rules/effects';
import { legalMoves, moveFrom, movePromotion, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import type { Position } from '../rules/position';
import { WHITE } from '../rules/types';
import { catches, type Danger, dangersOf, forkedBy, guardsIn, isMet, isTaken } from './captures';
import { leastGain } from './line';
import { type MoveReason, pieceRef } from './reason';

export interface PlaceTask {
  readonly rules: RuleSet;
  readonly plans: GamePlans;
  /** Before the move; left as it was. */
  readonly position: Position;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  readonly move: number;
}

/** Cells left to a king from which on one less hardly matters. */
const MAX_KING_CELLS = 3;

/** A quiet move of the other side: whether it is safe where it arrives, and whether it gives check. */
interface Entry {
  readonly move: number;
  readonly isSafe: boolean;
  readonly checks: boolean;
}

/**
 * Most telling first; none in check, or where the turn does not pass. That a piece is protected counts where something attacks it
 * there or could have attacked it next, or anywhere.
 */
export function placeReasons(
  task: PlaceTask,
  protection: 'needed' | 'any' = 'needed',
): MoveReason[] {
  const { rules, plans, position, values, move } = task;
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return [];
  const { board, cells, side } = position;
  const [from, to] = [moveFrom(move), moveTo(move)];
  const before = cells.slice(0, board.cells.length);
  const ref = (cell: number) => pieceRef(rules, { code: before[cell], cell });
  const isRoyal = (cell: number) => rules.kinds[before[cell] >> 1]?.royal === true;
  const guards = guardsIn(rules, position);
  position.makeNull();
  const entries = entriesOf(position, values);
  const dangers = dangersOf(position, values);
  position.unmake();
  position.make(move);
  if (position.inCheck() || position.outcome()) {
    position.unmake();
    return [];
  }
  const after = cells.slice(0, board.cells.length);
  const isSafe = !isTaken(position, to, values);
  const isAttacked = legalMoves(position).some((one) => moveTo(one) === to);
  const left = entriesOf(position, values);
  const ahead = dangersOf(position, values);
  const barred = isSafe ? entries.filter((entry) => isTakenBy(position, entry, to, values)) : [];
  position.unmake();

  const reasons: MoveReason[] = [];
  const moved = ref(from);
  const hunter = isSafe && !isRoyal(from) ? dodged(dangers, ahead, from, to) : undefined;
  // A check that attacks it as well would be no better.
  if (hunter !== undefined && !givesCheck(left, hunter))
    reasons.push({ kind: 'dodges', piece: moved, by: ref(hunter) });
  // What can be taken itself stops nothing for long.
  const checks = entries.find(
    ({ move, checks, ...entry }) =>
      isSafe &&
      checks &&
      entry.isSafe &&
      after[moveFrom(move)] === before[moveFrom(move)] &&
      !givesCheck(left, moveFrom(move)),
  );
  if (checks)
    reasons.push({
      kind: 'stopsCheck',
      piece: ref(moveFrom(checks.move)),
      cell: board.cells[moveTo(checks.move)].name,
    });
  for (const { move } of barred) {
    const name = plans.keepsOff?.(board, moveTo(move));
    if (name) reasons.push({ kind: 'plan', plan: { name, piece: ref(moveFrom(move)) } });
  }
  const { squares } = board;
  const ranks = 1 + Math.max(...squares.map(({ rank }) => rank));
  const isHome = (cell: number) => {
    const rank = squares[board.cells[cell].squares[0]].rank;
    return side === WHITE ? 2 * rank + 1 < ranks : 2 * rank + 1 > ranks;
  };
  const [entry] = barred
    .map((one) => ({ start: moveFrom(one.move), end: moveTo(one.move) }))
    .filter(({ start, end }) => isHome(end) && !isHome(start) && after[start] === before[start])
    .sort((a, b) => values[before[b.start]] - values[before[a.start]]);
  if (entry)
    reasons.push({ kind: 'bars', piece: ref(entry.start), cell: board.cells[entry.end].name });
  const isFrom = (cell: number) => (entry: Entry) => moveFrom(entry.move) === cell;
  const least = leastGain(values);
  const trapped = [...new Set(entries.map((entry) => moveFrom(entry.move)))].find(
    (cell) =>
      !isRoyal(cell) &&
      after[cell] === before[cell] &&
      values[before[cell]] > 2 * least &&
      entries.filter(isFrom(cell)).some((entry) => entry.isSafe) &&
      !left.filter(isFrom(cell)).some((entry) => entry.isSafe),
  );
  if (trapped !== undefined && canAttackNext(position, move, trapped, values))
    reasons.push({ kind: 'traps', piece: ref(trapped) });
  const king = entries.map((entry) => moveFrom(entry.move)).find(isRoyal);
  if (king !== undefined) {
    const ways = left.filter(isFrom(king)).map((entry) => moveTo(entry.move));
    const lost = entries.filter(isFrom(king)).filter((entry) => !ways.includes(moveTo(entry.move)));
    const cell = lost.length === 1 ? moveTo(lost[0].move) : to;
    // A king that gets another cell for it has lost nothing.
    const had = entries.filter(isFrom(king)).length;
    if (cell !== to && ways.length === had - 1 && ways.length <= MAX_KING_CELLS)
      reasons.push({ kind: 'denies', piece: ref(king), cell: board.cells[cell].name });
  }
  const isExposed =
    isAttacked ||
    dangers.some(({ prey }) => prey === from) ||
    (protection === 'any' && canBeReached(position, move));
  if (isSafe && isExposed && !isRoyal(from) && guards(before, from).length === 0) {
    const worth = (cell: number) => (isRoyal(cell) ? Number.MAX_VALUE : values[after[cell]]);
    const [guard] = guards(after, to).sort((a, b) => worth(a) - worth(b));
    if (guard !== undefined) reasons.push({ kind: 'secures', piece: moved, guard: ref(guard) });
  }
  return reasons;
}

/** Whether a quiet move of the other side could attack the piece that moves where it goes, safely or not. */
function canBeReached(position: Position, move: number): boolean {
  const to = moveTo(move);
  position.make(move);
  const isReached = legalMoves(position).some((next) => {
    if (moveTag(next) !== TAG_NORMAL || position.cells[moveTo(next)] !== 0) return false;
    position.make(next);
    const passes = !position.inCheck() && position.outcome() === null;
    if (passes) position.makeNull();
    const attacks = passes && legalMoves(position).some((one) => moveTo(one) === to);
    if (passes) position.unmake();
    position.unmake();
    return attacks;
  });
  position.unmake();
  return isReached;
}

/** Whether a piece could be attacked by the move after this one: otherwise that it has no safe move does it no harm. */
function canAttackNext(position: Position, move: number, cell: number, values: Int16Array) {
  position.make(move);
  position.makeNull();
  const isExposed = dangersOf(position, values).some(({ prey }) => prey === cell);
  position.unmake();
  position.unmake();
  return isExposed;
}

/** Moves of the side to move that take nothing; a piece that takes its way out counts as safe. */
function entriesOf(position: Position, values: Int16Array): Entry[] {
  return legalMoves(position)
    .filter((move) => moveTag(move) === TAG_NORMAL && movePromotion(move) === 0)
    .filter((move) => !position.losesExchange(move, values))
    .map((move) => {
      position.make(move);
      const checks = position.inCheck();
      // What removes itself by going there is not safe either.
      const isSafe = position.cells[moveTo(move)] !== 0 && !isTaken(position, moveTo(move), values);
      position.unmake();
      return { move, checks, isSafe };
    });
}

const givesCheck = (entries: readonly Entry[], from: number): boolean =>
  entries.some(({ move, checks, isSafe }) => checks && isSafe && moveFrom(move) === from);

/** Whether a move that was safe before would now be answered by the piece on a cell, which takes what comes. */
function isTakenBy(position: Position, entry: Entry, guard: number, values: Int16Array): boolean {
  const { move, isSafe } = entry;
  const target = moveTo(move);
  if (!isSafe || position.cells[target] !== 0 || !legalMoves(position).includes(move)) return false;
  return isMet(position, move, values, (from) => from === guard);
}

/** Cell of an enemy piece that could have attacked next what moves away, where nothing can attack it next. */
function dodged(
  dangers: readonly Danger[],
  ahead: readonly Danger[],
  from: number,
  to: number,
): number | undefined {
  if (ahead.some(({ prey }) => prey === to)) return undefined;
  return dangers.find((danger) => danger.prey === from && danger.from !== to)?.from;
}

/** Whether what a piece dodges would have won it: with no safe move left, or together with another one. */
export function isCaughtBy(
  { rules, position, values }: PlaceTask,
  { piece, by }: Extract<MoveReason, { readonly kind: 'dodges' }>,
): boolean {
  const [cell, from] = [piece, by].map((one) => rules.board.cellNamed(one.cell) ?? -1);
  position.makeNull();
  const isCaught = dangersOf(position, values).some(
    (danger) =>
      danger.prey === cell &&
      danger.from === from &&
      (catches(position, danger.move, cell, values) ||
        forkedBy(position, danger.move, values)?.includes(cell) === true),
  );
  position.unmake();
  return isCaught;
}

/** Share of its taker's worth from which on a piece tempts players to take it. Chosen by hand; not tuned. */
const MIN_TEMPTING = 0.5;

/** How much dearer the taker is at least, in least gains: about a pawn. Chosen by hand; not tuned. */
const MIN_PRICE = 1.5;

/** The dearest piece that could be taken and is better left alone: whatever takes it is taken for more than it is worth. */
export function sparedIn({ rules, position, values, move }: PlaceTask): MoveReason | null {
  if (position.inCheck() || effectsOf(position, move).captured.length > 0) return null;
  const captures = legalMoves(position).filter(
    (one) =>
      moveTag(one) === TAG_NORMAL &&
      position.cells[moveTo(one)] !== 0 &&
      effectsOf(position, one).captured.length === 1 &&
      values[position.cells[moveTo(one)]] > 0,
  );
  // What follows may make up for less.
  const least = MIN_PRICE * leastGain(values);
  const worthOn = (cell: number) => values[position.cells[cell]];
  const isBad = (cell: number) =>
    captures.every(
      (one) =>
        moveTo(one) !== cell ||
        (position.losesExchange(one, values) && worthOn(moveFrom(one)) - worthOn(cell) >= least),
    );
  const isTempting = (one: number) => worthOn(moveTo(one)) >= MIN_TEMPTING * worthOn(moveFrom(one));
  const [dearest] = captures
    .filter((one) => isTempting(one) && isBad(moveTo(one)))
    .sort((a, b) => worthOn(moveTo(b)) - worthOn(moveTo(a)));
  if (dearest === undefined) return null;
  const cell = moveTo(dearest);
  const piece = pieceRef(rules, { code: position.cells[cell], cell });
  position.make(dearest);
  const [taker] = legalMoves(position)
    .filter((back) => moveTo(back) === cell && moveTag(back) === TAG_NORMAL)
    .filter((back) => !position.losesExchange(back, values))
    .map(moveFrom)
    .sort((a, b) => worthOn(a) - worthOn(b));
  const by =
    taker === undefined ? null : pieceRef(rules, { code: position.cells[taker], cell: taker });
  position.unmake();
  return by && { kind: 'spares', piece, taker: by };
}
