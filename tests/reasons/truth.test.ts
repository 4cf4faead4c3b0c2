// A sample of what `npm run lab -- words` measures: in a game of each kind nothing that is said about moves is false, said
// twice, or without a reason.
import { expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { evaluationOf } from '../engine/support';
import { groundsOf, unevenGame } from '../lab/reviewProof/unevenGames';
import { auditGame } from '../lab/words/audit';

/** Numbers of games by seed 1: the second of Bipartite Chess begins behind the race. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = { bipartite: [0, 4] };
const LONGEST = 48;
const LOOKS = {
  ...{ hintNodes: 1500, reviewShare: 0.05, deepFactor: 20 },
  ...{ every: 12, from: 0, isWhole: true },
};
/** Nothing but these may be said; "empty" is the sole "Prepares ...", true but dull. */
const GOOD = ['true', 'empty'];

const samples = offeredGames.flatMap((game) =>
  (NUMBERS[game.id] ?? [0]).map((number) => ({ game, number, name: `${game.name} ${number}` })),
);

test.each(samples)(
  '$name: what is said about moves is true',
  async ({ game, number }) => {
    const [ground] = groundsOf(game);
    const { values } = await evaluationOf(ground.rules);
    const line = await unevenGame(ground, 1, number);
    const short = { ...line, moves: line.moves.slice(0, LONGEST) };
    const audited = await auditGame(ground.rules, values, short, LOOKS);
    expect(audited.length).toBeGreaterThan(3);
    const bad = audited.filter(({ verdict }) => !GOOD.includes(verdict));
    expect(bad.map(({ ply, sentence, fault }) => `${ply}: ${sentence} (${fault})`)).toEqual([]);
  },
  120_000,
);
