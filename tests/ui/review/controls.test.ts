// What a review says and does by keys alone, and what of itself it announces to screen readers.
import { expect, test, vi } from 'vitest';
import {
  type AnnouncedReview,
  progressText,
  reviewAnnouncement,
} from '../../../src/ui/review/commentary';
import { type ReviewControls, reviewKeys } from '../../../src/ui/review/controls';

const quiet = () => undefined;
const context: ReviewControls = {
  ...{ ply: 4, last: 10, moments: [2, 6], text: '2. Rc4.', chance: 'White’s chances: 63 percent' },
  ...{ onShow: quiet, onBack: quiet, onForward: quiet, onAnalyse: quiet, onMore: quiet },
  ...{
    onMoments: null,
    onLine: null,
    onRetry: null,
    ...{ isWhole: true, isChecked: true },
    summary: () => 'No single move decided the game.',
  },
};
const press = (key: string, given: Partial<ReviewControls> = {}) =>
  reviewKeys({ ...context, ...given })
    .find((one) => one.key === key)
    ?.press(null);

test('keys lead into the better line and to doing it better, or say why not', () => {
  const onLine = vi.fn();
  const onRetry = vi.fn();
  expect(press('6', { onLine })).toBeNull();
  expect(press('0', { onRetry })).toBeNull();
  expect([onLine, onRetry].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(press('6')).toBe('No better line here.');
  expect(press('0')).toBe('No mistakes to practise.');
});

test('while the review goes on, keys say so, and not that there are no mistakes', () => {
  const summary = () => 'Reviewed 3 of 25.';
  expect(press('0', { isWhole: false, summary })).toBe('Reviewed 3 of 25.');
  expect(press('6', { isWhole: false, isChecked: false })).toBe('Not checked yet.');
});

test('keys go to the key moments, and switch between one’s own and those of both sides', () => {
  const onShow = vi.fn();
  press('7', { onShow });
  press('8', { onShow });
  press('8', { onShow, ply: 6 });
  expect(onShow.mock.calls).toEqual([[2], [6], [10]]);
  expect(press('4', { onMoments: () => 'Your key moments only.' })).toBe('Your key moments only.');
  expect(press('4')).toMatch(/^Neither side is yours/);
});

test('no key has two meanings', () => {
  const keys = reviewKeys(context).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('that the work goes on, stands still or fails is told; what is found meanwhile is not', () => {
  const commentary = {
    place: 'Start',
    mark: null,
    moment: null,
    sentences: 'So it went.',
    lines: [],
    from: 0,
  };
  const working: AnnouncedReview = {
    ...{ state: 'working', problem: null, progress: '3 of 25, about 5 s left' },
    ...{ cursor: { ply: 0, line: null }, heard: 'Start', commentary, chance: 'Even' },
  };
  const stopped = { ...working, state: 'waiting', progress: 'Reviewed 4 of 25' } as const;
  expect(reviewAnnouncement(working, { ...working, commentary: { ...commentary } })).toBe('');
  expect(reviewAnnouncement(working, stopped)).toBe('Reviewed 4 of 25.');
  expect(reviewAnnouncement(stopped, working)).toBe('3 of 25, about 5 s left.');
  const problem = 'the disk is full';
  const failed = {
    state: 'waiting',
    problem,
    done: 4,
    findings: [],
    millisecondsLeft: null,
  } as const;
  expect(reviewAnnouncement(working, { ...stopped, problem, progress: progressText(failed) })).toBe(
    'Stopped: the disk is full.',
  );
  const later = { ...working, cursor: { ply: 2, line: null } };
  expect(reviewAnnouncement(working, later)).toBe('Start. So it went. Even.');
  const unknown = { ...later, chance: null };
  expect(reviewAnnouncement(working, unknown)).toBe('Start. So it went.');
  expect(reviewAnnouncement(working, { ...working, state: 'whole' })).toMatch(
    /^The review is complete\. /,
  );
});
