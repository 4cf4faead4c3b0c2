// @vitest-environment happy-dom
// The screen stays awake while a game is played, and nothing breaks where the device will not have it.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWakeLock } from '../../../src/ui/game/GameScreen';

const root = document.createElement('div');
let held = 0;
let locks: { released: boolean; release: () => Promise<void> }[] = [];
const request = vi.fn();

function Player({ wanted }: { readonly wanted: boolean }) {
  useWakeLock(wanted);
  return null;
}

const show = (wanted: boolean) => act(() => render(<Player wanted={wanted} />, root));
const setHidden = async (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  // As browsers do.
  if (hidden) for (const lock of locks) await lock.release();
  await act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

beforeEach(() => {
  [held, locks] = [0, []];
  request.mockReset().mockImplementation(async () => {
    const lock = {
      released: false,
      release: async () => {
        if (lock.released) return;
        lock.released = true;
        held--;
      },
    };
    held++;
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
});

afterEach(async () => {
  await act(() => render(null, root));
  await setHidden(false);
});

test('held while wanted, and let go afterwards', async () => {
  await show(true);
  expect(held).toBe(1);
  await show(false);
  expect(held).toBe(0);
});

test('taken again when the page comes back, and only once', async () => {
  await show(true);
  await setHidden(true);
  expect(held).toBe(0);
  await setHidden(false);
  await setHidden(false);
  expect(held).toBe(1);
});

test('not kept when the game closes before the device has answered', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const grant = request.getMockImplementation();
  request.mockImplementation(async () => {
    await waiting;
    return grant?.();
  });
  await show(true);
  await show(false);
  answer();
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  expect(held).toBe(0);
});

test('a refusal is silent, and asked again when the page comes back', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  request.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await show(true);
  await setHidden(true);
  await setHidden(false);
  expect(request).toHaveBeenCalledTimes(2);
  expect(failed).not.toHaveBeenCalled();
  process.off('unhandledRejection', failed);
});

test('a browser without it plays all the same', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  await expect(show(true)).resolves.toBeUndefined();
});
