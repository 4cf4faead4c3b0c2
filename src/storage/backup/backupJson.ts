// The JSON of a backup before anything is known of it: how much is parsed at once and how deeply it may be nested, and what
// is said of a text that is no JSON.
import { InputError } from '../../rules/types';
import { LARGEST } from './backupForm';

/** No value of a backup lies deeper in others; deeper nesting is an attack on the reader. */
const NEST = 64;

/** @throws InputError saying why the text cannot be read */
export function parseJson(text: string): unknown {
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

/** Why a file of so many bytes, not laid out as the app does it, is not read. */
export function tooLarge(bytes: number): string {
  const megabytes = (size: number) => Math.round(size / 1024 / 1024);
  return `the file has ${megabytes(bytes)} MB, more than the ${megabytes(LARGEST)} MB that can be read if the app did not write it`;
}

/** Looks at brackets only, so that no reader's own recursion is put to the test. @throws InputError if values lie too deep */
export function checkNesting(text: string): void {
  if (!opensOften(text)) return;
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
