// What a lesson's task announces.
import { expect, test } from 'vitest';
import { BLACK } from '../../../src/rules/types';
import { openTask } from '../../../src/session/lesson/taskSession';
import type { TaskView } from '../../../src/session/lesson/types';
import { taskAnnouncement } from '../../../src/ui/lessons/taskText';
import { losAlamos } from '../../proofGames/losalamos';
import { rulesFor, situation } from '../../support/situation';

test('an army that Black chooses is announced as Black’s, who is then to move', () => {
  const rules = rulesFor('bipartite');
  const position = '2*2/2M2/5/5/5/5/5/mmmmm/mm*mm b choose 0 41';
  const before: TaskView = {
    rules,
    task: {
      position,
      ask: 'Choose.',
      goal: { kind: 'play', moves: ['diagonal'] },
      moves: 1,
      other: 'still',
      success: '',
      otherwise: '',
    },
    learner: BLACK,
    board: situation(rules, position).state,
    notation: '',
    options: [],
    phase: { kind: 'answering' },
    goals: [],
    shown: null,
    left: 1,
    canTakeBack: false,
    notice: null,
  };
  const { state: board } = situation(rules, position, 'diagonal');
  expect(board.side).toBe(BLACK);
  const now: TaskView = { ...before, board, notation: 'diagonal' };
  expect(taskAnnouncement(before, now)).toMatch(/^Black: chooses the diagonal Power Piece/);
});

test('a board that goes back says so, or asks again once the task is done', () => {
  const session = openTask({
    rules: losAlamos.rules({}),
    task: {
      position: 'k5/6/6/6/6/K4R w 0 0',
      ask: 'Bring the rook to f3 and d3.',
      goal: { kind: 'reach', cells: ['f3', 'd3'] },
      moves: 2,
      other: 'still',
      success: 'Well walked.',
      otherwise: 'Up first.',
    },
    moves: [],
    engine: { think: () => Promise.reject(new Error('not asked')), hint: async () => null },
    pace: 0,
    keep: () => undefined,
    helped: () => undefined,
    wrong: () => undefined,
    solved: () => undefined,
  });
  const heard = (act: () => void) => {
    const before = session.view;
    act();
    return taskAnnouncement(before, session.view);
  };
  expect(heard(() => session.again())).toBe('');
  session.play('f1f3');
  expect(heard(() => session.takeBack())).toBe('Taken back.');
  session.play('f1f3');
  expect(heard(() => session.again())).toBe('Taken back.');
  session.play('f1f2');
  expect(heard(() => session.takeBack())).toBe('Taken back.');
  session.play('f1f3');
  session.play('f3d3');
  expect(heard(() => session.again())).toBe('Bring the rook to f3 and d3.');
});
