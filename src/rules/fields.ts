// The fields of FEN around the placement: splitting, side, counters (RULES.md section 0).
import type { TurnState } from './positionCore';
import { BLACK, type Colour, InputError, WHITE } from './types';

/** Splits a FEN into exactly `names.length` fields. @throws InputError naming the missing or extra ones */
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

/** Whose turn it is, and what is counted. @throws InputError naming the bad field */
export const parseTurn = (side: string, quiet: string, ply: string): TurnState => ({
  side: parseSide(side),
  quiet: parseCount('quiet', quiet),
  ply: parseCount('ply', ply),
});

/** @throws InputError unless `w` or `b` */
function parseSide(text: string): Colour {
  if (text === 'w') return WHITE;
  if (text === 'b') return BLACK;
  throw new InputError(`side to move is "${text}", not w or b`);
}

export const sideText = (side: Colour): string => (side === WHITE ? 'w' : 'b');

/** A count of plies, up to nine digits. @throws InputError naming the field */
function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InputError(`${name} is "${text}", not a count of plies`);
  return Number(text);
}
