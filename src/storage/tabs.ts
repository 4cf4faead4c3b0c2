// Which of this device's tabs plays a game: the one that holds the game's lock. The others look on, and every tab hears
// of the saves of others. A browser without locks lets every tab play; the revisions of the records (errors.ts) then
// keep a game whole.
import { runDetached } from '../util/failures';

export interface Seat {
  /** Whether this tab may play. It stays as it was until the game is joined again. */
  readonly plays: boolean;
  /** Gives the game up to other tabs. */
  leave(): void;
}

export interface Tabs {
  /**
   * Joins a game, to play it unless another tab does; `take` takes it from that tab. From then on until leave(),
   * `changed` is called when another tab has saved or taken the game, or left it to this one: time to join again.
   */
  join(id: string, take: boolean, changed: () => void): Promise<Seat>;
  /** Tells the other tabs that a game was saved here, by the tab that plays it or from a list. */
  announce(id: string): void;
}

/** What is needed of the browser's lock manager. */
interface Locks {
  request(
    name: string,
    options: LockOptions,
    use: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

interface TabsParts {
  readonly locks: Locks | undefined;
  /** Carries the ids of games saved; undefined where tabs cannot talk. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

/** The tabs of this browser, with whatever of locks and channels it has. */
export function browserTabs(): Tabs {
  return createTabs({
    locks: globalThis.navigator?.locks,
    channel:
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('fortyone games'),
  });
}

export function createTabs({ locks, channel }: TabsParts): Tabs {
  const listeners = new Map<string, Set<() => void>>();
  /** By game, when this tab's last request for its lock was refused, or what it was given is free again. */
  const released = new Map<string, Promise<unknown>>();
  channel?.addEventListener('message', ({ data }) => {
    for (const listener of [...(listeners.get(data) ?? [])]) listener();
  });
  return {
    join: async (id, take, changed) => {
      const before = released.get(id);
      let free = () => {};
      released.set(id, new Promise<void>((done) => (free = done)));
      await before;
      const held = locks ? await hold(locks, `fortyone game ${id}`, take, changed) : UNLOCKED;
      runDetached((held?.ended ?? Promise.resolve()).then(free));
      const heard = listeners.get(id) ?? new Set();
      listeners.set(id, heard.add(changed));
      return {
        plays: held !== null,
        leave: () => {
          heard.delete(changed);
          held?.release();
        },
      };
    },
    announce: (id) => channel?.postMessage(id),
  };
}

interface HeldLock {
  release(): void;
  /** Settles once the lock is no longer held. */
  readonly ended: Promise<unknown>;
}

/** Where there are no locks, everybody has what a lock would give. */
const UNLOCKED: HeldLock = { release: () => undefined, ended: Promise.resolve() };

/** Holds a lock until it is released, or `stolen` by another tab; null if another tab has it and it is not to be taken. */
function hold(
  locks: Locks,
  name: string,
  take: boolean,
  stolen: () => void,
): Promise<HeldLock | null> {
  return new Promise((resolve) => {
    let released = false;
    let end = () => {};
    const ended = new Promise<void>((free) => {
      end = free;
    });
    const whileHeld = () =>
      new Promise<void>((done) => {
        const release = () => {
          released = true;
          done();
        };
        resolve({ release, ended });
      });
    locks
      .request(name, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (lock) return whileHeld();
        resolve(null);
        return undefined;
      })
      .catch((error: unknown) => {
        // Locks can be forbidden to a page; one that was granted ends with an error when it is taken away.
        resolve(UNLOCKED);
        const isTaken = error instanceof Error && error.name === 'AbortError';
        if (isTaken && !released) stolen();
      })
      .finally(end);
  });
}
