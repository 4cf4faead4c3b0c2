// The copy of everything in a folder of the player's: choosing the folder, how the last copy went, and giving it up.
import '../../language/shownRefusals';
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import {
  type CopyFolder,
  canChooseFolder,
  chooseFolder,
  folderChanges,
  forgetFolder,
  loadFolder,
} from '../../storage/backup/folder';
import { reasonOf, runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { useObservable, useServices } from '../services';
import { momentText } from '../words/quantities';
import { keepCopy } from './backup';
import styles from './settings.module.css';

const texts = textsOf('settings');

/** Nothing where the browser lets no page write to a folder. */
export function FolderCopy() {
  const services = useServices();
  const [chosen, setChosen] = useState<CopyFolder | null>(null);
  const [writing, setWriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A copy may be written while this is on the screen: a game has just ended.
  const changes = useObservable(folderChanges);
  useEffect(() => runDetached(loadFolder().then(setChosen)), [changes]);
  if (!canChooseFolder(window)) return null;

  /** One thing at a time. What goes wrong is shown. */
  const work = (action: () => Promise<void>) => () => {
    if (writing) return;
    setWriting(true);
    setProblem(null);
    runDetached(
      action()
        .catch((error: unknown) => setProblem(reasonOf(error)))
        .then(() => setWriting(false)),
    );
  };
  const copy = async () => setChosen(await keepCopy(services));
  const choose = work(async () => {
    const folder = await chooseFolder(window);
    if (!folder) return;
    setChosen(folder);
    await copy();
  });
  const stop = work(async () => {
    await forgetFolder();
    setChosen(null);
  });

  const [before, after] = texts.copyGoes(chosen?.file ?? '');
  return (
    <>
      {chosen ? (
        <>
          <p>
            {before}
            <bdi>{texts.folder(chosen.folder.name)}</bdi>
            {after}
          </p>
          <p role="status" class="hint-text">
            {writing ? texts.copying : lastCopyText(chosen)}
          </p>
          {chosen.problem !== null && (
            <p class={styles.warning} role="alert">
              <Icon name="warning" />
              {texts.copyFailed(chosen.problem)}
            </p>
          )}
          <div class="button-row">
            <Button aria-disabled={writing} onClick={work(copy)}>
              {texts.copyNow}
            </Button>
            <Button aria-disabled={writing} onClick={choose}>
              {texts.anotherFolder}
            </Button>
            <Button aria-disabled={writing} onClick={stop}>
              {texts.stopCopying}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button onClick={choose}>{texts.keepCopy}</Button>
          <p class="hint-text">{texts.keepCopyHint}</p>
        </>
      )}
      {problem !== null && (
        <p role="alert" class="error-text">
          {problem}
        </p>
      )}
    </>
  );
}

const lastCopyText = ({ copiedAt }: CopyFolder): string =>
  copiedAt === null ? texts.noCopy : texts.lastCopy(momentText(copiedAt));
