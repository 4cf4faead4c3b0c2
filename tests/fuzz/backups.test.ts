// Damaged and forged backup files, which may be refused but must harm nothing.
import { expect, test } from 'vitest';
import { InputError } from '../../src/input/input';
import { createBackup, previewRestore, restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupReader';
import type { GameStore } from '../../src/storage/gameStore';
import type { GameRecord } from '../../src/storage/record';
import { createMemoryStore } from '../../src/storage/rowStore';
import { records } from './corpus';
import { Dice, damagedText } from './damage';
import { forgedBackup, type WholeBackup } from './forged';
import { judge, type Tally } from './verdict';

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
  (await createBackup(store, {}, preferences)).chunks.join('');
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
  const whole: WholeBackup = JSON.parse(await backup([...own, ...records.slice(0, 8)]));
  const before = await backup(own);
  for (let round = 0; round < FORGED; round++) {
    const forged = forgedBackup(dice, whole);
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
