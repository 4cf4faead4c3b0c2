// Offers to install the app: a button where the browser has a prompt, else how it is done by hand. Loaded only when there
// is something to offer.
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';
import '../components/button.css';
import styles from './installOffer.module.css';

export function InstallOffer() {
  const { install } = useServices();
  const way = useObservable(install.way);
  if (way === null) return null;
  if (way === 'prompt') {
    return (
      <div class={styles.root}>
        <button type="button" class="button" onClick={install.prompt}>
          Install Fortyone
        </button>
      </div>
    );
  }
  return (
    <details class={styles.root}>
      <summary class="button">Install Fortyone</summary>
      <ol>
        <li>Tap Share in the browser’s bar.</li>
        <li>Choose Add to Home Screen, then Add.</li>
      </ol>
      <p class="hint-text">
        The app on the home screen keeps games of its own. To take these along, save a backup in
        Settings first and restore it there.
      </p>
    </details>
  );
}
