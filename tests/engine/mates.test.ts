// The search finds forced mates, with their exact length, and knows what they are worth at every depth.
import { expect, test } from 'vitest';
import { DRAW, movesToEnd, WIN } from '../../src/engine/score';
import { SearchMemory } from '../../src/engine/tree';
import { ForcedWin } from '../support/forcedWin';
import { positionOf, rulesOf, searchIn } from './support';

const rules = rulesOf('bridge41');
/** One bucket: nothing is remembered for long. */
const FORGETFUL = 64 / 2 ** 20;

const MATES: [moves: number, text: string][] = [
  [1, '4k/R4/1R3/5/**1**/5/5/5/2K2 w m 0 0'],
  [2, '5/3K1/5/B2k1/**R**/2r1P/4N/5/3p1 w m 0 0'],
  [3, '3P1/5/5/N2p1/**1**/k2r1/2B2/2K1R/5 w m 0 0'],
];

test.each(MATES)('mate in %i', async (moves, text) => {
  const position = positionOf(rules, text);
  expect(new ForcedWin(position, ['checkmate']).shortest(moves)).toBe(moves);
  const { report, move } = await searchIn(rules, position, { limits: { depth: 2 * moves + 2 } });
  expect(movesToEnd(report?.score ?? DRAW)).toBe(moves);
  position.make(move);
  expect(position.outcome()?.reason === 'checkmate').toBe(moves === 1);
});

test.each(MATES)('mate in %i with hardly any table is the same score', async (moves, text) => {
  const { report } = await searchIn(
    rules,
    positionOf(rules, text),
    { limits: { depth: 2 * moves + 2 } },
    new SearchMemory(FORGETFUL),
  );
  expect(report?.score).toBe(WIN - (2 * moves - 1));
});

test('the side that will be mated sees it too', async () => {
  const [, text] = MATES[1];
  const position = positionOf(rules, text);
  const { move } = await searchIn(rules, position, { limits: { depth: 6 } });
  position.make(move);
  const { report } = await searchIn(rules, position, { limits: { depth: 6 } });
  expect(movesToEnd(report?.score ?? DRAW)).toBe(-1);
});

test('a mate stays found when the same memory looks deeper', async () => {
  const memory = new SearchMemory(4);
  const position = positionOf(rules, MATES[2][1]);
  for (const depth of [4, 8, 12]) {
    await searchIn(rules, position, { limits: { depth } }, memory);
  }
  const { report } = await searchIn(rules, position, { limits: { depth: 12 } }, memory);
  expect(movesToEnd(report?.score ?? DRAW)).toBe(3);
});

test('no move is found when the game is over', async () => {
  const mated = positionOf(rules, MATES[0][1], 'lxlz');
  expect(mated.outcome()?.reason).toBe('checkmate');
  expect(await searchIn(rules, mated, {})).toEqual({ move: 0, report: null, nodes: 0 });
});

test('stalemate is worth what the options say', async () => {
  // White can stalemate at once (lx to ly), but not mate.
  const text = '4k/5/1R1R1/5/**1**/5/5/5/2K2 w m 0 0';
  for (const [stalemate, wins] of [
    ['draw', false],
    ['win', false],
    ['loss', true],
  ] as const) {
    const own = rulesOf('bridge41', { stalemate });
    const position = positionOf(own, text);
    const { report, move } = await searchIn(own, position, { limits: { depth: 3 } });
    expect(report?.score === WIN - 1).toBe(wins);
    position.make(move);
    expect(position.outcome()?.reason === 'stalemate').toBe(wins);
  }
});
