// What the search alone asks of positions: sums of weights, null moves, how often a position came within some plies, and pieces
// arranged without a game before them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bipartite } from '../../src/games/bipartite';
import { bridge41 } from '../../src/games/bridge41';
import { CELL_STRIDE } from '../../src/rules/board';
import { legalMoves } from '../../src/rules/move';
import {
  CODE_COUNT,
  type PieceSquareWeights,
  type Position,
  packWeights,
  weightWithFew,
  weightWithMany,
} from '../../src/rules/position';
import { BLACK, opposite, WHITE } from '../../src/rules/types';
import { randomWords } from '../../src/rules/zobrist';
import * as boards from '../support/boards';
import { anyVariant, playRandomly } from '../support/randomGames';

const seeds = fc.integer({ min: 1, max: 0x7fffffff });
const RUNS = { numRuns: 12 };

const rules = bridge41.rules({});
const QUIET = boards.bridge('KRa RLa kRz');
const ROUND = ['RaRb', 'RzRy', 'RbRa', 'RyRz'];

function playOn(position: ReturnType<typeof rules.parse>, moves: readonly string[]): void {
  for (const move of moves) position.make(rules.parseMove(position, move));
}

/** Different for every code and cell; an empty cell has none. */
function randomWeights(seed: number): PieceSquareWeights {
  const random = randomWords(seed);
  const isPiece = (code: number): boolean => code > 1;
  return {
    packed: Int32Array.from({ length: CODE_COUNT * CELL_STRIDE }, (_, entry) =>
      isPiece(Math.floor(entry / CELL_STRIDE)) ? random() >> 12 : 0,
    ),
    material: Int16Array.from({ length: CODE_COUNT }, (_, code) =>
      isPiece(code) ? random() >>> 20 : 0,
    ),
  };
}

/** Both sums, added up cell by cell. */
function sumsOf({ cells }: Position, { packed, material }: PieceSquareWeights): number[] {
  const sums = [0, 0];
  for (const [cell, code] of cells.entries()) {
    sums[0] += packed[code * CELL_STRIDE + cell];
    sums[1] += material[code];
  }
  return sums;
}

const keyOf = ({ keyHigh, keyLow }: Position): number[] => [keyHigh, keyLow];

/** Both sums as the position keeps them. */
const kept = ({ pieceSquares, material }: Position): number[] => [pieceSquares, material];

test('in any game, the sums of weights follow every move and come back with it', () => {
  fc.assert(
    fc.property(anyVariant, seeds, ({ game, options }, seed) => {
      const weights = randomWeights(seed);
      playRandomly(game.rules(options), seed, 150, (position) => {
        if (position.ply === 0) position.setWeights(weights);
        const sums = sumsOf(position, weights);
        expect(kept(position)).toEqual(sums);
        const both = legalMoves(position).map((move) => {
          position.make(move);
          const after = { kept: kept(position), sums: sumsOf(position, weights) };
          position.unmake();
          return { ...after, again: kept(position) };
        });
        expect(both.map((one) => one.kept)).toEqual(both.map((one) => one.sums));
        expect(both.map((one) => one.again)).toEqual(both.map(() => sums));
      });
    }),
    RUNS,
  );
});

test('when armies are exchanged, the sums are those of the armies that come', () => {
  const stages = bipartite.rules({});
  const position = stages.parse('MM*MM/MMMMM/5/5/5/5/5/4m/1m*2 w choose 0 40');
  const weights = randomWeights(1);
  position.setWeights(weights);
  const before = kept(position);
  position.make(stages.parseMove(position, 'diagonal'));
  expect(kept(position)).toEqual(sumsOf(position, weights));
  position.unmake();
  expect(kept(position)).toEqual(before);
});

test('when armies that were exchanged are taken back, the race goes on with its own pieces', () => {
  const stages = bipartite.rules({});
  const text = boards.bipartite('mI1 mH5 mG3 ME1 MF2', 'b', '1', '0 21');
  const position = stages.parse(text);
  const fresh = legalMoves(position);
  position.make(stages.parseMove(position, 'G3H4'));
  expect(stages.format(position)).toContain(' choose ');
  position.make(stages.parseMove(position, 'diagonal'));
  position.unmake();
  expect(position.pieceCount).toBe(5);
  for (const colour of [WHITE, BLACK] as const) expect(position.hasKing(colour)).toBe(false);
  position.unmake();
  expect(legalMoves(position)).toEqual(fresh);
  expect(stages.format(position)).toBe(text);
});

test('two weights packed into one word come out as they went in', () => {
  const bounds = [-0x8000, -300, -1, 0, 1, 300, 0x7fff];
  for (const withMany of bounds) {
    for (const withFew of bounds) {
      const packed = packWeights(withMany, withFew) | 0;
      expect([weightWithMany(packed), weightWithFew(packed)]).toEqual([withMany, withFew]);
    }
  }
});

test('other weights begin their sums anew', () => {
  const position = rules.parse(QUIET);
  for (const seed of [1, 2]) {
    const weights = randomWeights(seed);
    position.setWeights(weights);
    expect(kept(position)).toEqual(sumsOf(position, weights));
  }
});

test('in any game, a null move passes the turn and nothing else', () => {
  fc.assert(
    fc.property(anyVariant, seeds, ({ game, options }, seed) => {
      const rules = game.rules(options);
      playRandomly(rules, seed, 60, (position) => {
        if (position.inCheck()) return;
        const { side } = position;
        const text = rules.format(position);
        const [key, cells] = [keyOf(position), [...position.cells]];
        position.makeNull();
        expect([position.side, position.inCheck()]).toEqual([opposite(side), false]);
        expect([...position.cells]).toEqual(cells);
        expect(keyOf(position)).not.toEqual(key);
        position.makeNull();
        expect(keyOf(position)).toEqual(key);
        expect(position.repetitions()).toBe(0);
        position.unmake();
        position.unmake();
        expect([rules.format(position), keyOf(position)]).toEqual([text, key]);
      });
    }),
    RUNS,
  );
});

test('in any game, pieces arranged anew make the position of their text, at the beginning of a game', () => {
  fc.assert(
    fc.property(anyVariant, seeds, ({ game, options }, seed) => {
      const rules = game.rules(options);
      const weights = randomWeights(seed);
      const other = rules.parse(rules.startFen);
      other.setWeights(weights);
      playRandomly(rules, seed, 100, (position) => {
        if (position.rights !== 0 || position.outcome()) return;
        const { cells, side, terrain } = position;
        const standing = [...cells.keys()].filter((cell) => cells[cell] !== 0).reverse();
        const codes = standing.map((cell) => cells[cell]);
        other.make(legalMoves(other)[0]);
        other.arrange(codes, standing, side, terrain);
        expect(keyOf(other)).toEqual(keyOf(position));
        expect(kept(other)).toEqual(sumsOf(position, weights));
        expect(other.inCheck()).toBe(position.inCheck());
        expect(legalMoves(other).sort()).toEqual(legalMoves(position).sort());
        expect(rules.format(other)).toMatch(/ 0 0$/);
        expect([other.rights, other.repetitions()]).toEqual([0, 0]);
      });
    }),
    RUNS,
  );
});

test('pieces arranged on another terrain move as it has them move', () => {
  const moving = bridge41.rules({ bridge: 'moving' });
  const there = moving.parse(boards.bridge('KLa Rlb kRz', 'b', 'l'));
  const standing = [...there.cells.keys()].filter((cell) => there.cells[cell] !== 0);
  const codes = standing.map((cell) => there.cells[cell]);
  const here = moving.parse(moving.startFen);
  here.arrange(codes, standing, BLACK, there.terrain);
  expect(moving.format(here)).toBe(boards.bridge('KLa Rlb kRz', 'b', 'l'));
  expect(legalMoves(here)).toEqual(legalMoves(there));
  expect(keyOf(here)).toEqual(keyOf(there));
});

test('a repetition counts only within the plies asked for', () => {
  const position = rules.parse(QUIET);
  playOn(position, [...ROUND, ...ROUND]);
  expect(position.repetitions()).toBe(2);
  expect([3, 4, 7, 8, 100].map((plies) => position.repetitions(plies))).toEqual([0, 1, 1, 2, 2]);
  while (position.ply > 0) position.unmake();
  // What was taken back did not happen.
  expect(position.repetitions()).toBe(0);
});

test('nothing from before a null move counts as a repetition', () => {
  const position = rules.parse(QUIET);
  playOn(position, ROUND);
  expect(position.repetitions()).toBe(1);
  position.makeNull();
  position.makeNull();
  expect(position.repetitions()).toBe(0);
  playOn(position, ROUND);
  expect(position.repetitions()).toBe(1);
});

test('nothing from before a capture counts as a repetition, however high the count of the text', () => {
  const position = rules.parse(boards.bridge('KRa RLa kRz nLc', 'w', 'm', '60 200'));
  playOn(position, ROUND);
  expect(position.repetitions()).toBe(1);
  playOn(position, ['LaLc', 'RzRy']);
  expect(position.repetitions()).toBe(0);
});
