// Reads the text of a backup (backupForm.ts): its form, counts and checksum.

import { InputError } from '../../rules/types';
import { Crc32 } from '../../util/crc32';
import {
  type Fields,
  LAST_TIME,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
} from '../../util/parse';
import type { ProgressOptions } from '../../util/scheduling';
import type { AsideValue } from '../aside';
import { bounded, boundedText } from '../bounded';
import {
  type BackupContent,
  inHex,
  KIND,
  LARGEST,
  LISTS,
  partsOf,
  sorted,
  VERSION,
} from './backupForm';
import { parseJson, tooLarge } from './backupJson';
import { readLines } from './backupLines';
import { fromTagged } from './tagged';

type List = (typeof LISTS)[number];

/** Reads a backup's text at once. @throws InputError naming what is wrong with it */
export function parseBackup(text: string): BackupContent {
  const fields = fieldsOf(readFields(parseJson(text.replace(/^\uFEFF/, '')), 'the file'));
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
  if (file.size > LARGEST) throw new InputError(tooLarge(file.size));
  return parseBackup(await file.text());
}

/** The fields of a file of a kind and version that this app reads. */
function fieldsOf(fields: Fields): Fields {
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
    throw new InputError(
      `checksum is "${stated}", but the content has "${actual}": the file was changed or damaged on the way`,
    );
  }
  return {
    ...lists,
    aside: lists.aside.map(readAside),
    choices: sorted(choices, fromTagged),
    preferences,
  };
}

function readAside(value: unknown, index: number): AsideValue {
  const name = `aside[${index}]`;
  const { reason, at, raw } = readObject(value, name, ['reason', 'at', 'raw']);
  if (typeof reason !== 'string') throw new InputError(`${name}.reason is not text`);
  return {
    reason: boundedText(reason),
    at: readInteger(at, `${name}.at`, 0, LAST_TIME),
    raw: bounded(fromTagged(raw)),
  };
}

function checkCount(part: string, stated: unknown, actual: number): void {
  if (readInteger(stated, `counts.${part}`, 0, Number.MAX_SAFE_INTEGER) !== actual) {
    throw new InputError(`counts.${part} is ${stated}, but the file has ${actual}`);
  }
}
