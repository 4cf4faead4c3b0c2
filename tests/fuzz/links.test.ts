// Damaged and forged links, which are refused or lead to sound games.
import { expect, test } from 'vitest';
import { readLink, type Shared } from '../../src/share/link';
import { parsePlayableAnalysis } from '../../src/storage/analysisRecord';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import { Dice, damagedText } from './damage';
import { forgedLink, links } from './forged';
import { judge, type Tally } from './verdict';

const ROUNDS = 2000;

const read = (link: string) => readLink(link, 'here', 9);

test('damaged links are refused', () => {
  const dice = new Dice(42);
  const tally: Tally = { accepted: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const link = dice.pick(links);
    const damaged = damagedText(dice, link, links);
    const shared = judge(tally, damaged, () => read(damaged));
    // Only what a mail program may do to it leaves a link whole.
    if (shared) expect(links).toContain(damaged.replace(/\s/g, ''));
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS * 0.8);
});

test('links forged with a fitting checksum are read as sound games or refused', () => {
  const dice = new Dice(43);
  const tally: Tally = { accepted: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const forged = forgedLink(dice);
    const shared = judge(tally, forged, () => read(forged));
    if (shared) expectSound(shared);
  }
  expect(tally.accepted).toBeGreaterThan(0);
});

function expectSound({ record, analysis }: Shared): void {
  expect(parsePlayableRecord(record)).toEqual(record);
  if (analysis) expect(parsePlayableAnalysis(analysis)).toEqual(analysis);
}
