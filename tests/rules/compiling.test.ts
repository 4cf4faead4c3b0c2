// What positions need is compiled at once where it is first asked for, or beforehand in steps.

import { expect, test } from 'vitest';
import { games } from '../../src/games';
import type { RuleSet } from '../../src/games/game';
import { legalOptions } from '../../src/session/moves';
import { inTasks } from '../../src/util/scheduling';

const startMoves = (rules: RuleSet): readonly string[] =>
  legalOptions(rules, rules.parse(rules.startFen)).map(({ text }) => text);

const compiled = games.filter((game) => game.rules({}).prepare !== undefined);

test('every game whose pieces move by tables is compiled in steps', () => {
  expect(compiled.length).toBeGreaterThan(3);
});

test.each(compiled)(
  '$name: compiled in steps, also when asked for between two, the moves are the same',
  (game) => {
    const expected = startMoves(game.rules({}));
    const rules = game.rules({});
    const steps = [...(rules.prepare?.() ?? [])];
    // The first kind is no piece.
    expect(steps.length).toBe(rules.kinds.length - 1);
    expect(startMoves(rules)).toEqual(expected);
    expect([...(rules.prepare?.() ?? [])]).toEqual([]);
    const asked = game.rules({});
    for (const _step of asked.prepare?.() ?? []) expect(startMoves(asked)).toEqual(expected);
  },
);

test('each step is a task of its own', async () => {
  const done: string[] = [];
  const work = function* () {
    for (const part of ['first', 'second']) {
      done.push(part);
      yield;
    }
  };
  const all = inTasks(work());
  expect(done).toEqual(['first']);
  await all;
  expect(done).toEqual(['first', 'second']);
});
