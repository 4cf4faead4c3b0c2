// What people write about a move: one line of text, so that it reads in a list of moves and survives every format.
import { InputError } from '../rules/types';

/** Characters (UTF-16 code units) of the longest comment. */
export const MAX_COMMENT_LENGTH = 300;

/**
 * A comment in its one form: each run of white space one space, none at the ends; null if nothing is left.
 * @throws InputError for one that is too long, or is no well-formed text
 */
export function normalizeComment(text: string): string | null {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (tidy.length > MAX_COMMENT_LENGTH) {
    throw new InputError(
      `the comment “${tidy.slice(0, 20)}…” has ${tidy.length} characters, more than ${MAX_COMMENT_LENGTH}`,
    );
  }
  if (/[\p{Cc}\p{Cs}]/u.test(tidy)) {
    throw new InputError('a comment has a control character or half of a character');
  }
  return tidy === '' ? null : tidy;
}
