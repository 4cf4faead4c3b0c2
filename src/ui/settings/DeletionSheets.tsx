// What deletes for good. Erasing everything: a backup is offered, then a word must be typed. Tidying up: reviews, which can be
// made again, are deleted once the player has seen how many there are and how much that frees.
import '../../language/shownRefusals';
import { useCallback, useId, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { forgetFolder, loadFolder } from '../../storage/backup/folder';
import { reasonOf, runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import styles from '../components/textField.module.css';
import { useServices } from '../services';
import { useStored } from '../stored/useStored';
import { DEFAULT_SETTINGS } from './settings';
import { bytesText } from './useStorageFacts';

const texts = textsOf('settings');
/** What the app's keys in the page's own storage begin with; other apps may share it. */
const KEY_PREFIX = 'fortyone.';

interface EraseSheetProps {
  readonly onBackup: () => void;
  /** How that backup stands, or null. */
  readonly backupText: string | null;
  readonly onClose: () => void;
}

/** Empties the page's own storage of what is the app's. */
function clearLocalStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY_PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked, it never held anything.
  }
}

export function EraseSheet({ onBackup, backupText, onClose }: EraseSheetProps) {
  const { store, settings, router } = useServices();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const isConfirmed = text.trim().toLowerCase() === texts.confirmWord;
  const erase = async () => {
    if (await loadFolder()) await forgetFolder();
    await (await store).eraseAll();
    settings.set(DEFAULT_SETTINGS);
    clearLocalStorage();
    router.replace({ screen: 'home' });
    // Games that live in this page only go with it.
    location.reload();
  };
  return (
    <Sheet title={texts.eraseQuestion} onClose={onClose}>
      <p>{texts.eraseWhat}</p>
      <Button onClick={onBackup}>{texts.backUpFirst}</Button>
      <p role="status" class="hint-text">
        {backupText}
      </p>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConfirmed) return;
          erase().catch((error: unknown) => setProblem(reasonOf(error)));
        }}
      >
        <label for={id}>{texts.typeToConfirm(texts.confirmWord)}</label>
        <input
          id={id}
          class={styles.field}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        {problem !== null && (
          <p role="alert" class="error-text">
            {texts.notErased(problem)}
          </p>
        )}
        <Button type="submit" variant="danger" disabled={!isConfirmed}>
          {texts.erase}
        </Button>
      </form>
    </Sheet>
  );
}

export function TidySheet({ onClose }: { readonly onClose: () => void }) {
  const { store } = useServices();
  const open = useCallback(async () => (await store).openReviews(), [store]);
  const [usage, readAgain] = useStored(useCallback(async () => (await open()).usage(), [open]));
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState(0);
  const { count, bytes } = usage.state === 'read' ? usage.value : NOTHING;
  const failed = usage.state === 'failed' ? usage.reason : problem;
  const tidy = async () => {
    setProblem(null);
    await (await open()).clear();
    setDeleted(count);
    await readAgain();
  };
  return (
    <Sheet title={texts.tidyUp} onClose={onClose}>
      <p role="status">
        {usage.state !== 'read'
          ? usage.state === 'reading' && texts.addingUp
          : count > 0
            ? texts.frees(count, bytesText(bytes))
            : deleted > 0
              ? texts.reviewsDeleted(deleted)
              : texts.noReviews}
      </p>
      {count > 0 && (
        <>
          <p>{texts.reviewAgain}</p>
          <p>{texts.restStays}</p>
        </>
      )}
      {/* One button, so that the focus stays where it was pressed. */}
      {usage.state === 'read' && (
        <Button
          variant={count > 0 ? 'danger' : 'plain'}
          onClick={
            count > 0
              ? () => runDetached(tidy().catch((error: unknown) => setProblem(reasonOf(error))))
              : onClose
          }
        >
          {count > 0 ? texts.deleteReviews(count) : texts.done}
        </Button>
      )}
      {failed !== null && (
        <p role="alert" class="error-text">
          {failed}
        </p>
      )}
    </Sheet>
  );
}

const NOTHING = { count: 0, bytes: 0 };
