// Reads the text of a backup (backupForm.ts) and checks its form, counts and checksum. A file as BackupWriter lays it out has
// a field or a record on each line: it is read line by line, so that any size needs no more memory than its content and the
// page stays alive.

import { type InputError, refusal, refuse } from '../../input/input';
import {
  type Fields,
  LAST_TIME,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
} from '../../input/parse';
import { Crc32, inHex } from '../../util/crc32';
import { reasonOf } from '../../util/failures';
import { createYielder, type ProgressOptions } from '../../util/scheduling';
import { bounded, boundedText, fromTagged, type QuarantinedValue } from '../quarantine';
import { type BackupContent, KIND, LARGEST, LISTS, partsOf, sorted, VERSION } from './backupForm';

type List = (typeof LISTS)[number];

/** Reads a backup's text at once. @throws InputError naming what is wrong with it */
export function parseBackup(text: string): BackupContent {
  const fields = fieldsOf(readFields(parseJson(text.replace(/^\uFEFF/, '')), refusal('theFile')));
  const crc = new Crc32();
  for (const [index, part] of partsOf(Number(fields.version)).entries()) {
    crc.add(index === 0 ? '[' : ',');
    crc.add(JSON.stringify(fields[part]) ?? '');
  }
  crc.add(']');
  return contentOf(fields, inHex(crc.value));
}

/**
 * Reads a backup's file line by line as this app writes it, however large it is, so that the page stays alive; one that
 * was laid out anew is read at once. @throws InputError naming what is wrong with it
 */
export async function readBackup(file: Blob, work: ProgressOptions = {}): Promise<BackupContent> {
  const lines = await readLines(file, work);
  if (lines) return contentOf(fieldsOf(lines.fields), lines.checksum);
  if (file.size > LARGEST) throw tooLarge(file.size);
  return parseBackup(await file.text());
}

/** The fields of a file of a kind and version that this app reads. */
function fieldsOf(fields: Fields): Fields {
  if (fields.fortyone !== KIND) {
    throw refuse('notBackup');
  }
  const version = readInteger(fields.version, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version > VERSION) {
    throw refuse('newerBackup', version, VERSION);
  }
  return readObject(fields, refusal('theFile'), [
    'fortyone',
    'version',
    'counts',
    'checksum',
    ...partsOf(version),
  ]);
}

/** Checks the parts; `actual` is the checksum that they have. */
function contentOf(fields: Fields, actual: string): BackupContent {
  const parts = partsOf(Number(fields.version));
  const lists: Record<List, unknown[]> = {
    games: [],
    analyses: [],
    reviews: [],
    attempts: [],
    aside: [],
  };
  const present = LISTS.filter((part) => parts.includes(part));
  for (const part of present)
    lists[part] = readList(fields[part], part, Number.POSITIVE_INFINITY, (item) => item);
  const choices = readFields(fields.choices, 'choices');
  const preferences = readFields(fields.preferences, 'preferences');
  const counts = readObject(
    fields.counts,
    'counts',
    parts.filter((part) => part !== 'preferences'),
  );
  for (const part of present) checkCount(part, counts[part], lists[part].length);
  checkCount('choices', counts.choices, Object.keys(choices).length);
  const stated = readText(fields.checksum, 'checksum', 8);
  if (stated !== actual) {
    throw refuse('wrongChecksum', stated, actual);
  }
  return {
    ...lists,
    aside: lists.aside.map(readAside),
    choices: sorted(choices, fromTagged),
    preferences,
  };
}

function readAside(value: unknown, index: number): QuarantinedValue {
  const name = `aside[${index}]`;
  const { reason, at, raw } = readObject(value, name, ['reason', 'at', 'raw']);
  if (typeof reason !== 'string') throw refuse('isNotText', `${name}.reason`);
  return {
    reason: boundedText(reason),
    at: readInteger(at, `${name}.at`, 0, LAST_TIME),
    raw: bounded(fromTagged(raw)),
  };
}

function checkCount(part: string, stated: unknown, actual: number): void {
  const name = `counts.${part}`;
  const count = readInteger(stated, name, 0, Number.MAX_SAFE_INTEGER);
  if (count !== actual) throw refuse('wrongCount', name, count, actual);
}

/** Bytes read at once: a moment's work. */
const CHUNK = 1 << 18;
/** Characters before the first line's end by which a file is known to be laid out otherwise. */
const HEAD = 200;

interface ReadLines {
  readonly fields: Fields;
  /** Of its parts, as they stand there. */
  readonly checksum: string;
}

/** What stands in the file, or null if it is laid out otherwise or damaged: what is wrong is then found by reading it at once. */
export async function readLines(file: Blob, work: ProgressOptions): Promise<ReadLines | null> {
  const layout = new Layout();
  const decoder = new TextDecoder();
  const yieldIfDue = createYielder(work);
  let rest = '';
  for (let at = 0; at < file.size; at += CHUNK) {
    const bytes = await file.slice(at, at + CHUNK).arrayBuffer();
    const lines = decoder.decode(bytes, { stream: true }).split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop() ?? '';
    if (rest.length > (layout.isBegun ? LARGEST : HEAD)) return null;
    for (const line of lines) {
      if (!layout.take(line.trimEnd())) return null;
      await yieldIfDue(at, file.size);
    }
  }
  return rest.trim() === '' ? layout.end() : null;
}

/** `"name": ` before a value, of which a list goes on on the next lines. */
const FIELD = /^"(\w+)": /;
const PARTS: readonly string[] = partsOf(VERSION);
const LIST_NAMES: readonly string[] = LISTS;

class Layout {
  private place: 'before' | 'fields' | 'list' | 'after' = 'before';
  private readonly fields = new Map<string, unknown>();
  private items: unknown[] = [];
  private readonly crc = new Crc32();
  private parts = 0;

  get isBegun(): boolean {
    return this.place !== 'before';
  }

  /** Takes a line; false if it does not fit. */
  take(line: string): boolean {
    switch (this.place) {
      case 'before':
        this.place = 'fields';
        return line === '{';
      case 'fields':
        return line === '}' ? this.close() : this.takeField(line);
      case 'list':
        return /^\],?$/.test(line) ? this.endList() : this.takeItem(line);
      case 'after':
        return line === '';
    }
  }

  /** Null unless the file is whole, and its parts are in their order. */
  end(): ReadLines | null {
    if (this.place !== 'after') return null;
    const version = Number(this.fields.get('version'));
    const order = version <= VERSION ? partsOf(version) : [];
    const written = [...this.fields.keys()].slice(-this.parts);
    if (order.length > 0 && order.join() !== written.join()) return null;
    return { fields: Object.fromEntries(this.fields), checksum: inHex(this.crc.value) };
  }

  private takeField(line: string): boolean {
    const [begin, name] = FIELD.exec(line) ?? [];
    if (begin === undefined || name === undefined || this.fields.has(name)) return false;
    const text = withoutComma(line).slice(begin.length);
    const isPart = PARTS.includes(name);
    if (isPart) this.crc.add(this.parts++ === 0 ? '[' : ',');
    if (LIST_NAMES.includes(name) && text === '[') {
      this.items = [];
      this.fields.set(name, this.items);
      this.crc.add('[');
      this.place = 'list';
      return true;
    }
    const value = parsed(text);
    if (value === undefined) return false;
    this.fields.set(name, value);
    if (isPart) this.crc.add(JSON.stringify(value));
    return true;
  }

  private takeItem(line: string): boolean {
    const value = parsed(withoutComma(line));
    if (value === undefined) return false;
    this.crc.add(`${this.items.length === 0 ? '' : ','}${JSON.stringify(value)}`);
    this.items.push(value);
    return true;
  }

  private endList(): boolean {
    this.crc.add(']');
    this.place = 'fields';
    return true;
  }

  private close(): boolean {
    this.crc.add(']');
    this.place = 'after';
    return true;
  }
}

const withoutComma = (line: string): string => (line.endsWith(',') ? line.slice(0, -1) : line);

/** The value of a text, or undefined if it is not JSON or lies too deep. */
function parsed(text: string): unknown {
  try {
    checkNesting(text);
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No value of a backup lies deeper in others; deeper nesting is an attack on the reader. */
const NEST = 64;

/** @throws InputError saying why the text cannot be read */
function parseJson(text: string): unknown {
  if (text.length > LARGEST) throw tooLarge(text.length);
  if (text.trim() === '') throw refuse('emptyFile');
  checkNesting(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw text.trimEnd().endsWith('}')
      ? refuse('notJson', reasonOf(error).slice(0, 200))
      : refuse('cutBackup');
  }
}

/** A file of this size is refused if it has another layout than the app’s own. */
function tooLarge(bytes: number): InputError {
  const megabytes = (size: number) => Math.round(size / 1024 / 1024);
  return refuse('largeBackup', megabytes(bytes), megabytes(LARGEST));
}

/** Looks at brackets only, so that no reader's own recursion is put to the test. @throws InputError if values lie too deep */
function checkNesting(text: string): void {
  if (!opensOften(text)) return;
  let depth = 0;
  const marks = /["[\]{}]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '"') {
      const end = endOfString(text, marks.lastIndex);
      if (end < 0) return;
      marks.lastIndex = end;
    } else if (mark[0] === '[' || mark[0] === '{') {
      if (++depth > NEST) throw refuse('nestedFile', NEST);
    } else depth--;
  }
}

/** Whether there are more opening brackets than values may lie deep: in nearly all texts of a record there are not. */
function opensOften(text: string): boolean {
  let opened = 0;
  for (const bracket of ['[', '{']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      if (++opened > NEST) return true;
    }
  }
  return false;
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
