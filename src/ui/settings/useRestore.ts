// Restoring a chosen file: read, looked through, and done when the player agrees.
import { useEffect, useState } from 'preact/hooks';
import { previewRestore, restore } from '../../storage/backup/backup';
import {
  type BackupContent,
  LARGEST,
  parseBackup,
  tooLarge,
} from '../../storage/backup/backupFile';
import type { RestorePlan } from '../../storage/backup/restorePlan';
import { useServices } from '../services';
import { withRestored } from './settings';

export type Restoring =
  | { readonly step: 'reading' }
  | { readonly step: 'refused'; readonly reason: string }
  | { readonly step: 'asking'; readonly plan: RestorePlan; readonly agree: () => void }
  | { readonly step: 'writing' }
  | { readonly step: 'done'; readonly plan: RestorePlan };

export function useRestore(file: File): Restoring {
  const { store, settings } = useServices();
  const [restoring, setRestoring] = useState<Restoring>({ step: 'reading' });
  useEffect(() => {
    let wanted = true;
    const show = (next: Restoring) => wanted && setRestoring(next);
    const refuse = (error: unknown) =>
      show({ step: 'refused', reason: error instanceof Error ? error.message : String(error) });
    const write = async (content: BackupContent) => {
      show({ step: 'writing' });
      const plan = await restore(await store, content, Date.now());
      settings.set(withRestored(settings.get(), plan.preferences));
      show({ step: 'done', plan });
    };
    const read = async () => {
      const content = parseBackup(await textOf(file));
      const plan = await previewRestore(await store, content, Date.now());
      show({ step: 'asking', plan, agree: () => void write(content).catch(refuse) });
    };
    read().catch(refuse);
    return () => {
      wanted = false;
    };
  }, [file, store, settings]);
  return restoring;
}

/** Too large a file is not even read. */
async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error(tooLarge(file.size));
  return file.text();
}
