// Names that people gave, as they are shown: without control characters, and so that their writing direction turns nothing
// beside them round. What is stored stays as it was given.

/** Controls, and the marks that turn, embed or isolate writing directions. */
const CONTROLS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EEFF}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A line of text as somebody enters it: no control characters, no space around it. */
export const enteredName = (text: string): string => text.replace(CONTROLS, '').trim();

/** A name to show alone or within a sentence; null for none, or one of control characters alone. */
export function shownName(name: string | null | undefined): string | null {
  const clean = enteredName(name ?? '');
  if (clean === '') return null;
  return RIGHT_TO_LEFT.test(clean) ? FIRST_STRONG_ISOLATE + clean + POP_ISOLATE : clean;
}
