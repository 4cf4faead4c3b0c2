// Games by message as links: who sits where, an offer of a draw, what is refused, and how long they become.
import { expect, test } from 'vitest';
import { WHITE } from '../../src/rules/types';
import { encodeLinkText, gameLink, messageLink, readLink } from '../../src/share/link';
import { writeGame } from '../../src/share/linkContent';
import { MOST_GRANTED, seatedByMessage } from '../../src/storage/message';
import { type GameRecord, REQUESTS } from '../../src/storage/record';
import { gameOf } from '../session/fakes';
import { linkedGames } from '../support/linkedGames';
import { playedGame, randomMoves } from '../support/playedGames';

const HERE = 'f'.repeat(32);
const ORIGIN = '0123456789ab';
const players = {
  white: { kind: 'person', name: 'Ana' },
  black: { kind: 'person', name: 'Ben' },
} as const;

/** Ana's game against Ben, as her device has it. */
const anas = gameOf(
  { game: 'cuarenta', ...seatedByMessage(players, WHITE), message: { sent: 0 } },
  { id: `${ORIGIN}0123456789abcdef0123`, moves: ['d3e4'] },
);

test('a link seats the friend on the other side, in the same game', () => {
  const { record, origin } = readLink(messageLink(anas), HERE, 9);
  expect(origin).toBe(ORIGIN);
  expect(record).toMatchObject({
    id: ORIGIN + HERE.slice(12),
    white: { kind: 'friend', name: 'Ana' },
    black: { kind: 'person', name: 'Ben' },
    moves: ['d3e4'],
    source: null,
    message: { sent: 1 },
  });
  const back = readLink(messageLink(record), HERE, 9).record;
  expect(back).toMatchObject({ white: players.white, black: { kind: 'friend', name: 'Ben' } });
});

test('what is asked travels, and how often it was allowed; an answer given here does not', () => {
  const read = (message: GameRecord['message']) =>
    readLink(messageLink({ ...anas, ...(message && { message }) }), HERE, 9).record.message;
  for (const what of REQUESTS) {
    const asked = { request: { what, state: 'asked' } } as const;
    expect(read({ sent: 0, due: true, ...asked })).toEqual({ sent: 1, ...asked });
    expect(read({ sent: 1, request: { what, state: 'declined' } })).toEqual({ sent: 1 });
    const often = { sent: 1, granted: MOST_GRANTED, ...asked };
    expect(read(often)).toEqual(often);
  }
});

test('shared with others it is a game to look through', () => {
  const { record } = readLink(gameLink(anas), HERE, 9);
  const id = anas.id.slice(0, 12) + HERE.slice(12);
  expect(record).toMatchObject({ ...players, source: 'shared', id });
  expect(record).not.toHaveProperty('message');
});

/** A link of a game by message, whatever the game is. */
const forged = (record: GameRecord, request = 0): string =>
  encodeLinkText('C', (digits) => {
    digits.put(3, 64);
    digits.put(0, 2);
    digits.put(request, 16);
    writeGame(digits, record);
  }) ?? '';

test('a clock goes along, with what each move took', () => {
  const side = { start: 60_000, increment: 2000 };
  const timed = { ...anas, clock: { white: side, black: side }, spent: [1234] };
  const { clock, spent } = readLink(messageLink(timed), HERE, 9).record;
  expect({ clock, spent }).toEqual({ clock: timed.clock, spent: [1234] });
});

test.each<[string, string, RegExp]>([
  ['an unknown request', forged(anas, 3), /asks for something that only a newer version knows/],
  ['no identity', forged({ ...anas, id: 'none' }), /does not say which game/],
  [
    'a computer',
    forged({ ...anas, black: { kind: 'computer', level: 1 } }),
    /a computer plays in it/,
  ],
  [
    'an end on time without a clock',
    forged({ ...anas, result: { score: '1-0', reason: 'time' } }),
    /ended by time, but has no clock/,
  ],
  [
    'an offer at once',
    forged({ ...anas, moves: [] }, 1),
    /offers a draw in a game that has ended or not begun/,
  ],
  [
    'an offer after the end',
    forged({ ...anas, result: { score: '1-0', reason: 'resignation' } }, 1),
    /ended or not begun/,
  ],
  [
    'a move asked back at once',
    forged({ ...anas, moves: [] }, 2),
    /asks for a move back in a game/,
  ],
])('a link with %s is refused in words', (_, link, reason) => {
  expect(() => readLink(link, HERE, 9)).toThrow(reason);
});

/** Of White with an offer, and of Black without; never to be made anew. */
const OLD_LINKS: readonly [string, Partial<GameRecord>][] = [
  [
    'CAjIYAn8LvbhKMryuJLqYdlQx3giDAkd5ok',
    { moves: ['d3e4'], message: { sent: 1, request: { what: 'draw', state: 'asked' } } },
  ],
  ['CAjIYAn8LvbhKMryuJLqYdlQx3ghDA9bKtl', { moves: ['d3e4'], message: { sent: 1 } }],
];

test.each(OLD_LINKS)('%s, made by an earlier version, still goes on', (text, expected) => {
  expect(readLink(text, HERE, 9).record).toMatchObject(expected);
});

test.each(linkedGames.map((game) => [game.name, game] as const))(
  'the longest of ten random games of %s takes at most 1,000 characters for 200 plies',
  (_, game) => {
    const rules = game.rules({});
    const lengths = Array.from({ length: 10 }, (_, seed) => {
      const { moves } = randomMoves(rules, seed + 1, 200);
      const played = playedGame(anas.id, 1, { game });
      const record = { ...played, ...seatedByMessage(players, WHITE), moves, result: null };
      return (messageLink({ ...record, message: { sent: 0 } }).length * 200) / moves.length;
    });
    expect(Math.max(...lengths)).toBeLessThan(1000);
  },
);
