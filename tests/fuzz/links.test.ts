// Damaged and forged links, which are refused or lead to sound games.
import { expect, test } from 'vitest';
import { ALPHABET, twoCharacters } from '../../src/share/digits';
import { analysisLink, gameLink, positionLink, readLink, type Shared } from '../../src/share/link';
import { parsePlayableAnalysis } from '../../src/storage/analysisRecord';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import { crc32 } from '../../src/util/crc32';
import { isLinked } from '../support/linkedGames';
import { analyses, records } from './corpus';
import { Dice, damagedText } from './damage';
import { judge, type Tally } from './verdict';

const ROUNDS = 2000;
const HEAD = 3;
const CHECKSUM = 6;

const links = [
  ...records
    .filter(isLinked)
    .flatMap((record) => [gameLink(record), positionLink({ ...record, text: record.start })]),
  ...analyses.filter(isLinked).map((analysis) => analysisLink(analysis).text),
];
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
    const link = dice.pick(links);
    const body = [...link.slice(HEAD, -CHECKSUM)];
    for (let times = dice.below(4); times >= 0; times--) {
      body[dice.below(body.length)] = dice.pick([...ALPHABET]);
    }
    const random = Array.from({ length: dice.below(200) * 2 }, () => dice.pick([...ALPHABET]));
    const forged = encodeLinkText(link[0], (dice.below(4) === 0 ? random : body).join(''));
    const shared = judge(tally, forged, () => read(forged));
    if (shared) expectSound(shared);
  }
  expect(tally.accepted).toBeGreaterThan(0);
});

function expectSound({ record, analysis }: Shared): void {
  expect(parsePlayableRecord(record)).toEqual(record);
  if (analysis) expect(parsePlayableAnalysis(analysis)).toEqual(analysis);
}

function encodeLinkText(form: string, body: string): string {
  const text = `${form}${twoCharacters(HEAD + body.length + CHECKSUM)}${body}`;
  const crc = crc32(text);
  return text + [crc >>> 24, (crc >>> 12) & 4095, crc & 4095].map(twoCharacters).join('');
}
