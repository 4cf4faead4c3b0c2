// What is stored of first moves fits the rules, is worded, and is found however a position came about.
import { describe, expect, test } from 'vitest';
import { gameById, games } from '../../src/games';
import type { Game } from '../../src/games/game';
import { type OpeningFile, pointsOf, readOpenings } from '../../src/games/openings';
import { knownOptions } from '../../src/games/options';
import { grammar } from '../../src/words/grammar';
import { rulesOf } from '../engine/support';

const counted = games.filter(({ loadOpenings }) => loadOpenings);

const fileOf = async (game: Game): Promise<OpeningFile> => {
  const loaded = await game.loadOpenings?.();
  return loaded?.default as OpeningFile;
};

describe.each(counted)('$name', (game) => {
  test('each rule set has moves to begin with, counted no more often than games were played', async () => {
    const file = await fileOf(game);
    for (const { options, games: played } of file.mixes) {
      const rules = game.rules(knownOptions(game, options));
      const openings = readOpenings(file, game, rules);
      const first = openings?.movesAt(rules.parse(rules.startFen)) ?? [];
      expect(first.length).toBeGreaterThan(0);
      const sum = first.reduce((all, { games: one }) => all + one, 0);
      expect(sum).toBeLessThanOrEqual(played);
      expect(sum).toBeGreaterThan(0.8 * played);
    }
  });

  test('the usual rules and every named variant are counted, from 2,000 games each', async () => {
    const { mixes } = await fileOf(game);
    const wanted = [{}, ...(game.presets ?? []).map(({ options }) => options)];
    expect(mixes.map(({ options }) => options)).toEqual(wanted);
    for (const { games: played } of mixes) expect(played).toBeGreaterThanOrEqual(2000);
  });

  test('every aim has a word', async () => {
    for (const { positions } of (await fileOf(game)).mixes)
      for (const { moves } of positions)
        for (const move of moves) {
          const aim = move.split(' ').at(-1) ?? '';
          if (aim !== '-') expect(grammar.aimText(aim, game.id), aim).toMatch(/^[a-z ]+$/);
        }
  });
});

/** Two ways to one position of Cuarenta. */
const rules = rulesOf('cuarenta');
const cuarenta = gameById('cuarenta') ?? { options: [] };
const made = { date: '2026-11-27', command: 'by hand', mark: '0' };
const FILE: OpeningFile = {
  level: 5,
  mixes: [
    {
      made,
      options: {},
      games: 40,
      positions: [
        { after: '', moves: ['b3c4 30 15 5 makesRoom', 'h3g4 10 2 8 -'] },
        { after: 'b3c4 b7c6 h3g4', moves: ['h7g6 20 10 4 attacks'] },
      ],
    },
  ],
};

test('a position is found by whatever moves it came about', () => {
  const openings = readOpenings(FILE, cuarenta, rules);
  const position = rules.parse(rules.startFen);
  for (const text of ['h3g4', 'b7c6', 'b3c4']) {
    position.make(rules.parseMove(position, text));
  }
  expect(openings?.movesAt(position)).toEqual([
    { text: 'h7g6', games: 20, white: 10, black: 4, aim: 'attacks' },
  ]);
  position.make(rules.parseMove(position, 'h7g6'));
  expect(openings?.movesAt(position)).toEqual([]);
});

test('rules of which no games were played have none', () => {
  const bridge41 = gameById('bridge41') ?? { options: [] };
  const other = rulesOf('bridge41', { bridge: 'moving' });
  expect(readOpenings({ ...FILE, mixes: [] }, bridge41, other)).toBeNull();
});

test.each([
  [{ ...FILE, mixes: 'none' }, /mixes is "none"/],
  [{ ...FILE, level: 9 }, /level is 9/],
  [
    {
      ...FILE,
      mixes: [{ made, options: {}, games: 1, positions: [{ after: 'b3b9', moves: [] }] }],
    },
    /b3b9/,
  ],
  [
    {
      ...FILE,
      mixes: [{ made, options: {}, games: 1, positions: [{ after: '', moves: ['b3c4 5 9 0 -'] }] }],
    },
    /moves\[0\] is 9/,
  ],
])('a bad file is refused by its bad part: %#', (file, problem) => {
  expect(() => readOpenings(file, cuarenta, rules)).toThrow(problem);
});

test('points are those of the side that moves, with an error that few games make large', () => {
  const move = { text: '', games: 100, white: 60, black: 20, aim: null };
  expect(pointsOf(move, true).points).toBeCloseTo(0.7);
  expect(pointsOf(move, false).points).toBeCloseTo(0.3);
  // By hand: the variance of 60 wins, 20 draws and 20 losses is 0.16 of a point each.
  expect(pointsOf(move, true).error).toBeCloseTo(1.96 * Math.sqrt(0.16 / 100), 2);
  const few = { ...move, games: 4, white: 4, black: 0 };
  expect(pointsOf(few, true).error).toBeGreaterThan(0.2);
});
