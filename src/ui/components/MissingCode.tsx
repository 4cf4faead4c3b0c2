// Code of the app that could not be loaded: what may be the cause, and the way on.
import { useEffect, useState } from 'preact/hooks';
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { Button, ButtonLink } from './Button';
import styles from './missingCode.module.css';
import { Toast } from './Toast';

/** In place of a screen, or over it where a sheet is missing. */
export function MissingCode({ onRetry }: { readonly onRetry: () => void }) {
  const { title, words, way } = useRemedy(onRetry);
  return (
    <main class={styles.root}>
      <h1>{title}</h1>
      <p>{words}</p>
      {way && (
        <Button variant="primary" onClick={way.onClick}>
          {way.label}
        </Button>
      )}
      <ButtonLink to={HOME}>Home</ButtonLink>
    </main>
  );
}

/** Over any screen, of which only a part is missing. */
export function MissingPart() {
  const { codeMissing } = useServices();
  const { words, way } = useRemedy(() => undefined);
  const close = { label: 'Close', onClick: () => codeMissing.set(false) };
  return <Toast actions={way ? [close, way] : [close]}>{words}</Toast>;
}

interface Remedy {
  readonly title: string;
  readonly words: string;
  readonly way: { readonly label: string; readonly onClick: () => void } | null;
}

function useRemedy(onRetry: () => void): Remedy {
  const { updates, hasUnsavedChanges } = useServices();
  const reload = useReload();
  const [old, setOld] = useState(false);
  useEffect(() => {
    let wanted = true;
    updates.isOld().then((found) => wanted && setOld(found));
    return () => {
      wanted = false;
    };
  }, [updates]);
  if (!old) {
    return {
      title: 'This screen could not be loaded',
      words:
        'A part of the app is missing on this device. Connect to the network once. Your games are kept.',
      way: { label: 'Try again', onClick: () => void reload(onRetry) },
    };
  }
  const held = hasUnsavedChanges();
  return {
    title: 'There is a new version',
    words: held
      ? 'First go back to the game that is not saved yet.'
      : 'Update to go on. Your games are kept.',
    way: held ? null : { label: 'Update', onClick: updates.apply },
  };
}

/**
 * Tries again after code could not be loaded. Browsers remember a module that failed, and the page may be of an older
 * version than what is stored: only a fresh page helps. Where none can be had, or games would be lost with this one,
 * `otherwise` is called instead.
 */
export function useReload(): (otherwise: () => void) => Promise<void> {
  const { hasUnsavedChanges } = useServices();
  return async (otherwise) => {
    const found =
      !hasUnsavedChanges() &&
      (await fetch('./').then(
        ({ ok }) => ok,
        () => false,
      ));
    if (found) location.reload();
    else otherwise();
  };
}
