// The search finds forced wins in three moves, with their exact length, in positions from self-play that an exhaustive
// search has verified (npm run lab -- forced-wins). Bounded by nodes: how long that takes is for the bench to say.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games, offeredGames } from '../../src/games';
import { ForcedWin } from '../support/forcedWin';
import { FORCED_MOVES, forcedWinsPath, isFound, readForcedWins } from './forcedWins/file';
import { positionOf, searchIn } from './support';

/** Half of what a desktop computer looks at in a second. */
const NODES = 500_000;
/** Every so many stored positions are verified again. */
const VERIFY_EACH = 20;

const withStored = games.filter(({ id }) => existsSync(forcedWinsPath(id)));

test('every game of the app has its positions', () => {
  expect(withStored.map(({ id }) => id)).toEqual(offeredGames.map(({ id }) => id));
});

test.each(withStored)('$id: every forced win is found', { timeout: 120_000 }, async (game) => {
  const missed: string[] = [];
  const stored = readForcedWins(game.id);
  expect(stored.length).toBeGreaterThanOrEqual(100);
  for (const { options, text } of stored) {
    const rules = game.rules(options);
    let found = false;
    await searchIn(rules, positionOf(rules, text), {
      limits: { nodes: NODES },
      control: { now: () => 0, stopped: () => found },
      report: ({ score }) => {
        found ||= isFound(score);
      },
    });
    if (!found) missed.push(text);
  }
  expect(missed).toEqual([]);
});

test.each(withStored)('$id: stored positions are forced wins in three', (game) => {
  for (const [index, { options, text }] of readForcedWins(game.id).entries()) {
    if (index % VERIFY_EACH !== 0) continue;
    const rules = game.rules(options);
    expect(new ForcedWin(rules.parse(text)).shortest(FORCED_MOVES), text).toBe(FORCED_MOVES);
  }
});
