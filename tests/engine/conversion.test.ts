// A won ending is won: against a bare king, and with a rook more, the search makes headway that it cannot yet see.
import { expect, test } from 'vitest';
import { SearchMemory } from '../../src/engine/tree';
import { rulesOf, searchIn } from './support';

const NODES = 4000;

/** Both sides by the search, until the game is over; the plies it took and the result. */
async function playOut(id: string, text: string): Promise<[plies: number, reason: string]> {
  const rules = rulesOf(id);
  const memory = new SearchMemory(4);
  const position = rules.parse(text);
  for (let plies = 0; ; plies++) {
    const outcome = position.outcome();
    if (outcome) return [plies, outcome.reason];
    const { move } = await searchIn(rules, position, { limits: { nodes: NODES } }, memory);
    position.make(move);
  }
}

test.each([
  // The attacking king has to cross the bridge first; the longest win from any position takes 38 plies.
  ['bridge41', '2k2/5/5/5/**1**/5/5/5/R3K w m 0 0'],
  ['bridge41', '5/5/4k/5/**1**/5/R4/5/4K w m 0 0'],
  ['bridge41', '1k3/1r3/5/5/**1**/5/5/2R2/R3K w m 0 0'],
  ['fastlane', '8/8/3k4/8/8/8/8/R3K3 w - 0 0'],
])('%s %s', async (id, text) => {
  const [plies, reason] = await playOut(id, text);
  expect(reason).toBe('checkmate');
  expect(plies).toBeLessThan(100);
});
