// Endings of four men, solved on demand: what they say follows from the moves there are, short wins are those of an exhaustive
// search, and what takes too much says so and spoils nothing.
import { describe, expect, test } from 'vitest';
import { Tablebase } from '../../src/engine/endings/library';
import { ON_DEMAND_MAX_BYTES, ON_DEMAND_TIMEOUT_MS } from '../../src/engine/endings/pieceList';
import { pliesOf } from '../../src/engine/endings/table';
import { Engine } from '../../src/engine/engine';
import type { RuleSet } from '../../src/games/game';
import type { Position } from '../../src/rules/position';
import { ForcedWin } from '../support/forcedWin';
import { readNetwork } from '../support/networks';
import { anyOf, valueByMoves, walk } from './solvedEndings';
import { rulesOf, still } from './support';

const TEST_TIMEOUT_MS = 240_000;
/** Positions of each ending that are compared with an exhaustive search. */
const MAX_SEARCHES = 100;
const ignoreProgress = () => undefined;
/** Twenty cells, on which four pieces are solved in a second: enough to see how solving is stopped, resumed and refused. */
const small = rulesOf('microchess');

/** One of the small board's positions of these pieces that can be. */
function smallOf(pieces: string): Position {
  let fen = '';
  walk(small, pieces, 97, (position) => {
    fen ||= small.format(position);
  });
  return small.parse(fen);
}

const solved = new Map<string, Promise<Tablebase>>();

/** Solved once for all tests. The clock stands still: however busy the machine is, nothing takes too long. */
function tablebaseOf(rules: RuleSet, pieces: string): Promise<Tablebase> {
  const key = `${rules.game} ${pieces}`;
  const known = solved.get(key) ?? solve(rules, pieces);
  solved.set(key, known);
  return known;
}

async function solve(rules: RuleSet, pieces: string): Promise<Tablebase> {
  const tablebase = new Tablebase(rules);
  expect(await tablebase.solveOnDemand(anyOf(rules, pieces), still, ignoreProgress)).toBe('solved');
  return tablebase;
}

describe.each([
  ['bridge41', 'KRkr', 5],
  ['cuarenta', 'KBkg', 1],
  ['fastlane', 'KQkr', 5],
  ['bridges40', 'PPpp', 5],
] as const)('%s: %s', (id, men, most) => {
  test('is what its moves and an exhaustive search make of it', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    const rules = rulesOf(id);
    const library = await tablebaseOf(rules, men);
    let looked = 0;
    let searched = 0;
    const wrong: string[] = [];
    walk(rules, men, 499, (position) => {
      looked++;
      const value = library.valueOf(position);
      const byMoves = valueByMoves(library, position);
      if (value !== byMoves) wrong.push(`${rules.format(position)}: ${value}, not ${byMoves}`);
      const plies = value === null || value <= 0 ? Number.POSITIVE_INFINITY : pliesOf(value);
      if (position.outcome() || (plies > most && looked % 64 > 0) || searched >= MAX_SEARCHES)
        return;
      searched++;
      const moves = new ForcedWin(position).shortest((most + 1) >> 1);
      if (moves !== (plies <= most ? (plies + 1) >> 1 : null))
        wrong.push(`${rules.format(position)}: in ${plies} plies, by search ${moves} moves`);
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(looked).toBeGreaterThan(1000);
    expect(searched).toBeGreaterThan(40);
  });
});

test('what needs more memory than there may be says so, and leaves smaller endings as they were', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const library = new Tablebase(small);
  const position = smallOf('KRkr');
  expect(await library.solveOnDemand(position, still, ignoreProgress, 2 ** 20)).toBe('too large');
  expect(library.valueOf(position)).toBeNull();
  await library.prepare(smallOf('KRk'), still);
  expect(library.valueOf(smallOf('KRk'))).not.toBeNull();
  expect(await library.solveOnDemand(position, still, ignoreProgress)).toBe('solved');
  expect(library.size).toBeLessThan(ON_DEMAND_MAX_BYTES);
  // Two more endings of as many men, each in its turn, because the pawn may become any of several pieces.
  const pawn = rulesOf('fastlane');
  const promoting = await tablebaseOf(pawn, 'KQkr');
  expect(await promoting.solveOnDemand(anyOf(pawn, 'KPkr'), still, ignoreProgress)).toBe(
    'too large',
  );
});

test('what takes too long says so, and both that and what is stopped goes on where it was', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const library = new Tablebase(small);
  const position = smallOf('KRkr');
  const told: number[] = [];
  const demand = (now: () => number, stopped = false) =>
    library.solveOnDemand(position, { now, stopped: () => stopped }, (done) => told.push(done));
  expect(await demand(() => 0, true)).toBe('stopped');
  let clock = 0;
  expect(
    await demand(() => {
      clock += ON_DEMAND_TIMEOUT_MS / 40;
      return clock;
    }),
  ).toBe('too long');
  expect(library.valueOf(position)).toBeNull();
  clock = 0;
  expect(await demand(() => clock++)).toBe('solved');
  expect(library.valueOf(position)).not.toBeNull();
  expect(told).toEqual([...told].sort((one, other) => one - other));
  expect(Math.max(...told)).toBeGreaterThan(0.8);
  expect(Math.max(...told)).toBeLessThanOrEqual(1);
});

test('what no table can know is not solved on demand either', async () => {
  const moving = rulesOf('bridge41', { bridge: 'moving' });
  const result = await new Tablebase(moving).solveOnDemand(
    anyOf(moving, 'KRkr'),
    still,
    ignoreProgress,
  );
  expect(result).toBe('unsolvable');
  const lanes = rulesOf('fastlane');
  const three = await new Tablebase(lanes).solveOnDemand(
    anyOf(lanes, 'KQk'),
    still,
    ignoreProgress,
  );
  expect(three).toBe('unsolvable');
});

test('an analysis that is handed the tables tells a win of four men by its moves', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const rules = rulesOf('bridges40');
  const library = await tablebaseOf(rules, 'PPpp');
  let start = '';
  let most = 0;
  walk(rules, 'PPpp', 997, (position) => {
    const value = library.valueOf(position) ?? 0;
    if (value <= most || position.outcome()) return;
    most = value;
    start = rules.format(position);
  });
  expect(pliesOf(most)).toBeGreaterThan(8);
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 0 });
  const line = { game: rules.game, options: rules.options, start, moves: [] };
  const mates: (number | null | undefined)[] = [];
  await engine.analyse({ line, lines: 1, depth: 1, solved: library.exportTables() }, (found) => {
    if (found) mates.push(found.lines[0]?.mate);
  });
  expect(mates.at(-1)).toBe((pliesOf(most) + 1) >> 1);
  const solved = await engine.solve(line, ignoreProgress);
  expect(solved.result).toBe('solved');
  expect(solved.tables).toEqual(library.exportTables());
});
