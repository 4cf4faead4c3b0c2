// The storage's code comes after the first paint: Home shows its cards before it knows of any game.
import type { GameStore } from '../storage/gameStore';

/** Milliseconds between attempts to load. */
const PAUSE = 2000;

/** The store of this device. Never rejects: a first visit that loses its connection midway goes on asking. */
export async function loadStore(): Promise<GameStore> {
  for (;;) {
    try {
      const { openStore } = await import('../storage/openStore');
      return openStore();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
