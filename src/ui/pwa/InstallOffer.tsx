// Offers to install the app: a button where the browser has a prompt, else how it is done by hand. Loaded only when there
// is something to offer.
import { Button, buttonClass } from '../components/Button';
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
        The app on the home screen keeps games of its own. To take these along, save a backup in
        Settings first and restore it there.
      </p>
    </details>
  );
}
