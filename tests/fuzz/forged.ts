// Links and backups changed by somebody who makes their checksum anew, so that what lies behind it is tried too.
import { ALPHABET, twoCharacters } from '../../src/share/digits';
import { analysisLink, gameLink, positionLink } from '../../src/share/link';
import { crc32 } from '../../src/util/crc32';
import { isLinked } from '../support/linkedGames';
import { sealedBackup } from '../support/sealedBackup';
import { analyses, records } from './corpus';
import { type Dice, damagedValue } from './damage';

const LETTERS = [...ALPHABET];
const HEAD = 3;
const CHECKSUM = 6;

/** Sound links of games, positions and analyses. */
export const links: readonly string[] = [
  ...records
    .filter(isLinked)
    .flatMap((record) => [gameLink(record), positionLink({ ...record, text: record.start })]),
  ...analyses.filter(isLinked).map((analysis) => analysisLink(analysis).text),
];

/** One of these links with some characters changed, or all of them. */
export function forgedLink(dice: Dice, from: readonly string[] = links): string {
  const link = dice.pick(from);
  const body = [...link.slice(HEAD, -CHECKSUM)];
  for (let times = dice.below(4); times >= 0; times--) {
    body[dice.below(body.length)] = dice.pick(LETTERS);
  }
  const random = Array.from({ length: dice.below(200) * 2 }, () => dice.pick(LETTERS));
  return encodeLinkText(link[0], (dice.below(4) === 0 ? random : body).join(''));
}

function encodeLinkText(form: string, body: string): string {
  const text = `${form}${twoCharacters(HEAD + body.length + CHECKSUM)}${body}`;
  const crc = crc32(text);
  return text + [crc >>> 24, (crc >>> 12) & 4095, crc & 4095].map(twoCharacters).join('');
}

/** A backup as JSON, as far as its parts matter here. */
export interface WholeBackup {
  readonly games: readonly unknown[];
  readonly counts: Readonly<Record<string, number>>;
}

/** A backup with some of its games damaged, or another part, and its checksum and counts made anew. */
export function forgedBackup(dice: Dice, whole: WholeBackup): string {
  const games = whole.games.map((game) => (dice.below(4) === 0 ? damagedValue(dice, game) : game));
  const kept = games.slice(0, dice.below(games.length + 1));
  const counts = { ...whole.counts, games: kept.length };
  const damaged = { ...whole, counts, games: kept };
  const other = dice.below(4) === 0 ? damagedValue(dice, damaged) : damaged;
  return sealedBackup(JSON.stringify(other) ?? '');
}
