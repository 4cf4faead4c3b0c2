// Every game that Fairy-Stockfish plays has a match against it without further settings, from a position it knows.
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { randomWords } from '../../../src/rules/zobrist';
import { rulesOf } from '../../engine/support';
import { rivalGames } from '../../rivals/variants';
import { randomOpening } from './match';
import { rivalStart } from './rivalStart';

const matches = games.flatMap(({ id }) => rivalGames.filter(({ game }) => game === id).slice(0, 1));

test.each(matches)('$game begins from a position that the rival knows', (rival) => {
  const rules = rulesOf(rival.game);
  const { start, notice } = rivalStart(rival, rules);
  expect(() => rival.toFen(start)).not.toThrow();
  expect(rules.format(rules.parse(start))).toBe(start);
  expect(notice === null).toBe(start === rules.startFen);
});

const cuarenta = rivalGames.filter(({ game }) => game === 'cuarenta');

test.each(cuarenta)('a line says what Cuarenta is played without', (rival) => {
  const { start, notice } = rivalStart(rival, rulesOf('cuarenta'));
  expect(notice).toBe(
    `Fairy-Stockfish has no frog: no pawn becomes one. Games begin from a position that Fairy-Stockfish knows, ${start}.`,
  );
});

const LATE =
  '*k*1*1*1*/1*1*P*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*K*1* w - 0 0';

test.each(cuarenta)('Cuarenta begins where it is asked to', (rival) => {
  const { start, notice } = rivalStart(rival, rulesOf('cuarenta'), LATE);
  expect(start).toBe(LATE);
  expect(notice).toBe('Fairy-Stockfish has no frog: no pawn becomes one.');
});

test.each(cuarenta)('a start with frogs is refused before a game is played', (rival) => {
  const rules = rulesOf('cuarenta');
  expect(() => rivalStart(rival, rules, rules.startFen)).toThrow('Fairy-Stockfish has no frogs');
});

test('openings make no piece that is to be left out', () => {
  const rules = rulesOf('cuarenta');
  const made = (lacked: string) =>
    Array.from({ length: 200 }, (_, seed) =>
      randomOpening(rules, LATE, 3, randomWords(seed + 1), lacked),
    )
      .flat()
      .filter((move) => move.endsWith('f') && move.length === 5);
  expect(made('')).not.toEqual([]);
  expect(made('f')).toEqual([]);
});
