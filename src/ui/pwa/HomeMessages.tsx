// Messages on Home about the app itself: how to install it, how to keep its games, that it works offline, that a new version is
// ready. A game is never interrupted by them.
import { useEffect, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import type { GameStore } from '../../storage/gameStore';
import { isBegun } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Toast } from '../components/Toast';
import { useServices } from '../services';
import type { Settings } from '../settings/settings';
import { useObservable } from '../state/useObservable';
import styles from './installOffer.module.css';
import { KeepGamesCard } from './KeepGamesCard';

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
