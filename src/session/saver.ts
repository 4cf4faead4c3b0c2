// Saves one game's plies, or one analysis's changes, one after the other, and keeps the outcome: the revision reached,
// a failure to report, or that another tab has taken over. And the progress with the lessons of a game: shown at once and saved in
// the background, with all that could not be saved before.
import { textsOf } from '../language/texts';
import { joinProgress, type LessonProgress, NO_PROGRESS } from '../lessons/progress';
import { ConflictError, UnansweredError } from '../storage/errors';
import type { GameStore } from '../storage/gameStore';
import { reasonOf, runDetached } from '../util/failures';
import { createObservable, type Observable } from '../util/observable';
import { SaveReports } from './troubles';

const texts = textsOf('troubles');

interface SaverParts<Saved> {
  readonly store: { save(record: Saved): Promise<void> };
  /** Revision of what is stored; 0 if there is none yet. */
  readonly revision: number;
  /** How another tab has it, or null. */
  readonly superseded: string | null;
  /** Called when a save that timed out completes. */
  readonly onAnswer: () => void;
}

export class Saver<Saved extends { readonly revision: number }> {
  /** Saves under way. */
  pending = 0;
  /** Why the latest save failed, or null. */
  problem: string | null = null;
  /** Settles with the latest save. */
  last: Promise<void> = Promise.resolve();
  /** True while the storage has not answered the latest save, which may still succeed. */
  isUnanswered = false;
  /** Revision of what is stored; 0 if there is none yet. */
  revision: number;
  /** How another tab has it, or went on with it, or null. Nothing more is saved then. */
  superseded: string | null;
  /** The record to save once the pending save is answered. */
  private next: Saved | null = null;
  /** The record whose save was reported as failed: it may have been written nevertheless. */
  private inDoubt: Saved | null = null;
  private readonly store: SaverParts<Saved>['store'];
  private readonly onAnswer: () => void;

  constructor({ store, revision, superseded, onAnswer }: SaverParts<Saved>) {
    this.store = store;
    this.revision = revision;
    this.superseded = superseded;
    this.onAnswer = onAnswer;
  }

  /** Saves a record after those before it, as the next revision. Never rejects. */
  async save(record: Saved): Promise<void> {
    this.pending++;
    this.last = this.last.then(() => this.write(record));
    await this.last;
    this.pending--;
  }

  private async write(record: Saved): Promise<void> {
    if (this.superseded !== null) return;
    if (this.isUnanswered) {
      this.next = record;
      return;
    }
    const { inDoubt } = this;
    // Once more as it was, which changes nothing if it is there: what comes next would be taken for another tab's.
    if (inDoubt && !(await this.attempt(inDoubt))) {
      if (this.isUnanswered) this.next = record;
      return;
    }
    await this.attempt(record);
  }

  /** Saves a record as the next revision, and tells whether it is stored. */
  private async attempt(record: Saved): Promise<boolean> {
    const revision = this.revision + 1;
    this.inDoubt = record;
    try {
      await this.store.save({ ...record, revision });
      this.saved(revision);
      return true;
    } catch (error) {
      this.failed(error);
      if (error instanceof UnansweredError) runDetached(this.goOnAfter(error.answer, revision));
      return false;
    }
  }

  private async goOnAfter(answer: Promise<unknown>, revision: number): Promise<void> {
    this.isUnanswered = true;
    try {
      await answer;
      this.saved(revision);
    } catch (error) {
      this.failed(error);
    }
    this.isUnanswered = false;
    const { next } = this;
    this.next = null;
    if (next) await this.save(next);
    this.onAnswer();
  }

  private saved(revision: number): void {
    this.revision = revision;
    this.problem = null;
    this.inDoubt = null;
  }

  private failed(error: unknown): void {
    if (error instanceof ConflictError) this.superseded = error.message;
    else this.problem = reasonOf(error);
  }
}

/** What to say about a failed save, or null. */
export function saveProblem(
  { problem, isUnanswered }: Pick<Saver<never>, 'problem' | 'isUnanswered'>,
  what: 'game' | 'analysis',
): string | null {
  if (problem === null) return null;
  const { notSavedYet, notSaved } = texts;
  return (isUnanswered ? notSavedYet : notSaved)[what](problem.replace(/\.$/, ''));
}

export interface SavedProgress {
  /** Null until it is read. */
  readonly progress: LessonProgress | null;
  /** Whether a save is under way. */
  readonly saving: boolean;
  /** Why not all of it is saved, or null. */
  readonly problem: string | null;
}

export type ProgressChange = (progress: LessonProgress) => LessonProgress;

type ProgressStore = Pick<GameStore, 'lessonProgress' | 'changeLessonProgress'>;

export class ProgressSaver {
  readonly views: Observable<SavedProgress> = createObservable<SavedProgress>({
    progress: null,
    saving: false,
    problem: null,
  });
  private saving: Promise<void> = Promise.resolve();
  private pending = 0;
  private readonly reports = new SaveReports((problem) => this.set({ problem }));

  /** @param game a game's id */
  constructor(
    private readonly store: Promise<ProgressStore>,
    private readonly game: string,
  ) {}

  /** Reads what is stored, besides what is not saved yet; what cannot be read counts as nothing done. */
  async read(): Promise<void> {
    const reading = this.store.then((opened) => opened.lessonProgress(this.game));
    const stored = await reading.catch(() => NO_PROGRESS);
    this.set({ progress: this.isOwing() ? joinProgress(this.shown(), stored) : stored });
  }

  /** Whether something is not saved, or not yet. */
  isOwing(): boolean {
    const { saving, problem } = this.views.get();
    return saving || problem !== null;
  }

  /** Never rejects. */
  change(change: ProgressChange): Promise<void> {
    this.set({ progress: change(this.shown()) });
    return this.save(change);
  }

  /** Saves what could not be saved. Never rejects. */
  retry(): Promise<void> {
    return this.save((stored) => stored);
  }

  private shown(): LessonProgress {
    return this.views.get().progress ?? NO_PROGRESS;
  }

  /** One after the other, since each changes what the one before has saved; if that is in doubt, all that is shown counts. */
  private save(change: ProgressChange): Promise<void> {
    this.set({ saving: ++this.pending > 0 });
    this.saving = this.saving.then(async () => {
      const isInDoubt = this.views.get().problem !== null;
      await this.reports.follow(
        this.store.then((opened) =>
          opened.changeLessonProgress(
            this.game,
            isInDoubt ? (stored) => joinProgress(this.shown(), stored) : change,
          ),
        ),
      );
      this.set({ saving: --this.pending > 0 });
    });
    return this.saving;
  }

  private set(changes: Partial<SavedProgress>): void {
    this.views.set({ ...this.views.get(), ...changes });
  }
}
