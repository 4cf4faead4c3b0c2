// What Learn shows of a game under the rules as chosen: texts with the inventor's rules and this project's rulings told apart, and example
// positions whose diagrams are drawn from the real move generator.
import type { Passage } from './passage';
import type { RuleSet } from './ruleSet';

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

/** What is told of a game besides its pieces. */
interface Around {
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
export interface LearnPage<K extends string = string> extends Around {
  readonly pieces: Readonly<Record<K, Explanation | null>>;
}

/** Learn's texts as they are shown. */
export interface LearnText extends Around {
  readonly pieces: readonly PieceExplanation[];
}

/** Makes what Learn shows under given rules of what a game's folder says of them. */
export function learnText(pageOf: (rules: RuleSet) => LearnPage): (rules: RuleSet) => LearnText {
  return (rules) => {
    const { pieces, ...around } = pageOf(rules);
    const shown = Object.entries(pieces).flatMap(([letter, explanation]) =>
      explanation ? [{ letter, ...explanation }] : [],
    );
    return { ...around, pieces: shown };
  };
}
