// Values that could not be read are quarantined as they were found, but cut if they could fill the device. As JSON they are
// tagged, since a database can hold more than JSON can say. What is noted beside them is English in every language, since it is for
// those who look into it, maybe with another version of the app.
import { wholeNumberOf } from '../input/input';
import { LAST_TIME } from '../input/parse';
import { type Refusal, refusalText, sentenceIn } from '../language/refusal';

/** What can be quarantined. */
export const QUARANTINE_KINDS = ['game', 'analysis', 'attempt'] as const;
export type QuarantineKind = (typeof QUARANTINE_KINDS)[number];
export type KindCounts = Readonly<Record<QuarantineKind, number>>;

/** Something that could not be read, as it was found but cut if it was large. */
export interface QuarantinedValue {
  /** Names the bad field or ply. */
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The stored value, or what is kept of one that is larger than any record. */
  readonly raw: unknown;
}

/** The same in its store. */
export interface QuarantinedEntry extends QuarantinedValue {
  readonly key: number;
}

/** Something quarantined without its value, which may be large. */
export interface QuarantineNote {
  readonly key: number;
  readonly kind: QuarantineKind;
  readonly reason: string;
}

/** A best guess at what a damaged value was: only analyses have a tree, only attempts a puzzle. */
export function kindOf(raw: unknown): QuarantineKind {
  if (typeof raw !== 'object' || raw === null) return 'game';
  if ('tree' in raw) return 'analysis';
  return 'puzzle' in raw ? 'attempt' : 'game';
}

export const countKinds = (kinds: readonly QuarantineKind[]): KindCounts => ({
  game: kinds.filter((kind) => kind === 'game').length,
  analysis: kinds.filter((kind) => kind === 'analysis').length,
  attempt: kinds.filter((kind) => kind === 'attempt').length,
});

/** What is quarantined as the text of a file, with the reasons and the values as they were found. */
export function quarantineFile(entries: readonly QuarantinedValue[]): string {
  const games = entries.map((entry) => ({ ...entry, raw: toTagged(entry.raw) }));
  return `${JSON.stringify({ fortyone: 'games set aside', games }, null, 2)}\n`;
}

/** About as many characters of JSON has no game or analysis that can be read; larger values are cut. */
const MAX_SIZE = 1_000_000;
/** Characters that are kept of such a value in all, and of each text in it. */
const CUT_SIZE = 100_000;
const CUT_TEXT_LENGTH = 1000;
/** No record nests values half as deep. */
const MAX_DEPTH = 20;
/** Characters that a value takes beside those of its texts. */
const VALUE_SIZE = 8;

/** The value itself if it is of a size that a record may have, or else what is kept of it. */
export const bounded = (raw: unknown): unknown =>
  isOfSize(raw, MAX_SIZE) ? raw : cut(raw, { left: CUT_SIZE }, 0);

/** A text cut to a limit of characters, with the length it had. */
export function boundedText(text: string, most = CUT_TEXT_LENGTH): string {
  if (text.length <= most) return text;
  const ending = `… (${text.length} characters)`;
  // Cut between two halves of a character, the beginning would end with one.
  return text.slice(0, Math.max(0, most - ending.length)).replace(/\p{Cs}$/u, '') + ending;
}

/** Whether a value fits roughly within a limit of JSON characters and is representable in JSON. */
export function isOfSize(value: unknown, most: number): boolean {
  let left = most;
  const fits = (item: unknown, depth: number): boolean => {
    left -= typeof item === 'string' ? item.length + VALUE_SIZE : VALUE_SIZE;
    if (left < 0 || depth > MAX_DEPTH) return false;
    if (typeof item !== 'object' || item === null || item instanceof Date) return true;
    if (Array.isArray(item))
      return item.length * VALUE_SIZE <= left && item.every((one) => fits(one, depth + 1));
    return (
      isPlain(item) &&
      Object.entries(item).every(([name, one]) => fits(name, depth) && fits(one, depth + 1))
    );
  };
  return fits(value, 0);
}

/** Takes what it keeps from `room`. */
function cut(value: unknown, room: { left: number }, depth: number): unknown {
  if (typeof value === 'string') {
    const text = boundedText(value, Math.min(CUT_TEXT_LENGTH, Math.max(0, room.left)));
    room.left -= text.length + VALUE_SIZE;
    return text;
  }
  room.left -= VALUE_SIZE;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > MAX_DEPTH) return 'nested too deeply';
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (let at = 0; at < value.length && room.left > 0; at++) {
      items.push(cut(value[at], room, depth + 1));
    }
    return items;
  }
  if (!isPlain(value)) return Object.prototype.toString.call(value);
  const fields: [string, unknown][] = [];
  for (const [name, item] of Object.entries(value)) {
    if (room.left <= 0) break;
    fields.push([String(cut(name, room, depth)), cut(item, room, depth + 1)]);
  }
  return Object.fromEntries(fields);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

const TAG = '$fortyone';
const NUMBERS_BEYOND_JSON: ReadonlySet<string> = new Set(['NaN', 'Infinity', '-Infinity', '-0']);
/** Nested deeper than this, a value is not written: see NEST in backup/backupReader.ts, which refuses to read it. */
const MAX_TAGGED_DEPTH = 48;

/** The value as plain JSON; what has no such form (functions, binary data, endless nesting) is named, not kept. */
export function toTagged(value: unknown, depth = 0): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { [TAG]: 'number', text: Object.is(value, -0) ? '-0' : String(value) };
    case 'undefined':
      return { [TAG]: 'undefined' };
    case 'bigint':
      return { [TAG]: 'bigint', text: String(value) };
    case 'object':
      return value === null ? null : objectToTagged(value, depth);
    default:
      return { [TAG]: 'lost', text: typeof value };
  }
}

function objectToTagged(value: object, depth: number): unknown {
  if (depth >= MAX_TAGGED_DEPTH) return { [TAG]: 'lost', text: 'nested too deeply' };
  if (Array.isArray(value)) return Array.from(value, (item) => toTagged(item, depth + 1));
  if (value instanceof Date) return { [TAG]: 'date', text: String(value.getTime()) };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && prototype !== Object.prototype) {
    return { [TAG]: 'lost', text: Object.prototype.toString.call(value) };
  }
  const entries = Object.entries(value);
  const written = entries.map(([name, item]) => [name, toTagged(item, depth + 2)] as const);
  return Object.hasOwn(value, TAG)
    ? { [TAG]: 'object', entries: written }
    : Object.fromEntries(written);
}

/** The value that toTagged wrote; a tag that it does not write stays as it stands. */
export function fromTagged(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(fromTagged);
  const fields = new Map<string, unknown>(Object.entries(value));
  const text = fields.get('text');
  switch (fields.get(TAG)) {
    case 'undefined':
      return undefined;
    case 'number':
      if (typeof text === 'string' && NUMBERS_BEYOND_JSON.has(text)) return Number(text);
      break;
    case 'date': {
      if (text === 'NaN') return new Date(Number.NaN);
      const time = typeof text === 'string' ? wholeNumberOf(text, -LAST_TIME, LAST_TIME) : null;
      if (time !== null) return new Date(time);
      break;
    }
    case 'bigint':
      if (typeof text === 'string' && /^-?\d{1,400}$/.test(text)) return BigInt(text);
      break;
    case 'object': {
      const entries = fields.get('entries');
      if (Array.isArray(entries) && entries.every(isEntry)) {
        return Object.fromEntries(entries.map(([name, item]) => [name, fromTagged(item)]));
      }
    }
  }
  return Object.fromEntries([...fields].map(([name, item]) => [name, fromTagged(item)]));
}

function isEntry(entry: unknown): entry is [string, unknown] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string';
}

/** A refusal as a note. Never rejects: where the sentences cannot be loaded, the note is what can be said without them. */
export const refusalNote = (refusal: Refusal): Promise<string> =>
  import('../language/en/refusals').then(
    ({ texts }) => sentenceIn(texts, refusal),
    () => refusalText(refusal),
  );
