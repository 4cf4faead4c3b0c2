// Reasons for moves that win nothing, in any game: they guard, attack, open and close ways. Read off the moves that both
// sides have before and after, so that every claim is what the position shows.
import type { RuleSet } from '../games/game';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { attackedFrom, guarded, isTaken } from './captures';
import { dangersOf, keptOff, newlyGuarded } from './prevention';
import type { MoveReason } from './reason';
import { pieceRef } from './refs';

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
  const kept = isSafe ? keptOff(position, dangers, to, values) : undefined;
  position.makeNull();
  const ownAfter = waysOf(position);
  const prey = attackedFrom(position, to, values);
  const checks = canCheck(position);
  position.unmake();
  const after = position.cells.slice();
  position.unmake();

  const ref = (cell: number, cells: Uint8Array) => pieceRef(rules, { code: cells[cell], cell });
  const isRoyal = (cell: number) => rules.kinds[before[cell] >> 1]?.royal === true;
  const count = (ways: Ways, cell: number) => ways.get(cell)?.size ?? 0;
  const reasons: MoveReason[] = [];

  // What is taken at once attacks nothing.
  const hunted = isSafe ? prey.find((cell) => !(own.get(from)?.has(cell) ?? false)) : undefined;
  if (hunted !== undefined) reasons.push({ kind: 'attacks', piece: ref(hunted, after) });
  const defended = [...guards].find(
    ([cell, takers]) =>
      cell !== to && takers.has(to) && hadGuards.has(cell) && !hadGuards.get(cell)?.size,
  );
  if (defended) reasons.push({ kind: 'guards', piece: ref(defended[0], after) });
  const king = [...enemy.keys()].find(isRoyal);
  const left = king === undefined ? 0 : count(enemyAfter, king);
  const isCornered = left <= MAX_CORNERED_CELLS && checks;
  if (king !== undefined && isCornered && count(enemy, king) >= left + 2)
    reasons.push({ kind: 'corners', piece: ref(king, before), cells: left });
  const stopped = [...enemy].find(
    ([cell, ways]) =>
      after[cell] === before[cell] &&
      !isRoyal(cell) &&
      ways.has(to) &&
      before[to] === 0 &&
      count(enemyAfter, cell) < ways.size - 1,
  );
  if (stopped) reasons.push({ kind: 'blocks', piece: ref(stopped[0], before) });
  if (kept)
    reasons.push({
      kind: 'keepsOff',
      piece: ref(kept.from, before),
      cell: rules.board.cells[kept.to].name,
      prey: ref(kept.prey, before),
    });
  const opened = [...ownAfter].find(
    ([cell, ways]) => cell !== to && ways.has(from) && ways.size >= count(own, cell) + 2,
  );
  if (opened) reasons.push({ kind: 'opensWay', piece: ref(opened[0], after) });
  const room = [...ownAfter].find(
    ([cell, ways]) => cell !== to && ways.has(from) && count(own, cell) === 0,
  );
  if (room && !opened) reasons.push({ kind: 'makesRoom', piece: ref(room[0], after) });
  const loose = isSafe ? newlyGuarded(rules, position, move, values) : undefined;
  if (loose !== undefined && !guards.has(loose))
    reasons.push({ kind: 'protects', piece: ref(loose, after) });
  const supported = [...guards].find(([cell, takers]) => {
    const had = hadGuards.get(cell);
    return cell !== to && takers.has(to) && had !== undefined && had.size > 0 && !had.has(from);
  });
  if (supported) reasons.push({ kind: 'supports', piece: ref(supported[0], after) });
  const freer = count(ownAfter, to) - count(own, from);
  if (freer >= least) reasons.push({ kind: 'mobility', piece: ref(to, after), cells: freer });
  const lessOf = (cell: number) => count(enemy, cell) - count(enemyAfter, cell);
  const cramped = [...enemy.keys()]
    .filter((cell) => after[cell] === before[cell])
    .sort((a, b) => lessOf(b) - lessOf(a))[0];
  if (cramped !== undefined && lessOf(cramped) >= least)
    reasons.push({ kind: 'confines', piece: ref(cramped, before), cells: lessOf(cramped) });
  return reasons;
}

/** Whether the other side could give check if it were to move, and cannot after a move. The turn can pass. */
export function shelters(position: Position, move: number): boolean {
  if (position.inCheck()) return false;
  position.makeNull();
  const could = canCheck(position);
  position.unmake();
  position.make(move);
  const can = canCheck(position);
  position.unmake();
  return could && !can;
}

/** Whether a move of the side to move gives check. */
function canCheck(position: Position): boolean {
  return legalMoves(position).some((move) => {
    position.make(move);
    const checks = position.inCheck();
    position.unmake();
    return checks;
  });
}

function waysOf(position: Position): Ways {
  const ways = new Map<number, Set<number>>();
  for (const [cell, code] of position.cells.entries())
    if (code !== 0 && colourOf(code) === position.side) ways.set(cell, new Set());
  for (const move of legalMoves(position))
    if (moveTag(move) === TAG_NORMAL) ways.get(moveFrom(move))?.add(moveTo(move));
  return ways;
}
