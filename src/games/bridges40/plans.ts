// What moves of 40 Bridges achieve: discs hunted and saved, discs on their way to the corner, discs that stand together
// or alone.
import { effectsOf } from '../../rules/effects';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import { codeOf, colourOf, type Position } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { GamePlans, PieceRef, Plan } from '../game';
import {
  bridgesBoard,
  bridgesToGo,
  GOALS,
  isTile,
  NEIGHBOUR_COUNT,
  NEIGHBOURS,
  SIDES,
  SIZE,
  SURROUNDED,
} from './board';
import { DISC } from './position';

export type BridgesPlan =
  | 'nearsCorner'
  | 'huntsDisc'
  | 'savesDisc'
  /** In older reviews. */
  | 'leavesDanger'
  | 'guardsCorner'
  | 'blocksRunner'
  | 'pressesDisc'
  | 'letsJump'
  | 'advances'
  | 'bringsUpLast'
  | 'closesIn'
  | 'stepsAway'
  | 'joinsDiscs'
  | 'fallsBack'
  | 'centres';

/** Bridges from the corner, from which on a tile's way there comes before anything else. */
const NEAR = 3;
/** Bridges from the corner, beyond which a tile is hardly on its way: it has just left its own, or not yet. */
const FAR = 6;
/** Bridges from the corner within which an enemy tile makes it worth falling back to. */
const CLOSE = 4;

const nameOf = (cell: number): string => bridgesBoard.cells[cell].name;

const disc = (side: Colour, cell: number): PieceRef => ({
  letter: 'P',
  side: side === WHITE ? 'w' : 'b',
  cell: nameOf(cell),
});

export const plans: GamePlans<BridgesPlan> = {
  standing: new Set([
    'guardsCorner',
    'blocksRunner',
    'pressesDisc',
    'bringsUpLast',
    'closesIn',
    'stepsAway',
    'joinsDiscs',
    'fallsBack',
    'centres',
  ]),
  onward: new Set(['advances']),
  enabling: new Set(['letsJump']),
  threats: new Set(['huntsDisc']),
  usual: new Set([
    'letsJump',
    'advances',
    'bringsUpLast',
    'closesIn',
    'stepsAway',
    'joinsDiscs',
    'fallsBack',
    'centres',
  ]),
  achieves: ({ side, cells }, move) => {
    const left = nearerBy(cells, side, move);
    return left === null || left > NEAR || left === 0
      ? null
      : { name: 'nearsCorner', cell: nameOf(moveTo(move)), count: left };
  },
  quiet: (_rules, position, move) => {
    if (moveTag(move) !== TAG_NORMAL) return [];
    const { side } = position;
    const from = moveFrom(move);
    const to = moveTo(move);
    const own = codeOf(DISC, side);
    const now = position.cells.slice();
    const wasFree = freelyRemovableBy(position);
    const wasInDanger = passing(position, removableBy);
    const before = legalMoves(position);
    position.make(move);
    const then = position.cells.slice();
    const inDanger = removableBy(position);
    const free = passing(position, freelyRemovableBy);
    const newJumps = passing(position, legalMoves).filter(
      (one) => !before.includes(one) && middleOf(moveFrom(one), moveTo(one)) === to,
    );
    position.unmake();
    const enemy = opposite(side);
    const found: Plan<BridgesPlan>[] = [];
    if (inDanger.length === 0)
      for (const cell of new Set(free))
        if (!wasFree.includes(cell)) found.push({ name: 'huntsDisc', piece: disc(enemy, cell) });
    const saved = wasInDanger.find((cell) => cell !== from && !inDanger.includes(cell));
    if (saved !== undefined) found.push({ name: 'savesDisc', piece: disc(side, saved) });
    const guardsCorner = to === GOALS[enemy];
    if (guardsCorner) found.push({ name: 'guardsCorner', cell: nameOf(to) });
    const stopped = runnerStopped(now, side, to);
    if (stopped !== null) found.push({ name: 'blocksRunner', piece: disc(enemy, stopped) });
    const canSurround = then.filter((code) => code === own).length >= SURROUNDED;
    const pressed = neighbours(to, then).find(
      (cell) =>
        canSurround &&
        then[cell] === codeOf(DISC, enemy) &&
        beside(cell, then, own) === SURROUNDED - 1 &&
        beside(cell, now, own) < SURROUNDED - 1,
    );
    if (pressed !== undefined) found.push({ name: 'pressesDisc', piece: disc(enemy, pressed) });
    const left = nearerBy(now, side, move);
    // Behind a disc that is nearer, another one's way is nothing to tell.
    if (left !== null && left <= FAR && left < nearestOther(now, side, from))
      found.push({ name: 'advances', cell: nameOf(to), count: left });
    if (left !== null && isLast(now, side, from))
      found.push({ name: 'bringsUpLast', cell: nameOf(to) });
    for (const one of newJumps)
      found.push({
        name: 'letsJump',
        piece: disc(side, moveFrom(one)),
        cell: nameOf(moveTo(one)),
      });
    const enemyCode = codeOf(DISC, enemy);
    const foes = neighbours(to, then).filter((cell) => then[cell] === enemyCode);
    const met = foes.filter((cell) => !neighbours(from, now).includes(cell));
    if (canSurround && met.length > 0) found.push({ name: 'closesIn', piece: disc(enemy, met[0]) });
    // Too few discs surround none.
    const isHunted = now.filter((code) => code === enemyCode).length >= SURROUNDED;
    if (isHunted && foes.length < beside(from, now, enemyCode))
      found.push({ name: 'stepsAway', cell: nameOf(to) });
    const friends = beside(to, then, own);
    if (friends > beside(from, now, own))
      found.push({ name: 'joinsDiscs', cell: nameOf(to), count: friends });
    if (!guardsCorner && homeward(side, from, to) && isThreatened(now, side))
      found.push({ name: 'fallsBack', cell: nameOf(to) });
    return found;
  },
  otherwise: (_rules, _position, move) =>
    moveTag(move) === TAG_NORMAL && fromMiddle(moveTo(move)) < fromMiddle(moveFrom(move))
      ? { name: 'centres', cell: nameOf(moveTo(move)) }
      : null,
};

/** Bridges left to the corner after a move that brings a tile nearer it; null for any other, or close to one that is taken. */
function nearerBy(cells: Uint8Array, side: Colour, move: number): number | null {
  if (moveTag(move) !== TAG_NORMAL) return null;
  const from = bridgesBoard.squares[moveFrom(move)];
  const to = bridgesBoard.squares[moveTo(move)];
  const left = bridgesToGo(to, side);
  const isBarred = left <= NEAR && cells[GOALS[side]] !== 0;
  return isTile(to) && !isBarred && left < bridgesToGo(from, side) ? left : null;
}

/** Whether an enemy tile is on its way to the own corner, rather than at home. */
const isThreatened = (cells: Uint8Array, side: Colour): boolean =>
  bridgesBoard.squares.some(
    (square) =>
      cells[square.cell] === codeOf(DISC, opposite(side)) &&
      isTile(square) &&
      bridgesToGo(square, opposite(side)) <= CLOSE,
  );

/** Bridges left to the corner for the nearest of a side's tiles but one; more than any board has if there is none. */
const nearestOther = (cells: Uint8Array, side: Colour, but: number): number =>
  Math.min(...othersToGo(cells, side, but), Number.POSITIVE_INFINITY);

/** Whether a tile has more bridges left to the corner than any other of its side. */
function isLast(cells: Uint8Array, side: Colour, cell: number): boolean {
  const others = othersToGo(cells, side, cell);
  return others.length > 0 && bridgesToGo(bridgesBoard.squares[cell], side) > Math.max(...others);
}

/** Bridges left to the corner for each of a side's tiles but one. */
function othersToGo(cells: Uint8Array, side: Colour, but: number): number[] {
  const own = codeOf(DISC, side);
  return [...cells.keys()].flatMap((cell) => {
    const square = bridgesBoard.squares[cell];
    return cell !== but && cells[cell] === own && isTile(square) ? [bridgesToGo(square, side)] : [];
  });
}

/** Whether a move leads nearer to the own corner and close to it, by the bridges that an enemy tile would have from there. */
function homeward(side: Colour, from: number, to: number): boolean {
  const left = (cell: number) => bridgesToGo(bridgesBoard.squares[cell], opposite(side));
  return left(to) < left(from) && left(to) <= CLOSE;
}

/** The cell between two others, which a jump from one to the other goes over. */
function middleOf(from: number, to: number): number | undefined {
  const { squares } = bridgesBoard;
  const [here, there] = [squares[from], squares[to]];
  const [file, rank] = [(here.file + there.file) / 2, (here.rank + there.rank) / 2];
  return squares.find((one) => one.file === file && one.rank === rank)?.cell;
}

/** How far a cell is from the middle of the board. */
function fromMiddle(cell: number): number {
  const { file, rank } = bridgesBoard.squares[cell];
  const middle = (SIZE - 1) / 2;
  return Math.abs(file - middle) + Math.abs(rank - middle);
}

/** Cells of discs that the side to move could remove. */
const removableBy = (position: Position): number[] =>
  legalMoves(position).flatMap((move) =>
    effectsOf(position, move).captured.map(({ cell }) => cell),
  );

/** The same without losing as many in return. */
const freelyRemovableBy = (position: Position): number[] =>
  legalMoves(position).flatMap((move) => {
    const { captured } = effectsOf(position, move);
    if (captured.length === 0) return [];
    position.make(move);
    const most = position.outcome()
      ? 0
      : Math.max(
          0,
          ...legalMoves(position).map((reply) => effectsOf(position, reply).captured.length),
        );
    position.unmake();
    return most >= captured.length ? [] : captured.map(({ cell }) => cell);
  });

/** What is found if the side to move passed. */
function passing<T>(position: Position, find: (position: Position) => T): T {
  position.makeNull();
  const found = find(position);
  position.unmake();
  return found;
}

const neighbours = (cell: number, cells: Uint8Array): number[] =>
  [...NEIGHBOURS.subarray(cell * SIDES, cell * SIDES + NEIGHBOUR_COUNT[cell])].filter(
    (next) => cells[next] !== 0,
  );

/** How many of the neighbours of a cell have this code. */
const beside = (cell: number, cells: Uint8Array, code: number): number =>
  neighbours(cell, cells).filter((next) => cells[next] === code).length;

/** An enemy tile on its way that could have stepped onto the cell towards its goal and stayed there, or null. */
function runnerStopped(cells: Uint8Array, side: Colour, to: number): number | null {
  const enemy = opposite(side);
  const goal = bridgesBoard.squares[to];
  const isDeadly = beside(to, cells, codeOf(DISC, side)) >= SURROUNDED;
  if (!isTile(goal) || isDeadly) return null;
  const runner = neighbours(to, cells).find((cell) => {
    const square = bridgesBoard.squares[cell];
    const steps = isTile(square) && colourOf(cells[cell]) === enemy;
    const left = bridgesToGo(square, enemy);
    return steps && left <= FAR && bridgesToGo(goal, enemy) < left;
  });
  return runner ?? null;
}
