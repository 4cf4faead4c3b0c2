// A signature of the search per game: nodes and move at a fixed depth. A change meant for speed must leave them
// alone; a change meant for strength (or an evaluation's) is seen here and updates them.
import { expect, test } from 'vitest';
import { SearchMemory } from '../../src/engine/tree';
import { offeredGames } from '../../src/games';
import { lookAt } from '../lab/marks';
import { proofGames } from '../proofGames';
import { evaluationOf, positionOf, rulesOf } from './support';

const DEPTH = 8;

test('search signatures', async () => {
  const signatures: string[] = [];
  for (const { id } of [...offeredGames, ...proofGames]) {
    const rules = rulesOf(id);
    const { nodes, line } = lookAt(rules, positionOf(rules), new SearchMemory(4), {
      evaluation: await evaluationOf(rules),
      handicap: null,
      limits: { depth: DEPTH },
    });
    signatures.push(`${id} ${nodes} ${line[0]}`);
  }
  expect(signatures).toMatchInlineSnapshot(`
    [
      "bridge41 1426 lblc",
      "cuarenta 13237 h3i4",
      "bipartite 3241 B1C2",
      "fastlane 52978 c2c4",
      "bridges40 10034 c1e3",
      "losalamos 16535 b2b3",
      "breakthrough 6006 a2b3",
      "microchess 2395 c1b3",
    ]
  `);
});
