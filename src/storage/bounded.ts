// What cannot be read is kept as it was found, but for what would fill the device: a damaged value may be of any size.

/** About as many characters of JSON has no game or analysis that can be read; larger values are cut. */
const LARGEST = 1_000_000;
/** Characters that are kept of such a value in all, and of each text in it. */
const KEPT = 100_000;
const KEPT_OF_TEXT = 1000;
/** No record nests values half as deep. */
const DEEPEST = 20;
/** Characters that a value takes beside those of its texts. */
const VALUE = 8;

/** The value itself if it is of a size that a record may have, or else what is kept of it. */
export const bounded = (raw: unknown): unknown =>
  isOfSize(raw, LARGEST) ? raw : cut(raw, { left: KEPT }, 0);

/** A text of at most so many characters: a longer one's beginning, and how long it was. */
export function boundedText(text: string, most = KEPT_OF_TEXT): string {
  if (text.length <= most) return text;
  const told = `… (${text.length} characters)`;
  // Cut between two halves of a character, the beginning would end with one.
  return text.slice(0, Math.max(0, most - told.length)).replace(/\p{Cs}$/u, '') + told;
}

/** Whether a value has no more than so many characters of JSON, roughly, and nothing that JSON cannot say. */
export function isOfSize(value: unknown, most: number): boolean {
  let left = most;
  const fits = (item: unknown, depth: number): boolean => {
    left -= typeof item === 'string' ? item.length + VALUE : VALUE;
    if (left < 0 || depth > DEEPEST) return false;
    if (typeof item !== 'object' || item === null || item instanceof Date) return true;
    if (Array.isArray(item))
      return item.length * VALUE <= left && item.every((one) => fits(one, depth + 1));
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
    const text = boundedText(value, Math.min(KEPT_OF_TEXT, Math.max(0, room.left)));
    room.left -= text.length + VALUE;
    return text;
  }
  room.left -= VALUE;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > DEEPEST) return 'nested too deeply';
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
