// In the place of a screen that failed: what happened, and the ways out that still work.
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { BackupOutcome, useBackup } from '../settings/backup';
import { Button, ButtonLink } from './Button';
import styles from './missingCode.module.css';

export function BrokenScreen({ error }: { readonly error: unknown }) {
  const { save, text, problem } = useBackup();
  const { hasUnsavedChanges } = useServices();
  return (
    <main class={styles.root}>
      <h1>This screen couldn’t be shown</h1>
      <p role="alert">
        Something went wrong in the app: {error instanceof Error ? error.message : String(error)}.
        {hasUnsavedChanges()
          ? ' Back up before you reload: a game here isn’t saved yet.'
          : ' Your games are still on this device.'}
      </p>
      <ButtonLink to={HOME} variant="primary" replace={true}>
        Home
      </ButtonLink>
      <Button onClick={() => location.reload()}>Reload the page</Button>
      <Button onClick={save}>Back up everything</Button>
      <BackupOutcome text={text} problem={problem} />
    </main>
  );
}
