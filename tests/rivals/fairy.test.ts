// Fairy-Stockfish as it is run here: its counts, its moves, and what it refuses.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fairy, startFairy } from './fairy';
import { PERFT_FROM_START } from './perftFromStart';
import { bridge41Texts } from './squares';

const PATIENCE = 60_000;

let fairy: Fairy;
beforeAll(async () => {
  fairy = await startFairy('bridge41');
}, PATIENCE);
afterAll(() => fairy.quit());

test.each(PERFT_FROM_START)(
  'perft of $variant from its start',
  { timeout: PATIENCE },
  async (row) => {
    await fairy.setVariant(row.variant);
    await fairy.setPosition('startpos');
    const counted: number[] = [];
    for (const index of row.nodes.keys()) counted.push(await fairy.perft(index + 1));
    expect(counted).toEqual(row.nodes);
  },
);

test('a search of 20000 nodes ends in a legal move', { timeout: PATIENCE }, async () => {
  await fairy.setVariant('bridge41');
  await fairy.setPosition('startpos');
  const { move, score, nodes, nps } = await fairy.go('nodes 20000');
  const legal = ['Lbld', 'Lbmc', 'Rbmc', 'Rbrd', 'lblc', 'mbmc', 'rbrc'];
  expect(legal).toContain(bridge41Texts.fromUci(move ?? 'none'));
  expect(score).not.toBeNull();
  expect(nodes).toBeGreaterThanOrEqual(19_000);
  expect(nodes).toBeLessThan(25_000);
  expect(nps).toBeGreaterThan(0);
});

test('a position is played on from a FEN, and an illegal move is named', {
  timeout: PATIENCE,
}, async () => {
  await fairy.setVariant('bipartite-bd');
  const promoting = '4k/5/1M3/5/*3*/5/5/5/K4 w - - 0 1';
  expect(await fairy.setPosition(promoting, ['b7b8s', 'e9d9'])).toBe(
    '3k1/1S3/5/5/*3*/5/5/5/K4 w - - 1 2',
  );
  await expect(fairy.setPosition(promoting, ['b7b8'])).rejects.toThrow('"b7b8" is illegal');
});

test('an unknown variant is refused instead of playing another', {
  timeout: PATIENCE,
}, async () => {
  await expect(fairy.setVariant('bridge42')).rejects.toThrow('no variant "bridge42"');
});
