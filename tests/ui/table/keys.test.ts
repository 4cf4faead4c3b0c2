// What the keys tell about a position.
import { expect, test } from 'vitest';
import type { OptionValues } from '../../../src/games/game';
import { BLACK, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import { gameKeys } from '../../../src/ui/game/controls';
import { pressKey, targetsKey } from '../../../src/ui/table/keys';
import { COMPUTER, FakeEngine, FakeStore, gameOf } from '../../session/fakes';
import { rulesFor, situation } from '../../support/situation';

/** What the key for moves says of a cell; `isPlayable` tells whether moves can be made now. */
function targets(isPlayable: boolean, name: string, chosen: OptionValues = {}): string {
  const { rules, state: board, options, cell } = situation(rulesFor('bridge41', chosen));
  const said: string[] = [];
  const scene = { rules, board, options: isPlayable ? options : [] };
  pressKey([targetsKey(scene)], '1', cell(name), (text) => said.push(text));
  return said.join();
}

test('where a piece may go is told also where nothing can be played now', () => {
  expect(targets(true, 'lb')).toMatch(/^lb, white pawn: .*lc/);
  expect(targets(false, 'lb')).toBe(targets(true, 'lb'));
});

test('where an empty bridge may slide is told like the moves of a piece', () => {
  expect(targets(true, 'mk', { bridge: 'moving' })).toBe('mk, empty: lk, rk.');
  expect(targets(true, 'mk')).toBe('mk, empty.');
});

test('at an earlier position of a game that is over, the keys tell whose turn it was and its moves', () => {
  const result = { score: '0-1', reason: 'resignation' } as const;
  const record = gameOf({ black: COMPUTER }, { moves: ['lblc', 'lylx'], result, revision: 1 });
  const session = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  const heard = (key: string, name: string): string => {
    const { view } = session;
    const said: string[] = [];
    const cell = view.rules.board.cellNamed(name) ?? null;
    const keys = gameKeys(view, { [WHITE]: [], [BLACK]: [] }, () => 0);
    pressKey(keys, key, cell, (text) => said.push(text));
    return said.join();
  };
  expect(heard('4', 'lb')).toBe('The game is over.');
  session.show(0);
  expect(heard('4', 'lb')).toBe('White to move.');
  expect(heard('1', 'lb')).toMatch(/^lb, white pawn: .*lc/);
});
