// Refusals as notes: what is stored or exported beside something that could not be read is English in every language, since it
// is for those who look into it, maybe with another version of the app.
import { type Refusal, refusalText, sentenceIn } from './refusal';

/** Never rejects: where the sentences cannot be loaded, the note is what can be said without them. */
export const refusalNote = (refusal: Refusal): Promise<string> =>
  import('./en/refusals').then(
    ({ texts }) => sentenceIn(texts, refusal),
    () => refusalText(refusal),
  );
