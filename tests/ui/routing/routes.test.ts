// Addresses of screens.
import { expect, test } from 'vitest';
import { readLink } from '../../../src/share/link';
import { formatRoute, parseRoute, type Route, sharedRoute } from '../../../src/ui/routing/routes';

const routes: readonly Route[] = [
  { screen: 'home' },
  { screen: 'continue' },
  { screen: 'settings' },
  { screen: 'about' },
  { screen: 'statistics' },
  { screen: 'progress', game: null },
  { screen: 'progress', game: 'cuarenta' },
  { screen: 'history', query: '' },
  { screen: 'history', query: 'game=cuarenta&result=won' },
  { screen: 'game', id: 'a/b?c d%' },
  { screen: 'game', id: 'a/b?c d%', ply: 12 },
  { screen: 'analysis', id: 'a/b?c d%' },
  { screen: 'analyse' },
  { screen: 'draw', game: null },
  { screen: 'draw', game: 'fastlane' },
  { screen: 'draw', game: 'fastlane', board: 'a2-a3,d4-e5' },
  { screen: 'setUp', game: null },
  { screen: 'setUp', game: 'cuarenta' },
  { screen: 'open', link: null },
  { screen: 'open', link: 'BAz_-09' },
  { screen: 'open', link: null, text: '1. a2a4 & more\nhttps://example.org/#/open/BA' },
  { screen: 'learn', game: 'fastlane', options: null },
  { screen: 'learn', game: 'bridge41', options: {} },
  { screen: 'learn', game: 'bridge41', options: { bridge: 'moving', army: 'dopefish' } },
  { screen: 'learn', game: null },
  { screen: 'lessons', game: 'cuarenta', lesson: null },
  { screen: 'lessons', game: 'cuarenta', lesson: 'a/b?c d%' },
  { screen: 'puzzles', game: null },
  { screen: 'puzzles', game: 'cuarenta', way: null, of: null },
  { screen: 'puzzles', game: 'cuarenta', way: 'training', of: null },
  { screen: 'puzzles', game: 'cuarenta', way: 'daily', of: '2026-11-22' },
  { screen: 'puzzles', game: 'cuarenta', way: 'theme', of: 'kind-F' },
  { screen: 'new', game: null, opponent: null },
  { screen: 'new', game: 'cuarenta', opponent: 'person' },
  { screen: 'new', game: 'bridge41', opponent: null, options: {} },
  { screen: 'new', game: 'bridge41', opponent: 'person', options: { bridge: 'big', queen: 'a&b' } },
  { screen: 'new', game: 'cuarenta', opponent: 'computer', level: 3 },
];

test.each(routes)('the address of $screen leads back to it', (route) => {
  expect(parseRoute(formatRoute(route))).toEqual(route);
});

test.each([
  '',
  '#',
  '#/',
  '#/nowhere',
  '#/game',
  '#/game/',
  '#/learn/ludo',
  '#/lessons',
  '#/lessons/ludo/first',
  '#nonsense?x=1',
])('%j shows Home', (hash) => {
  expect(parseRoute(hash)).toEqual({ screen: 'home' });
});

test('a game that does not exist leaves the choice of game open', () => {
  expect(parseRoute('#/new/ludo?opponent=cat')).toEqual({
    screen: 'new',
    game: null,
    opponent: null,
  });
});

test('an address with a broken escape still names a game', () => {
  expect(parseRoute('#/game/%E0%A4%A')).toEqual({ screen: 'game', id: '%E0%A4%A' });
});

test.each<Route>([
  { screen: 'open', link: 'BA\ud800z' },
  { screen: 'draw', game: 'fastlane', board: '\udc00' },
  { screen: 'game', id: 'a\ud83d' },
])('half a character in the address of $screen leads to an address all the same', (route) => {
  expect(parseRoute(formatRoute(route))).toMatchObject({ screen: route.screen });
});

test.each([
  ['a broken escape', parseRoute('#/open/BA%E0%A4%A')],
  ['half a character', parseRoute(formatRoute({ screen: 'open', link: 'BA\ud800z' }))],
])('a link with %s is refused in words', (_what, route) => {
  if (route.screen !== 'open' || route.link === null) throw new Error('no link');
  const { link } = route;
  expect(() => readLink(link, 'here', 0)).toThrow(/never stands in a link/);
});

test.each([
  ['#/puzzles/ludo/daily', { screen: 'puzzles', game: null }],
  ['#/puzzles/cuarenta/luck', { screen: 'puzzles', game: 'cuarenta', way: null, of: null }],
  ['#/puzzles/cuarenta/theme', { screen: 'puzzles', game: 'cuarenta', way: null, of: null }],
])('%s leads to the puzzles there are', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test('what another app shares is a text to open: its text, and its address after that', () => {
  const shared = sharedRoute(
    '?title=Chess&text=Your+move&url=https%3A%2F%2Fexample.org%2F%23%2Fopen%2FBA',
  );
  const text = 'Your move\nhttps://example.org/#/open/BA';
  expect(shared).toEqual({ screen: 'open', link: null, text });
  for (const search of ['', '?', '?title=Chess', '?text=%20&url=', '?utm_source=homescreen']) {
    expect(sharedRoute(search), search).toBeNull();
  }
});
