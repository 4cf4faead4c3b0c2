// What a review says and does by keys alone, and what it tells of itself to those who listen.
import { expect, test, vi } from 'vitest';
import { changes, type ReviewCourse } from '../../../src/ui/review/course';
import { type KeysContext, reviewKeys } from '../../../src/ui/review/keys';
import { progressWords } from '../../../src/ui/review/progress';

const quiet = () => undefined;
const context: KeysContext = {
  ...{ ply: 4, last: 10, marked: [2, 6], words: '2. Rc4.', chance: 'White’s chance 63 percent' },
  ...{ onShow: quiet, onBack: quiet, onForward: quiet, onAnalyse: quiet },
  ...{ onLine: null, onBetter: null, summary: () => 'No single move decided the game.' },
};
const press = (key: string, given: Partial<KeysContext> = {}) =>
  reviewKeys({ ...context, ...given })
    .find((one) => one.key === key)
    ?.press(null);

test('keys lead into the better line and to doing it better, or say why not', () => {
  const onLine = vi.fn();
  const onBetter = vi.fn();
  expect(press('6', { onLine })).toBeNull();
  expect(press('0', { onBetter })).toBeNull();
  expect([onLine, onBetter].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(press('6')).toBe('No better line here.');
  expect(press('0')).toBe('No mistakes to do better.');
});

test('no key has two meanings', () => {
  const keys = reviewKeys(context).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('that the work goes on, stands still or fails is told; what is found meanwhile is not', () => {
  const told = { place: 'Start', mark: null, sentences: 'So it went.', lines: [], from: 0 };
  const working: ReviewCourse = {
    ...{ state: 'working', problem: null, progress: '3 of 25, about 5 s left' },
    ...{ spot: { ply: 0, line: null }, told, chance: 'Even' },
  };
  const stopped = { ...working, state: 'waiting', progress: 'Reviewed 4 of 25' } as const;
  expect(changes(working, { ...working, told: { ...told } })).toBe('');
  expect(changes(working, stopped)).toBe('Reviewed 4 of 25.');
  expect(changes(stopped, working)).toBe('3 of 25, about 5 s left.');
  const problem = 'the disk is full';
  const failed = {
    state: 'waiting',
    problem,
    done: 4,
    findings: [],
    millisecondsLeft: null,
  } as const;
  expect(changes(working, { ...stopped, problem, progress: progressWords(failed) })).toBe(
    'Stopped: the disk is full.',
  );
  expect(changes(working, { ...working, state: 'whole' })).toMatch(/^The review is complete\. /);
});
