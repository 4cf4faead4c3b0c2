// What a pasted or chosen text is: a link of this app, one game, or several. It is read in slices, so that even a long
// one leaves the page alive.
import { InputError } from '../../rules/types';
import type { Shared } from '../../share/link';
import { LONGEST_TEXT, type ReadPart, readPart, splitGameTexts } from '../../share/texts';
import { randomId } from '../openGames';

export type Incoming =
  | { readonly type: 'link'; readonly link: string }
  | { readonly type: 'game'; readonly shared: Shared }
  | { readonly type: 'games'; readonly parts: readonly ReadPart[] };

/** Milliseconds of work between two breaths. */
const SLICE = 40;

/**
 * Reads a text from outside. `onProgress` is told how many games are read, of how many.
 * @throws InputError saying why nothing in it can be read
 */
export async function readIncoming(
  text: string,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Incoming> {
  const link = /#\/?open\/(\S*)/.exec(text)?.[1];
  if (link !== undefined) return { type: 'link', link };
  if (/^\s*\{/.test(text)) {
    throw new InputError(
      'it looks like a backup or another file of data, not like the text of games',
    );
  }
  const parts = splitGameTexts(text);
  const read: ReadPart[] = [];
  let breath = Date.now();
  for (const part of parts) {
    read.push(readPart(part, parts.length > 1, randomId(), Date.now()));
    if (Date.now() - breath < SLICE) continue;
    onProgress(read.length, parts.length);
    await new Promise((resolve) => setTimeout(resolve));
    breath = Date.now();
  }
  const [only] = read;
  if (read.length > 1) return { type: 'games', parts: read };
  if ('problem' in only) throw new InputError(only.problem);
  return { type: 'game', shared: { content: 'game', record: only.record, origin: null } };
}

/** A file's text. @throws InputError if it is too large or is no text */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > 2 * LONGEST_TEXT) {
    const megabytes = Math.ceil(file.size / 1_000_000);
    throw new InputError(`${file.name} has ${megabytes} MB, too much for a text of games`);
  }
  const text = await file.text();
  if (text.includes('\0')) throw new InputError(`${file.name} is not a text`);
  return text;
}
