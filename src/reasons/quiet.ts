// Reasons for moves that win nothing, in any game: they guard, attack, open and close ways. Read off the moves that both
// sides have before and after, so that every claim is what the position shows.
import type { RuleSet } from '../games/game';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import {
  dangersOf,
  guarded,
  guardsIn,
  isCaught,
  isLost,
  isTaken,
  keptOff,
  newlyGuarded,
  safeCapturesFrom,
} from './captures';
import { type MoveReason, pieceRef } from './reason';

/** Where each piece of a side may go, by the cell it stands on. */
type Ways = ReadonlyMap<number, ReadonlySet<number>>;

/** Cells gained or taken away from which on the freedom of a piece is a reason. */
export const MIN_FREED_CELLS = 3;
/** Cells left to a king that had at least two more, at which it is all but caught. */
const MAX_CORNERED_CELLS = 2;

/**
 * Most telling first; none in check, where every move is an answer, or where the turn does not pass. Values
 * are by piece code; `least` cells more or less are a reason. The position is left as it was.
 */
export function quietReasons(
  rules: RuleSet,
  position: Position,
  move: number,
  values: Int16Array,
  least = MIN_FREED_CELLS,
): MoveReason[] {
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return [];
  const { side } = position;
  const from = moveFrom(move);
  const to = moveTo(move);
  const before = position.cells.slice();
  const own = waysOf(position);
  const attacked = [...own.keys()].flatMap((cell) => safeCapturesFrom(position, cell, values));
  position.makeNull();
  const enemy = waysOf(position);
  const hadGuards = guarded(position);
  const dangers = dangersOf(position, values);
  position.unmake();
  position.make(move);
  const goesOn = position.side !== side && !position.inCheck() && !position.outcome();
  if (!goesOn) {
    position.unmake();
    return [];
  }
  const enemyAfter = waysOf(position);
  const guards = guarded(position);
  const isSafe = !isTaken(position, to, values);
  // What could only be traded there may attack by what takes back; the line has to show it.
  const canStay = isSafe || !isLost(position, to, values);
  const kept = isSafe ? keptOff(position, dangers, to, values) : undefined;
  position.makeNull();
  const ownAfter = waysOf(position);
  // A piece that could only be traded is not attacked.
  const prey = safeCapturesFrom(position, to, values).filter((at) => isLost(position, at, values));
  const given = [...ownAfter].filter(([cell, ways]) => cell !== to && ways.has(from));
  const reached = new Map(
    given.map(([cell]) => [
      cell,
      safeCapturesFrom(position, cell, values).find((at) => !attacked.includes(at)),
    ]),
  );
  const checks = canCheck(position);
  position.unmake();
  const after = position.cells.slice();
  // What is taken at once attacks nothing, and what another piece could take is attacked already.
  const isNew = (cell: number) => !own.get(from)?.has(cell) && !attacked.includes(cell);
  const worth = (cell: number) => values[position.cells[cell]];
  const hunted = canStay ? prey.filter(isNew).sort((a, b) => worth(b) - worth(a)) : [];
  const caught = hunted.filter((cell) => isCaught(position, cell, values));
  position.unmake();

  const ref = (cell: number, cells: Uint8Array) => pieceRef(rules, { code: cells[cell], cell });
  const isRoyal = (cell: number) => rules.kinds[before[cell] >> 1]?.royal === true;
  const count = (ways: Ways, cell: number) => ways.get(cell)?.size ?? 0;
  const reasons: MoveReason[] = [];

  for (const cell of hunted) {
    const isHeld = caught.includes(cell);
    reasons.push({
      kind: 'attacks',
      piece: ref(cell, after),
      ...(isHeld && { isCaught: true }),
    });
  }
  const isGuard = (takers: ReadonlySet<number>) => isSafe && takers.has(to);
  const defended = [...guards].find(
    ([cell, takers]) =>
      cell !== to && isGuard(takers) && hadGuards.has(cell) && !hadGuards.get(cell)?.size,
  );
  if (defended) reasons.push({ kind: 'guards', piece: ref(defended[0], after) });
  const king = [...enemy.keys()].find(isRoyal);
  const left = king === undefined ? 0 : count(enemyAfter, king);
  const isCornered = left <= MAX_CORNERED_CELLS && checks;
  // What can be taken itself leaves a king no less for long.
  if (king !== undefined && isSafe && isCornered && count(enemy, king) >= left + 2)
    reasons.push({ kind: 'corners', piece: ref(king, before), cells: left });
  const stopped = [...enemy].find(
    ([cell, ways]) =>
      after[cell] === before[cell] &&
      !isRoyal(cell) &&
      ways.has(to) &&
      before[to] === 0 &&
      count(enemyAfter, cell) < ways.size - 1,
  );
  if (stopped && isSafe) reasons.push({ kind: 'blocks', piece: ref(stopped[0], before) });
  if (kept)
    reasons.push({
      kind: 'keepsOff',
      piece: ref(kept.from, before),
      cell: rules.board.cells[kept.to].name,
      prey: ref(kept.prey, before),
    });
  const opened = given.filter(([cell, ways]) => ways.size >= count(own, cell) + 2);
  const room = given.filter((one) => !opened.includes(one) && count(own, one[0]) === 0);
  for (const [cell] of opened) {
    const at = reached.get(cell);
    reasons.push({
      ...{ kind: 'opensWay', piece: ref(cell, after) },
      ...(at !== undefined && { prey: ref(at, after) }),
    });
  }
  for (const [cell] of room) reasons.push({ kind: 'makesRoom', piece: ref(cell, after) });
  const loose = isSafe ? newlyGuarded(rules, position, move, values) : undefined;
  const protects: MoveReason[] =
    loose === undefined || guards.has(loose)
      ? []
      : [{ kind: 'protects', piece: ref(loose, after) }];
  // What nothing could attack next hardly needs a guard.
  const isExposed = dangers.some((danger) => danger.prey === loose);
  if (isExposed) reasons.push(...protects);
  const supported = [...guards].find(([cell, takers]) => {
    const had = hadGuards.get(cell);
    return cell !== to && isGuard(takers) && had && had.size > 0 && takers.size > had.size;
  });
  const supports: MoveReason[] = supported
    ? [{ kind: 'supports', piece: ref(supported[0], after) }]
    : [];
  const attackers = [...enemyAfter.values()].filter((ways) => supported && ways.has(supported[0]));
  const wanted = attackers.length - (supported ? (hadGuards.get(supported[0])?.size ?? 0) : 0);
  if (wanted > 0) reasons.push(...supports);
  const freer = count(ownAfter, to) - count(own, from);
  if (isSafe && freer >= least)
    reasons.push({ kind: 'mobility', piece: ref(to, after), cells: freer });
  const lessOf = (cell: number) => count(enemy, cell) - count(enemyAfter, cell);
  const cramped = [...enemy.keys()]
    .filter((cell) => after[cell] === before[cell])
    .sort((a, b) => lessOf(b) - lessOf(a))[0];
  // That the piece that moves cannot be taken any more where it stood takes nothing away.
  const isSpared = (cell: number) =>
    enemy.get(cell)?.has(from) === true && enemyAfter.get(cell)?.has(from) !== true;
  if (cramped !== undefined && lessOf(cramped) - (isSpared(cramped) ? 1 : 0) >= least)
    reasons.push({ kind: 'confines', piece: ref(cramped, before), cells: lessOf(cramped) });
  // One more than there are attackers changes little, and still more nothing.
  if (wanted === 0) reasons.push(...supports);
  if (!isExposed) reasons.push(...protects);
  return reasons;
}

/**
 * Cells of the other side’s pieces that could give a check that loses nothing if it were to move, where none can give any after a
 * move; none otherwise. The turn can pass.
 */
export function sheltered(position: Position, move: number, values: Int16Array): Set<number> {
  const checkers = new Set<number>();
  if (position.inCheck()) return checkers;
  position.makeNull();
  for (const check of legalMoves(position))
    if (!position.losesExchange(check, values) && givesCheck(position, check))
      checkers.add(moveFrom(check));
  position.unmake();
  position.make(move);
  const can = canCheck(position);
  position.unmake();
  return can ? new Set() : checkers;
}

/** Whether the side to move can give check. */
const canCheck = (position: Position): boolean =>
  legalMoves(position).some((move) => givesCheck(position, move));

function givesCheck(position: Position, move: number): boolean {
  position.make(move);
  const checks = position.inCheck();
  position.unmake();
  return checks;
}

interface Already {
  /** Where the piece that makes the later move stands now. */
  readonly from: number | undefined;
  /** To how many cells each piece may go after that move. */
  readonly ways: (cell: number) => number;
  readonly values: Int16Array;
}

/**
 * Whether what a later move of the line would do, with the pieces as they stand then, is so already in the position before the
 * line: nobody prepares that. The position is left as it was.
 */
export function isAlready(
  rules: RuleSet,
  position: Position,
  reason: MoveReason,
  { from, ways, values }: Already,
): boolean {
  if (reason.kind === 'gain' || reason.kind === 'exchange')
    return reason.taken.every(({ cell }) =>
      isTaken(position, rules.board.cellNamed(cell) ?? -1, values),
    );
  if (!('piece' in reason) || !reason.piece) return false;
  const cell = rules.board.cellNamed(reason.piece.cell);
  if (cell === undefined) return false;
  const now = waysOf(position);
  const count = (at: number) => now.get(at)?.size ?? 0;
  switch (reason.kind) {
    case 'attacks':
      return [...now.values()].some((cells) => cells.has(cell));
    case 'guards':
    case 'protects':
    case 'supports':
      return guardsIn(rules, position)(position.cells, cell).length > 0;
    case 'opensWay':
    case 'makesRoom':
      return count(cell) + 1 >= ways(cell);
    case 'mobility':
      return from !== undefined && count(from) + MIN_FREED_CELLS > ways(cell);
    default:
      return false;
  }
}

/** To how many cells each piece of the side that makes a move may go after it, by cell; none where the turn does not pass. */
export function freedomAfter(position: Position, move: number): (cell: number) => number {
  const { side } = position;
  position.make(move);
  const passes = position.side !== side && !position.inCheck() && !position.outcome();
  if (passes) position.makeNull();
  const ways: Ways = passes ? waysOf(position) : new Map();
  if (passes) position.unmake();
  position.unmake();
  return (cell) => ways.get(cell)?.size ?? 0;
}

function waysOf(position: Position): Ways {
  const ways = new Map<number, Set<number>>();
  for (const [cell, code] of position.cells.entries())
    if (code !== 0 && colourOf(code) === position.side) ways.set(cell, new Set());
  for (const move of legalMoves(position))
    if (moveTag(move) === TAG_NORMAL) ways.get(moveFrom(move))?.add(moveTo(move));
  return ways;
}
