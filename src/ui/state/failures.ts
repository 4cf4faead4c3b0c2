// Hears of what fails in the page, and has it recorded.
import { recordFailure, setFailureRecorder } from '../../util/failures';

/** Records what nothing else catches; the browser prints that. */
export function watchFailures(page: Window): void {
  page.addEventListener('error', ({ error, message }) => recordFailure('error', error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => recordFailure('rejection', reason));
  import('../about/failureLog').then(
    ({ recordInLog }) => setFailureRecorder(recordInLog),
    // Failures are printed all the same.
    () => undefined,
  );
}
