// Backing up at the press of a button.
import { useState } from 'preact/hooks';
import { createBackup } from '../../storage/backup/backup';
import { saveFile } from '../home/saveFile';
import { useServices } from '../services';

export interface BackupState {
  readonly save: () => void;
  /** Name of the file that was saved last, or null. */
  readonly saved: string | null;
  /** Why the last backup could not be made, or null. */
  readonly problem: string | null;
}

export function useBackup(): BackupState {
  const { store, openGames, settings } = useServices();
  const [saved, setSaved] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const backUp = async () => {
    const text = await createBackup(await store, openGames.unsaved(), { ...settings.get() });
    const name = `fortyone-backup-${new Date().toISOString().slice(0, 10)}.json`;
    saveFile(name, text);
    setSaved(name);
    setProblem(null);
  };
  const save = () => {
    backUp().catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : String(error)),
    );
  };
  return { save, saved, problem };
}
