// The proof games have the moves that other generators count, and end as their rules say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games, offeredGames } from '../../src/games';
import { perft } from '../../src/rules/move';
import { GAME_CODES } from '../../src/share/linkCodes';
import { proofGames } from '../proofGames';
import { breakthrough } from '../proofGames/breakthrough';
import { losAlamos } from '../proofGames/losalamos';
import { microchess } from '../proofGames/microchess';
import { movesFrom, movesIn, play, resultOf, words } from '../support/rules';

// Counts from the start, seen in two generators each.
test.each([
  { game: losAlamos, nodes: [10, 100, 1212, 14332, 191846] },
  { game: breakthrough, nodes: [16, 256, 4308, 71478, 1248290] },
  { game: microchess, nodes: [11, 95, 805, 6877, 61255] },
])('$game.name: perft', ({ game, nodes }) => {
  const rules = game.rules({});
  const position = rules.parse(rules.startFen);
  expect(nodes.map((_, index) => perft(position, index + 1))).toEqual(nodes);
});

test('the page that tells how to add a game gives Los Alamos chess, word for word', () => {
  const read = (...path: string[]) =>
    readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');
  const examples = [...read('src/games/kit/README.md').matchAll(/```ts\n(.*?)```/gs)];
  // In a list, they are set in by three.
  const [game = '', title = ''] = examples.map(([, example]) => example.replaceAll(/^ {3}/gm, ''));
  expect(examples).toHaveLength(2);
  // The tests' own games lie further from the kit.
  const followed = game.replaceAll("'../kit/", "'../../../src/games/kit/").trim();
  const written = read('tests/proofGames/losalamos/index.ts')
    .replaceAll(/^\/\/.*\n/gm, '')
    .trim();
  expect(written).toBe(followed);
  expect(read('tests/proofGames/titles.ts')).toContain(title);
});

test('drafts are registered, offered nowhere, and need no number in links', () => {
  const ids = proofGames.map(({ id }) => id);
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(offeredGames.filter(({ id }) => ids.includes(id))).toEqual([]);
  expect(microchess.id in GAME_CODES).toBe(false);
});

test('the position text of a game without a field of its own has four', () => {
  for (const game of proofGames) {
    expect(game.rules({}).startFen.split(' ')).toHaveLength(4);
  }
});

describe('Los Alamos chess', () => {
  const rules = losAlamos.rules({});

  test('a pawn becomes queen, rook or knight', () => {
    expect(movesFrom(rules, '4k1/P5/6/6/6/K5 w 0 0', 'a5')).toEqual(words('a6n a6q a6r'));
  });

  test('a lone knight is dead material', () => {
    expect(resultOf(rules, '4k1/6/6/2N3/6/K5 w 0 0')).toBe('1/2-1/2 dead-position');
  });
});

describe('Breakthrough', () => {
  const rules = breakthrough.rules({});

  test('a pawn captures diagonally alone', () => {
    expect(movesFrom(rules, 'p5/6/6/1pp3/1P4/6 w 0 0', 'b2')).toEqual(words('a3 c3'));
  });

  test('the far rank wins at once', () => {
    const text = '6/P4p/6/6/6/6 w 0 0';
    expect(resultOf(rules, text, 'a5a6')).toBe('1-0 goal');
    expect(movesIn(rules, play(rules, text, 'a5b6'))).not.toEqual([]);
    expect(resultOf(rules, '6/6/6/6/p4P/6 b 0 1', 'a2b1')).toBe('0-1 goal');
  });

  test('taking the last enemy wins', () => {
    expect(resultOf(rules, '6/6/6/1p4/P5/6 w 0 0', 'a2b3')).toBe('1-0 annihilation');
  });
});
