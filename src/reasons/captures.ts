// What a side could take in a position without losing by it, and what would be taken back there. And what a move prevents of it: an
// enemy piece that would have attacked something may not go there any more, and a piece that nothing guarded would be taken back for.
import type { RuleSet } from '../games/game';
import { effectsOf, type MoveEffects, type PieceOn } from '../rules/effects';
import { legalMoves, moveFrom, movePromotion, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { codeOf, colourOf, kindOf, type Position } from '../rules/position';
import { type Colour, opposite } from '../rules/types';
import type { LinePly } from './line';
import type { Exposure } from './reason';

/**
 * Pieces of the waiting side that the side to move could take where they stand, each with the cells of those that could
 * take back.
 */
export function guarded(position: Position): Map<number, Set<number>> {
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

/** Whether what takes these pieces takes back where the move before took something. */
export const takesBack = (captured: readonly PieceOn[], lastMove: MoveEffects | null): boolean =>
  captured.some(({ cell }) => cell === lastMove?.captured[0]?.cell);

/** Whether the side to move could take what stands on a cell without losing by it. */
export const isTaken = (position: Position, cell: number, values: Int16Array): boolean =>
  legalMoves(position).some(
    (move) =>
      effectsOf(position, move).captured.some((piece) => piece.cell === cell) &&
      !position.losesExchange(move, values),
  );

/** Whether the side to move, or its piece on a cell, could take anything of worth without losing by it: an even trade counts. */
export const canTakeAny = (position: Position, values: Int16Array, from?: number): boolean =>
  legalMoves(position).some(
    (move) =>
      (from === undefined || moveFrom(move) === from) &&
      effectsOf(position, move).captured.some(({ code }) => values[code] > 0) &&
      !position.losesExchange(move, values),
  );

/** Of two pieces that are traded, how much of the one's worth the other has at least. */
const MIN_TRADED = 0.9;

/** Whether two pieces are worth about as much. */
export const areAlike = (one: number, other: number): boolean =>
  Math.min(one, other) >= MIN_TRADED * Math.max(one, other);

/** The same, and not for a piece worth about as much, which would be a trade. */
export const isLost = (position: Position, cell: number, values: Int16Array): boolean =>
  legalMoves(position).some(
    (move) =>
      effectsOf(position, move).captured.some((piece) => piece.cell === cell) &&
      !position.losesExchange(move, values) &&
      !isTrade(position, move, position.cells[cell], values),
  );

/** Whether the other side would win a piece of the side to move if it were to move; nothing is asked in check. */
export function isInDanger(position: Position, cell: number, values: Int16Array): boolean {
  if (position.inCheck()) return false;
  position.makeNull();
  const isHit = isLost(position, cell, values);
  position.unmake();
  return isHit;
}

/** Cells of pieces of the waiting side that are lost as above if they stay. */
const lostCells = (position: Position, values: Int16Array): Set<number> => {
  const sound = legalMoves(position).filter((move) => !position.losesExchange(move, values));
  const taken = sound.flatMap((move) =>
    effectsOf(position, move)
      .captured.filter(({ code }) => values[code] > 0 && !isTrade(position, move, code, values))
      .map(({ cell }) => cell),
  );
  return new Set(taken);
};

/** Cells of pieces of the side to move, which is not in check, that would be lost if it passed. */
function hitCells(position: Position, values: Int16Array): Set<number> {
  position.makeNull();
  const cells = lostCells(position, values);
  position.unmake();
  return cells;
}

/**
 * Cells of two pieces of the waiting side that a quiet move attacks together, the dearer one first: each can be saved, but no
 * answer saves both, nor takes as much elsewhere. The position is left as it was.
 */
export function forkedBy(
  position: Position,
  move: number,
  values: Int16Array,
): readonly [number, number] | null {
  // What could be taken but for a check is attacked already.
  if (position.inCheck() || effectsOf(position, move).captured.length > 0) return null;
  const known = lostCells(position, values);
  position.make(move);
  // The king is one of two that a check attacks.
  const hit = position.inCheck() ? new Set<number>() : hitCells(position, values);
  const worth = (cell: number) => values[position.cells[cell]];
  const answers = legalMoves(position).map((answer) => {
    const { captured, lost, moved } = effectsOf(position, answer);
    const takes = position.losesExchange(answer, values)
      ? 0
      : captured.reduce((sum, { cell }) => sum + worth(cell), 0);
    position.make(answer);
    const falls = position.outcome() === null ? lostCells(position, values) : new Set<number>();
    position.unmake();
    for (const { cell } of lost) falls.add(cell);
    for (const { from, to } of moved) if (falls.delete(to)) falls.add(from);
    return { falls, takes };
  });
  const prey = [...new Set(answers.flatMap(({ falls }) => [...falls]))]
    .filter(
      (cell) => hit.has(cell) && !known.has(cell) && answers.some(({ falls }) => !falls.has(cell)),
    )
    .sort((a, b) => worth(b) - worth(a));
  const pairs = prey.flatMap((one, at) => prey.slice(at + 1).map((other) => [one, other] as const));
  const isForked = ([one, other]: readonly [number, number]): boolean =>
    answers.every(
      ({ falls, takes }) =>
        (falls.has(one) || falls.has(other)) && takes < MIN_TRADED * worth(other),
    );
  const forked = pairs.find(isForked) ?? null;
  position.unmake();
  return forked;
}

/** Whether what takes a piece is worth about as much, and could be taken back. */
function isTrade(position: Position, move: number, taken: number, values: Int16Array): boolean {
  if (!areAlike(values[position.cells[moveFrom(move)]], values[taken])) return false;
  position.make(move);
  // Where captures do not go to a cell, nobody takes back by going there.
  const isBack = legalMoves(position).some((back) =>
    effectsOf(position, back).captured.some(({ cell }) => cell === moveTo(move)),
  );
  position.unmake();
  return isBack;
}

/** Whether what an enemy piece moves to a cell would be taken there by a piece that counts, and not in a trade. */
export function isMet(
  position: Position,
  move: number,
  values: Int16Array,
  counts: (from: number) => boolean = () => true,
): boolean {
  const to = moveTo(move);
  position.make(move);
  const isTakenThere = legalMoves(position).some(
    (answer) =>
      counts(moveFrom(answer)) &&
      moveTo(answer) === to &&
      moveTag(answer) === TAG_NORMAL &&
      !position.losesExchange(answer, values) &&
      !isTrade(position, answer, position.cells[to], values),
  );
  position.unmake();
  return isTakenThere;
}

/** Whether a piece of the side to move that has moves would be taken after any of them, and takes nothing for it. */
export function isCaught(position: Position, cell: number, values: Int16Array): boolean {
  const ways = legalMoves(position).filter((move) => moveFrom(move) === cell);
  const falls = (way: number): boolean => {
    const takes = effectsOf(position, way).captured.length > 0;
    if (takes && !position.losesExchange(way, values)) return false;
    position.make(way);
    const isTakenThere = isTaken(position, moveTo(way), values);
    position.unmake();
    return isTakenThere;
  };
  return ways.length > 0 && ways.every(falls);
}

/** Whether a quiet move attacks a piece of the waiting side that could not be taken before, and that no answer of its own saves. */
export function catches(
  position: Position,
  move: number,
  cell: number,
  values: Int16Array,
): boolean {
  if (position.inCheck() || effectsOf(position, move).captured.length > 0) return false;
  if (isTaken(position, cell, values)) return false;
  position.make(move);
  const isHit = !position.inCheck() && hitCells(position, values).has(cell);
  const isHeld = isHit && isCaught(position, cell, values);
  position.unmake();
  return isHeld;
}

/** Enemy pieces that the piece on a cell could take without losing by it. */
export function safeCapturesFrom(position: Position, from: number, values: Int16Array): number[] {
  return legalMoves(position)
    .filter((move) => moveFrom(move) === from && moveTag(move) === TAG_NORMAL)
    .filter((move) => isTaking(position, move) && !position.losesExchange(move, values))
    .map(moveTo)
    .filter((cell) => values[position.cells[cell]] > 0);
}

/** A quiet move of an enemy piece, safe so far, and the dearest piece that it newly attacks. */
export interface Danger {
  readonly move: number;
  readonly from: number;
  readonly to: number;
  readonly prey: number;
}

/** Dangers to the waiting side, the dearest prey first; a pawn that promotes is another piece. The position is left as it was. */
export function dangersOf(position: Position, values: Int16Array): Danger[] {
  const { cells } = position;
  const found: Danger[] = [];
  for (const move of legalMoves(position)) {
    const [from, to] = [moveFrom(move), moveTo(move)];
    if (moveTag(move) !== TAG_NORMAL || movePromotion(move) !== 0 || cells[to] !== 0) continue;
    const known = safeCapturesFrom(position, from, values);
    position.make(move);
    const isSafe = !position.inCheck() && !position.outcome() && !isTaken(position, to, values);
    if (isSafe) {
      position.makeNull();
      const prey = safeCapturesFrom(position, to, values).filter((cell) => !known.includes(cell));
      position.unmake();
      for (const cell of prey) found.push({ move, from, to, prey: cell });
    }
    position.unmake();
  }
  return found.sort((a, b) => values[cells[b.prey]] - values[cells[a.prey]]);
}

/** The first danger that the piece now on a cell has ended: it would take what comes. The other side is to move. */
export function keptOff(
  position: Position,
  dangers: readonly Danger[],
  guard: number,
  values: Int16Array,
): Danger | undefined {
  const legal = legalMoves(position);
  const lasts = ({ move, to, prey }: Danger) =>
    position.cells[prey] !== 0 && position.cells[to] === 0 && legal.includes(move);
  // Nothing is prevented where the prey can be attacked from another cell as well.
  const isLeft = (ended: Danger) =>
    dangers.some(
      (other) =>
        other.prey === ended.prey &&
        other.to !== ended.to &&
        lasts(other) &&
        !isMet(position, other.move, values),
    );
  return dangers.find(
    (danger) =>
      danger.prey !== guard &&
      lasts(danger) &&
      isMet(position, danger.move, values, (from) => from === guard) &&
      !isLeft(danger),
  );
}

/** The only piece of a side besides its king; null where it has none or more. */
export function onlyPiece({ cells }: Position, side: Colour, values: Int16Array): PieceOn | null {
  const own = [...cells.entries()].filter(
    ([, code]) => code !== 0 && colourOf(code) === side && values[code] > 0,
  );
  const [only, ...others] = own;
  return only && others.length === 0 ? { cell: only[0], code: only[1] } : null;
}

/** A kind that may stand where one has been taken: itself, unless those may not capture each other, as some pawns. */
function takerKind({ kinds }: RuleSet, kind: number): number {
  const isBarred = (one: number): boolean => {
    const letter = kinds[one]?.letter ?? '';
    return kinds.some((other) => other?.cannotCapture?.includes(letter) === true);
  };
  if (!isBarred(kind)) return kind;
  const other = kinds.findIndex((one, at) => one && !one.royal && !isBarred(at));
  return other < 0 ? kind : other;
}

/** Cells of the mover's pieces that could take back on the cell of another, with pieces standing as given. */
export function guardsIn(
  rules: RuleSet,
  position: Position,
): (cells: Uint8Array, cell: number) => number[] {
  const { side, terrain } = position;
  // Pieces are stood on it, so it has to be another position.
  const spare = rules.parse(rules.format(position));
  return (cells, cell) => {
    const taken = cells.slice(0, position.board.cells.length);
    taken[cell] = codeOf(takerKind(rules, kindOf(cells[cell])), opposite(side));
    const standing = [...taken.keys()].filter((at) => taken[at] !== 0);
    const codes = standing.map((at) => taken[at]);
    spare.arrange(codes, standing, side, terrain);
    return legalMoves(spare)
      .filter((answer) => moveTo(answer) === cell && moveTag(answer) === TAG_NORMAL)
      .map(moveFrom);
  };
}

/** The dearest piece of the mover's that nothing guarded before a move and that the moved piece guards after it. */
export function newlyGuarded(
  rules: RuleSet,
  position: Position,
  move: number,
  values: Int16Array,
): number | undefined {
  const { side } = position;
  const to = moveTo(move);
  const before = position.cells.slice(0, position.board.cells.length);
  position.make(move);
  const after = position.cells.slice(0, position.board.cells.length);
  position.unmake();
  const guards = guardsIn(rules, position);
  return [...after.keys()]
    .filter((cell) => cell !== to && after[cell] !== 0 && colourOf(after[cell]) === side)
    .filter((cell) => before[cell] === after[cell] && values[after[cell]] > 0)
    .sort((a, b) => values[after[b]] - values[after[a]])
    .find((cell) => guards(after, cell).includes(to) && guards(before, cell).length === 0);
}

/**
 * What a move has to do with the fall of a piece that the reply takes, and that stood there before; null where nothing. The position
 * is the one before both, and is left as it was.
 */
export function exposureOf(
  rules: RuleSet,
  position: Position,
  [first, reply]: readonly LinePly[],
  cell: number,
): Exposure | null {
  const [mover] = first.moved;
  const from = reply.moved[0]?.from;
  const isSimple = moveTag(first.move) === TAG_NORMAL && reply.moved[0]?.to === cell;
  if (position.inCheck() || !mover || !isSimple) return null;
  // Without its king a side cannot be asked what it may do.
  if (rules.kinds[kindOf(mover.code)]?.royal) return null;
  const before = position.cells.slice(0, position.board.cells.length);
  const takes = (one: Position) =>
    legalMoves(one).some((move) => moveFrom(move) === from && moveTo(move) === cell);
  position.makeNull();
  const couldTake = takes(position);
  position.unmake();
  // A king could not take it while it was guarded.
  const isKing = rules.kinds[kindOf(position.cells[from])]?.royal === true;
  if (!couldTake && !isKing) {
    const standing = [...before.keys()].filter((at) => before[at] !== 0 && at !== mover.from);
    const codes = standing.map((at) => before[at]);
    const spare = rules.parse(rules.format(position));
    spare.arrange(codes, standing, opposite(position.side), position.terrain);
    return takes(spare) ? 'opened' : null;
  }
  position.make(first.move);
  const after = position.cells.slice(0, position.board.cells.length);
  position.unmake();
  const guards = guardsIn(rules, position);
  const isUnguarded = guards(before, cell).length > 0 && guards(after, cell).length === 0;
  return isUnguarded ? 'unguarded' : null;
}
