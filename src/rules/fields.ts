// The fields of position text around the placement: splitting, side, counters (RULES.md section 0).
import { BLACK, type Colour, InputError, WHITE } from './types';

/** Splits position text into exactly `names.length` fields. @throws InputError naming the missing or extra ones */
export function splitFields(text: string, names: readonly string[]): string[] {
  const fields = text.trim().split(/\s+/);
  if (fields.length < names.length) {
    const missing = names.slice(text.trim() === '' ? 0 : fields.length).join(', ');
    throw new InputError(`position text lacks: ${missing}`);
  }
  if (fields.length > names.length) {
    const extra = fields.slice(names.length).join(' ');
    throw new InputError(`position text has more than it should: "${extra}"`);
  }
  return fields;
}

/** @throws InputError unless `w` or `b` */
export function parseSide(text: string): Colour {
  if (text === 'w') return WHITE;
  if (text === 'b') return BLACK;
  throw new InputError(`side to move is "${text}", not w or b`);
}

export const sideText = (side: Colour): string => (side === WHITE ? 'w' : 'b');

/** A count of plies, up to nine digits. @throws InputError naming the field */
export function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InputError(`${name} is "${text}", not a count of plies`);
  return Number(text);
}
