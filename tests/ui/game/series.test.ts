// How two people with names stand after several games, whichever side each had.
import { expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import type { Player } from '../../../src/storage/record';
import { type GameSummary, summaryOf } from '../../../src/storage/summary';
import { seriesText } from '../../../src/ui/game/seating';
import { type PlayedGame, playedGame } from '../../support/playedGames';

const ana: Player = { kind: 'person', name: 'Ana' };
const ben: Player = { kind: 'person', name: 'Ben' };

function played(how: Omit<PlayedGame, 'game'>, id = 'cuarenta'): GameSummary {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return summaryOf(playedGame('one', 1000, { game, plies: 6, ...how }));
}

const anaWon = played({ white: ana, black: ben, resigns: 'black' });

test('wins count for the person, whatever the colour', () => {
  const anaWonAsBlack = played({ white: ben, black: ana, resigns: 'white' });
  const benWon = played({ white: ben, black: ana, resigns: 'black' });
  expect(seriesText([anaWon, anaWonAsBlack, benWon], benWon)).toBe('Ana 2, Ben 1');
  expect(seriesText([anaWon, anaWonAsBlack, benWon], anaWon)).toBe('Ana 2, Ben 1');
});

test('draws are counted only where there are any', () => {
  const drawn = played({ white: ana, black: ben, drawn: true });
  expect(seriesText([anaWon, drawn], drawn)).toBe('Ana 1, Ben 0, 1 drawn');
});

test('other games, other people, games that go on and shared ones do not count', () => {
  const others = [
    played({ white: ana, black: ben, resigns: 'black' }, 'bridges40'),
    played({ white: ana, black: { kind: 'person', name: 'Cleo' }, resigns: 'black' }),
    played({ white: ana, black: ben }),
    { ...anaWon, source: 'shared' as const },
  ];
  expect(seriesText([anaWon, ...others], anaWon)).toBe('Ana 1, Ben 0');
});

test('without two different names there is no score', () => {
  const nameless: Player = { kind: 'person' };
  expect(seriesText([anaWon], played({ white: ana, black: nameless }))).toBeNull();
  expect(seriesText([anaWon], played({ white: ana, black: ana }))).toBeNull();
  expect(
    seriesText([anaWon], played({ white: ana, black: { kind: 'computer', level: 1 } })),
  ).toBeNull();
});
