// What is said when the engine gave no answer, as a part of a sentence; and of saves that are made one after the other where each
// holds all that those before it held: what became of the latest one.
import { WorkerFailure } from '../engine/api';
import { textsOf } from '../language/texts';
import { UnansweredError } from '../storage/errors';
import { reasonOf, runDetached } from '../util/failures';

const texts = textsOf('troubles');

export function engineTrouble(error: unknown): string {
  if (error instanceof WorkerFailure) return texts.engine[error.how];
  return reasonOf(error);
}

export class SaveReports {
  private latest = 0;

  /** @param report is given why the latest save is not stored (for the player to read), or null once it is */
  constructor(private readonly report: (problem: string | null) => void) {}

  /** Reports what becomes of a save, unless a later one has begun; again when the storage has answered one that was overdue. */
  async follow(saving: Promise<unknown>): Promise<void> {
    const number = ++this.latest;
    await this.settle(saving, (problem) => {
      if (number === this.latest) this.report(problem);
    });
  }

  private async settle(
    saving: Promise<unknown>,
    report: (problem: string | null) => void,
  ): Promise<void> {
    try {
      await saving;
      report(null);
    } catch (error) {
      report(reasonOf(error));
      if (error instanceof UnansweredError) runDetached(this.settle(error.answer, report));
    }
  }
}
