// Which of the stored games tell where a player stands, and that nothing but them does.
import { describe, expect, test } from 'vitest';
import { gameById, games } from '../../../src/games';
import type { Game, OptionValues } from '../../../src/games/game';
import { ratingAfter } from '../../../src/rating/playerRating';
import type { GameRecord, Player } from '../../../src/storage/record';
import { matchedLevelText, nextLevelText, readRating } from '../../../src/ui/stored/playerRating';
import { playedGame } from '../../support/playedGames';
import { inMemory } from '../../support/stores';

const PERSON: Player = { kind: 'person' };
const matched = (level: number): Player => ({ kind: 'computer', level, matched: true });

function known(id: string): Game {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

const cuarenta = known('cuarenta');
const bridge = known('bridge41');

/** A game that White resigned. */
const resigned = (
  id: string,
  players: Partial<Pick<GameRecord, 'white' | 'black'>>,
  game = cuarenta,
  time = 1_000_000,
): GameRecord => ({
  ...playedGame(id, time, { game, plies: 6, resigns: 'white', ...players }),
  revision: 1,
});

async function standingIn(
  records: readonly GameRecord[],
  game = cuarenta,
  options: OptionValues = {},
  unsaved: readonly GameRecord[] = [],
) {
  const store = await inMemory();
  for (const record of records) await store.save(record);
  return readRating(store, game, options, unsaved);
}

const levelsOf = async (game: Game, options: OptionValues = {}) =>
  (await game.loadLevels(options)).levels;

test.each(games.map((game) => [game.id, game] as const))(
  'in %s, who has never played begins low, and a finished game moves that',
  async (_id, game) => {
    const before = await standingIn([], game);
    expect(before).toMatchObject({ level: 2, games: 0 });
    const won = await standingIn([resigned('won', { white: matched(2) }, game)], game);
    expect(won.level).toBeGreaterThan(2);
    const lost = await standingIn([resigned('lost', { black: matched(2) }, game)], game);
    expect(lost.level).toBeLessThan(2);
  },
);

test('a chosen level counts as a matched one does, each at its strength', async () => {
  const level: Player = { kind: 'computer', level: 5 };
  const chosen = await standingIn([resigned('one', { white: level })]);
  expect(chosen).toEqual(await standingIn([resigned('one', { white: matched(5) })]));
  expect(chosen.level).toBeGreaterThan(
    (await standingIn([resigned('one', { white: matched(2) })])).level,
  );
});

test('games count in the order in which they ended', async () => {
  const first = resigned('z', { white: matched(2) }, cuarenta, 1000);
  const then = resigned('a', { black: matched(6.5) }, cuarenta, 2000);
  const expected = ratingAfter(
    [
      { level: 2, score: 1 },
      { level: 6.5, score: 0 },
    ],
    await levelsOf(cuarenta),
  );
  expect(await standingIn([then, first])).toEqual(expected);
  expect(await standingIn([{ ...first, pinned: true }, then])).toEqual(expected);
});

describe('nothing is told by', () => {
  const good = resigned('good', { white: matched(3) });
  test.each<[string, GameRecord]>([
    ['a game that somebody shared', { ...good, source: 'shared' }],
    ['a game that came half-played', { ...good, source: 'continued' }],
    ['a game resigned before any move', { ...good, white: PERSON, black: matched(3), moves: [] }],
    ['a game resigned before the third move', { ...good, moves: good.moves.slice(0, 4) }],
    ['a game that goes on', { ...good, result: null }],
    ['a game of two people', { ...good, white: PERSON }],
    ['a game of two computers', { ...good, black: matched(4) }],
    ['another game', resigned('other', { white: matched(3) }, bridge)],
    ['a game from a position of its own', { ...good, start: good.start.replace(' 0 ', ' 3 ') }],
    ['a game by rules that are not known here', { ...good, options: { dice: 'six' } }],
  ])('%s', async (_what, record) => {
    expect(record).not.toEqual(good);
    expect(await standingIn([record])).toEqual(await standingIn([]));
  });
});

test('rules that are played alike count together, others apart', async () => {
  const overBig = { ...resigned('big', { white: matched(3) }, bridge) };
  const big = { bridge: 'big' };
  const rules = bridge.rules(big);
  const record = { ...overBig, options: rules.options, start: rules.startFen };
  expect((await standingIn([record], bridge)).games).toBe(0);
  expect((await standingIn([record], bridge, big)).games).toBe(1);
  expect((await standingIn([record], bridge, { ...big, queen: 'rook' })).games).toBe(1);
});

test('a game counts as it ended, although it is stored as it stood before', async () => {
  const ended = resigned('one', { white: matched(2) });
  const expected = await standingIn([ended]);
  expect(await standingIn([{ ...ended, result: null }], cuarenta, {}, [ended])).toEqual(expected);
});

test('games that cannot be read are no reason not to play', async () => {
  const store = {
    listAll: async function* () {
      yield [];
      throw new Error('no disk');
    },
  };
  expect((await readRating(store, cuarenta, {})).games).toBe(0);
});

test('where it stands is told openly', async () => {
  const levels = await levelsOf(cuarenta);
  const none = ratingAfter([], levels);
  const some = ratingAfter([{ level: 2, score: 1 }], levels);
  expect(matchedLevelText(false, some)).toBe('As strong as you, judging by your results.');
  expect(matchedLevelText(true, null)).toBe('Going through your games…');
  expect(matchedLevelText(true, none)).toBe(
    'Level 2.0 of 8 for now; it finds your level in about five games.',
  );
  expect(matchedLevelText(true, some)).toMatch(
    /^Level 3\.\d of 8 for now\. Your results put you between 1\.\d and \d\.\d\.$/,
  );
  expect(nextLevelText(none)).toBe('Next game: level 2.0. Your level moves quickly at first.');
  const five = ratingAfter(Array(5).fill({ level: 2, score: 1 }), levels);
  expect(nextLevelText(five)).toMatch(/^Next game: level \d\.\d\.$/);
});
