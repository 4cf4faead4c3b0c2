// What moves of 40 Bridges achieve, for hints: discs surrounded, tiles on their way to the corner, discs that stand
// together or alone.
import { effectsOf } from '../../rules/effects';
import { legalMoves } from '../../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import { codeOf, colourOf, type Position } from '../../rules/position';
import { type Colour, opposite } from '../../rules/types';
import type { HintPhrases } from '../game';
import {
  bridgesBoard,
  bridgesToGo,
  GOALS,
  isTile,
  NEIGHBOUR_COUNT,
  NEIGHBOURS,
  SIDES,
} from './board';
import { DISC } from './position';
import { SURROUNDED } from './surrounding';

const NUMBERS = ['no discs', 'a disc', 'two discs', 'three discs', 'four discs'];
const counted = (count: number): string => NUMBERS[count] ?? `${count} discs`;
const bridges = (count: number): string => `${count} ${count === 1 ? 'bridge' : 'bridges'}`;
const named = (cell: number): string => bridgesBoard.cells[cell].name;
/** A tile this near the corner is worth telling before anything else. */
const NEAR = 3;

export const hintPhrases: HintPhrases = {
  captures: {
    removes: (count) => `surrounds ${counted(count)}`,
    threatens: 'threatens to surround',
  },
  wins: {
    corner: {
      now: 'reaches the corner and wins',
      later: (moves) => `reaches the corner in ${moves} moves, whatever is played`,
      threat: 'the run to the corner',
    },
    annihilation: { now: 'takes all that is left and wins' },
  },
  achieves: ({ side }, move) => {
    const left = nearerBy(side, move);
    return left === null || left > NEAR ? null : `comes within ${bridges(left)} of the corner`;
  },
  quiet: (position, move) => {
    if (moveTag(move) !== TAG_NORMAL) return [];
    const { side } = position;
    const from = moveFrom(move);
    const to = moveTo(move);
    const own = codeOf(DISC, side);
    const now = position.cells.slice();
    const wasPrey = preyOf(position);
    const wasInDanger = passing(position, preyOf);
    position.make(move);
    const then = position.cells.slice();
    const inDanger = preyOf(position);
    const prey = passing(position, preyOf);
    position.unmake();
    const words: string[] = [];
    const hunted = prey.find((cell) => !wasPrey.includes(cell));
    if (hunted !== undefined && inDanger.length === 0)
      words.push(`threatens to surround the disc on ${named(hunted)}`);
    const saved = wasInDanger.find((cell) => cell !== from && !inDanger.includes(cell));
    if (saved !== undefined) words.push(`keeps the disc on ${named(saved)} from being surrounded`);
    if (wasInDanger.includes(from) && !inDanger.includes(to))
      words.push('leaves a place where it could be surrounded');
    if (to === GOALS[opposite(side)]) words.push('guards its own corner');
    const stopped = runnerStopped(now, side, to);
    if (stopped !== null) words.push(`stands in the way of the disc on ${named(stopped)}`);
    const pressed = neighbours(to, then).find(
      (cell) =>
        then[cell] === codeOf(DISC, opposite(side)) &&
        beside(cell, then, own) === SURROUNDED - 1 &&
        beside(cell, now, own) < SURROUNDED - 1,
    );
    if (pressed !== undefined)
      words.push(`leaves the disc on ${named(pressed)} one neighbour short of being surrounded`);
    const left = nearerBy(side, move);
    if (left !== null) words.push(`comes nearer the far corner, ${bridges(left)} away`);
    const enemy = codeOf(DISC, opposite(side));
    const foes = neighbours(to, then).filter((cell) => then[cell] === enemy);
    const met = foes.filter((cell) => !neighbours(from, now).includes(cell));
    if (met.length > 0) words.push(`closes in on the disc on ${named(met[0])}`);
    if (foes.length < beside(from, now, enemy)) words.push('steps away from enemy discs');
    const friends = beside(to, then, own);
    if (friends > beside(from, now, own)) words.push(`joins ${counted(friends)} of your own`);
    if (homeward(side, from, to)) words.push('falls back to guard its own corner');
    return words;
  },
};

/** Bridges left to the corner after a move that brings a tile nearer it; null for any other. */
function nearerBy(side: Colour, move: number): number | null {
  if (moveTag(move) !== TAG_NORMAL) return null;
  const from = bridgesBoard.squares[moveFrom(move)];
  const to = bridgesBoard.squares[moveTo(move)];
  const left = bridgesToGo(to, side);
  return isTile(to) && left < bridgesToGo(from, side) ? left : null;
}

/** Whether a move leads nearer to the own corner, by the bridges that an enemy tile would have from there. */
const homeward = (side: Colour, from: number, to: number): boolean =>
  bridgesToGo(bridgesBoard.squares[to], opposite(side)) <
  bridgesToGo(bridgesBoard.squares[from], opposite(side));

/** Cells of discs that the side to move could remove. */
const preyOf = (position: Position): number[] =>
  legalMoves(position).flatMap((move) =>
    effectsOf(position, move).captured.map(({ cell }) => cell),
  );

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

/** An enemy tile that could have stepped onto the cell towards its goal, or null. */
function runnerStopped(cells: Uint8Array, side: Colour, to: number): number | null {
  const enemy = opposite(side);
  const goal = bridgesBoard.squares[to];
  if (!isTile(goal)) return null;
  const runner = neighbours(to, cells).find((cell) => {
    const square = bridgesBoard.squares[cell];
    const steps = isTile(square) && colourOf(cells[cell]) === enemy;
    return steps && bridgesToGo(goal, enemy) < bridgesToGo(square, enemy);
  });
  return runner ?? null;
}
