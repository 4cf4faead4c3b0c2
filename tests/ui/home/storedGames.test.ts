// Which games Home offers to go on with.
import { expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { isBegun, type Player } from '../../../src/storage/record';
import { type GameSummary, summaryOf } from '../../../src/storage/summary';
import { withUnsaved } from '../../../src/ui/home/ContinueList';
import { gameOf } from '../../session/fakes';
import { playedGame } from '../../support/playedGames';

const person: Player = { kind: 'person' };
const computer: Player = { kind: 'computer', level: 3 };

function game(plies: number, changes: Partial<GameSummary> = {}): GameSummary {
  const cuarenta = gameById('cuarenta');
  if (!cuarenta) throw new Error('no game of that name');
  return { ...summaryOf(playedGame('one', 1000, { game: cuarenta, plies })), ...changes };
}

test.each<[string, GameSummary, boolean]>([
  ['without a move', game(0), false],
  ['against the computer, without a move', game(0, { black: computer }), false],
  ['of two computers, without a move', game(0, { white: computer, black: computer }), false],
  ['in which only the computer has moved', game(1, { white: computer }), false],
  ['in which the person has answered', game(2, { white: computer }), true],
  ['in which the person has moved first', game(1, { black: computer }), true],
  ['of two computers, one move old', game(1, { white: computer, black: computer }), true],
  ['that tries a board', game(6, { white: computer, black: computer, trial: true }), false],
  ['that tries a board and has a name', game(6, { trial: true, name: 'Sunday' }), true],
  ['of two people, one move old', game(1), true],
  ['in which the computer moved first as Black', game(1, { black: computer, start: 'x b' }), false],
  ['with a name', game(0, { name: 'Sunday' }), true],
  ['that is pinned', game(0, { pinned: true, white: person }), true],
])('a game %s is begun or is not', (_what, one, begun) => {
  expect(isBegun(one)).toBe(begun);
});

test('a finished game by message in this page alone is offered until its end is sent', () => {
  const result = { score: '1-0', reason: 'resignation' } as const;
  const record = gameOf({ black: { kind: 'friend' } }, { result });
  const sent = { ...record, message: { sent: 0 } };
  const due = { ...record, message: { sent: 0, due: true } } as const;
  expect(withUnsaved([], [sent])).toEqual([]);
  expect(withUnsaved([], [due])).toEqual([summaryOf(due)]);
});
