// Warnings of variants that favour a side follow from the games that are stored, and those were played by the engine of today.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { type BalanceTable, balanceWarning } from '../../src/games/balance';
import balance from '../../src/games/bridge41/balance.json';
import { clearWinner, fairnessFrom } from '../../src/games/fairness';
import type { OptionValues } from '../../src/games/game';
import { engineMark, FULL_PLAY } from '../lab/marks';

const played = (white: number, drawn: number, black: number) => ({ white, drawn, black, mark: '' });
const made = { date: '2026-01-02', command: '' };

/** What an engine played whose network did not judge mirror images alike. To shrink, never to grow. */
const OUTDATED: readonly string[] = [
  { bridge: 'big', queen: 'knight' },
  { bridge: 'big', army: 'dopefish' },
].map((options) => JSON.stringify(options));

describe('a warning', () => {
  const measured: BalanceTable = {
    made,
    variants: [
      { options: {}, ...played(30, 40, 30) },
      { options: { one: 'on', two: 'on' }, ...played(70, 20, 10) },
      { options: { one: 'on', two: 'on', three: 'on' }, ...played(30, 40, 30) },
      { options: { four: 'on' }, ...played(10, 20, 70) },
      { options: { five: 'on' }, ...played(45, 30, 25) },
      { options: { six: 'on' }, ...played(1, 1, 0) },
    ],
  };
  const about = (...names: string[]) =>
    balanceWarning(measured, Object.fromEntries(names.map((name) => [name, 'on'])));

  test('names the side that clearly wins more often, and the options that make it so', () => {
    expect(about('one', 'two')).toEqual({
      text: 'White wins more often with these rules.',
      causes: ['one', 'two'],
    });
    expect(about('four')?.text).toBe('Black wins more often with these rules.');
  });

  test('holds with whatever else is chosen, but for what was played and makes up for it', () => {
    expect(about('one', 'two', 'seven')?.causes).toEqual(['one', 'two']);
    expect(about('one', 'two', 'three')).toBeNull();
    expect(about('one', 'two', 'three', 'four')?.causes).toEqual(['four']);
  });

  test('is not given for part of it, for a small lead, or for a few games', () => {
    expect(about('one')).toBeNull();
    expect(about('five')).toBeNull();
    expect(about('six')).toBeNull();
    expect(about()).toBeNull();
  });
});

test('over the big bridge a queen for a knight and dopefish favour White', () => {
  const about = (options: OptionValues) => balanceWarning(balance, options)?.causes ?? null;
  expect(about({ bridge: 'big', queen: 'knight' })).toEqual(['bridge', 'queen']);
  expect(about({ bridge: 'big', queen: 'knight', bishopPalace: 'on' })).toEqual([
    'bridge',
    'queen',
  ]);
  expect(about({ bridge: 'big', army: 'dopefish', stalemate: 'win' })).toEqual(['bridge', 'army']);
  expect(about({ bridge: 'big', army: 'dopefish', bishopPalace: 'on' })).toBeNull();
  expect(about({ queen: 'knight', army: 'dopefish' })).toBeNull();
  expect(about({ bridge: 'big' })).toBeNull();
  expect(about({})).toBeNull();
});

describe.each(games.filter(({ loadBalance }) => loadBalance))('$name', (game) => {
  test('was played by variants that it has, each once', async () => {
    const { variants = [] } = (await game.loadBalance?.())?.default ?? {};
    const texts = variants.map(({ options }) => JSON.stringify(game.rules(options).options));
    expect(variants.map(({ options }) => JSON.stringify(options))).toEqual(texts);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('warns by what the engine of today has played', async () => {
    const { made: how, variants = [] } = (await game.loadBalance?.())?.default ?? {};
    // All were played by one engine: those that nobody is warned of need not be looked at, which takes long.
    const warned = variants.filter(({ white, drawn, black }) =>
      clearWinner(fairnessFrom({ wins: white, draws: drawn, losses: black })),
    );
    expect(warned.length).toBeGreaterThan(0);
    for (const { options, mark } of warned) {
      const today = await engineMark(game, options, [FULL_PLAY]);
      const name = JSON.stringify(options);
      if (OUTDATED.includes(name)) expect(mark, name).not.toBe(today);
      else expect(mark, `another engine played ${name}: ${how?.command}`).toBe(today);
    }
  }, 60_000);
});
