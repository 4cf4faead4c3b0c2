// Damaged records, rows and texts, which are refused or set aside and harm no other.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { readPart, splitGameTexts } from '../../src/share/texts';
import { formatAnalysisText, parseAnalysisText } from '../../src/storage/analysisConversion';
import { parsePlayableAnalysis } from '../../src/storage/analysisRecord';
import { formatGameText, parseGameText } from '../../src/storage/gameText';
import { openStore } from '../../src/storage/openStore';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import { DATABASE } from '../../src/storage/schema';
import { listed } from '../support/storedRecords';
import { analyses, records } from './corpus';
import { Dice, damagedText, damagedValue } from './damage';
import { judge, type Tally } from './verdict';

const ROUNDS = 2000;
const ROWS = 200;

test('damaged records are read as sound ones or refused', () => {
  const dice = new Dice(44);
  const tally: Tally = { accepted: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const damaged = damagedValue(dice, dice.pick(records));
    const record = judge(tally, damaged, () => parsePlayableRecord(damaged));
    if (!record) continue;
    expect(parsePlayableRecord(record)).toEqual(record);
    expect(parsePlayableRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS / 2);
});

test('damaged analyses are read as sound ones or refused', () => {
  const dice = new Dice(47);
  const tally: Tally = { accepted: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const damaged = damagedValue(dice, dice.pick(analyses));
    const record = judge(tally, damaged, () => parsePlayableAnalysis(damaged));
    if (record) expect(parsePlayableAnalysis(structuredClone(record))).toEqual(record);
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS / 2);
});

test('damaged texts of analyses are read as sound ones or refused', () => {
  const dice = new Dice(48);
  const tally: Tally = { accepted: 0, refused: 0 };
  const texts = analyses.map(formatAnalysisText);
  for (let round = 0; round < ROUNDS; round++) {
    const damaged = damagedText(dice, dice.pick(texts), texts);
    const record = judge(tally, damaged, () => parseAnalysisText(damaged, 'here', 9));
    if (record) expect(parseAnalysisText(formatAnalysisText(record), 'here', 9)).toEqual(record);
    for (const part of judge(tally, damaged, () => splitGameTexts(damaged)) ?? []) {
      judge(tally, part, () => readPart(part, true, 'here', 9));
    }
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS / 4);
});

test('damaged texts of games are read as sound games or refused', () => {
  const dice = new Dice(45);
  const tally: Tally = { accepted: 0, refused: 0 };
  const texts = records.map(formatGameText);
  for (let round = 0; round < ROUNDS; round++) {
    const damaged = damagedText(dice, dice.pick(texts), texts);
    const record = judge(tally, damaged, () => parseGameText(damaged, 'here', 9).record);
    if (record) expect(parseGameText(formatGameText(record), 'here', 9).record).toEqual(record);
    for (const part of judge(tally, damaged, () => splitGameTexts(damaged)) ?? []) {
      judge(tally, part, () => readPart(part, true, 'here', 9));
    }
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS / 2);
});

test('damaged rows in the database are set aside as they are, and harm no other game', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const dice = new Dice(46);
  const good = records.slice(0, 5).map((record, index) => ({
    ...record,
    id: `good-${index}`,
    revision: 1,
  }));
  const first = await openStore({ persist: () => undefined, now: () => 1 });
  for (const record of good) await first.save(record);
  first.close();
  const database = await openDB(DATABASE);
  const bad: unknown[] = [];
  for (let round = 0; round < ROWS; round++) {
    const damaged = damagedValue(dice, { ...dice.pick(records), finished: 0 });
    if (typeof damaged !== 'object' || damaged === null || Array.isArray(damaged)) continue;
    const row = { ...damaged, id: `bad-${round}`, version: dice.pick([1, 2, 3, 'x']) };
    bad.push(structuredClone(row));
    await database.put('games', row);
  }
  database.close();
  const store = await openStore({ persist: () => undefined, now: () => 2 });
  await listed(store);
  for (let round = 0; round < ROWS; round++) await store.load(`bad-${round}`).catch(() => null);
  for (const record of good) expect(await store.load(record.id)).toEqual(record);
  const aside = await store.listQuarantined();
  expect(aside.length).toBeGreaterThan(bad.length / 2);
  for (const { raw, reason } of aside) {
    expect(bad).toContainEqual(raw);
    expect(reason).toMatch(/\p{L}{4,}/u);
  }
  store.close();
  vi.unstubAllGlobals();
});
