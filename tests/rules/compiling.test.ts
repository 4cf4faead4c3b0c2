// What positions need is compiled at once where it is first asked for, or beforehand in steps.

import { expect, test } from 'vitest';
import { gameById } from '../../src/games';
import type { RuleSet } from '../../src/games/game';
import { legalOptions } from '../../src/session/moves';
import { inTasks } from '../../src/util/scheduling';
import { rulesFor } from '../support/situation';

/** Rules of which nothing is compiled yet. */
function freshRules(id: string): RuleSet {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game.rules({});
}

const startMoves = (rules: RuleSet): readonly string[] =>
  legalOptions(rules, rules.parse(rules.startFen)).map(({ text }) => text);

test.each(['bridge41', 'cuarenta', 'bipartite', 'fastlane'])(
  '%s: compiled in steps, also when asked for between two, the moves are the same',
  (id) => {
    const expected = startMoves(rulesFor(id));
    const rules = freshRules(id);
    const steps = [...(rules.prepare?.() ?? [])];
    expect(steps.length).toBeGreaterThan(3);
    expect(startMoves(rules)).toEqual(expected);
    expect([...(rules.prepare?.() ?? [])]).toEqual([]);
    const asked = freshRules(id);
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
