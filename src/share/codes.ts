// What stands in codes that a camera reads: a link in one code, or in numbered parts that are shown one after the other. A part
// reads "FORTYONE 2/5 1a2b3c4d ...": which of how many it is, a checksum of the whole (CRC-32), and its piece of the link.

import { refuse } from '../input/input';
import { crc32, inHex } from '../util/crc32';

/** Characters in one code at most: its cells are then at least 3.5 px wide on a phone of 360 px. */
export const MOST_IN_CODE = 400;
const PART = /^FORTYONE (\d{1,2})\/(\d{1,2}) ([0-9a-f]{8}) (.*)$/s;
/** No longer link is shared (40,000 characters would be 100 codes). */
const MOST_PARTS = 99;

/** The texts of the codes that hold this one. @throws InputError if there would be too many */
export function codesOf(text: string): string[] {
  if (text.length <= MOST_IN_CODE) return [text];
  const count = Math.ceil(text.length / MOST_IN_CODE);
  if (count > MOST_PARTS) throw refuse('longForCodes');
  const size = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, index) => {
    const piece = text.slice(index * size, (index + 1) * size);
    return `FORTYONE ${index + 1}/${count} ${checksum(text)} ${piece}`;
  });
}

/** What is known after a code was read: the whole text, or how many of its codes were read. */
export type CodesRead =
  | { readonly whole: string }
  | { readonly whole: null; readonly read: number; readonly of: number };

/** Puts together what codes hold, in whatever order and however often they are read. */
export class CodeReader {
  private set = '';
  private readonly pieces = new Map<number, string>();

  /** Takes what a code holds. A part of another text begins anew. @throws InputError if the parts do not fit together */
  take(code: string): CodesRead {
    const found = PART.exec(code);
    if (!found) return { whole: code };
    const [number, of] = [Number(found[1]), Number(found[2])];
    const [sum = '', piece = ''] = found.slice(3);
    if (number < 1 || number > of) {
      throw refuse('noSuchCodeOf', number, of);
    }
    const set = `${of} ${sum}`;
    if (set !== this.set) this.pieces.clear();
    this.set = set;
    this.pieces.set(number, piece);
    if (this.pieces.size < of) return { whole: null, read: this.pieces.size, of };
    const whole = Array.from({ length: of }, (_, index) => this.pieces.get(index + 1)).join('');
    this.pieces.clear();
    if (checksum(whole) !== sum) throw refuse('codesDoNotFit');
    return { whole };
  }
}

const checksum = (text: string): string => inHex(crc32(text));
