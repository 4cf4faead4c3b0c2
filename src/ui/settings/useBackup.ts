// Backing up at the press of a button.
import { useEffect, useRef, useState } from 'preact/hooks';
import { createBackup } from '../../storage/backup/backup';
import { saveFile } from '../home/saveFile';
import { useServices } from '../services';
import { followed, type Progress, wasCancelled } from './WorkProgress';

export interface BackupState {
  readonly save: () => void;
  /** How far the backup under way is, or null. */
  readonly progress: Progress | null;
  readonly cancel: () => void;
  /** Name of the file that was saved last, or null. */
  readonly saved: string | null;
  /** Why the last backup could not be made, or null. */
  readonly problem: string | null;
}

export function useBackup(): BackupState {
  const { store, openGames, openAnalyses, settings } = useServices();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useRef(() => {});
  const backUp = async () => {
    const { work, cancel: stop } = followed(setProgress);
    cancel.current = stop;
    setProgress({ done: 0, of: 0 });
    setSaved(null);
    setProblem(null);
    const preferences = { ...settings.get() };
    const unsaved = { games: openGames.unsaved(), analyses: openAnalyses.unsaved() };
    const pieces = await createBackup(await store, unsaved, preferences, work);
    const name = `fortyone-backup-${new Date().toISOString().slice(0, 10)}.json`;
    saveFile(name, new Blob(pieces, { type: 'application/json' }));
    setSaved(name);
  };
  const save = () => {
    cancel.current();
    backUp()
      .catch((error: unknown) => {
        if (!wasCancelled(error))
          setProblem(error instanceof Error ? error.message : String(error));
      })
      .then(() => setProgress(null));
  };
  // Left behind, nobody waits for it.
  useEffect(() => () => cancel.current(), []);
  return { save, progress, cancel: () => cancel.current(), saved, problem };
}
