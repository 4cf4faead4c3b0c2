// Saves one game's plies, or one analysis's changes, one after the other, and remembers how that went: the revision reached,
// a failure to tell the player, or that another tab has gone on with it.
import { ConflictError } from '../storage/errors';

export class Saver<Saved extends { readonly revision: number }> {
  /** Saves under way. */
  pending = 0;
  /** Why the latest save failed, or null. */
  problem: string | null = null;
  /** Settles with the latest save. */
  last: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: { save(record: Saved): Promise<void> },
    /** Revision of what is stored; 0 if there is none yet. */
    public revision: number,
    /** How another tab has it, or went on with it, or null. Nothing more is saved then. */
    public superseded: string | null,
  ) {}

  /** Saves a record after those before it, as the next revision. Never rejects. */
  async save(record: Saved): Promise<void> {
    this.pending++;
    this.last = this.last.then(() => this.write(record));
    await this.last;
    this.pending--;
  }

  private async write(record: Saved): Promise<void> {
    if (this.superseded !== null) return;
    const revision = this.revision + 1;
    try {
      await this.store.save({ ...record, revision });
      this.revision = revision;
      this.problem = null;
    } catch (error) {
      if (error instanceof ConflictError) this.superseded = error.message;
      else this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}
