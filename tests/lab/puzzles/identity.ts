// Which puzzles are the same: one position, seen in a mirror or with the sides exchanged, is one puzzle.
import { type Draft, draftText, readDraft } from '../../../src/editor/draft';
import { mirrored, turned } from '../../../src/editor/symmetry';
import type { RuleSet } from '../../../src/games/game';

/** One text for a position and all its images, without what time it is. */
export function imageKey(rules: RuleSet, text: string): string {
  const draft: Draft = { ...readDraft(rules, text), halfmoveClock: 0, ply: 0 };
  const images = [draft, mirrored(draft), turned(draft)];
  const both = turned(draft);
  images.push(both && mirrored(both));
  return images.flatMap((image) => (image ? [draftText(image)] : [])).sort()[0];
}

/** A short name made from what a puzzle is (53 bits of FNV-1a, base 36): the same puzzle found again has the same. */
export function puzzleId(parts: readonly string[]): string {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (const letter of parts.join('\n')) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + low), 0x01000193);
  }
  return ((high >>> 11) * 2 ** 32 + (low >>> 0)).toString(36);
}
