// Backing up and restoring a whole store.
import { InputError } from '../../rules/types';
import { ConflictError } from '../errors';
import type { Fields } from '../fields';
import type { AsideValue, GameStore } from '../gameStore';
import { parsePlayableRecord } from '../parseRecord';
import type { GameRecord } from '../record';
import { type BackupContent, type Everything, formatBackup } from './backupFile';
import { breather } from './breather';
import { planRestore, type RestorePlan } from './restorePlan';

/** How often a restore is worked out anew because a game went on meanwhile. */
const ATTEMPTS = 3;

/**
 * The text of a backup. `unsaved` are games that live in this page only, or have gone further here than what is
 * stored; they count instead of the stored ones. The store is left as it is.
 */
export async function createBackup(
  store: GameStore,
  unsaved: readonly GameRecord[],
  preferences: Fields,
): Promise<string> {
  const { games, aside, choices } = await readEverything(store);
  const others = games.filter(({ id }) => unsaved.every((record) => record.id !== id));
  return formatBackup({ games: [...unsaved, ...others], aside, choices, preferences });
}

/** What restoring would do now; nothing is changed. */
export async function previewRestore(
  store: GameStore,
  file: BackupContent,
  now: number,
): Promise<RestorePlan> {
  return planRestore(file, await readEverything(store), now);
}

/**
 * Restores in one transaction: all of it, or nothing. Games that went on since the preview are compared anew.
 * @throws ConflictError if they keep going on in another tab
 */
export async function restore(
  store: GameStore,
  file: BackupContent,
  now: number,
): Promise<RestorePlan> {
  for (let attempt = 1; ; attempt++) {
    const plan = await previewRestore(store, file, now);
    try {
      await store.writeAll(plan.changes);
      return plan;
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** All that is stored; games that cannot be read count as set aside, which they will be once they are opened. */
async function readEverything(store: GameStore): Promise<Omit<Everything, 'preferences'>> {
  const { games: rows, aside, choices } = await store.readAll();
  const games: GameRecord[] = [];
  const damaged: AsideValue[] = [];
  const breathe = breather();
  for (const raw of rows) {
    try {
      games.push(parsePlayableRecord(raw));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      damaged.push({ reason: error.message, at: 0, raw });
    }
    await breathe();
  }
  return { games, aside: [...aside, ...damaged], choices };
}
