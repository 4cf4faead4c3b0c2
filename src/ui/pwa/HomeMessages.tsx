// Messages on Home about the app itself: how to install it, that it works offline, that a new version is ready. A game is never
// interrupted by them.
import { Button, buttonClass } from '../components/Button';
import { Toast } from '../components/Toast';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import styles from './installOffer.module.css';

export function InstallOffer() {
  const { install } = useServices();
  const way = useObservable(install.way);
  if (way === null) return null;
  if (way === 'prompt') {
    return (
      <div class={styles.root}>
        <Button onClick={install.prompt}>Install Fortyone</Button>
      </div>
    );
  }
  return (
    <details class={styles.root}>
      <summary class={buttonClass()}>Install Fortyone</summary>
      <ol>
        <li>Tap Share in the browser’s bar.</li>
        <li>Choose Add to Home Screen, then Add.</li>
      </ol>
      <p class="hint-text">
        The installed app starts with no games. To bring these along, back up in Settings first and
        restore there.
      </p>
    </details>
  );
}

export function UpdateMessages() {
  const { updates, hasUnsavedChanges } = useServices();
  const offlineReady = useObservable(updates.offlineReady);
  const waiting = useObservable(updates.waiting);
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
