// Restoring a chosen file: read, looked through, and done when the player agrees.
import { useEffect, useState } from 'preact/hooks';
import { previewRestore, restore } from '../../storage/backup/backup';
import type { BackupContent } from '../../storage/backup/backupForm';
import { readBackup } from '../../storage/backup/backupReader';
import type { RestorePlan } from '../../storage/backup/restorePlan';
import type { Work } from '../../storage/breather';
import { useServices } from '../services';
import { withRestored } from './joining';
import { followed, type WorkDone, wasCancelled } from './WorkProgress';

export type Restoring =
  | {
      readonly step: 'reading' | 'writing';
      readonly progress: WorkDone;
      readonly cancel: () => void;
    }
  | { readonly step: 'refused'; readonly reason: string }
  | { readonly step: 'asking'; readonly plan: RestorePlan; readonly agree: () => void }
  | { readonly step: 'cancelled' }
  | { readonly step: 'done'; readonly plan: RestorePlan };

/** A file that is let go of while it is read or restored is cancelled. */
export function useRestore(file: File): Restoring {
  const { store, settings } = useServices();
  const [restoring, setRestoring] = useState<Restoring>(() => begun('reading', () => undefined));
  useEffect(() => {
    let wanted = true;
    let cancel = () => {};
    const show = (next: Restoring) => wanted && setRestoring(next);
    const end = (error: unknown) => {
      if (wasCancelled(error)) show({ step: 'cancelled' });
      else
        show({ step: 'refused', reason: error instanceof Error ? error.message : String(error) });
    };
    /** Shows a step and returns how its work is followed. */
    const begin = (step: 'reading' | 'writing'): Work => {
      const following = followed((progress) => show({ step, progress, cancel }));
      cancel = following.cancel;
      show(begun(step, cancel));
      return following.work;
    };
    const write = async (content: BackupContent, seen: RestorePlan) => {
      const plan = await restore(await store, content, Date.now(), begin('writing'), seen);
      settings.set(withRestored(settings.get(), plan.preferences));
      show({ step: 'done', plan });
    };
    const read = async () => {
      const work = begin('reading');
      const content = await readBackup(file, work);
      const plan = await previewRestore(await store, content, Date.now(), work);
      show({ step: 'asking', plan, agree: () => void write(content, plan).catch(end) });
    };
    read().catch(end);
    return () => {
      wanted = false;
      cancel();
    };
  }, [file, store, settings]);
  return restoring;
}

const begun = (step: 'reading' | 'writing', cancel: () => void): Restoring => ({
  step,
  progress: { done: 0, of: 0 },
  cancel,
});
