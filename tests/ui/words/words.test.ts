// Results and moves in words.
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import {
  BLACK,
  type Colour,
  type Outcome,
  outcome,
  REASONS,
  type Reason,
  WHITE,
} from '../../../src/rules/types';
import { boardState, describeMove } from '../../../src/session/moves';
import type { MessageState } from '../../../src/storage/record';
import { lastMoveText } from '../../../src/ui/words/moveText';
import {
  messageTurnText,
  opponentName,
  outcomeText,
  playerName,
} from '../../../src/ui/words/names';
import { ago, timeLeftText } from '../../../src/ui/words/quantities';
import { sceneText } from '../../games/bridges40Scene';

test.each([
  [outcome(WHITE, 'checkmate'), BLACK, 'White won by checkmate'],
  [outcome(BLACK, 'resignation'), WHITE, 'Black won: White resigned'],
  [outcome(null, 'stalemate'), BLACK, 'Draw: Black has no legal move'],
  [outcome(BLACK, 'stalemate'), BLACK, 'Black won: Black has no legal move'],
  // The bare king may be about to take the last piece.
  [outcome(null, 'bare-king'), BLACK, 'Draw: neither side keeps more than a king'],
  [outcome(WHITE, 'corner'), BLACK, 'White won by reaching Black’s corner'],
  [outcome(BLACK, 'goal'), WHITE, 'Black won by reaching the goal'],
] as const)('%o in words', (end, side, words) => {
  expect(outcomeText(end, side)).toBe(words);
});

test.each(REASONS)('%s is said in words, never by its name in the records', (reason) => {
  const ends: Outcome[] = [outcome(null, reason), outcome(WHITE, reason)];
  const said = ends
    .map((end) => outcomeText(end, BLACK))
    .filter((text) => !text.endsWith(`: ${reason}`));
  expect(said).not.toEqual([]);
});

test('one person wins or loses; of two, neither is "you"', () => {
  const said = (reason: Reason, own: Colour | null) =>
    outcomeText(outcome(WHITE, reason), BLACK, own);
  expect(said('checkmate', WHITE)).toBe('You won by checkmate');
  expect(said('checkmate', BLACK)).toBe('You lost by checkmate');
  expect(said('checkmate', null)).toBe('White won by checkmate');
  expect(said('resignation', BLACK)).toBe('You lost: you resigned');
  expect(said('corner', WHITE)).toBe('You won by reaching Black’s corner');
  expect(said('corner', BLACK)).toBe('You lost: White reached your corner');
  expect(said('bare-king', WHITE)).toBe('You won: Black has only the king left');
  expect(said('stalemate', BLACK)).toBe('You lost: you have no legal move');
  expect(outcomeText(outcome(null, 'agreement'), WHITE, WHITE)).toBe('Draw: both players agreed');
});

test('a list names both sides of a game between two people, as far as they have names', () => {
  const person = (name?: string) => ({ kind: 'person' as const, ...(name && { name }) });
  const listed = (white?: string, black?: string) =>
    opponentName({ white: person(white), black: person(black) }).replace(/[\u2066-\u2069]/g, '');
  expect(listed('Ana', 'Ben')).toBe('Ana v Ben');
  expect(listed('Ana')).toBe('Ana v Black');
  expect(listed()).toBe('Two players');
});

test('a game by message names the friend, and whom it waits for', () => {
  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
  const white = { kind: 'person' as const };
  const friend = (name?: string) => ({
    white,
    black: { kind: 'friend' as const, ...(name && { name }) },
  });
  expect(plain(opponentName(friend('Ben')))).toBe('Ben, by message');
  expect(opponentName(friend())).toBe('A friend, by message');
  expect(playerName(friend(), BLACK)).toBe('Friend');
  expect(playerName(friend(), WHITE)).toBe('You');
  const turn = (message: MessageState, side: Colour, name?: string) =>
    plain(messageTurnText({ ...friend(name), message }, side));
  expect(turn({ sent: 2 }, WHITE, 'Ben')).toBe('Your move');
  expect(turn({ sent: 2, request: { what: 'draw', state: 'asked' } }, WHITE)).toBe(
    'Your friend offers a draw',
  );
  expect(turn({ sent: 2, due: true }, BLACK, 'Ben')).toBe('Not sent yet');
  expect(turn({ sent: 3 }, BLACK, 'Ben')).toBe('Waiting for Ben');
  expect(turn({ sent: 3 }, BLACK)).toBe('Waiting for your friend');
});

test('people with names are called by them, the others by their colours', () => {
  const person = (name?: string) => ({ kind: 'person' as const, ...(name && { name }) });
  const said = (end: Outcome, white?: string, black?: string, own: Colour | null = null) =>
    outcomeText(end, BLACK, own, { white: person(white), black: person(black) });
  expect(said(outcome(WHITE, 'checkmate'), 'Ana', 'Ben')).toBe('Ana won by checkmate');
  expect(said(outcome(BLACK, 'resignation'), 'Ana')).toBe('Black won: Ana resigned');
  expect(said(outcome(WHITE, 'corner'), 'Ana', 'Ben')).toBe('Ana won by reaching Ben’s corner');
  expect(said(outcome(null, 'stalemate'), 'Ana', 'Ben')).toBe('Draw: Ben has no legal move');
  expect(said(outcome(WHITE, 'time'))).toBe('White won on time');
  // The same name would tell nobody who won.
  expect(said(outcome(WHITE, 'time'), 'Ana', 'Ana')).toBe('White won on time');
  expect(said(outcome(WHITE, 'time'), 'Ana', 'Ben', WHITE)).toBe('You won on time');
  const computer = { kind: 'computer' as const, level: 3 };
  const friend = { white: person('Ana'), black: computer };
  expect(outcomeText(outcome(BLACK, 'checkmate'), WHITE, null, friend)).toBe(
    'Black won by checkmate',
  );
});

describe('moves aloud', () => {
  const words = (id: string, start: string | null, text: string) => {
    const rules = gameById(id)?.rules({});
    if (!rules) throw new Error(`no game ${id}`);
    const position = rules.parse(start ?? rules.startFen);
    const move = rules.parseMove(position, text);
    const described = describeMove(rules, position, move);
    const notation = rules.notation(position, move);
    position.make(move);
    return lastMoveText(rules, boardState(rules, position, described), notation);
  };

  test('a move names the piece and both squares', () => {
    expect(words('bridge41', null, 'mbmc')).toBe('pawn mb to mc');
  });

  test('captures, promotions and checks are said', () => {
    expect(words('bridge41', '3rk/2P2/5/5/**1**/5/5/5/K4 w m 0 0', 'myrzr')).toBe(
      'pawn my to rz, takes a rook, becomes a rook, check',
    );
  });

  test('checkmate is named as that', () => {
    expect(words('bridge41', 'k4/5/2R2/1R3/**1**/5/5/5/4K w m 0 0', 'mxLx')).toBe(
      'rook mx to Lx, checkmate',
    );
  });

  test('a piece taken elsewhere is named with its place', () => {
    const ring = sceneText({ white: 'c3 d2 f2 g3 e7', black: 'd4 f4 i1' });
    expect(words('bridges40', ring, 'e7e5')).toBe(
      'disc e7 to e5, takes a disc on d4 and a disc on f4',
    );
  });
});

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000, '3 hours ago'],
  [24 * 3_600_000, 'yesterday'],
  [-5000, 'just now'],
])('%d ms is %s', (passed, words) => {
  expect(ago(1e12, 1e12 + passed)).toBe(words);
});

test('days are those of the calendar', () => {
  const monday = new Date(2026, 10, 23, 23).getTime();
  expect(ago(monday, new Date(2026, 10, 24, 23, 30).getTime())).toBe('yesterday');
  expect(ago(monday, new Date(2026, 10, 25, 22).getTime())).toBe('2 days ago');
});

test.each([
  [0.4, 'About 5 seconds left.'],
  [11, 'About 20 seconds left.'],
  [44, 'About 45 seconds left.'],
  [46, 'About a minute left.'],
  [60, 'About a minute left.'],
  [61, 'About 2 minutes left.'],
  [150, 'About 3 minutes left.'],
])('%d seconds of work left', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text);
});
