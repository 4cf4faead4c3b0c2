// Backing up, at the press of a button or into a folder after each game: the work, its progress, and where the file went.
import { useEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { dayOf } from '../../puzzles/attempt';
import { createBackup } from '../../storage/backup/backup';
import { type CopyFolder, canChooseFolder, copyToFolder } from '../../storage/backup/folder';
import { reasonOf, runDetached } from '../../util/failures';
import { createYielder, type ProgressOptions } from '../../util/scheduling';
import { Button } from '../components/Button';
import { type Services, useServices } from '../services';
import { saveFile } from '../share/deliver';
import {
  isCancellation,
  progressText,
  trackProgress,
  type WorkDone,
  WorkProgress,
} from './WorkProgress';

const texts = textsOf('backup');

interface BackupState {
  /** Nothing while a backup is under way. */
  readonly save: () => void;
  /** How far the backup under way is, or null. */
  readonly progress: WorkDone | null;
  readonly cancel: () => void;
  /** How it stands, to be read out; null while there is nothing to say. */
  readonly text: string | null;
  /** Why the last backup could not be made, or null. */
  readonly problem: string | null;
}

/** The chunks of a text as one file; put together at once, a large one would stop the page. */
async function fileOf(chunks: readonly string[], work: ProgressOptions): Promise<Blob> {
  const parts: Blob[] = [];
  const yieldIfDue = createYielder(work);
  for (const chunk of chunks) {
    parts.push(new Blob([chunk]));
    await yieldIfDue();
  }
  return new Blob(parts, { type: 'application/json' });
}

/** What a backup is made of. */
type BackupParts = Pick<Services, 'store' | 'openGames' | 'openAnalyses' | 'settings'>;

/** A backup of everything, with what is not saved yet. */
export async function backupFile(
  { store, openGames, openAnalyses, settings }: BackupParts,
  work: ProgressOptions,
): Promise<{ readonly file: Blob; readonly reviewsLeftOut: number }> {
  const preferences = { ...settings.get() };
  const unsaved = { games: openGames.unsaved(), analyses: openAnalyses.unsaved() };
  const { chunks, reviewsLeftOut } = await createBackup(await store, unsaved, preferences, work);
  return { file: await fileOf(chunks, work), reviewsLeftOut };
}

/** Writes the copy in the player's folder, if there is one; how that went, or null. */
export async function keepCopy(parts: BackupParts): Promise<CopyFolder | null> {
  if (!canChooseFolder(window)) return null;
  return copyToFolder(async () => {
    const { reason } = (await parts.store).status;
    // The copy that is there may be the only one of games that are out of reach or lost.
    if (reason !== null) throw new Error(reason);
    return (await backupFile(parts, {})).file;
  }, Date.now);
}

/** The last backup that was made. */
interface SavedBackup {
  /** Of its file. */
  readonly name: string;
  readonly reviewsLeftOut: number;
  /** Whether it was made from what this page has alone. */
  readonly isOfPage: boolean;
}

const savedText = ({ name, reviewsLeftOut, isOfPage }: SavedBackup): string => {
  const made = reviewsLeftOut > 0 ? texts.madeWithoutReviews(name) : texts.made(name);
  return isOfPage ? `${made} ${texts.mayLackGames}` : made;
};

export function useBackup(): BackupState {
  const services = useServices();
  const [progress, setProgress] = useState<WorkDone | null>(null);
  const [saved, setSaved] = useState<SavedBackup | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const cancel = useRef(() => {});
  const backUp = async () => {
    const { work, cancel: stop } = trackProgress(setProgress);
    cancel.current = stop;
    setProgress({ done: 0, of: 0 });
    setSaved(null);
    setProblem(null);
    setCancelled(false);
    // Before it is made: the storage may answer in the midst of it.
    const isOfPage = (await services.store).status.state !== 'device';
    const { file, reviewsLeftOut } = await backupFile(services, work);
    const name = `fortyone-backup-${dayOf(new Date())}.json`;
    saveFile(name, file);
    setSaved({ name, reviewsLeftOut, isOfPage });
  };
  const save = () => {
    if (progress !== null) return;
    runDetached(
      backUp()
        .catch((error: unknown) => {
          if (isCancellation(error)) setCancelled(true);
          else setProblem(reasonOf(error));
        })
        .then(() => setProgress(null)),
    );
  };
  // Nothing waits for it once the screen has gone.
  useEffect(() => () => cancel.current(), []);
  const text = progress
    ? progressText(texts.backingUp, progress)
    : saved
      ? savedText(saved)
      : cancelled
        ? texts.cancelled
        : null;
  return { save, progress, cancel: () => cancel.current(), text, problem };
}

export function BackupButton() {
  const { save, progress, cancel, text, problem } = useBackup();
  return (
    <>
      {/* Not disabled, which would take the focus from it. */}
      <Button aria-disabled={progress !== null} onClick={save}>
        {texts.backUp}
      </Button>
      {progress && (
        <WorkProgress
          label={texts.backingUp}
          progress={progress}
          cancelLabel={texts.cancel}
          onCancel={cancel}
        />
      )}
      <BackupOutcome text={text} problem={problem} />
    </>
  );
}

export function BackupOutcome({ text, problem }: Pick<BackupState, 'text' | 'problem'>) {
  return (
    <>
      <p role="status" class="hint-text">
        {text}
      </p>
      {problem !== null && (
        <p role="alert" class="error-text">
          {texts.notMade(problem)}
        </p>
      )}
    </>
  );
}
