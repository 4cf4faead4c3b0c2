// The solver of races, which knows the rule book alone, agrees with proofs over the app's own positions, on every move.
import { describe, expect, it } from 'vitest';
import { bipartite } from '../../../src/games/bipartite';
import { block } from '../../../src/games/bipartite/lessons/race';
import { legalMoves } from '../../../src/rules/move';
import { randomWords } from '../../../src/rules/zobrist';
import { StageProof } from '../puzzles/stageProof';
import { TooLong } from '../puzzles/winProof';
import {
  nameOfCell,
  type RaceBoard,
  type RacePosition,
  type Racer,
  RaceSolver,
  readRace,
  Unsolved,
  WHOLE_BOARD,
} from './solver';

const rules = bipartite.rules({});
const BITS = 16;

/** A race of random moves, a number of plies before it ends. */
function lateRace(seed: number, pliesLeft: number): string {
  const random = randomWords(seed);
  const position = rules.parse(rules.startFen);
  const { terrain } = position;
  const texts: string[] = [];
  while (position.terrain === terrain) {
    texts.push(rules.format(position));
    const moves = legalMoves(position);
    position.make(moves[(random() >>> 0) % moves.length]);
  }
  return texts[Math.max(0, texts.length - pliesLeft)];
}

describe('the board of the game', () => {
  const solver = new RaceSolver(WHOLE_BOARD, undefined, BITS);

  it('starts as the game does', () => {
    expect(solver.start()).toEqual(readRace(rules.startFen));
  });

  it.each(Array.from({ length: 12 }, (_, index) => index))(
    'race %i ends as the rules say',
    (seed) => {
      const text = lateRace(seed, 4 + (seed % 12));
      const position = rules.parse(text);
      const winners = new StageProof(undefined, BITS).winners(position);
      expect(rules.format(position)).toBe(text);
      const asked = legalMoves(position);
      const found = solver.moves(readRace(text));
      expect(found.length).toBe(asked.length);
      expect(found.filter(({ wins }) => wins).length).toBe(winners.length);
      for (const { move, wins } of found) {
        const played = move === null ? 'pass' : move.map(nameOfCell).join('');
        expect(winners.includes(rules.parseMove(position, played)), played).toBe(wins);
      }
    },
  );
});

it('the lesson’s only way to win the race is the only one, and its winner needs one step more', () => {
  const task = block().tasks.at(-1);
  expect.assert(task && task.level === undefined && task.goal.kind === 'play');
  const position = readRace(task.position);
  const solver = new RaceSolver(WHOLE_BOARD, undefined, BITS);
  const winners = solver.moves(position).filter(({ wins }) => wins);
  expect(winners.map(({ move }) => move?.map(nameOfCell).join(''))).toEqual(task.goal.moves);
  const rowsLeft = (side: 'white' | 'black') =>
    position.cells
      .map((what, cell) => (what === side ? Math.floor(cell / WHOLE_BOARD.width) : null))
      .filter((row) => row !== null)
      .reduce((sum, row) => sum + Math.max(0, side === 'white' ? row - 1 : 7 - row), 0);
  expect([rowsLeft('white'), rowsLeft('black')]).toEqual([7, 6]);
});

describe('smaller boards', () => {
  /** The winner by plain recursion, with nothing remembered but whole positions. */
  function plainWinner(
    board: RaceBoard,
    { cells, side }: RacePosition,
    known: Map<string, Racer>,
  ): Racer {
    const key = `${cells.join()} ${side}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const other = side === 0 ? 1 : 0;
    const next = stepsOf(board, cells, side);
    const pass = next.length === 0;
    const over = (after: RacePosition['cells']): Racer | null => {
      if (countOf(board, after, side).away === 0) return side;
      if (stepsOf(board, after, 0).length + stepsOf(board, after, 1).length > 0) return null;
      const [white, black] = [countOf(board, after, 0), countOf(board, after, 1)];
      return (black.away - white.away || white.rows - black.rows) < 0 ? 1 : 0;
    };
    const won = (pass ? [cells] : next).some(
      (after) => (over(after) ?? plainWinner(board, { cells: after, side: other }, known)) === side,
    );
    known.set(key, won ? side : other);
    return won ? side : other;
  }

  it.each([
    [1, 3, 1],
    [2, 3, 1],
    [2, 5, 1],
    [2, 5, 2],
    [3, 4, 1],
    [2, 6, 2],
  ])('%i columns, %i rows, %i home rows', (width, height, homeRows) => {
    const board = { width, height, homeRows, blocked: [] };
    const solver = new RaceSolver(board, undefined, BITS);
    expect(solver.winner(solver.start())).toBe(plainWinner(board, solver.start(), new Map()));
  });
});

it('where neither can move, more Messengers home win, then more rows, then White', () => {
  const board = { width: 1, height: 4, homeRows: 1, blocked: [] };
  const solver = new RaceSolver(board, undefined, BITS);
  // Head on in the middle: as many rows each.
  expect(solver.winner({ cells: ['empty', 'black', 'white', 'empty'], side: 1 })).toBe(0);
  expect(solver.winner({ cells: ['black', 'white', 'empty', 'empty'], side: 1 })).toBe(0);
  expect(solver.winner({ cells: ['empty', 'empty', 'black', 'white'], side: 0 })).toBe(1);
});

it('gives up what takes too long, and can be asked again', () => {
  const solver = new RaceSolver(WHOLE_BOARD, 1000, BITS);
  expect(() => solver.winner(solver.start())).toThrow(Unsolved);
  expect(() => new StageProof(1000, BITS).winners(rules.parse(rules.startFen))).toThrow(TooLong);
  const text = lateRace(1, 3);
  const fresh = new RaceSolver(WHOLE_BOARD, undefined, BITS);
  expect(solver.winner(readRace(text))).toBe(fresh.winner(readRace(text)));
});

const nameOf = ['white', 'black'] as const;

/** The boards after each step of a side. */
function stepsOf({ width }: RaceBoard, cells: RacePosition['cells'], side: Racer) {
  const after: RacePosition['cells'][] = [];
  for (const [from, what] of cells.entries())
    for (const aside of what === nameOf[side] ? [-1, 0, 1] : []) {
      const to = from + (side === 0 ? -width : width) + aside;
      const column = (from % width) + aside;
      if (column < 0 || column >= width || cells[to] !== 'empty') continue;
      after.push(cells.with(from, 'empty').with(to, nameOf[side]));
    }
  return after;
}

/** How many of a side are not home, and the rows that all of it has gone. */
function countOf(board: RaceBoard, cells: RacePosition['cells'], side: Racer) {
  let [away, rows] = [0, 0];
  for (const [cell, what] of cells.entries()) {
    if (what !== nameOf[side]) continue;
    const row = Math.floor(cell / board.width);
    const gone = side === 0 ? board.height - 1 - row : row;
    rows += gone;
    if (gone < board.height - board.homeRows) away++;
  }
  return { away, rows };
}
