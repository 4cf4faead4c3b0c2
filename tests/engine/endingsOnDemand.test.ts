// Endings of four pieces, solved on demand: what they say follows from the moves there are, short wins are those of an exhaustive
// search, and what takes too much memory says so and spoils nothing.
import { expect, test } from 'vitest';
import { Tablebase } from '../../src/engine/endings/library';
import { ON_DEMAND_MAX_BYTES } from '../../src/engine/endings/pieceList';
import { pliesOf } from '../../src/engine/endings/table';
import { Engine } from '../../src/engine/engine';
import type { Position } from '../../src/rules/position';
import { readNetwork } from '../support/networks';
import { ignoreProgress, SOLVING_TIMEOUT_MS, tablebaseOf, testEnding } from './fourPieceEnding';
import { anyOf, walk } from './solvedEndings';
import { rulesOf, still } from './support';

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

testEnding('bridges40', 'PPpp', 5);

test('what needs more memory than there may be says so, and leaves smaller endings as they were', {
  timeout: SOLVING_TIMEOUT_MS,
}, async () => {
  const library = new Tablebase(small);
  const position = smallOf('KRkr');
  expect(await library.solveOnDemand(position, still, ignoreProgress, 2 ** 20)).toBe('too large');
  expect(library.valueOf(position)).toBeNull();
  await library.prepare(smallOf('KRk'), still);
  expect(library.valueOf(smallOf('KRk'))).not.toBeNull();
  expect(await library.solveOnDemand(position, still, ignoreProgress)).toBe('solved');
  expect(library.size).toBeLessThan(ON_DEMAND_MAX_BYTES);
});

test('what is stopped goes on where it was, and rests while nobody answers a report', {
  timeout: SOLVING_TIMEOUT_MS,
}, async () => {
  const library = new Tablebase(small);
  const position = smallOf('KRkr');
  const told: number[] = [];
  let clock = 0;
  const demand = (stopped: () => boolean, report: (done: number) => unknown) =>
    library.solveOnDemand(position, { now: () => clock++, stopped }, report);
  const note = (done: number) => told.push(done);
  expect(
    await demand(
      () => told.length >= 3,
      (done) => note(done),
    ),
  ).toBe('stopped');
  expect(library.valueOf(position)).toBeNull();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const solving = demand(
    () => false,
    (done) => {
      note(done);
      return held;
    },
  );
  expect(told).toHaveLength(4);
  const before = clock;
  await new Promise((resolve) => setImmediate(resolve));
  expect(clock).toBe(before);
  answer();
  expect(await solving).toBe('solved');
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

test('an analysis that is handed the tables tells a win of four pieces by its moves', {
  timeout: SOLVING_TIMEOUT_MS,
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
