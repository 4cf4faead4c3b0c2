// Spanish sentences about moves.
import type { Grammar } from '../en';
import { aimText } from './aims';
import { betterSentence, predicate, reasonSentence, threatSentence } from './reasons';
import { marks, solution, summary, unpassable, warning } from './reviews';

export const texts: Grammar = {
  predicate,
  reasonSentence,
  threatSentence,
  betterSentence,
  aimText,
  ...{ marks, solution, summary, unpassable, warning },
};
