// The backup file: one JSON text with everything the app keeps, for people to read and for any later version to
// restore. The same content always gives the same text. What stands in it is judged game by game in restorePlan.ts.
//
//   fortyone     "backup"
//   version      of this form: 3 with reviews, else 2 with analyses, else 1: earlier versions of the app restore what they know
//   counts       how many games, analyses, reviews, games set aside and choices follow
//   checksum     CRC-32, in hexadecimal, of the parts below written as one JSON list without spaces
//   games        records (record.ts), sorted by id, one a line
//   analyses     records (analysisRecord.ts) likewise; since version 2
//   reviews      records (reviewRecord.ts) likewise; since version 3
//   aside        games that could not be read, as they were found, with the reason
//   choices      what was last chosen for each new game, and how far its lessons are done
//   preferences  the settings

import {
  type Fields,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
} from '../../rules/reading';
import { InputError } from '../../rules/types';
import type { AnalysisRecord } from '../analysisRecord';
import { breather, type Work } from '../breather';
import { Crc32 } from '../crc32';
import type { AsideValue } from '../gameStore';
import type { GameRecord } from '../record';
import type { ReviewRecord } from '../reviewRecord';
import { fromTagged, toTagged } from './tagged';

const KIND = 'backup';
const VERSION = 3;
/** Bytes of the largest file that is read; a thousand games of fifty moves have less than one million. */
export const LARGEST = 64 * 1024 * 1024;
/** No value of a backup lies deeper in others; deeper nesting is an attack on the reader. */
const NEST = 64;
const MOST = { games: 200_000, analyses: 200_000, reviews: 200_000, aside: 200_000, choices: 200 };
const LAST_TIME = 8.64e15;
const PARTS = ['games', 'analyses', 'reviews', 'aside', 'choices', 'preferences'] as const;
type Part = (typeof PARTS)[number];
/** The first version that has a part; 1 for those that are not here. */
const SINCE: Partial<Record<Part, number>> = { analyses: 2, reviews: 3 };

/** What a backup is made of. */
export interface Everything {
  readonly games: readonly GameRecord[];
  readonly analyses: readonly AnalysisRecord[];
  readonly reviews: readonly ReviewRecord[];
  readonly aside: readonly AsideValue[];
  /** Stored values by key. */
  readonly choices: Fields;
  readonly preferences: Fields;
}

/** A file's content, its form checked; games, analyses and reviews are as they stand there. */
export interface BackupContent extends Omit<Everything, 'games' | 'analyses' | 'reviews'> {
  readonly games: readonly unknown[];
  readonly analyses: readonly unknown[];
  readonly reviews: readonly unknown[];
}

/** Writes a backup whose games come one by one. */
export class BackupWriter {
  private readonly crc = new Crc32();
  private readonly pieces: string[] = [];

  constructor() {
    this.crc.add('[[');
  }

  /** Games come sorted by id. */
  add(game: GameRecord): void {
    const text = JSON.stringify(game);
    const first = this.pieces.length === 0;
    this.crc.add(first ? text : `,${text}`);
    this.pieces.push(first ? text : `,\n${text}`);
  }

  /** The pieces of the file's text, with all that is not a game. */
  finish(rest: Omit<Everything, 'games'>): string[] {
    const aside = rest.aside
      .map(writtenAside)
      .map((entry) => ({ entry, text: JSON.stringify(entry) }))
      .sort((a, b) => a.entry.at - b.entry.at || compareTexts(a.text, b.text))
      .map(({ entry }) => entry);
    const choices = sorted(rest.choices, (value) => toTagged(value));
    const analyses = byId(rest.analyses);
    const reviews = byId(rest.reviews);
    const version = reviews.length > 0 ? 3 : analyses.length > 0 ? 2 : 1;
    const parts = { analyses, reviews, aside, choices, preferences: sorted(rest.preferences) };
    this.crc.add(`],${restText(parts, version)}`);
    const written: readonly string[] = restOf(version).map((part) => {
      const value = parts[part];
      const text = Array.isArray(value) ? lines(value) : JSON.stringify(value);
      return `,\n${JSON.stringify(part)}: ${text}`;
    });
    const counts = {
      games: this.pieces.length,
      ...(version >= 2 && { analyses: analyses.length }),
      ...(version >= 3 && { reviews: reviews.length }),
      aside: aside.length,
      choices: Object.keys(choices).length,
    };
    return [
      `{
"fortyone": ${JSON.stringify(KIND)},
"version": ${version},
"counts": ${JSON.stringify(counts)},
"checksum": ${JSON.stringify(inHex(this.crc.value))},
"games": ${this.pieces.length === 0 ? '[' : '[\n'}`,
      ...this.pieces,
      `${this.pieces.length === 0 ? ']' : '\n]'}${written.join('')}
}
`,
    ];
  }
}

/** Sorted by id. */
const byId = <Kept extends { readonly id: string }>(records: readonly Kept[]): Kept[] =>
  [...records].sort((a, b) => compareTexts(a.id, b.id));

/** The parts that a file of a version has. */
const partsOf = (version: number): readonly Part[] =>
  PARTS.filter((part) => version >= (SINCE[part] ?? 1));

type Rest = Exclude<Part, 'games'>;

const restOf = (version: number): readonly Rest[] =>
  partsOf(version).filter((part) => part !== 'games');

/** The end of the list that the checksum is of, after the games. */
const restText = (parts: Readonly<Record<Rest, unknown>>, version: number): string =>
  JSON.stringify(restOf(version).map((part) => parts[part])).slice(1);

const inHex = (crc: number): string => crc.toString(16).padStart(8, '0');

/** Even of an entry that was itself damaged, its value is kept. */
function writtenAside({ reason, at, raw }: AsideValue): AsideValue {
  const time = Number.isInteger(at) && at >= 0 && at <= LAST_TIME ? at : 0;
  return { reason: String(reason), at: time, raw: toTagged(raw) };
}

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
  const listSince = (part: 'analyses' | 'reviews') =>
    version < (SINCE[part] ?? 1) ? [] : readList(fields[part], part, MOST[part], (item) => item);
  const analyses = listSince('analyses');
  const reviews = listSince('reviews');
  const aside = readList(fields.aside, 'aside', MOST.aside, (entry) => entry);
  const choices = readFields(fields.choices, 'choices');
  const preferences = readFields(fields.preferences, 'preferences');
  const counts = readObject(
    fields.counts,
    'counts',
    partsOf(version).filter((part) => part !== 'preferences'),
  );
  checkCount('games', counts.games, games.length, MOST.games);
  if (version >= 2) checkCount('analyses', counts.analyses, analyses.length, MOST.analyses);
  if (version >= 3) checkCount('reviews', counts.reviews, reviews.length, MOST.reviews);
  checkCount('aside', counts.aside, aside.length, MOST.aside);
  checkCount('choices', counts.choices, Object.keys(choices).length, MOST.choices);
  const stated = readText(fields.checksum, 'checksum', 8);
  crc.add(`,${restText({ analyses, reviews, aside, choices, preferences }, version)}`);
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

function parseJson(text: string): unknown {
  if (text.length > LARGEST) throw new InputError(tooLarge(text.length));
  if (text.trim() === '') throw new InputError('the file is empty');
  checkNesting(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(
      text.trimEnd().endsWith('}')
        ? `the file is not JSON: ${reason.slice(0, 200)}`
        : 'the file is not a backup, or was cut off: it does not end with "}"',
    );
  }
}

/** Why a file of so many bytes is not read. */
export function tooLarge(bytes: number): string {
  const megabytes = (size: number) => Math.round(size / 1024 / 1024);
  return `the file has ${megabytes(bytes)} MB, more than the ${megabytes(LARGEST)} MB of the largest backup`;
}

/** Looks at brackets only, so that no reader's own recursion is put to the test. */
function checkNesting(text: string): void {
  let depth = 0;
  const marks = /["[\]{}]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') {
      const end = endOfString(text, marks.lastIndex);
      if (end < 0) return;
      marks.lastIndex = end;
    } else if (mark[0] === '[' || mark[0] === '{') {
      if (++depth > NEST) throw new InputError(`the file nests values more than ${NEST} deep`);
    } else depth--;
  }
}

/** Index after the string that goes on at `from`, or -1 if it never ends. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return -1;
}

/** A list in JSON with one item a line. */
const lines = (items: readonly unknown[]): string =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;

/** Fields in the order of their names, each value as `convert` makes it. */
function sorted(fields: Fields, convert = (value: unknown) => value): Fields {
  const entries = Object.entries(fields).sort(([a], [b]) => compareTexts(a, b));
  return Object.fromEntries(entries.map(([name, value]) => [name, convert(value)]));
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
