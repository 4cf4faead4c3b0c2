// Where a game can be played on from as one of its own.
import { expect, test } from 'vitest';
import { REASONS, type Reason } from '../../../src/rules/types';
import { isPlayable } from '../../../src/ui/game/MoreMenu';

const ended = (reason: Reason, live = true): boolean =>
  isPlayable({ live, outcome: { winner: null, reason }, moves: ['a1a2'] });

test('the last position, unless the rules ended the game there', () => {
  const goOn = REASONS.filter((reason) => ended(reason));
  expect(goOn.sort()).toEqual(['agreement', 'resignation', 'time']);
  expect(isPlayable({ live: true, outcome: null, moves: ['a1a2'] })).toBe(true);
});

test('an earlier position, however the game ended; none before the first move', () => {
  expect(REASONS.every((reason) => ended(reason, false))).toBe(true);
  expect(isPlayable({ live: true, outcome: null, moves: [] })).toBe(false);
});
