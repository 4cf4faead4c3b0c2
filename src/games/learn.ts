// What Learn shows of a game: texts with the inventor's rules and this project's rulings told apart, and example
// positions whose diagrams are drawn from the real move generator.
import type { OptionValues } from './options';

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

export interface Lesson {
  readonly passages: readonly Passage[];
  readonly examples: readonly Example[];
}

export interface PieceLesson extends Lesson {
  /** Upper-case letter of the kind. */
  readonly letter: string;
}

/** What is told of a game besides its pieces. */
interface Around {
  readonly aim: readonly Passage[];
  readonly board: readonly Passage[];
  readonly endings: readonly Passage[];
}

/** Learn's texts as a game folder writes them: a lesson for each of its letters `K`, in the order of being shown. */
export interface Lessons<K extends string = string> extends Around {
  readonly pieces: Readonly<Record<K, Lesson>>;
}

/** Learn's texts as they are shown. */
export interface LearnText extends Around {
  readonly pieces: readonly PieceLesson[];
}

/** Puts a game's lessons into the order in which they are shown. */
export function learnText(lessons: Lessons): LearnText {
  const pieces = Object.entries(lessons.pieces);
  return { ...lessons, pieces: pieces.map(([letter, lesson]) => ({ letter, ...lesson })) };
}

/** A passage that retells the inventor's rule. */
export const rule = (text: string): Passage => ({ text });
/** A passage that tells this project's ruling. */
export const ruling = (text: string): Passage => ({ text, ruling: true });
