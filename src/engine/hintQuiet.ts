// What a move does where nothing is won by it, for any game: guards, attacks, opens and closes ways. Told from the moves
// that both sides have before and after it, so that every claim is what the position shows.
import type { RuleSet } from '../games/game';
import { kindName } from '../games/ruleSet';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { pieceThere } from './hintPhrases';

/** Where each piece of a side may go, by the cell it stands on. */
type Ways = ReadonlyMap<number, ReadonlySet<number>>;

/** So many more moves to choose from are worth telling. */
const MIN_FREED_MOVES = 3;

/**
 * Predicates, most telling first; none in check, where every move is an answer, or where the turn does not pass. Values
 * are by piece code. The position is left as it was.
 */
export function quietAims(
  rules: RuleSet,
  position: Position,
  move: number,
  values: Int16Array,
): string[] {
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return [];
  const { side } = position;
  const from = moveFrom(move);
  const to = moveTo(move);
  const before = position.cells.slice();
  const own = waysOf(position);
  position.makeNull();
  const enemy = waysOf(position);
  const hadGuards = guarded(position);
  position.unmake();
  position.make(move);
  const goesOn = position.side !== side && !position.inCheck() && !position.outcome();
  if (!goesOn) {
    position.unmake();
    return [];
  }
  const enemyAfter = waysOf(position);
  const guards = guarded(position);
  position.makeNull();
  const ownAfter = waysOf(position);
  const prey = attackedFrom(position, to, values);
  position.unmake();
  const after = position.cells.slice();
  position.unmake();

  const the = (cell: number, cells: Uint8Array) => pieceThere(rules, { code: cells[cell], cell });
  const isRoyal = (cell: number) => rules.kinds[before[cell] >> 1]?.royal === true;
  const count = (ways: Ways, cell: number) => ways.get(cell)?.size ?? 0;
  const total = (ways: Ways) => [...ways.values()].reduce((sum, { size }) => sum + size, 0);
  const words: string[] = [];

  const hunted = prey.find((cell) => !(own.get(from)?.has(cell) ?? false));
  if (hunted !== undefined) words.push(`attacks ${the(hunted, after)}`);
  const kept = [...guards].find(
    ([cell, takers]) =>
      cell !== to && takers.has(to) && hadGuards.has(cell) && !hadGuards.get(cell)?.size,
  );
  if (kept) words.push(`guards ${the(kept[0], after)}`);
  const king = [...enemy.keys()].find(isRoyal);
  const barred = king === undefined ? 0 : count(enemy, king) - count(enemyAfter, king);
  if (king !== undefined && barred > 0)
    words.push(`leaves ${the(king, before)} ${cellsText(barred)} fewer to go to`);
  const stopped = [...enemy].find(
    ([cell, ways]) =>
      after[cell] === before[cell] &&
      !isRoyal(cell) &&
      ways.has(to) &&
      before[to] === 0 &&
      count(enemyAfter, cell) < ways.size - 1,
  );
  if (stopped) words.push(`stands in the way of ${the(stopped[0], before)}`);
  const opened = [...ownAfter].find(
    ([cell, ways]) => cell !== to && ways.has(from) && ways.size >= count(own, cell) + 2,
  );
  if (opened) words.push(`opens the way of ${the(opened[0], after)}`);
  const room = [...ownAfter].find(
    ([cell, ways]) => cell !== to && ways.has(from) && count(own, cell) === 0,
  );
  if (room && !opened) words.push(`makes room for ${the(room[0], after)}`);
  const freer = count(ownAfter, to) - count(own, from);
  const name = kindName(rules, after[to]);
  if (freer >= MIN_FREED_MOVES) words.push(`gives the ${name} ${freer} more cells to go to`);
  const gained = total(ownAfter) - total(own);
  if (gained >= MIN_FREED_MOVES && freer < MIN_FREED_MOVES && !opened)
    words.push(`frees your pieces: ${total(ownAfter)} moves instead of ${total(own)}`);
  const fewer = total(enemy) - total(enemyAfter);
  if (fewer >= MIN_FREED_MOVES && barred <= 0 && !stopped)
    words.push(`leaves the other side ${fewer} moves fewer`);
  const where = nearer(rules, position, from, to);
  if (where) words.push(`brings the ${name} nearer ${where}`);
  return words;
}

function waysOf(position: Position): Ways {
  const ways = new Map<number, Set<number>>();
  for (const [cell, code] of position.cells.entries())
    if (code !== 0 && colourOf(code) === position.side) ways.set(cell, new Set());
  for (const move of legalMoves(position))
    if (moveTag(move) === TAG_NORMAL) ways.get(moveFrom(move))?.add(moveTo(move));
  return ways;
}

/**
 * Pieces of the waiting side that the side to move could take where they stand, each with the cells of those that could
 * take back.
 */
function guarded(position: Position): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const move of legalMoves(position)) {
    const cell = moveTo(move);
    if (moveTag(move) !== TAG_NORMAL || !isTaking(position, move)) continue;
    position.make(move);
    const takers = legalMoves(position)
      .filter((answer) => moveTo(answer) === cell && moveTag(answer) === TAG_NORMAL)
      .map(moveFrom);
    position.unmake();
    const known = found.get(cell);
    // Only who guards against every way of taking it counts.
    found.set(cell, new Set(takers.filter((taker) => !known || known.has(taker))));
  }
  return found;
}

/** Whether a move takes what stands on its target. */
const isTaking = ({ cells, side }: Position, move: number): boolean =>
  cells[moveTo(move)] !== 0 && colourOf(cells[moveTo(move)]) !== side;

/** Enemy pieces that the piece on a cell could take without losing by it. */
function attackedFrom(position: Position, from: number, values: Int16Array): number[] {
  return legalMoves(position)
    .filter((move) => moveFrom(move) === from && moveTag(move) === TAG_NORMAL)
    .filter((move) => isTaking(position, move) && !position.losesExchange(move, values))
    .map(moveTo)
    .filter((cell) => values[position.cells[cell]] > 0);
}

const NUMBERS = ['no cell', 'one cell', 'two cells', 'three cells', 'four cells'];
const cellsText = (count: number): string => NUMBERS[count] ?? `${count} cells`;

/** The enemy king, or else the middle of the board, if a move leads nearer to it. */
function nearer(
  { board, kinds }: RuleSet,
  { cells, side }: Position,
  from: number,
  to: number,
): string | null {
  const at = (cell: number) => board.squares[board.cells[cell].squares[0]];
  const royal = (code: number) => kinds[code >> 1]?.royal === true;
  const king = cells.findIndex((code) => royal(code) && colourOf(code) !== side);
  const [a, b] = [at(from), at(to)];
  const distance = (file: number, rank: number, one: typeof a) =>
    Math.max(Math.abs(file - one.file), Math.abs(rank - one.rank));
  if (king >= 0 && !royal(cells[from])) {
    const { file, rank } = at(king);
    if (distance(file, rank, b) < distance(file, rank, a)) return 'the enemy king';
  }
  const file = (board.width - 1) / 2;
  const rank = (board.height - 1) / 2;
  return king >= 0 && distance(file, rank, b) < distance(file, rank, a) ? 'the middle' : null;
}
