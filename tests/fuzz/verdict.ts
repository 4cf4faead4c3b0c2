// What reading bad input may come to: success, or a refusal in words that name something. Anything else is a fault.
import { expect } from 'vitest';
import { InputError } from '../../src/input/input';

/** Longer than any reading may take on a slow and busy machine, in milliseconds. */
const PATIENCE = 5000;

export interface Tally {
  accepted: number;
  refused: number;
}

/** Reads one input; `input` is told if it fails the test. Counts into `tally`, and returns what was read or null. */
export function judge<T>(tally: Tally, input: unknown, read: () => T): T | null {
  const begun = performance.now();
  try {
    const result = read();
    tally.accepted++;
    return result;
  } catch (error) {
    if (!(error instanceof InputError)) {
      throw new Error(`not refused but broken by ${shown(input)}`, { cause: error });
    }
    // A word of the sentence at least, beyond "is" and "not".
    expect(error.message, shown(input)).toMatch(/\p{L}{4,}/u);
    expect(error.message.length, shown(input)).toBeLessThan(400);
    tally.refused++;
    return null;
  } finally {
    expect(performance.now() - begun, `time for ${shown(input)}`).toBeLessThan(PATIENCE);
  }
}

function shown(input: unknown): string {
  return (JSON.stringify(input) ?? String(input)).slice(0, 1500);
}
