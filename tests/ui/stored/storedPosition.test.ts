// Where unfinished games stand, drawn without playing them where that is known.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../../src/games';
import type { GameRecord } from '../../../src/storage/record';
import { replay, rulesOf } from '../../../src/storage/replay';
import { cachedPosition, readStoredPosition } from '../../../src/ui/stored/storedPosition';
import { playedGame } from '../../support/playedGames';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const begun = games.map((game, index) => playedGame(`${game.id}-1`, index, { game, plies: 6 }));

/** What a picture shows, and whose turn it is. */
function shown(record: GameRecord) {
  const { cells, terrain, side } = readStoredPosition(record).board;
  return { cells: [...cells], terrain, side };
}

test.each(begun)('a game of $game is drawn alike, played out or known', (record) => {
  const rules = rulesOf(record);
  const { position } = replay(rules, record);
  expect(cachedPosition(record)).toBeNull();
  const played = shown(record);
  expect(played.cells).toEqual([...position.cells]);
  expect(cachedPosition(record)).toBe(rules.format(position));
  expect(shown(record)).toEqual(played);
});

test('a game that is different by now is not taken for the one that is known', () => {
  for (const record of begun) {
    readStoredPosition(record);
    expect(cachedPosition({ ...record, moves: record.moves.slice(1) })).toBeNull();
    expect(() => readStoredPosition({ ...record, moves: ['Z9Z9'] })).toThrow(/Z9Z9/);
    // Its labels and players say nothing of the board.
    const labelled: GameRecord = { ...record, name: 'mine', revision: 9 };
    expect(cachedPosition(labelled)).not.toBeNull();
  }
});

test.each(['[["', '7', '[[1, 2]]', 'null', '{"a": 1}'])(
  'damage of what is kept does not matter: %s',
  (text) => {
    kept.set('fortyone.standings', text);
    for (const record of begun) {
      const board = shown(record);
      expect(board.cells).toEqual([...replay(rulesOf(record), record).position.cells]);
    }
  },
);

test('a position that cannot be read is worked out anew', () => {
  for (const record of begun) {
    const board = shown(record);
    const [key, text] = [...kept][0];
    kept.set(key, text.replaceAll(/"[^"]*\/[^"]*"/g, '"x/y w 0 0"'));
    expect(cachedPosition(record)).toBe('x/y w 0 0');
    expect(shown(record)).toEqual(board);
  }
});

test('only the latest games are kept, and a game once', () => {
  const [record] = begun;
  for (let turn = 0; turn < 2; turn++)
    for (let index = 0; index < 20; index++) readStoredPosition({ ...record, id: `game-${index}` });
  const known = (index: number) => cachedPosition({ ...record, id: `game-${index}` }) !== null;
  expect(Array.from({ length: 20 }, (_, index) => known(index))).toEqual([
    ...Array<boolean>(8).fill(false),
    ...Array<boolean>(12).fill(true),
  ]);
  const longer = { ...record, id: 'game-19', moves: record.moves.slice(0, -1) };
  readStoredPosition(longer);
  expect(known(19)).toBe(false);
  expect(known(8)).toBe(true);
});
