// Why the engine gave no answer, as a part of a sentence.
import { WorkerFailure } from '../engine/api';
import { textsOf } from '../language/texts';
import { reasonOf } from '../util/failures';

const texts = textsOf('troubles');

export function engineTrouble(error: unknown): string {
  if (error instanceof WorkerFailure) return texts.engine[error.how];
  return reasonOf(error);
}
