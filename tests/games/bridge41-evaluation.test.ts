// TheBridge41's evaluation knows armies that cannot win, and those that always do.
import { expect, test } from 'vitest';
import { bridge41 } from '../../src/games/bridge41';
import { winningChance } from '../../src/games/chances';
import type { OptionValues } from '../../src/games/game';

async function judged(text: string, options: OptionValues = {}): Promise<number> {
  const rules = bridge41.rules(options);
  const { createEvaluation } = await bridge41.loadEvaluation();
  const evaluation = createEvaluation(rules);
  const position = rules.parse(text);
  evaluation.prepare(position);
  return evaluation.evaluate(position);
}

const BISHOPS_ALIKE = '2k2/5/5/5/**1**/5/5/5/B1K1B w m 0 40';
const BISHOPS_UNLIKE = '2k2/5/5/5/**1**/5/5/5/B1KB1 w m 0 40';

test.each([
  ['bishops on one colour', BISHOPS_ALIKE],
  ['three of them', '2k2/5/5/5/**1**/5/5/1B3/B1K1B w m 0 40'],
  ['a bishop against a pawn', '2k2/2p2/5/5/**1**/5/5/5/2K1B b m 0 40'],
  ['a bishop and a pawn that cannot cross', '5/3k1/5/5/**1**/1B1P1/3K1/5/5 w m 0 40'],
  ['a pawn that cannot cross', '2k2/5/5/5/**1**/5/3P1/5/2K2 b m 0 40'],
  ['two knights', '2k2/5/5/5/**1**/5/5/5/N1K1N w m 0 40'],
])('%s cannot win', async (_, text) => {
  expect(Math.abs(await judged(text))).toBeLessThan(100);
});

test.each([
  ['bishops on both colours', BISHOPS_UNLIKE],
  ['a bishop and a knight', '2k2/5/5/5/**1**/5/5/5/B1K1N w m 0 40'],
  ['a rook', '2k2/5/5/5/**1**/5/5/5/2K1R w m 0 40'],
  ['a bishop and a pawn before the bridge', '5/3k1/5/5/**1**/1BP2/3K1/5/5 w m 0 40'],
  ['bishops on one colour and a pawn', '2k2/5/5/5/**1**/5/5/2P2/B1K1B w m 0 40'],
])('%s may', async (_, text) => {
  expect(await judged(text)).toBeGreaterThan(300);
});

test.each([
  ['a rook', '2k2/5/5/5/**1**/5/5/5/2K1R w m 0 40'],
  ['a queen', '2k2/5/5/5/**1**/5/5/5/2K1Q b m 0 40'],
  ['a rook and a bishop', '1k3/5/5/R4/**1**/5/2K2/5/4B w m 0 40'],
])('%s against a bare king wins nearly always', async (_, text) => {
  const chances = await bridge41.loadChances?.();
  const score = Math.abs(await judged(text));
  // Of some 5,000 with no piece taken.
  const material = 700;
  const chance = winningChance(score, null, material, chances?.default.curves.fixed);
  expect(chance).toBeGreaterThan(0.9);
});

test('a rook against a king with a piece is no such win', async () => {
  const bare = await judged('2k2/5/5/5/**1**/5/5/5/2K1R w m 0 40');
  expect(await judged('2k1b/5/5/5/**1**/5/5/5/2K1R w m 0 40')).toBeLessThan(bare - 1000);
});

test('a pawn beside the bridge counts where there is something to take', async () => {
  const bare = await judged('5/3k1/5/5/**1**/1B1P1/3K1/5/5 w m 0 40');
  expect(await judged('5/3k1/5/2p2/**1**/1B1P1/3K1/5/5 w m 0 40')).toBeGreaterThan(bare + 100);
});

test('the side that has more and can win keeps its lead', async () => {
  expect(await judged('1rk2/5/5/5/**1**/5/5/5/B1K2 b m 0 40')).toBeGreaterThan(100);
});

test.each([{ stalemate: 'win' }, { kings: 'palace' }, { changingColorBishop: 'on' }])(
  'rules that help bishops are counted on: %o',
  async (options) => {
    expect(await judged(BISHOPS_ALIKE, options)).toBeGreaterThan(300);
  },
);
