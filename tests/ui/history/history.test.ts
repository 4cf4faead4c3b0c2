// What History lets through, and how results are counted and told.
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { BLACK } from '../../../src/rules/types';
import type { Player } from '../../../src/storage/record';
import { countedOne, type GameSummary, summaryOf } from '../../../src/storage/summary';
import {
  EVERYTHING,
  formatFilter,
  type HistoryFilter,
  OPPONENTS,
  parseFilter,
  parsePlace,
  passes,
  RESULTS,
  withPlace,
} from '../../../src/ui/history/filter';
import { finishedCount, ownTotal, statistics, total } from '../../../src/ui/history/Scores';
import { resultText } from '../../../src/ui/words/names';
import { movesText } from '../../../src/ui/words/quantities';
import { type PlayedGame, playedGame } from '../../support/playedGames';

function played(id: string, how: Partial<PlayedGame> & { readonly of?: string } = {}): GameSummary {
  const { of = 'cuarenta', ...rest } = how;
  const game = gameById(of);
  if (!game) throw new Error(`no game ${of}`);
  return summaryOf(playedGame(id, 1_000_000, { game, plies: 6, ...rest }));
}

const level = (one: number): Player => ({ kind: 'computer', level: one });

const unfinished = played('unfinished');
const whiteWon = played('white won', { resigns: 'black' });
const blackWon = played('black won', { resigns: 'white' });
const won = played('won', { black: level(3), resigns: 'black' });
const wonAsBlack = played('won as Black', { white: level(3), resigns: 'white' });
const lost = played('lost', { black: level(5), resigns: 'white', of: 'fastlane' });
const drawn = played('drawn', { black: level(3), drawn: true });
const matched = played('matched', {
  black: { kind: 'computer', level: 3, matched: true },
  resigns: 'white',
});
const coached = {
  ...played('coached', { black: level(3), resigns: 'black' }),
  coached: true,
} as const;
const watched = played('watched', { white: level(1), black: level(2), resigns: 'black' });
const shared = {
  ...played('shared', { black: level(3), resigns: 'black' }),
  source: 'shared',
} as const;
const pinned = { ...played('pinned', { of: 'bipartite' }), pinned: true };
const titled = {
  ...played('titled', {
    of: 'bridges40',
    black: { kind: 'person', name: 'José' },
    resigns: 'black',
  }),
  name: 'Mein Endspiel',
};
const all = [
  unfinished,
  whiteWon,
  blackWon,
  won,
  wonAsBlack,
  lost,
  drawn,
  matched,
  coached,
  watched,
  shared,
  pinned,
  titled,
];

const found = (filter: Partial<HistoryFilter>) =>
  all.filter((record) => passes({ ...EVERYTHING, ...filter }, record)).map(({ id }) => id);

describe('the filter', () => {
  test('lets everything through until something is chosen', () => {
    expect(found({})).toEqual(all.map(({ id }) => id));
  });

  test.each([
    [{ game: 'fastlane' }, ['lost']],
    [{ opponent: 'persons' }, ['unfinished', 'white won', 'black won', 'pinned', 'titled']],
    [{ opponent: 'computer' }, ['won', 'won as Black', 'lost', 'drawn', 'matched', 'coached']],
    [{ opponent: 'matched' }, ['matched']],
    [{ opponent: 'coached' }, ['coached']],
    [{ opponent: 'level3' }, ['won', 'won as Black', 'drawn']],
    [{ opponent: 'computers' }, ['watched']],
    [{ opponent: 'shared' }, ['shared']],
    [{ result: 'unfinished' }, ['unfinished', 'pinned']],
    [
      { result: 'finished' },
      all.map(({ id }) => id).filter((id) => !['unfinished', 'pinned'].includes(id)),
    ],
    [{ pinned: true }, ['pinned']],
    [{ text: ' FAST lane' }, ['lost']],
    [{ text: 'jose endspiel' }, ['titled']],
    [{ text: 'resigned 5' }, ['lost']],
    [{ text: 'nobody' }, []],
    [{ result: 'won' }, ['won', 'won as Black', 'coached']],
    [{ result: 'lost' }, ['lost', 'matched']],
    [{ result: 'drawn' }, ['drawn']],
    [{ result: 'white' }, ['white won', 'won', 'coached', 'watched', 'shared', 'titled']],
    [{ result: 'black' }, ['black won', 'won as Black', 'lost', 'matched']],
    [{ opponent: 'level3', result: 'won', game: 'fastlane' }, []],
  ] satisfies [Partial<HistoryFilter>, string[]][])('%j finds its games', (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  test('finds strict games by that word', () => {
    const strict = { ...EVERYTHING, text: 'strict' };
    expect(passes(strict, { ...unfinished, strict: true })).toBe(true);
    expect(passes(strict, unfinished)).toBe(false);
  });

  test('stands in the address and is read back from it', () => {
    for (const opponent of [null, ...OPPONENTS])
      for (const result of [null, ...RESULTS]) {
        const pinned = result === null;
        const filter = { game: 'bridge41', opponent, result, pinned, text: 'a & b ' };
        expect(parseFilter(formatFilter(filter))).toEqual(filter);
      }
    expect(formatFilter(EVERYTHING)).toBe('');
    const place = withPlace({ ...EVERYTHING, pinned: true }, 'a&b');
    expect(parsePlace(place)).toBe('a&b');
    expect(parseFilter(place)).toEqual({ ...EVERYTHING, pinned: true });
    expect(parseFilter('game=ludo&opponent=level99&result=glory&x')).toEqual(EVERYTHING);
  });
});

test('results are told from the view of the person who played', () => {
  expect(resultText(won)).toBe('You won: Black resigned');
  expect(resultText(shared)).toBe('White won: Black resigned');
  expect(resultText(lost)).toBe('You lost: you resigned');
  expect(resultText(whiteWon)).toBe('White won: Black resigned');
  expect(resultText(drawn)).toBe('Draw: both players agreed');
  expect(resultText(unfinished)).toBe('Not finished');
  const stalemate = { score: '1/2-1/2', reason: 'stalemate' } as const;
  expect(resultText({ ...drawn, result: stalemate, stuck: BLACK })).toBe(
    'Draw: Black has no legal move',
  );
});

test('a move is one of each side', () => {
  const words = (plies: number) => movesText(played('moves', { plies }));
  expect([0, 1, 2, 3].map(words)).toEqual(['0 moves', '1 move', '1 move', '2 moves']);
});

describe('statistics', () => {
  const [one, other, ...more] = statistics(countedOne(all), ['cuarenta', 'bipartite', 'fastlane']);

  test('count wins, draws and losses by game and level, from the own side', () => {
    expect(more).toEqual([]);
    expect([one.game, other.game]).toEqual(['cuarenta', 'fastlane']);
    expect([...one.levels]).toEqual([[3, { won: 2, drawn: 1, lost: 0 }]]);
    expect([...other.levels]).toEqual([[5, { won: 0, drawn: 0, lost: 1 }]]);
    expect(one.matched).toEqual({ won: 0, drawn: 0, lost: 1 });
    expect(other.matched).toBeNull();
  });

  test('count games with the coach apart from all levels', () => {
    expect(one.coached).toEqual({ won: 1, drawn: 0, lost: 0 });
    expect(other.coached).toBeNull();
  });

  test('count two players, and two computers, apart and by colour', () => {
    expect(one.persons).toEqual({ white: 1, drawn: 0, black: 1 });
    expect(one.computers).toEqual({ white: 1, drawn: 0, black: 0 });
    expect(other.persons).toEqual({ white: 0, drawn: 0, black: 0 });
  });

  test('count what was finished, and what of it against the computer', () => {
    expect(ownTotal(one)).toEqual({ won: 3, drawn: 1, lost: 1 });
    expect(finishedCount(one)).toBe(8);
    const watched = { ...other, levels: new Map(), computers: { white: 0, drawn: 2, black: 1 } };
    expect(ownTotal(watched)).toBeNull();
    expect(finishedCount(watched)).toBe(3);
  });

  test('add levels up', () => {
    const levels = [
      { won: 1, drawn: 2, lost: 3 },
      { won: 10, drawn: 20, lost: 30 },
    ];
    expect(total(levels)).toEqual({ won: 11, drawn: 22, lost: 33 });
  });

  test('leave unfinished games out', () => {
    expect(statistics(countedOne([unfinished]), ['cuarenta'])).toEqual([]);
  });
});
