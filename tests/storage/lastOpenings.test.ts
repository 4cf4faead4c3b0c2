// What the computer opened with last time is found again: in the last game from the same start in which it had that side.
import { expect, test } from 'vitest';
import { games } from '../../src/games';
import { lastOpenings, NO_OPENINGS } from '../../src/storage/gameStore';
import type { GameRecord } from '../../src/storage/record';
import { createMemoryStore } from '../../src/storage/rowStore';
import { COMPUTER, gameOf, PERSON } from '../session/fakes';

/** Stores games of TheBridge41, each played later than the one before it, and looks for openings before the next. */
async function foundAfter(...played: Partial<GameRecord>[]) {
  const store = createMemoryStore('no storage here', () => 1);
  for (const [index, changes] of played.entries()) {
    const stored = { id: `game-${index}`, updatedAt: 100 + index, revision: 1 };
    await store.save({ ...gameOf({}, stored), ...changes });
  }
  return lastOpenings(store, gameOf({}, { id: 'next' }));
}

const [ONE, OTHER] = [
  ['lblc', 'ryrx'],
  ['lblc', 'lylx'],
];
const asWhite = { white: COMPUTER, black: PERSON };
const asBlack = { white: PERSON, black: COMPUTER };

test('each colour has its own last game', async () => {
  expect(await foundAfter()).toEqual(NO_OPENINGS);
  expect(
    await foundAfter(
      { ...asWhite, moves: ONE },
      { ...asBlack, moves: ONE },
      { ...asBlack, moves: OTHER },
    ),
  ).toEqual([ONE, OTHER]);
});

test('a pinned game stands first in lists, and is not the last one for that', async () => {
  expect(
    await foundAfter({ ...asWhite, moves: ONE, pinned: true }, { ...asWhite, moves: OTHER }),
  ).toEqual([OTHER, []]);
});

test('games of two persons, of other starts and games, and such as were hardly begun do not count', async () => {
  const [, other] = games;
  const { startFen: start, options } = other.rules({});
  expect(
    await foundAfter(
      { white: PERSON, black: PERSON, moves: ONE },
      { ...asBlack, moves: ['lblc'] },
      { ...asWhite, game: other.id, options, start, moves: ['d3e4', 'd8d7'] },
    ),
  ).toEqual(NO_OPENINGS);
});

test('the game itself is not its own last one', async () => {
  expect(await foundAfter({ ...asWhite, id: 'next', moves: ONE })).toEqual(NO_OPENINGS);
});
