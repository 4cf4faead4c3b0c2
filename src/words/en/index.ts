// English sentences about moves.
import { aimText } from './aims';
import { betterSentence, predicate, reasonSentence, threatSentence } from './reasons';
import { marks, solution, summary, unpassable, warning } from './reviews';

export const texts = {
  /** Reads on from the move: "attacks the rook on d4". */
  predicate,
  reasonSentence,
  threatSentence,
  betterSentence,
  aimText,
  ...{ marks, solution, summary, unpassable, warning },
};

/** What a language says of moves; English is the type of all. */
export type Grammar = typeof texts;
