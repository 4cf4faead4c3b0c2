// The first page lists games by their titles, before the games themselves are loaded: both lists must be of the same games.
import { expect, test } from 'vitest';
import { games, offeredGames } from '../../src/games';
import { offeredTitles, titles } from '../../src/games/titles';
import { texts } from '../../src/language/en/games/titles';

test('every game has its title, in the order of the registry', () => {
  expect(titles.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(offeredTitles.map(({ id }) => id)).toEqual(offeredGames.map(({ id }) => id));
});

test('a title says what the game itself says', () => {
  for (const [index, title] of titles.entries()) expect(games[index]).toMatchObject(title);
});

test('every game of the app says what it is about, and no other is spoken of', () => {
  for (const { aim } of titles) expect(aim()).toMatch(/^\p{Lu}.*[^.]$/u);
  expect(Object.values(texts).sort()).toEqual(offeredTitles.map(({ aim }) => aim()).sort());
});
