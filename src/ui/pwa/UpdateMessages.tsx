// Tells that the app now works offline, once, and offers a new version. Shown on Home only: a game is never
// interrupted by either.
import { Toast } from '../components/Toast';
import { useServices } from '../services';
import { useObservable } from '../state/useObservable';

export function UpdateMessages() {
  const { updates, holdsMore } = useServices();
  const offlineReady = useObservable(updates.offlineReady);
  const waiting = useObservable(updates.waiting);
  // Switching reloads the page; games that live in it only are worth more than a new version.
  if (waiting && !holdsMore()) {
    return (
      <Toast
        actions={[
          { label: 'Later', onClick: () => updates.waiting.set(false) },
          { label: 'Update', onClick: updates.apply },
        ]}
      >
        A new version is ready.
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
