// Notices about the device's storage: nothing is saved, unreadable entries were quarantined, or a newer version saved them.

import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import type { NewerContent } from '../../storage/gameStore';
import { countKinds, type QuarantineNote, quarantineFile } from '../../storage/quarantine';
import { reasonOf, runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { useIsPainted } from '../components/later';
import { useServices } from '../services';
import { BackupButton } from '../settings/backup';
import { saveFile } from '../share/deliver';
import { kindCountsText, sumOf } from '../words/quantities';
import styles from './notice.module.css';
import type { StoredGames } from './useStoredGames';

const texts = textsOf('messages');

interface StorageNoticesProps {
  readonly stored: StoredGames;
  /** Reads the storage again. */
  readonly onChange: () => Promise<void>;
}

export function StorageNotices({
  stored: { status, quarantined, newerContent },
  onChange,
}: StorageNoticesProps) {
  const isPainted = useIsPainted();
  return (
    // Screen readers say each notice by itself.
    <div role="status" aria-atomic={false}>
      {isPainted && (
        <>
          {status.reason && (
            <div class={styles.root}>
              <Icon name="warning" />
              <div>
                <p>{status.reason}</p>
                {/* Games were deleted, so offer to back up the rest. */}
                {status.state === 'device' && (
                  <div class={styles.actions}>
                    <BackupButton />
                  </div>
                )}
              </div>
            </div>
          )}
          {newerContent && sumOf(newerContent.counts) > 0 && (
            <NewerContentNotice newerContent={newerContent} />
          )}
          {quarantined > 0 && <QuarantineNotice count={quarantined} onChange={onChange} />}
        </>
      )}
    </div>
  );
}

/** Reasons shown here; the exported file has all of them. */
const MAX_REASONS_SHOWN = 5;

interface QuarantineNoticeProps {
  /** How much is quarantined. */
  readonly count: number;
  /** Reads the storage again. */
  readonly onChange: () => Promise<void>;
}

function QuarantineNotice({ count, onChange }: QuarantineNoticeProps) {
  const { store } = useServices();
  const [notes, setNotes] = useState<readonly QuarantineNote[]>([]);
  /** Keys of the exported entries; entries quarantined later are not among them. */
  const [exported, setExported] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const failed = (error: unknown) => setProblem(reasonOf(error));
  useEffect(() => {
    let wanted = true;
    const tidy = async () => {
      const rest = await (await store).restoreQuarantined();
      if (!wanted) return;
      setNotes(rest);
      // Some entries were restored, so reload the lists.
      if (rest.length < count) await onChange();
    };
    tidy().catch((error: unknown) => wanted && failed(error));
    return () => {
      wanted = false;
    };
  }, [store, count, onChange]);
  const save = async () => {
    const entries = await (await store).listQuarantined();
    saveFile('fortyone-set-aside.json', quarantineFile(entries));
    setExported(entries.map(({ key }) => key));
  };
  const clear = async () => {
    const opened = await store;
    for (const key of exported) await opened.removeQuarantined(key);
    setExported([]);
    await onChange();
  };
  if (notes.length === 0 && problem === null) return null;
  return (
    <div class={styles.root}>
      <Icon name="warning" />
      <div>
        {notes.length > 0 && <p>{quarantineText(notes)}</p>}
        <ul>
          {notes.slice(0, MAX_REASONS_SHOWN).map(({ key, reason }) => (
            <li key={key} class="hint-text">
              {reason}
            </li>
          ))}
          {notes.length > MAX_REASONS_SHOWN && <li class="hint-text">…</li>}
        </ul>
        <div class={styles.actions}>
          <Button onClick={() => runDetached(save().catch(failed))}>{texts.exportToFile}</Button>
          {exported.length > 0 && (
            <Button onClick={() => runDetached(clear().catch(failed))}>{texts.clear}</Button>
          )}
        </div>
        {problem !== null && <p class="error-text">{problem}</p>}
      </div>
    </div>
  );
}

function quarantineText(notes: readonly QuarantineNote[]): string {
  const words = kindCountsText(countKinds(notes.map(({ kind }) => kind)));
  return texts.setAside(words, notes.length);
}

function NewerContentNotice({
  newerContent: { counts, read },
}: {
  readonly newerContent: NewerContent;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => saveFile('fortyone-newer.json', quarantineFile(await read()));
  return (
    <div class={styles.root}>
      <Icon name="warning" />
      <div>
        <p>{texts.fromNewer(kindCountsText(counts), sumOf(counts))}</p>
        <div class={styles.actions}>
          <Button
            onClick={() =>
              runDetached(save().catch((error: unknown) => setProblem(reasonOf(error))))
            }
          >
            {texts.exportToFile}
          </Button>
        </div>
        {problem !== null && <p class="error-text">{problem}</p>}
      </div>
    </div>
  );
}
