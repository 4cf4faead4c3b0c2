// Whether the line that a move begins bears out what the board says of it: who is given a way goes it, what guards or blocks
// stays there, and what is taken at once does nothing.
import type { GamePlans, RuleSet } from '../games/game';
import type { Square } from '../rules/board';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { dangersOf, isLost, isTaken, safeCapturesFrom } from './captures';
import {
  comesBack,
  fallsTo,
  GUARD_MOVES,
  getsAway,
  goesFrom,
  isFollowed,
  isTakenAtOnce,
  isTradedNext,
  MAX_SAVED_PLIES,
  outlives,
  ownMoves,
  stays,
  takesMover,
} from './fate';
import { type LinePly, leastGain } from './line';
import type { MoveReason, Plan } from './reason';

export interface LineTask {
  readonly rules: RuleSet;
  readonly plans: GamePlans;
  /** Before the line; left as it was. */
  readonly position: Position;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  /** The move that the reasons are for comes first. */
  readonly plies: readonly LinePly[];
  /** What the other side would do if it were to move, where that is known. */
  readonly threat?: { readonly shown: { readonly plies: readonly LinePly[] } } | null;
}

/** Own moves of the line in which a piece is to use the way that was opened for it. */
export const MAX_WAY_MOVES = 3;
/** What a piece does only while it stays where it goes. */
const STANDING: ReadonlySet<string> = new Set([
  'mobility',
  'confines',
  'blocks',
  'keepsOff',
  'bars',
  'denies',
]);

/** Whether the line bears out a reason that holds on the board. */
export function isBorneOut(task: LineTask, reason: MoveReason): boolean {
  const { plans, plies } = task;
  if (isTakenAtOnce(plies)) return false;
  if (isWayOf(reason)) return isWayUsed(task, reason);
  // Who is taken where it goes, before it goes on, has reached nothing.
  const isHunted = () =>
    !outlives(plies, plies[0]?.moved[0]?.from ?? -1, task.values, MAX_SAVED_PLIES);
  if (reason.kind === 'plan') {
    const { name } = reason.plan;
    if (plans.onward?.has(name) && !goesOn(task)) return false;
    if (isTradedNext(plies)) return false;
    // Who soon goes away was not closed in on.
    const foe = task.rules.board.cellNamed(reason.plan.piece?.cell ?? '');
    const isFoe = foe !== undefined && colourOf(task.position.cells[foe]) !== task.position.side;
    const goesAway = (ply: LinePly) => !ply.own && goesFrom(ply, foe);
    if (isFoe && plans.usual?.has(name) && plies.slice(0, 2 * GUARD_MOVES).some(goesAway))
      return false;
    const changesPlaces = plans.usual?.has(name) === true && isFollowed(plies);
    if (plans.enabling?.has(name)) return isUsed(task, reason.plan) && !changesPlaces;
    if (plans.standing?.has(name) !== true) return true;
    // Nor does what soon falls where it goes stand there.
    return stays(plies, GUARD_MOVES) && !changesPlaces && !isHunted();
  }
  // What takes something next, goes on, or takes what stands in its way, is not held.
  if (reason.kind === 'blocks' || reason.kind === 'confines') {
    const cell = task.rules.board.cellNamed(reason.piece.cell) ?? -1;
    if ((plies[1] && goesFrom(plies[1], cell)) || takesMover(plies, cell)) return false;
  }
  if (reason.kind === 'dodges' && comesBack(plies)) return false;
  // What takes something next is not driven away, unless it sells itself, nor what drives the piece back.
  if (reason.kind === 'attacks') {
    const isAnswered =
      plies[1]?.captured.length && isFrom(task, plies[1], reason.piece.cell) && !isSale(task);
    const cell = task.rules.board.cellNamed(reason.piece.cell) ?? -1;
    return !isAnswered && !isDrivenBack(task) && (isSafeThere(task) || fallsTo(plies, cell));
  }
  // What goes next is not attacked there, nor is what could be taken already kept from anything.
  if (reason.kind === 'keepsOff') {
    const prey = task.rules.board.cellNamed(reason.prey.cell) ?? -1;
    if (ownMoves(plies, 1).some((ply) => goesFrom(ply, prey))) return false;
  }
  if (reason.kind === 'secures') {
    const guard = task.rules.board.cellNamed(reason.guard.cell) ?? -1;
    return stays(plies, 1) && !ownMoves(plies, GUARD_MOVES).some((ply) => goesFrom(ply, guard));
  }
  if ((reason.kind === 'mobility' || reason.kind === 'supports') && isHunted()) return false;
  if (isGuardOf(reason)) {
    const cell = task.rules.board.cellNamed(reason.piece.cell) ?? -1;
    // What goes next needs no other guard.
    const goes = ownMoves(plies, 1).some((ply) => goesFrom(ply, cell));
    if (reason.kind !== 'guards' && goes) return false;
    const isHeld = stays(plies, GUARD_MOVES, cell) || isRelieved(task, cell);
    return isHeld && (reason.kind !== 'protects' || isExposed(task, cell));
  }
  if ((reason.kind === 'denies' || reason.kind === 'corners') && !isHunt(task)) return false;
  if (reason.kind === 'stopsCheck' && !isCheckWanted(task, reason)) return false;
  if (reason.kind === 'traps')
    return stays(plies, 1) && !getsAway(plies, task.rules.board.cellNamed(reason.piece.cell) ?? -1);
  // Who soon comes there after all was not kept away.
  if (reason.kind === 'bars' && comesTo(task, reason)) return false;
  const isKept = () => stays(plies, 1) && !isTradedNext(plies) && !comesBack(plies);
  return !STANDING.has(reason.kind) || isKept();
}

/** Whether what is attacked and has no safe move still hangs once the line has answered: what is protected needs none. */
export function isHeldFast(
  { rules, position, values, plies }: LineTask,
  reason: MoveReason,
): boolean {
  const [first, reply] = plies;
  if (reason.kind !== 'attacks' || reason.isCaught !== true || !first || !reply) return true;
  const cell = rules.board.cellNamed(reason.piece.cell) ?? -1;
  // What goes though no move is safe, or sells itself, was caught.
  if (moveFrom(reply.move) === cell || reply.checks) return true;
  position.make(first.move);
  position.make(reply.move);
  const isHeld =
    position.inCheck() || position.outcome() !== null || isLost(position, cell, values);
  position.unmake();
  position.unmake();
  return isHeld;
}

/** Pieces of the other side, its king included, from which on its king is not hunted down. Chosen by hand; not tuned. */
const MIN_ARMY = 5;

/**
 * Whether one cell less for a king is more than a player overlooks: a check comes, or the king is without an army, and it is not
 * king and pawns, nor half as many pieces, that are after it.
 */
function isHunt({ rules, position: { cells, side }, plies }: LineTask): boolean {
  if (plies.some((ply) => ply.own && ply.checks)) return true;
  const pieces = [...cells].filter((code) => code !== 0);
  const own = pieces.filter((code) => colourOf(code) === side);
  const foes = pieces.length - own.length;
  const hunts = (code: number) => {
    const kind = rules.kinds[code >> 1];
    return kind?.royal !== true && kind?.pawn !== true;
  };
  return foes < MIN_ARMY && 2 * own.length > foes && own.some(hunts);
}

/** Whether the other side would give this check if it were to move, and gives none instead: who would not, loses nothing. */
function isCheckWanted(
  { rules, threat, plies }: LineTask,
  { piece, cell }: Extract<MoveReason, { readonly kind: 'stopsCheck' }>,
): boolean {
  const wanted = threat?.shown.plies[0]?.moved[0];
  const isIt =
    wanted?.from === rules.board.cellNamed(piece.cell) &&
    wanted?.to === rules.board.cellNamed(cell);
  return plies[1]?.checks !== true && (wanted === undefined || isIt);
}

/** Whether a piece soon goes where a plan lets it go. */
function isUsed({ rules, plies }: LineTask, { piece, cell }: Plan): boolean {
  const [from, to] = [piece?.cell, cell].map((name) => rules.board.cellNamed(name ?? ''));
  const goes = ownMoves(plies, MAX_WAY_MOVES).find((ply) => goesFrom(ply, from));
  return (
    goes !== undefined && goes.moved[0]?.to === to && !comesBack(plies.slice(plies.indexOf(goes)))
  );
}

/** Whether it goes back at once, or from where it could be taken by then. */
function isDrivenBack({ position, values, plies }: LineTask): boolean {
  if (!comesBack(plies)) return false;
  const to = plies[0]?.moved[0]?.to ?? -1;
  const at = plies.findIndex((ply, index) => index > 0 && ply.own && goesFrom(ply, to));
  if (at <= 2) return true;
  const before = plies.slice(0, at);
  for (const { move } of before) position.make(move);
  let isHit = position.inCheck();
  if (!isHit) {
    position.makeNull();
    isHit = isTaken(position, to, values);
    position.unmake();
  }
  for (const _ of before) position.unmake();
  return isHit;
}

/** Whether a piece of the other side soon comes to a cell by whatever way, and is not taken there. */
function comesTo(
  { rules, plies }: LineTask,
  { piece, cell }: Extract<MoveReason, { readonly kind: 'bars' }>,
): boolean {
  const goal = rules.board.cellNamed(cell);
  let at = rules.board.cellNamed(piece.cell);
  for (const [index, { own, moved }] of plies.slice(0, 2 * GUARD_MOVES).entries()) {
    if (own || moved[0]?.from !== at) continue;
    at = moved[0]?.to;
    if (at === goal) return !plies[index + 1]?.captured.some((taken) => taken.cell === goal);
  }
  return false;
}

/** Whether the only piece that could take another one goes away with the reply, so that a guard is free to go as well. */
function isRelieved({ position, plies }: LineTask, cell: number): boolean {
  const [, reply] = plies;
  if (!reply || position.inCheck() || !stays(plies, 1)) return false;
  position.makeNull();
  const takers = legalMoves(position).filter((move) => moveTo(move) === cell);
  position.unmake();
  return takers.length > 0 && takers.every((move) => goesFrom(reply, moveFrom(move)));
}

/** Whether something could attack a piece next: what nothing reaches needs no guard. */
function isExposed({ position, values }: LineTask, cell: number): boolean {
  if (position.inCheck()) return false;
  position.makeNull();
  const found = dangersOf(position, values).some(({ prey }) => prey === cell);
  position.unmake();
  return found;
}

const isFrom = ({ rules }: LineTask, { moved }: LinePly, cell: string): boolean =>
  moved[0]?.from === rules.board.cellNamed(cell);

type GuardReason = Extract<MoveReason, { readonly kind: 'guards' | 'protects' | 'supports' }>;

const isGuardOf = (reason: MoveReason): reason is GuardReason =>
  ['guards', 'protects', 'supports'].includes(reason.kind);

type WayReason = Extract<MoveReason, { readonly kind: 'opensWay' | 'makesRoom' }>;

const isWayOf = (reason: MoveReason): reason is WayReason =>
  reason.kind === 'opensWay' || reason.kind === 'makesRoom';

/**
 * Whether a way stays open to the end of the line, or until a piece leaves that attacks something by it. Where it attacks nothing, no
 * piece of the own side may end up on it: who makes way and comes back further on has opened little.
 */
export function isWayKept({ rules, position, plies }: LineTask, reason: MoveReason): boolean {
  if (!isWayOf(reason) || isTakenAtOnce(plies)) return false;
  const cell = rules.board.cellNamed(reason.piece.cell) ?? -1;
  const from = plies[0]?.moved[0]?.from ?? -1;
  const piece = position.cells[cell];
  const attacks = reason.kind === 'opensWay' && reason.prey !== undefined;
  const leaves = plies.findIndex((ply) => ply.own && goesFrom(ply, cell));
  const until = attacks && leaves >= 0 ? plies.slice(0, leaves) : plies;
  const cells = plies[0] ? newGoals(position, plies[0].move, cell) : [];
  let isOpen = true;
  for (const { move } of until) {
    position.make(move);
    isOpen &&= position.cells[from] === 0;
  }
  const isBlocked = (at: number) =>
    position.cells[at] !== 0 && colourOf(position.cells[at]) === colourOf(piece);
  const isKept = isOpen && position.cells[cell] === piece && (attacks || !cells.some(isBlocked));
  for (const _ of until) position.unmake();
  return isKept;
}

/** Cells to which a piece could go after a move if the other side passed, and could not before. */
function newGoals(position: Position, move: number, cell: number): number[] {
  const goals = () =>
    legalMoves(position)
      .filter((one) => moveFrom(one) === cell && moveTag(one) === TAG_NORMAL)
      .map(moveTo);
  const could = goals();
  position.make(move);
  position.makeNull();
  const can = goals();
  position.unmake();
  position.unmake();
  return can.filter((to) => !could.includes(to));
}

/** Whether the piece that moves could not be taken where it goes, in a trade either. */
function isSafeThere({ position, values, plies: [first] }: LineTask): boolean {
  const to = first?.moved[0]?.to;
  if (!first || to === undefined) return false;
  position.make(first.move);
  const isSafe = !isTaken(position, to, values);
  position.unmake();
  return isSafe;
}

/** Whether the reply takes less than it is worth and is taken for it, not by the piece that moves, which guards there instead. */
function isSale({ values, plies: [first, reply, back] }: LineTask): boolean {
  const [seller] = reply?.moved ?? [];
  if (!seller || !back || !isTakenAtOnce([reply, back])) return false;
  if (goesFrom(back, first?.moved[0]?.to)) return false;
  const paid = reply.captured.reduce((sum, { code }) => sum + values[code], 0);
  return values[seller.code] - paid >= leastGain(values);
}

/** Whether the piece that moves later goes further from where it stood. */
function goesOn({ position: { board }, plies: [first, ...rest] }: LineTask): boolean {
  const [here] = first?.moved ?? [];
  const next = rest.find(({ own, moved }) => own && moved[0]?.from === here?.to)?.moved[0];
  if (!here || !next) return false;
  const squareOf = (cell: number) => board.squares[board.cells[cell].squares[0]];
  const from = squareOf(here.from);
  const distance = ({ file, rank }: Square): number =>
    Math.abs(file - from.file) + Math.abs(rank - from.rank);
  return distance(squareOf(next.to)) > distance(squareOf(here.to));
}

/** Whether a piece soon goes where the move lets it go, or attacks something there at once on a way that stays open. */
function isWayUsed(task: LineTask, reason: WayReason): boolean {
  const { rules, position, values, plies } = task;
  const [first] = plies;
  if (!first) return false;
  const cell = rules.board.cellNamed(reason.piece.cell) ?? -1;
  const known = safeCapturesFrom(position, cell, values);
  position.make(first.move);
  position.makeNull();
  const attacked = safeCapturesFrom(position, cell, values);
  position.unmake();
  position.unmake();
  const goes = ownMoves(plies, MAX_WAY_MOVES).find(({ moved: [piece] }) => piece?.from === cell);
  if (goes) {
    const { to } = goes.moved[0];
    const isOpened = newGoals(position, first.move, cell).includes(to);
    return isOpened && !comesBack(plies.slice(plies.indexOf(goes)));
  }
  return attacked.some((prey) => !known.includes(prey)) && isWayKept(task, reason);
}
