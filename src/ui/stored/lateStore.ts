// The storage's code comes after the first paint: Home shows its cards before it knows of any game.
import type { GameStore } from '../../storage/gameStore';
import type { Observable } from '../../util/observable';

/** Milliseconds between attempts to load. */
const PAUSE = 2000;

/**
 * The store of this device. Never rejects: a first visit that loses its connection midway goes on asking, and `missing`
 * is true meanwhile.
 */
export async function loadStore(missing: Observable<boolean>): Promise<GameStore> {
  for (;;) {
    try {
      const { openStore } = await import('../../storage/openStore');
      missing.set(false);
      return openStore();
    } catch {
      missing.set(true);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
