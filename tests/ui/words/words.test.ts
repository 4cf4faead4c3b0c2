// Results and moves in words.
import { describe, expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { BLACK, type Outcome, outcome, REASONS, WHITE } from '../../../src/rules/types';
import { boardState, describeMove } from '../../../src/session/moves';
import { ago } from '../../../src/ui/words/ago';
import { lastMoveText } from '../../../src/ui/words/moveText';
import { outcomeText, outcomeTitle } from '../../../src/ui/words/reasons';

test.each([
  [outcome(WHITE, 'checkmate'), BLACK, "White wins: Black's king is checkmated"],
  [outcome(BLACK, 'resignation'), WHITE, 'Black wins: White resigned'],
  [outcome(null, 'stalemate'), BLACK, 'Draw: Black has no legal move'],
  [outcome(BLACK, 'stalemate'), BLACK, 'Black wins: Black has no legal move'],
  [outcome(WHITE, 'corner'), BLACK, "White wins: White reached Black's corner"],
  [outcome(BLACK, 'goal'), WHITE, 'Black wins: Black reached the goal'],
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
  expect(outcomeTitle(outcome(WHITE, 'checkmate'), WHITE)).toBe('You win');
  expect(outcomeTitle(outcome(WHITE, 'checkmate'), BLACK)).toBe('You lose');
  expect(outcomeTitle(outcome(WHITE, 'checkmate'), null)).toBeNull();
  expect(outcomeTitle(outcome(null, 'agreement'), WHITE)).toBeNull();
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
