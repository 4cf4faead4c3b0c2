// Going along a reviewed game and its lines, and what is said on the way.
import { expect, test } from 'vitest';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { type ReviewCursor, ReviewedGame } from '../../../src/session/review/reviewedGame';
import type { ReviewView } from '../../../src/session/review/reviewSession';
import { chanceAt, chanceText, commentaryAt, heardPlace } from '../../../src/ui/review/commentary';
import { currentCursor, nextCursor, previousCursor } from '../../../src/ui/review/controls';
import { punishmentOf } from '../../../src/ui/review/marks';
import { findingOf } from '../../review/support';
import { gameOf } from '../../session/fakes';
import { rulesFor, situation } from '../../support/situation';

const MOVES = ['lblc', 'lylx', 'mbmc'];
const game = new ReviewedGame(gameOf({}, { id: 'g', moves: MOVES }));
const explanation = {
  kind: 'position',
  consequence: null,
  better: { text: 'the pawn to mc', notation: null },
  betterIdea: null,
} as const;
const mistake: MoveAnalysis = {
  ...findingOf({ best: 0.6, played: 0.3, explanation }),
  best: { score: 50, chance: 0.6, moves: ['mbmc', 'lylx'] },
  played: { score: -50, chance: 0.3, moves: ['lblc', 'lylx'] },
};
const view: ReviewView = {
  findings: [mistake, findingOf({ side: 1, best: 0.7 }), null, null],
  ending: { winner: 1, onBoard: false, resigned: true },
  ...{ outdated: false, done: 2, state: 'waiting' },
  ...{ millisecondsLeft: null, problem: null, unsaved: null },
};

test('forward goes along the game, or along a line to its end; back leads out of a line to the marked move', () => {
  const line = (moves: number): ReviewCursor => ({ ply: 0, line: { kind: 'best', moves } });
  expect(nextCursor(game, view, { ply: 2, line: null })).toEqual({ ply: 3, line: null });
  expect(nextCursor(game, view, { ply: 3, line: null })).toBeNull();
  expect(nextCursor(game, view, line(1))).toEqual(line(2));
  expect(nextCursor(game, view, line(2))).toBeNull();
  expect(previousCursor(line(2))).toEqual(line(1));
  expect(previousCursor(line(1))).toEqual({ ply: 1, line: null });
  expect(previousCursor({ ply: 0, line: null })).toBeNull();
});

test('a line that the review does not know any more leads back to its move', () => {
  const along: ReviewCursor = { ply: 0, line: { kind: 'best', moves: 2 } };
  expect(currentCursor(along, view)).toBe(along);
  const begunAnew = { ...view, findings: view.findings.map(() => null) };
  const cursor = currentCursor(along, begunAnew);
  expect(cursor).toEqual({ ply: 1, line: null });
  expect(commentaryAt(game, begunAnew, cursor, null)).toMatchObject({
    ...{ place: '1. lc', sentences: 'Not checked yet.' },
  });
  const shorter = { ...mistake, best: { ...mistake.best, moves: ['mbmc'] } };
  expect(currentCursor(along, { findings: [shorter] })).toEqual({ ply: 1, line: null });
});

test('a marked move has its mark, its sentences and both lines; the board goes along them', () => {
  const commentary = commentaryAt(game, view, { ply: 1, line: null }, null);
  expect(commentary).toMatchObject({
    place: '1. lc',
    mark: 'Blunder',
    sentences: 'White’s chances fell from 60% to 30%. Better: pawn to mc.',
    lines: [
      { kind: 'best', notations: ['mc', 'lx'] },
      { kind: 'played', notations: ['lc', 'lx'] },
    ],
  });
  const best: ReviewCursor = { ply: 0, line: { kind: 'best', moves: 1 } };
  expect(commentaryAt(game, view, best, null)).toMatchObject({ place: 'mc', from: 0 });
  expect(game.board(best, mistake).text).not.toBe(game.board({ ply: 1, line: null }, null).text);
  expect(chanceAt(view, best)).toBeCloseTo(0.6);
});

test('the start says what one may do before a review is whole; how far it is, the strip says', () => {
  const start = (changes: Partial<ReviewView>) =>
    commentaryAt(game, { ...view, ...changes }, { ply: 0, line: null }, null).sentences;
  expect(start({})).toMatch(/^You can look at the moves checked so far/);
  expect(start({ problem: 'no room' })).toBe(start({}));
  expect(start({ done: 0 })).toBe('Not checked yet.');
  expect(start({ state: 'working' })).toMatch(/^Checking every move/);
});

test('a key moment says which of them it is', () => {
  const at = (moments: readonly number[]) =>
    commentaryAt(game, view, { ply: 1, line: null }, null, moments).moment;
  expect(at([1, 3])).toBe('1 of 2');
  expect(at([3])).toBeNull();
});

test('the answer punishes a mistake, but not one that passed something over', () => {
  const { lastMove } = game.boardAfter(0, ['lblc', 'lylx']);
  expect(punishmentOf(game, mistake, 0)).toEqual(lastMove);
  const passedOver = { ...mistake, explanation: { ...explanation, kind: 'missedPiece' } as const };
  expect(punishmentOf(game, passedOver, 0)).toBeNull();
  const unanswered = { ...mistake, played: { score: 0, chance: 0.3, moves: ['lblc'] } };
  expect(punishmentOf(game, unanswered, 0)).toBeNull();
});

test('what is not looked at yet says so', () => {
  expect(commentaryAt(game, view, { ply: 3, line: null }, null).sentences).toBe('Not checked yet.');
  expect(chanceText(chanceAt(view, { ply: 3, line: null }))).toBe('not checked yet');
  expect(chanceText(chanceAt(view, { ply: 1, line: null }))).toBe('Black’s chances: 70 percent');
});

test('the chance shown for a move is the one its words name, though the next look found a little more', () => {
  const later = { ...view, findings: [mistake, findingOf({ side: 1, best: 0.78 }), null, null] };
  expect(chanceText(chanceAt(later, { ply: 1, line: null }))).toBe('Black’s chances: 70 percent');
});

test('a place is heard as the move that led there, with its number where it is one of the game', () => {
  const heard = (cursor: ReviewCursor, place: string) =>
    heardPlace(game, game.board(cursor, mistake), cursor, place);
  expect(heard({ ply: 0, line: null }, 'Start')).toBe('Start');
  expect(heard({ ply: 2, line: null }, '1... lx')).toBe('Move 1. Black: pawn ly to lx');
  expect(heard({ ply: 0, line: { kind: 'best', moves: 1 } }, 'mc')).toBe('White: pawn mb to mc');
});

test('an army that Black chooses in a line is heard as Black’s, who is then to move', () => {
  const start = '2*2/2M2/5/5/5/5/5/mmmmm/mm*mm b choose 0 41';
  const { state } = situation(rulesFor('bipartite'), start, 'diagonal');
  const race = new ReviewedGame(gameOf({ game: 'bipartite', start }));
  const heard = heardPlace(race, state, { ply: 0, line: { kind: 'best', moves: 1 } }, 'diagonal');
  expect(heard).toMatch(/^Black: chooses the diagonal Power Piece/);
});
