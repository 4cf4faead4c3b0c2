// Backup files damaged in 2,500 ways: each is refused in words, or read; restoring what is read never loses a game.
import { expect, test } from 'vitest';
import { createBackup, restore } from '../../src/storage/backup/backup';
import { parseBackup } from '../../src/storage/backup/backupFile';
import { MemoryStore } from '../../src/storage/memoryStore';
import type { GameRecord } from '../../src/storage/record';
import { sealedBackup } from '../support/sealedBackup';
import { records } from './corpus';
import { Dice, damagedText, damagedValue } from './damage';
import { judge, type Tally } from './verdict';

const FILES = 2500;
/** Two short games, so that many files are read in little time. */
const GAMES = records.filter(({ moves }) => moves.length > 4 && moves.length < 40).slice(0, 2);

async function storeWith(games: readonly GameRecord[]): Promise<MemoryStore> {
  const store = new MemoryStore('none', () => 1);
  const changes = games.map((record) => ({ record, seen: null }));
  await store.writeAll({ games: changes, aside: [], choices: [] });
  return store;
}

test(`${FILES} damaged backups: no fault, no loss`, async () => {
  const [first, second] = GAMES;
  const begun = { moves: first.moves.slice(0, 2), result: null, spent: [], clock: null, used: 0 };
  const here: GameRecord[] = [{ ...first, ...begun, updatedAt: 1 }, second];
  const sound = await createBackup(await storeWith(GAMES), [], { theme: 'dark' });
  const tally: Tally = { accepted: 0, refused: 0 };
  let restored = 0;
  for (let seed = 0; seed < FILES; seed++) {
    const dice = new Dice(seed);
    const damaged =
      seed % 2 === 0
        ? damagedText(dice, sound, [sound, '{"fortyone":"backup"}'])
        : (JSON.stringify(damagedValue(dice, JSON.parse(sound))) ?? '');
    const text = seed % 4 === 0 ? damaged : sealedBackup(damaged);
    const content = judge(tally, text, () => parseBackup(text));
    if (!content) continue;
    const store = await storeWith(here);
    const { counts } = await restore(store, content, 2);
    restored += counts.new + counts.newerInFile + counts.both;
    for (const { id, moves } of here) {
      const kept = await store.load(id);
      expect(kept?.moves.slice(0, moves.length), text.slice(0, 2000)).toEqual(moves);
    }
  }
  expect(tally.accepted + tally.refused).toBe(FILES);
  expect(tally.refused).toBeGreaterThan(FILES / 10);
  expect(tally.accepted).toBeGreaterThan(FILES / 10);
  expect(restored).toBeGreaterThan(FILES / 10);
});
