// What Learn, New game and the rules in force say of a game: sentences that tell the inventor's rules from this project's rulings, and
// example positions whose diagrams come from the move generator.

/** A position under the rules that the text is about. */
export interface Example {
  /** FEN. */
  readonly position: string;
  /** Anchor of the cell whose piece is shown moving, or which itself moves. */
  readonly cell: string;
  readonly caption: string;
}

export interface Explanation {
  readonly passages: readonly Passage[];
  readonly examples: readonly Example[];
}

export interface PieceExplanation extends Explanation {
  /** Upper-case letter of the kind. */
  readonly letter: string;
}

/** What Learn says about a game besides its pieces. */
interface PageTexts {
  readonly aim: readonly Passage[];
  readonly board: readonly Passage[];
  /** What the board itself does or allows; absent where a picture of it says enough. */
  readonly boardExamples?: readonly Example[];
  readonly endings: readonly Passage[];
}

/**
 * Learn's texts as a game folder writes them for one variant, saying only what holds in it: an explanation for each of its letters
 * `K` in the order of being shown, null for a piece that the variant does not have.
 */
export interface LearnPage<K extends string = string> extends PageTexts {
  readonly pieces: Readonly<Record<K, Explanation | null>>;
}

/** Learn's texts as they are shown. */
export interface LearnText extends PageTexts {
  readonly pieces: readonly PieceExplanation[];
}

/** What a page shows. */
export function learnText({ pieces, ...texts }: LearnPage): LearnText {
  const shown = Object.entries(pieces).flatMap(([letter, explanation]) =>
    explanation ? [{ letter, ...explanation }] : [],
  );
  return { ...texts, pieces: shown };
}

/** A sentence or a few. */
export type Passage =
  /** A rule of the inventor's in our words, or its plain consequence. */
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
