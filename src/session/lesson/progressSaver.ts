// The progress with the lessons of a game: shown at once and saved in the background, with all that could not be saved before.
import { joinProgress, type LessonProgress, NO_PROGRESS } from '../../lessons/progress';
import type { GameStore } from '../../storage/gameStore';
import { createObservable, type Observable } from '../../util/observable';
import { SaveReports } from '../saveReports';

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
