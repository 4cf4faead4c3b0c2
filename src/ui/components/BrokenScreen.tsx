// In the place of a screen that failed: what happened, and the ways out that still work.
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { BackupOutcome } from '../settings/BackupOutcome';
import { useBackup } from '../settings/useBackup';
import './button.css';
import { Link } from './Link';
import styles from './missingCode.module.css';

export function BrokenScreen({ error }: { readonly error: unknown }) {
  const { save, words, problem } = useBackup();
  const { holdsMore } = useServices();
  return (
    <main class={styles.root}>
      <h1>This screen could not be shown</h1>
      <p role="alert">
        The app met a fault of its own: {error instanceof Error ? error.message : String(error)}.
        {holdsMore()
          ? ' Make a backup before you load the page again: a game here is not saved yet.'
          : ' Your games are still on this device.'}
      </p>
      <Link to={HOME} class="button primary" replace={true}>
        Home
      </Link>
      <button type="button" class="button" onClick={() => location.reload()}>
        Load the page again
      </button>
      <button type="button" class="button" onClick={save}>
        Back up everything
      </button>
      <BackupOutcome words={words} problem={problem} />
    </main>
  );
}
