// What Learn shows of a game: texts with the inventor's rules and this project's rulings told apart, and example
// positions whose diagrams are drawn from the real move generator.
import type { OptionValues } from './game';

export interface Passage {
  readonly text: string;
  /** Set where the inventor is silent or unclear and this project decided. */
  readonly ruling?: true;
}

export interface Example {
  /** Position text. */
  readonly position: string;
  /** Anchor of the cell whose piece is shown moving. */
  readonly cell: string;
  readonly caption: string;
  /** Options under which the piece plays, if not the defaults. */
  readonly options?: OptionValues;
}

export interface PieceLesson {
  /** Upper-case letter of the kind. */
  readonly letter: string;
  readonly passages: readonly Passage[];
  readonly examples: readonly Example[];
}

export interface LearnText {
  readonly aim: readonly Passage[];
  readonly board: readonly Passage[];
  readonly pieces: readonly PieceLesson[];
  readonly endings: readonly Passage[];
}

/** A passage that retells the inventor's rule. */
export const rule = (text: string): Passage => ({ text });
/** A passage that tells this project's ruling. */
export const ruling = (text: string): Passage => ({ text, ruling: true });
