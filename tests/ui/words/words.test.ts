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
import { ago } from '../../../src/ui/words/ago';
import { lastMoveText } from '../../../src/ui/words/moveText';
import { outcomeText } from '../../../src/ui/words/reasons';

test.each([
  [outcome(WHITE, 'checkmate'), BLACK, 'White won by checkmate'],
  [outcome(BLACK, 'resignation'), WHITE, 'Black won: White resigned'],
  [outcome(null, 'stalemate'), BLACK, 'Draw: Black has no legal move'],
  [outcome(BLACK, 'stalemate'), BLACK, 'Black won: Black has no legal move'],
  [outcome(WHITE, 'corner'), BLACK, 'White won: White reached Black’s corner'],
  [outcome(BLACK, 'goal'), WHITE, 'Black won: Black reached the goal'],
] as const)('%o in words', (end, side, words) => {
  expect(outcomeText(end, side)).toBe(words);
});

test.each(REASONS)('%s is told in words, never by its name in the records', (reason) => {
  const ends: Outcome[] = [outcome(null, reason), outcome(WHITE, reason)];
  const told = ends
    .map((end) => outcomeText(end, BLACK))
    .filter((text) => !text.endsWith(`: ${reason}`));
  expect(told).not.toEqual([]);
});

test('one person wins or loses; of two, neither is "you"', () => {
  const told = (reason: Reason, own: Colour | null) =>
    outcomeText(outcome(WHITE, reason), BLACK, own);
  expect(told('checkmate', WHITE)).toBe('You won by checkmate');
  expect(told('checkmate', BLACK)).toBe('You lost by checkmate');
  expect(told('checkmate', null)).toBe('White won by checkmate');
  expect(told('resignation', BLACK)).toBe('You lost: you resigned');
  expect(told('corner', BLACK)).toBe('You lost: White reached your corner');
  expect(told('bare-king', WHITE)).toBe('You won: Black has only the king left');
  expect(told('stalemate', BLACK)).toBe('You lost: you have no legal move');
  expect(outcomeText(outcome(null, 'agreement'), WHITE, WHITE)).toBe('Draw: both players agreed');
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

  test('captures, promotions and checks are told', () => {
    expect(words('bridge41', '3rk/2P2/5/5/**1**/5/5/5/K4 w m 0 0', 'myrzr')).toBe(
      'my to rz, takes, becomes a rook, check',
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
