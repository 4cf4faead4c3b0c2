// Damaged values as they were found, in JSON and back: a database can hold more than JSON can say. What it cannot say
// becomes an object with one telling field.

import { wholeNumberOf } from '../../util/input';
import { LAST_TIME } from '../../util/parse';

const TAG = '$fortyone';
const NUMBERS_BEYOND_JSON: ReadonlySet<string> = new Set(['NaN', 'Infinity', '-Infinity', '-0']);
/** Nested deeper than this, a value is not written: see NEST in backupJson.ts, which refuses to read it. */
const DEEPEST = 48;

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
  if (depth >= DEEPEST) return { [TAG]: 'lost', text: 'nested too deeply' };
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
