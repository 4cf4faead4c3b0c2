// Failures that no screen reports reach the recorder, those from before it was there too.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  logFailure,
  recordFailure,
  runDetached,
  setFailureRecorder,
} from '../../src/util/failures';

const printed = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(printed);
});

afterEach(() => {
  vi.restoreAllMocks();
  printed.mockClear();
});

test('what fails before the recorder is loaded waits for it', () => {
  const early = new Error('early');
  recordFailure('screen', early);
  const recorder = vi.fn();
  setFailureRecorder(recorder);
  expect(recorder.mock.calls).toEqual([['screen', early, expect.any(Number)]]);
  expect(printed).not.toHaveBeenCalled();
});

test('a failure is printed and recorded', () => {
  const recorder = vi.fn();
  setFailureRecorder(recorder);
  const error = new Error('no hint');
  logFailure('hint', error);
  expect(printed).toHaveBeenCalledWith('hint:', error);
  expect(recorder).toHaveBeenCalledWith('hint', error, expect.any(Number));
});

test('work that nobody waits for is logged when it fails, and only then', async () => {
  const recorder = vi.fn();
  setFailureRecorder(recorder);
  const error = new Error('not saved');
  runDetached(undefined);
  runDetached(Promise.resolve('done'));
  runDetached(Promise.reject(error));
  await Promise.resolve();
  await Promise.resolve();
  expect(recorder.mock.calls).toEqual([['task', error, expect.any(Number)]]);
});
