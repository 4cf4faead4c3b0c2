// The engine as its hosts ask it: levels, seeds, every game, and questions that make no sense.
import { expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { games } from '../../src/games';
import { readNetwork } from '../support/networks';
import { rulesOf, still } from './support';

const engine = () => new Engine({ control: still, readNetwork, megabytes: 1, random: () => 98 });
const start = (game: string) => ({
  game,
  options: {},
  start: rulesOf(game).startFen,
  moves: [] as string[],
});

test.each(games.map(({ id }) => id))('%s: low levels answer with legal moves', async (id) => {
  const asked = engine();
  const rules = rulesOf(id);
  const position = rules.parse(rules.startFen);
  const line = start(id);
  for (let ply = 0; ply < 12; ply++) {
    const { move } = await asked.think({ line, level: 1 + (ply % 4) });
    if (move === null) break;
    position.make(rules.parseMove(position, move));
    line.moves.push(move);
  }
  expect(line.moves).toHaveLength(12);
});

test('with a seed, a level repeats its move whatever was searched before', async () => {
  const line = start('bridge41');
  const fresh = await engine().think({ line, level: 4, seed: 5 });
  const used = engine();
  await used.analyse({ line, lines: 2, depth: 6 }, () => undefined);
  await used.think({ line, level: 2, seed: 9 });
  expect(await used.think({ line, level: 4, seed: 5 })).toEqual(fresh);
});

test('a level plays a game in one form, and the next one in another', async () => {
  let word = 1;
  const asked = new Engine({ control: still, readNetwork, megabytes: 1, random: () => word });
  const line = start('cuarenta');
  const searched = async () => (await asked.think({ line, level: 3 })).info?.nodes;
  const found = new Set<number | undefined>();
  for (let game = 0; game < 5; game++) {
    // Only what is drawn for the game differs: the misjudgements of each move are the same ones.
    word = 1000 + game;
    asked.clear();
    word = 1;
    const nodes = await searched();
    expect(await searched()).toBe(nodes);
    found.add(nodes);
  }
  expect(found.size).toBeGreaterThan(3);
});

test('a network that could not be had is asked for again a minute later', async () => {
  const line = { ...start('cuarenta'), moves: ['d1d5'] };
  const whole = await engine().evaluate(line);
  let time = 0;
  let tries = 0;
  const asked = new Engine({
    control: { now: () => time, stopped: () => false },
    readNetwork: (game) =>
      tries++ === 0 ? Promise.reject(new Error('too slow')) : readNetwork(game),
    megabytes: 1,
    random: () => 98,
  });
  const without = await asked.evaluate(line);
  expect(without).not.toBe(whole);
  time = 59_000;
  expect(await asked.evaluate(line)).toBe(without);
  time = 60_000;
  expect(await asked.evaluate(line)).toBe(whole);
  expect(tries).toBe(2);
});

test('an only move costs no more thought than an answer to an offered draw needs', async () => {
  const text = '5/5/5/k4/**1**/3B1/B4/2P2/1K2B b m 22 123';
  const line = { game: 'bridge41', options: {}, start: text, moves: [] };
  const { move, info } = await engine().think({ line, level: 8, seed: 1 });
  expect(move).toBe('Lwlx');
  expect(info?.score).toBeLessThan(-500);
  expect(info?.depth).toBe(8);
  expect(info?.nodes).toBeLessThan(10_000);
});

test('seeds vary the play of a low level', async () => {
  const line = start('cuarenta');
  const asked = engine();
  const moves = new Set<string | null>();
  for (let seed = 0; seed < 20; seed++) {
    moves.add((await asked.think({ line, level: 1, seed })).move);
  }
  expect(moves.size).toBeGreaterThan(3);
});

test('questions that make no sense are refused with the reason', async () => {
  const asked = engine();
  const line = start('bridge41');
  await expect(asked.think({ line: { ...line, game: 'draughts' }, level: 1 })).rejects.toThrow(
    'draughts',
  );
  await expect(asked.think({ line: { ...line, moves: ['zzzz'] }, level: 1 })).rejects.toThrow(
    'zzzz',
  );
  await expect(asked.think({ line, level: 9 })).rejects.toThrow('level is 9');
});
