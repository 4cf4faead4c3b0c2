// Restores a chosen backup: reads it, shows what it would do in numbers, does it when the player agrees, and says what it did.
import '../../language/shownRefusals';
import { useEffect, useState } from 'preact/hooks';
import { speakFor, textsOf } from '../../language/texts';
import { previewRestore, restore } from '../../storage/backup/backup';
import type { BackupContent } from '../../storage/backup/backupForm';
import { readBackup } from '../../storage/backup/backupReader';
import type { RestoreCounts, RestorePlan } from '../../storage/backup/restorePlan';
import type { QuarantineKind } from '../../storage/quarantine';
import { reasonOf, recordFailure, runDetached } from '../../util/failures';
import type { ProgressOptions } from '../../util/scheduling';
import { Button } from '../components/Button';
import { Sheet, StepReport } from '../components/Sheet';
import { useServices } from '../services';
import { countText, kindCountsText, sumOf } from '../words/quantities';
import { withRestored } from './naming';
import styles from './restoreSheet.module.css';
import {
  isCancellation,
  progressText,
  trackProgress,
  type WorkDone,
  WorkProgress,
} from './WorkProgress';

interface RestoreSheetProps {
  readonly file: File;
  readonly onClose: () => void;
}

const texts = textsOf('restore');

/** In the order of the lines that say how many there are. */
const FATES: readonly (keyof RestoreCounts)[] = [
  'new',
  'newerInFile',
  'newerHere',
  'both',
  'identical',
  'unreadable',
];
/** Problems listed in full; the counts cover the rest. */
const MAX_PROBLEMS_SHOWN = 5;

export function RestoreSheet({ file, onClose }: RestoreSheetProps) {
  const { settings } = useServices();
  const restoring = useRestore(file);
  const { step } = restoring;
  const close = () => {
    onClose();
    // A change of language begins the screen anew, and the report would be gone unread.
    if (step === 'done')
      speakFor(settings.get().language).catch((error: unknown) => recordFailure('loading', error));
  };
  return (
    <Sheet title={titleOf(step)} onClose={close}>
      <StepReport step={step}>
        <RestoreText file={file} restoring={restoring} />
      </StepReport>
      <Answers restoring={restoring} onClose={close} />
    </Sheet>
  );
}

const workText = (step: 'reading' | 'writing'): string =>
  step === 'reading' ? texts.reading : texts.restoring;

function titleOf(step: Restoring['step']): string {
  if (step === 'done') return texts.restored;
  return step === 'cancelled' || step === 'refused' ? texts.notRestored : texts.title;
}

interface RestoreTextProps {
  readonly file: File;
  readonly restoring: Restoring;
}

function RestoreText({ file, restoring }: RestoreTextProps) {
  switch (restoring.step) {
    case 'reading':
    case 'writing':
      return <p>{progressText(workText(restoring.step), restoring.progress)}</p>;
    case 'cancelled':
      return <p>{texts.cancelled}</p>;
    case 'refused':
      return (
        <>
          <p role="alert" class={`error-text ${styles.refused}`}>
            <bdi>{file.name}</bdi>: {restoring.reason}
          </p>
          <p>{texts.nothingChanged}</p>
        </>
      );
    case 'asking':
    case 'done':
      return <Plan plan={restoring.plan} />;
  }
}

interface AnswersProps {
  readonly restoring: Restoring;
  readonly onClose: () => void;
}

function Answers({ restoring, onClose }: AnswersProps) {
  switch (restoring.step) {
    case 'reading':
    case 'writing': {
      const { step, progress, cancel } = restoring;
      return (
        <WorkProgress
          label={workText(step)}
          progress={progress}
          cancelLabel={texts.cancel}
          onCancel={cancel}
        />
      );
    }
    case 'cancelled':
    case 'refused':
      return <Button onClick={onClose}>{texts.close}</Button>;
    case 'asking':
      return (
        <Button variant="primary" onClick={restoring.agree}>
          {texts.restore}
        </Button>
      );
    case 'done':
      return (
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      );
  }
}

function Plan({ plan }: { readonly plan: RestorePlan }) {
  const { games, analyses, lessons, attempts, badAttempts, problems, quarantinedBefore } = plan;
  const isEmpty = [games, analyses].every((counts) => FATES.every((fate) => counts[fate] === 0));
  return (
    <>
      {isEmpty && <p>{texts.noGames}</p>}
      <ul class={styles.lines}>
        <Lines counts={games} kind="game" />
        <Lines counts={analyses} kind="analysis" />
        {lessons > 0 && (
          <li>
            <strong>{texts.lessons(lessons)}</strong> {texts.lessonsFate}
          </li>
        )}
        {attempts > 0 && (
          <li>
            <strong>{texts.tries(attempts)}</strong> {texts.triesFate}
          </li>
        )}
        {badAttempts > 0 && (
          <li>
            <strong>{countText('attempt', badAttempts)}</strong> {texts.fates.unreadable}
          </li>
        )}
        {sumOf(quarantinedBefore) > 0 && (
          <li>
            <strong>{kindCountsText(quarantinedBefore)}</strong> {texts.asideFate}
          </li>
        )}
      </ul>
      <ul>
        {problems.slice(0, MAX_PROBLEMS_SHOWN).map((problem) => (
          <li key={problem} class="hint-text">
            {problem}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinesProps {
  readonly counts: RestoreCounts;
  readonly kind: QuarantineKind;
}

function Lines({ counts, kind: of }: LinesProps) {
  return FATES.filter((fate) => counts[fate] > 0).map((fate) => (
    <li key={fate}>
      <strong>{countText(of, counts[fate])}</strong> {texts.fates[fate]}
    </li>
  ));
}

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

/** Reads and restores a file; unmounting cancels it. */
function useRestore(file: File): Restoring {
  const { store, settings } = useServices();
  const [restoring, setRestoring] = useState<Restoring>(() => begun('reading', () => undefined));
  useEffect(() => {
    let wanted = true;
    let cancel = () => {};
    const show = (next: Restoring) => wanted && setRestoring(next);
    const end = (error: unknown) => {
      if (isCancellation(error)) show({ step: 'cancelled' });
      else show({ step: 'refused', reason: reasonOf(error) });
    };
    /** Shows a step and returns how its work is tracked. */
    const begin = (step: 'reading' | 'writing'): ProgressOptions => {
      const following = trackProgress((progress) => show({ step, progress, cancel }));
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
      show({ step: 'asking', plan, agree: () => runDetached(write(content, plan).catch(end)) });
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
