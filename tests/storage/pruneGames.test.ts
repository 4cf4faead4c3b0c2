// Unplayed games of a kind do not pile up; what a player entered stays.
import { expect, test } from 'vitest';
import { games } from '../../src/games';
import { legalMoves } from '../../src/rules/move';
import { pruneUnplayedGames } from '../../src/storage/prune';
import { type GameRecord, newRecord } from '../../src/storage/record';
import { createMemoryStore } from '../../src/storage/rowStore';
import { createTabs } from '../../src/storage/tabs';

const PERSON = { kind: 'person' } as const;
const COMPUTER = { kind: 'computer', level: 2 } as const;
const tabs = createTabs({ locks: undefined, channel: undefined });

const isInUse = (id: string) => id.startsWith('behind');

const [game] = games;
const rules = game.rules({});
const other = games[1];

/** An unplayed game with changes. */
function gameWith(id: string, changes: Partial<GameRecord> = {}): GameRecord {
  const chosen = {
    game: game.id,
    options: rules.options,
    start: rules.startFen,
    white: PERSON,
    black: COMPUTER,
  };
  return { ...newRecord(chosen, id, 1), revision: 1, ...changes };
}

/** Ids of what is kept beside a new game. */
async function keptBeside(...records: GameRecord[]): Promise<string[]> {
  const store = createMemoryStore('no storage here', () => 1);
  for (const record of records) await store.save(record);
  await pruneUnplayedGames(store, tabs, { id: 'new', game: game.id }, isInUse);
  return (await store.listUnfinished()).map(({ id }) => id).sort();
}

test('an unplayed game gives way to the next of its kind, not to itself nor to another game', async () => {
  const otherRules = other.rules({});
  const elsewhere = { game: other.id, options: otherRules.options, start: otherRules.startFen };
  expect(
    await keptBeside(gameWith('new'), gameWith('old'), gameWith('elsewhere', elsewhere)),
  ).toEqual(['elsewhere', 'new']);
});

test('so does one in which only the computer has moved', async () => {
  const first = rules.parse(rules.startFen);
  const moves = new Int32Array(256);
  first.generateLegal(moves, 0);
  const opening = { moves: [rules.formatMove(first, moves[0])] };
  const byComputer = { ...opening, white: COMPUTER, black: PERSON };
  expect(await keptBeside(gameWith('own', opening), gameWith('its', byComputer))).toEqual(['own']);
});

test('whatever a player has given a game keeps it: a name, a pin, an end, a start of its own', async () => {
  const start = rules.startFen.replace(/^(\S+) w/, '$1 b');
  expect(start).not.toBe(rules.startFen);
  expect(
    await keptBeside(
      gameWith('named', { name: 'Sunday' }),
      gameWith('pinned', { pinned: true }),
      gameWith('placed', { start }),
    ),
  ).toEqual(['named', 'pinned', 'placed']);
});

test('a trial gives way though it was played, unless it was named', async () => {
  const position = rules.parse(rules.startFen);
  const moves = ['', '', ''].map(() => {
    const [move] = legalMoves(position);
    const text = rules.formatMove(position, move);
    position.make(move);
    return text;
  });
  const watched = { white: COMPUTER, black: COMPUTER, moves };
  expect(
    await keptBeside(
      gameWith('tried', { ...watched, trial: true }),
      gameWith('named', { ...watched, trial: true, name: 'Sunday' }),
      gameWith('watched', watched),
    ),
  ).toEqual(['named', 'watched']);
});

test('one that Back leads to stays', async () => {
  expect(await keptBeside(gameWith('behind this one'), gameWith('old'))).toEqual([
    'behind this one',
  ]);
});

test('one that another tab has open stays', async () => {
  const store = createMemoryStore('no storage here', () => 1);
  await store.save(gameWith('open'));
  const taken = {
    join: async () => ({ plays: false, leave: () => undefined }),
    announce: () => undefined,
  };
  await pruneUnplayedGames(store, taken, { id: 'new', game: game.id }, isInUse);
  expect(await store.listUnfinished()).toHaveLength(1);
});
