// Messages on Home about the app itself: how to install it, how to keep its games, that it works offline, that a new version is
// ready. A game is never interrupted by them.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { canChooseFolder, loadFolder } from '../../storage/backup/folder';
import type { GameStore } from '../../storage/gameStore';
import { isBegun } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Toast } from '../components/Toast';
import { useObservable, useServices } from '../services';
import { BackupButton } from '../settings/backup';
import type { Settings } from '../settings/settings';
import { useStorageFacts } from '../settings/useStorageFacts';
import { useStoreStatus } from '../stored/useStore';
import styles from './installOffer.module.css';

const texts = textsOf('messages');

/** Games after which installing is offered: who looks in only once wants nothing installed. */
const GAMES_BEFORE_INSTALLING = 2;
/** Games after which it would be a pity to lose them. */
const GAMES_WORTH_KEEPING = 5;

/** One card at most: how to install the app, or else that the browser may delete its games. */
export function HomeOffer() {
  const { settings, store, install } = useServices();
  const { installCard, keepCard } = useObservable(settings);
  const canInstall = useObservable(install.way) !== null;
  const [games, setGames] = useState(0);
  useEffect(() => {
    let wanted = true;
    runDetached(
      store
        .then(countBegun)
        // Without storage there is no game to keep.
        .catch(() => 0)
        .then((found) => wanted && setGames(found)),
    );
    return () => {
      wanted = false;
    };
  }, [store]);
  const hide = (cards: Partial<Settings>) => settings.set({ ...settings.get(), ...cards });
  if (canInstall && installCard) {
    if (games < GAMES_BEFORE_INSTALLING) return null;
    return <InstallCard onHide={() => hide({ installCard: false })} />;
  }
  if (!keepCard || games < GAMES_WORTH_KEEPING) return null;
  return <KeepGamesCard onHide={() => hide({ keepCard: false })} />;
}

/** Games begun here, as far as anyone asks. */
async function countBegun(store: Pick<GameStore, 'listAll'>): Promise<number> {
  let games = 0;
  for await (const part of store.listAll()) {
    games += part.filter(isBegun).length;
    if (games >= GAMES_WORTH_KEEPING) break;
  }
  return games;
}

/** How to install the app from here; nothing where there is no way. */
export function InstallCard({ onHide }: { readonly onHide?: () => void }) {
  const { install } = useServices();
  const way = useObservable(install.way);
  if (way === null) return null;
  return (
    <section class={styles.root} aria-labelledby="install">
      <h2 id="install">{texts.install}</h2>
      <p>{texts.installWhy}</p>
      {way === 'share menu' && (
        <>
          <ol>
            <li>{texts.tapShare}</li>
            <li>{texts.addToHomeScreen}</li>
          </ol>
          <p>{texts.safariDeletes}</p>
          <p class="hint-text">{texts.bringGames}</p>
        </>
      )}
      <div class="button-row">
        {way === 'prompt' && (
          <Button variant="primary" onClick={install.prompt}>
            {texts.installNow}
          </Button>
        )}
        {onHide && <Button onClick={onHide}>{texts.notNow}</Button>}
      </div>
      {onHide && <p class="hint-text">{texts.installLater}</p>}
    </section>
  );
}

/** Time (ms) to read a message that asks for nothing. */
const MESSAGE_MS = 8000;

export function UpdateMessages() {
  const { updates, hasUnsavedChanges } = useServices();
  const offlineReady = useObservable(updates.offlineReady);
  const waiting = useObservable(updates.waiting);
  useEffect(() => {
    if (!offlineReady) return;
    const timer = setTimeout(() => updates.offlineReady.set(false), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [updates, offlineReady]);
  // Switching reloads the page; games that live in it only are worth more than a new version.
  if (waiting !== null && !hasUnsavedChanges()) {
    return (
      <Toast
        actions={[
          { label: texts.later, onClick: () => updates.waiting.set(null) },
          { label: texts.update, onClick: updates.apply },
        ]}
      >
        {texts.newVersion(waiting)}
      </Toast>
    );
  }
  if (!offlineReady) return null;
  return (
    <Toast actions={[{ label: texts.ok, onClick: () => updates.offlineReady.set(false) }]}>
      {texts.offlineReady}
    </Toast>
  );
}

/** That the browser may delete the games, for who has some and a browser that has not promised to keep them. */
function KeepGamesCard({ onHide }: { readonly onHide: () => void }) {
  const status = useStoreStatus();
  const { persisted, persist } = useStorageFacts();
  const hasCopy = useCopy();
  const [asked, setAsked] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  // The button pressed goes.
  useLayoutEffect(() => (asked ? end.current?.focus() : undefined), [asked]);
  // Of games that are not on the device something else is said.
  if (hasCopy !== false || status?.state !== 'device') return null;
  if (persisted === null || (persisted && !asked)) return null;
  return (
    <section class={styles.root} aria-labelledby="keep-games" tabIndex={-1}>
      <h2 id="keep-games">{texts.keepGames}</h2>
      <p role="status">{persisted ? texts.areKept : asked ? texts.noPromise : texts.mayDelete}</p>
      <div class="button-row">
        {!persisted && persist && !asked && (
          <Button
            variant="primary"
            onClick={() => runDetached(persist().then(() => setAsked(true)))}
          >
            {texts.protect}
          </Button>
        )}
        {!persisted && <BackupButton />}
        <Button ref={end} onClick={onHide}>
          {persisted ? texts.ok : texts.notNow}
        </Button>
      </div>
      {!persisted && <p class="hint-text">{texts.keepLater}</p>}
    </section>
  );
}

/** Whether a copy of everything is kept in a folder; null while unknown. */
function useCopy(): boolean | null {
  const [hasCopy, setHasCopy] = useState<boolean | null>(null);
  useEffect(() => {
    if (!canChooseFolder(window)) return setHasCopy(false);
    loadFolder().then(
      (folder) => setHasCopy(folder !== null),
      () => setHasCopy(false),
    );
  }, []);
  return hasCopy;
}
