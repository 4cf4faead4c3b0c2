// Sentences about rules, each with who says so: what Learn, New game and the rules in force tell is made of them.

/** A sentence or a few. */
export type Passage =
  /** A rule of the inventor's, retold; or a consequence that nobody could deny. */
  | { readonly text: string; readonly source: 'inventor' }
  /** What this project decided where the inventor is silent or unclear, by its row in RULES.md. */
  | { readonly text: string; readonly source: 'ruling'; readonly id: string }
  /** Advice, and what has been seen in play. */
  | { readonly text: string; readonly source: 'note' };

/** Retells the inventor's rule. */
export const rule = (text: string): Passage => ({ text, source: 'inventor' });
/** Tells this project's ruling; `id` is its row in the game's table in RULES.md. */
export const ruling = (id: string, text: string): Passage => ({ text, source: 'ruling', id });
/** Tells what is no rule. */
export const note = (text: string): Passage => ({ text, source: 'note' });

/** Passages as one line, for where there is no room to tell them apart. */
export const inOneLine = (passages: readonly Passage[]): string =>
  passages.map(({ text }) => text).join(' ');
