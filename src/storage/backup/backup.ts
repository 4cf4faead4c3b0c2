// Backing up and restoring a whole store.
import { InputError } from '../../rules/types';
import { ConflictError } from '../errors';
import { type Fields, readFields } from '../fields';
import type { AsideValue, GameStore } from '../gameStore';
import { parsePlayableAnalysis } from '../parseAnalysis';
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
  // A store that is closed for good has nothing to give, but what this page holds can still be kept.
  const closed = store.status.state === 'closed';
  const { games, ...rest } = closed ? NOTHING : await readEverything(store);
  const others = games.filter(({ id }) => unsaved.every((record) => record.id !== id));
  return formatBackup({ games: [...unsaved, ...others], ...rest, preferences });
}

const NOTHING: Omit<Everything, 'preferences'> = {
  games: [],
  analyses: [],
  aside: [],
  choices: {},
};

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
  await setDamagedAside(store);
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

/** Makes room for sound games of the same id: what cannot be read goes where it would go when it is opened. */
async function setDamagedAside(store: GameStore): Promise<void> {
  for (const { raw, reason } of (await sortOut(store)).games.damaged) {
    const { id } = readFields(raw, 'the record');
    if (typeof id === 'string') await store.setAside(id, reason);
  }
  const analyses = await store.openAnalyses();
  for (const { raw } of (await sortOut(store)).analyses.damaged) {
    const { id } = readFields(raw, 'the analysis');
    // Opening it sets it aside, and tells why.
    if (typeof id === 'string') await analyses.load(id).catch(ignoreBadInput);
  }
}

function ignoreBadInput(error: unknown): void {
  if (!(error instanceof InputError)) throw error;
}

/** All that is stored; games and analyses that cannot be read count as set aside. */
async function readEverything(store: GameStore): Promise<Omit<Everything, 'preferences'>> {
  const { games, analyses, aside, choices } = await sortOut(store);
  return {
    games: games.sound,
    analyses: analyses.sound,
    aside: [...aside, ...games.damaged, ...analyses.damaged],
    choices,
  };
}

/** All that is stored, games and analyses told apart by whether they can be read. */
async function sortOut(store: GameStore) {
  const { games, analyses, aside, choices } = await store.readAll();
  return {
    games: await sorted(games, parsePlayableRecord),
    analyses: await sorted(analyses, parsePlayableAnalysis),
    aside,
    choices,
  };
}

async function sorted<Kept>(rows: readonly unknown[], parse: (raw: unknown) => Kept) {
  const sound: Kept[] = [];
  const damaged: AsideValue[] = [];
  const breathe = breather();
  for (const raw of rows) {
    try {
      sound.push(parse(raw));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      damaged.push({ reason: error.message, at: 0, raw });
    }
    await breathe();
  }
  return { sound, damaged };
}
