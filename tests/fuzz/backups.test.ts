// Damaged and forged backup files, which may be refused but must harm nothing.
import { expect, test } from 'vitest';
import { InputError } from '../../src/rules/types';
import { createBackup, previewRestore, restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import type { GameStore } from '../../src/storage/gameStore';
import type { GameRecord } from '../../src/storage/record';
import { createMemoryStore } from '../../src/storage/rowStore';
import { sealedBackup } from '../support/sealedBackup';
import { records } from './corpus';
import { Dice, damagedText, damagedValue } from './damage';
import { judge, type Tally } from './verdict';

/** A backup as JSON, as far as it is told apart here. */
interface Whole {
  readonly games: readonly unknown[];
  readonly counts: Readonly<Record<string, number>>;
}

const ROUNDS = 1500;
const FORGED = 120;
const preferences = { theme: 'dark', sound: false };

const own = records.slice(0, 6).map((record, index) => ({ ...record, id: `own-${index}` }));

async function deviceWith(games: readonly GameRecord[]): Promise<GameStore> {
  const store = createMemoryStore('no storage here', () => 1);
  const changes = games.map((record) => ({ record, seen: null }));
  await store.writeAll({
    games: changes,
    analyses: [],
    reviews: [],
    attempts: [],
    aside: [],
    choices: [],
  });
  return store;
}

const textOf = async (store: GameStore) =>
  (await createBackup(store, {}, preferences)).pieces.join('');
const backup = async (games: readonly GameRecord[]) => textOf(await deviceWith(games));

test('damaged backup files are refused', async () => {
  const dice = new Dice(47);
  const tally: Tally = { accepted: 0, refused: 0 };
  const texts = [await backup([]), await backup(own.slice(0, 1)), await backup(own)];
  const sound = texts.map((text) => JSON.stringify(parseBackup(text)));
  for (let round = 0; round < ROUNDS; round++) {
    const damaged = damagedText(dice, dice.pick(texts), texts);
    const content = judge(tally, damaged, () => parseBackup(damaged));
    // Spaces between the values may come and go.
    if (content) expect(sound).toContain(JSON.stringify(content));
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS * 0.8);
});

test('backups forged with a fitting checksum harm no game that is here', async () => {
  const dice = new Dice(48);
  const tally: Tally = { accepted: 0, refused: 0 };
  const whole: Whole = JSON.parse(await backup([...own, ...records.slice(0, 8)]));
  const before = await backup(own);
  for (let round = 0; round < FORGED; round++) {
    const forged = damagedBackup(dice, whole);
    const content = judge(tally, forged, () => parseBackup(forged));
    if (!content) continue;
    const store = await deviceWith(own);
    await previewRestore(store, content, 9);
    expect(await textOf(store)).toBe(before);
    await restore(store, content, 9).catch((error: unknown) => {
      if (!(error instanceof InputError)) throw error;
    });
    for (const { id, moves } of own) {
      const now = await store.load(id);
      expect(now?.moves.slice(0, moves.length)).toEqual(moves);
    }
  }
  expect(tally.accepted).toBeGreaterThan(FORGED / 4);
});

/** A backup with some of its games damaged, or another part, and its checksum and counts made anew. */
function damagedBackup(dice: Dice, whole: Whole): string {
  const games = whole.games.map((game) => (dice.below(4) === 0 ? damagedValue(dice, game) : game));
  const kept = games.slice(0, dice.below(games.length + 1));
  const counts = { ...whole.counts, games: kept.length };
  const damaged = { ...whole, counts, games: kept };
  const other = dice.below(4) === 0 ? damagedValue(dice, damaged) : damaged;
  return sealedBackup(JSON.stringify(other) ?? '');
}
