// What a lesson's task announces.
import { expect, test } from 'vitest';
import { BLACK } from '../../../src/rules/types';
import type { TaskView } from '../../../src/session/lesson/types';
import { taskAnnouncement } from '../../../src/ui/lessons/taskText';
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
