// Reads the text of a backup (backupForm.ts): its form, counts and checksum.

import {
  type Fields,
  LAST_TIME,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
} from '../../rules/reading';
import { InputError } from '../../rules/types';
import { breather, type Work } from '../breather';
import { Crc32 } from '../crc32';
import type { AsideValue } from '../gameStore';
import { type BackupContent, inHex, KIND, partsOf, restText, sorted, VERSION } from './backupForm';
import { checkNesting, LARGEST, parseJson } from './backupJson';
import { fromTagged } from './tagged';

const MOST = {
  games: 200_000,
  analyses: 200_000,
  reviews: 200_000,
  attempts: 200_000,
  aside: 200_000,
  choices: 200,
};
/** Lists that came with later versions. */
type Later = 'analyses' | 'reviews' | 'attempts';

/** Reads a backup's text. @throws InputError naming what is wrong with it */
export function parseBackup(text: string): BackupContent {
  const fields = fieldsOf(text);
  const games = readList(fields.games, 'games', MOST.games, (game) => game);
  const crc = new Crc32();
  crc.add(`[${JSON.stringify(games)}`);
  return contentOf(fields, games, crc);
}

/**
 * Reads a backup's text as this app writes it game by game, so that the page stays alive; one that was laid out anew is
 * read at once. @throws InputError naming what is wrong with it
 */
export async function readBackup(text: string, work: Work = {}): Promise<BackupContent> {
  const begin = text.indexOf(GAMES_BEGIN);
  const end = text.indexOf(GAMES_END, begin);
  if (text.length > LARGEST || begin < 0 || end < begin) return parseBackup(text);
  const from = begin + GAMES_BEGIN.length;
  const games: unknown[] = [];
  const crc = new Crc32();
  crc.add('[[');
  const breathe = breather(work);
  for (let at = from; at < end; ) {
    const next = text.indexOf(BETWEEN, at);
    const stop = next < 0 || next > end ? end : next;
    const game = parsedLine(text.slice(at, stop));
    if (game === undefined) return parseBackup(text);
    crc.add(`${games.length === 0 ? '' : ','}${JSON.stringify(game)}`);
    games.push(game);
    at = stop + (stop === end ? 0 : BETWEEN.length);
    await breathe(at - from, end - from);
  }
  crc.add(']');
  if (games.length > MOST.games) return parseBackup(text);
  const fields = fieldsOf(`${text.slice(0, begin)}\n"games": []${text.slice(end + 2)}`);
  return contentOf(fields, games, crc);
}

/** How the list of games lies in the text that a BackupWriter makes. */
const GAMES_BEGIN = '\n"games": [\n';
const GAMES_END = '\n],\n"';
const BETWEEN = ',\n';

/** The value on a line, or undefined if it has none of its own. */
function parsedLine(line: string): unknown {
  try {
    checkNesting(line);
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The fields of the file, of a kind and version that this app reads. */
function fieldsOf(text: string): Fields {
  const fields = readFields(parseJson(text.replace(/^\uFEFF/, '')), 'the file');
  if (fields.fortyone !== KIND) {
    throw new InputError(
      'the file is not a backup of this app: its field "fortyone" is not "backup"',
    );
  }
  const version = readInteger(fields.version, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version > VERSION) {
    throw new InputError(
      `version is ${version}: a newer version of the app wrote this backup, and this one reads up to ${VERSION}`,
    );
  }
  return readObject(fields, 'the file', [
    'fortyone',
    'version',
    'counts',
    'checksum',
    ...partsOf(version),
  ]);
}

/** Checks all but the games; `crc` has seen the list of them. */
function contentOf(fields: Fields, games: readonly unknown[], crc: Crc32): BackupContent {
  const version = Number(fields.version);
  const has = (part: Later) => partsOf(version).includes(part);
  const listSince = (part: Later) =>
    has(part) ? readList(fields[part], part, MOST[part], (item) => item) : [];
  const analyses = listSince('analyses');
  const reviews = listSince('reviews');
  const attempts = listSince('attempts');
  const aside = readList(fields.aside, 'aside', MOST.aside, (entry) => entry);
  const choices = readFields(fields.choices, 'choices');
  const preferences = readFields(fields.preferences, 'preferences');
  const counts = readObject(
    fields.counts,
    'counts',
    partsOf(version).filter((part) => part !== 'preferences'),
  );
  checkCount('games', counts.games, games.length, MOST.games);
  if (has('analyses')) checkCount('analyses', counts.analyses, analyses.length, MOST.analyses);
  if (has('reviews')) checkCount('reviews', counts.reviews, reviews.length, MOST.reviews);
  if (has('attempts')) checkCount('attempts', counts.attempts, attempts.length, MOST.attempts);
  checkCount('aside', counts.aside, aside.length, MOST.aside);
  checkCount('choices', counts.choices, Object.keys(choices).length, MOST.choices);
  const stated = readText(fields.checksum, 'checksum', 8);
  crc.add(`,${restText({ analyses, reviews, attempts, aside, choices, preferences }, version)}`);
  const actual = inHex(crc.value);
  if (stated !== actual) {
    throw new InputError(
      `checksum is "${stated}", but the content has "${actual}": the file was changed or damaged on the way`,
    );
  }
  return {
    games,
    analyses,
    reviews,
    attempts,
    aside: aside.map(readAside),
    choices: sorted(choices, fromTagged),
    preferences,
  };
}

function readAside(value: unknown, index: number): AsideValue {
  const name = `aside[${index}]`;
  const { reason, at, raw } = readObject(value, name, ['reason', 'at', 'raw']);
  if (typeof reason !== 'string') throw new InputError(`${name}.reason is not text`);
  return {
    reason,
    at: readInteger(at, `${name}.at`, 0, LAST_TIME),
    raw: fromTagged(raw),
  };
}

function checkCount(part: string, stated: unknown, actual: number, most: number): void {
  if (readInteger(stated, `counts.${part}`, 0, most) !== actual) {
    throw new InputError(`counts.${part} is ${stated}, but the file has ${actual}`);
  }
}
