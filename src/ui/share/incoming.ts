// What a pasted or chosen text is: a link of this app, a position, one game, or several. It is read in slices, so that
// a long text does not block the page.
import { games } from '../../games';
import { InputError, refuse } from '../../input/input';
import type { Shared } from '../../share/link';
import { MAX_TEXT_LENGTH, type ReadPart, readPart, splitGameTexts } from '../../share/texts';
import { newRecord, randomId } from '../../storage/record';
import { rulesOf } from '../../storage/replay';
import { itemAt } from '../../util/items';
import { createYielder } from '../../util/scheduling';
import { parseRoute, type Route } from '../routing/routes';
import { linkIn } from './addresses';

export type Incoming =
  | { readonly type: 'link'; readonly link: string }
  /** The address of a board that was drawn. */
  | { readonly type: 'drawn'; readonly route: Route }
  | { readonly type: 'game'; readonly shared: Shared }
  | { readonly type: 'games'; readonly parts: readonly ReadPart[] };

const PERSON = { kind: 'person' } as const;

/**
 * Reads a text from outside. `onProgress` gets the number of games read and the total.
 * @throws InputError saying why nothing in it can be read
 */
export async function readIncoming(
  text: string,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Incoming> {
  const link = linkIn(text);
  if (link !== null) return { type: 'link', link };
  const drawn = /#\/?draw\/\S*/.exec(text)?.[0];
  if (drawn !== undefined) return { type: 'drawn', route: parseRoute(drawn) };
  if (/^\s*\{/.test(text)) {
    throw refuse('likeBackup');
  }
  const line = text.trim();
  if (isPosition(line)) return { type: 'game', shared: readPosition(line) };
  const parts = splitGameTexts(text);
  const read: ReadPart[] = [];
  const yieldIfDue = createYielder({ onProgress });
  for (const part of parts) {
    read.push(readPart(part, parts.length > 1, randomId(), Date.now()));
    await yieldIfDue(read.length, parts.length);
  }
  if (read.length > 1) return { type: 'games', parts: read };
  const only = itemAt(read, 0);
  if ('problem' in only) throw new InputError(only.problem);
  return { type: 'game', shared: { content: 'game', ...only, origin: null } };
}

/** Whether it is one line that begins with rows of pieces and the side to move. */
function isPosition(text: string): boolean {
  const [placement = '', side, rest] = text.split(' ', 3);
  const rows = /^[^\s[{]+$/.test(placement) && placement.includes('/');
  return rows && (side === 'w' || side === 'b') && rest !== undefined && !text.includes('\n');
}

/** A position of the first game whose standard rules accept it. @throws InputError if none does */
function readPosition(text: string): Shared {
  for (const { id } of games) {
    try {
      const rules = rulesOf({ game: id, options: {} });
      const start = rules.format(rules.parse(text));
      const chosen = { game: id, options: {}, start, white: PERSON, black: PERSON };
      return {
        content: 'position',
        record: newRecord(chosen, randomId(), Date.now()),
        origin: null,
      };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  throw refuse('likePosition');
}

/** A file's text. @throws InputError if it is too large or is no text */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > 2 * MAX_TEXT_LENGTH) {
    const megabytes = Math.ceil(file.size / 1_000_000);
    throw refuse('largeTextFile', file.name, megabytes);
  }
  const text = await file.text();
  if (text.includes('\0')) throw refuse('notTextFile', file.name);
  return text;
}
