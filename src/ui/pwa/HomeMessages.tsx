// Messages on Home about the app itself: how to install it, that it works offline, that a new version is ready. A game is never
// interrupted by them.
import { useEffect, useState } from 'preact/hooks';
import type { GameStore } from '../../storage/gameStore';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Toast } from '../components/Toast';
import { isBegun } from '../home/useStoredGames';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import styles from './installOffer.module.css';

/** In a list of cards, once two games were played here: who looks in only once wants nothing installed. */
export function InstallOffer() {
  const { settings, store } = useServices();
  const { installCard } = useObservable(settings);
  const [hasPlayed, setPlayed] = useState(false);
  useEffect(() => {
    let wanted = true;
    runDetached(
      store
        .then(hasPlayedTwice)
        // Without storage there is no game to keep.
        .catch(() => false)
        .then((found) => wanted && setPlayed(found)),
    );
    return () => {
      wanted = false;
    };
  }, [store]);
  if (!installCard || !hasPlayed) return null;
  return <InstallCard onHide={() => settings.set({ ...settings.get(), installCard: false })} />;
}

async function hasPlayedTwice(store: Pick<GameStore, 'listAll'>): Promise<boolean> {
  let games = 0;
  for await (const part of store.listAll()) {
    games += part.filter(isBegun).length;
    if (games > 1) return true;
  }
  return false;
}

/** How to install the app from here; nothing where there is no way. */
export function InstallCard({ onHide }: { readonly onHide?: () => void }) {
  const { install } = useServices();
  const way = useObservable(install.way);
  if (way === null) return null;
  return (
    <section class={styles.root} aria-labelledby="install">
      <h2 id="install">Install Fortyone</h2>
      <p>Opens from your home screen and fills the screen.</p>
      {way === 'share menu' && (
        <>
          <ol>
            <li>Tap Share in the browser’s bar.</li>
            <li>Choose Add to Home Screen, then Add.</li>
          </ol>
          <p>
            Safari may delete a site’s data after seven days without a visit. An installed app keeps
            its games.
          </p>
          <p class="hint-text">
            The installed app starts with no games. To bring these along, back up in Settings first
            and restore there.
          </p>
        </>
      )}
      <div class="button-row">
        {way === 'prompt' && (
          <Button variant="primary" onClick={install.prompt}>
            Install
          </Button>
        )}
        {onHide && <Button onClick={onHide}>Not now</Button>}
      </div>
      {onHide && <p class="hint-text">You can install later from Settings.</p>}
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
  if (waiting && !hasUnsavedChanges()) {
    return (
      <Toast
        actions={[
          { label: 'Later', onClick: () => updates.waiting.set(null) },
          { label: 'Update', onClick: updates.apply },
        ]}
      >
        {waiting}
      </Toast>
    );
  }
  if (!offlineReady) return null;
  return (
    <Toast actions={[{ label: 'OK', onClick: () => updates.offlineReady.set(false) }]}>
      Ready to work offline.
    </Toast>
  );
}
