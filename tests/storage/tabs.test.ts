// Which of several tabs plays a game, and what the others hear.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabs, type Tabs } from '../../src/storage/tabs';

/** The locks that all tabs of a browser share. */
class FakeLocks {
  private readonly held = new Map<string, (error: Error) => void>();

  async request(
    name: string,
    options: LockOptions,
    use: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    const holder = this.held.get(name);
    if (holder && !options.steal) return use(null);
    holder?.(Object.assign(new Error('stolen'), { name: 'AbortError' }));
    const stolen = new Promise((_, reject) => this.held.set(name, reject));
    const mine = this.held.get(name);
    try {
      return await Promise.race([use({ name, mode: 'exclusive' }), stolen]);
    } finally {
      if (this.held.get(name) === mine) this.held.delete(name);
    }
  }
}

let locks: FakeLocks;
const channels: BroadcastChannel[] = [];

beforeEach(() => {
  locks = new FakeLocks();
});

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

function tab(withLocks = true): Tabs {
  const channel = new BroadcastChannel('test');
  channels.push(channel);
  return createTabs({ locks: withLocks ? locks : undefined, channel });
}

test('the first tab plays, the second looks on until the first has left', async () => {
  const first = await tab().join('a', false, vi.fn());
  const other = tab();
  expect(first.plays).toBe(true);
  expect((await other.join('a', false, vi.fn())).plays).toBe(false);
  expect((await other.join('b', false, vi.fn())).plays).toBe(true);
  first.leave();
  await vi.waitFor(async () => expect((await other.join('a', false, vi.fn())).plays).toBe(true));
});

test('a tab that leaves a game and joins it again at once plays it', async () => {
  const one = tab();
  (await one.join('a', false, vi.fn())).leave();
  expect((await one.join('a', false, vi.fn())).plays).toBe(true);
});

test('a tab that joins a game twice waits with the second until the first has left', async () => {
  const one = tab();
  const first = one.join('a', false, vi.fn());
  const second = one.join('a', false, vi.fn());
  (await first).leave();
  expect((await second).plays).toBe(true);
});

test('a tab that takes a game plays it, and the other is told', async () => {
  const told = vi.fn();
  await tab().join('a', false, told);
  expect((await tab().join('a', true, vi.fn())).plays).toBe(true);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
});

test('a save is heard by the tabs that look on, of that game only, and not after they left', async () => {
  const player = tab();
  await player.join('a', false, vi.fn());
  const [heard, elsewhere, gone] = [vi.fn(), vi.fn(), vi.fn()];
  await tab().join('a', false, heard);
  await tab().join('b', false, elsewhere);
  (await tab().join('a', false, gone)).leave();
  player.announce('a');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(elsewhere).not.toHaveBeenCalled();
  expect(gone).not.toHaveBeenCalled();
});

test('without locks, or with locks forbidden, every tab plays and hears of the others', async () => {
  const heard = vi.fn();
  const first = tab(false);
  const one = await first.join('a', false, vi.fn());
  const other = await tab(false).join('a', false, heard);
  expect([one.plays, other.plays]).toEqual([true, true]);
  first.announce('a');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  const request = () => Promise.reject(new DOMException('not here', 'SecurityError'));
  const forbidden = createTabs({ locks: { request }, channel: undefined });
  expect((await forbidden.join('a', false, vi.fn())).plays).toBe(true);
});
