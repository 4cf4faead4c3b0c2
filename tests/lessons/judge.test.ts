// What is said of moves tried in an exercise, in a small game that has no lessons of its own.
import { expect, test } from 'vitest';
import type { RuleSet } from '../../src/games/game';
import type { Exercise } from '../../src/games/lessons';
import { hasSurvived, judge, solution, taskProgressAfter } from '../../src/lessons/judge';
import { goalCells, NOTHING_YET, problemOf } from '../../src/lessons/solver';
import { losAlamos } from '../proofGames/losalamos';

const rules: RuleSet = losAlamos.rules({});

/** An exercise with words that say nothing. */
const exercise = (
  position: string,
  rest: Pick<Exercise, 'goal' | 'moves' | 'other'> & Partial<Exercise>,
): Exercise => ({ position, ask: '?', success: '.', otherwise: '.', ...rest });

/** What is said of a move after others, the answer as text. */
function said(task: Exercise, text: string, before: readonly string[] = []) {
  const problem = problemOf(rules, task);
  const standing = taskProgressAfter(problem, before);
  const { position } = standing;
  const move = rules.parseMove(position, text);
  const judgement = judge(problem, standing, move);
  const answer = 'answer' in judgement ? judgement.answer : null;
  position.make(move);
  const reply = answer === null ? null : rules.formatMove(position, answer);
  return [judgement.kind, 'because' in judgement ? judgement.because : null, reply];
}

const WALK = exercise('k5/6/6/6/6/K4R w 0 0', {
  goal: { kind: 'reach', cells: ['f3', 'd3'] },
  moves: 2,
  other: 'still',
});

test('cells may be reached in any order, and detours are wrong', () => {
  expect(said(WALK, 'f1f3')).toEqual(['right', null, null]);
  expect(said(WALK, 'f3d3', ['f1f3'])).toEqual(['done', null, null]);
  expect(said(WALK, 'f1f2')).toEqual(['wrong', 'astray', null]);
  expect(said(WALK, 'a1b1')).toEqual(['wrong', 'astray', null]);
});

test('what a task names is a goal, but not where finding it is what is asked', () => {
  const goals = (task: Exercise) => {
    const problem = problemOf(rules, task);
    const position = rules.parse(task.position);
    return goalCells(problem, position, NOTHING_YET).map((cell) => rules.board.cells[cell]?.name);
  };
  const take = (letters: string[], count: number) =>
    exercise('k4r/6/4n1/6/n5/K1R3 w 0 0', {
      goal: { kind: 'take', letters, count },
      moves: 2,
      other: 'still',
    });
  expect(goals(WALK).sort()).toEqual(['d3', 'f3']);
  expect(goals(take(['R'], 1))).toEqual(['f6']);
  expect(goals(take(['N'], 2)).sort()).toEqual(['a2', 'e4']);
  expect(goals(take(['N'], 1))).toEqual([]);
  expect(goals(take(['N', 'R'], 1))).toEqual([]);
});

test('a piece that can be taken is shown to be taken', () => {
  const careful = exercise('k5/6/4n1/6/6/K1R3 w 0 0', {
    goal: { kind: 'reach', cells: ['c4'] },
    moves: 1,
    other: 'defends',
    safe: true,
  });
  expect(said(careful, 'c1c4')[0]).toBe('done');
  expect(said(careful, 'c1c3')).toEqual(['wrong', 'exposed', 'e4c3']);
  expect(said(careful, 'c1c2')).toEqual(['wrong', 'astray', null]);
});

test('mate counts, and a check that is none shows the way out', () => {
  const mate = exercise('k5/6/K5/6/6/5R w 0 0', {
    goal: { kind: 'win' },
    moves: 1,
    other: 'defends',
  });
  expect(said(mate, 'f1f6')).toEqual(['done', null, null]);
  const early = exercise('k5/6/1K4/6/6/5R w 0 0', {
    goal: { kind: 'win' },
    moves: 1,
    other: 'defends',
  });
  expect(said(early, 'f1a1')).toEqual(['wrong', 'astray', 'a6b6']);
});

test('who has to survive must answer a threat each time', () => {
  const hold = exercise('6/6/2k3/r5/6/2K3 w 0 0', {
    goal: { kind: 'survive' },
    moves: 2,
    other: 'defends',
  });
  const problem = problemOf(rules, hold);
  const first = taskProgressAfter(problem, []);
  expect(hasSurvived(problem, first)).toBe(false);
  expect(solution(problem, first)).not.toBeNull();
});

test('captures of the kinds that are meant are counted, by either way', () => {
  const feast = exercise('k5/6/1p2n1/6/6/KR2R1 w 0 0', {
    goal: { kind: 'take', letters: ['P', 'N'], count: 2 },
    moves: 2,
    other: 'still',
  });
  expect(said(feast, 'b1b4')[0]).toBe('right');
  expect(said(feast, 'e1e4', ['b1b4'])[0]).toBe('done');
  expect(said(feast, 'a1a2')[0]).toBe('wrong');
});

test('moves kept from a lesson that has changed since are refused', () => {
  expect(() => taskProgressAfter(problemOf(rules, WALK), ['f1g9'])).toThrow('f1g9');
});
