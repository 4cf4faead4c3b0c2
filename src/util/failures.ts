// Failures that no screen reports: they are printed, and recorded for the diagnostics that About copies. The recorder is loaded
// after the first paint; what fails before that waits here for it.

/** `kind` is a fixed word for the place of the failure, `time` in milliseconds since 1970. */
type FailureRecorder = (kind: string, error: unknown, time: number) => void;

const MAX_WAITING = 20;
const waiting: Parameters<FailureRecorder>[] = [];
let recorder: FailureRecorder = (...failure) => {
  if (waiting.length < MAX_WAITING) waiting.push(failure);
};

export function setFailureRecorder(next: FailureRecorder): void {
  recorder = next;
  for (const failure of waiting.splice(0)) next(...failure);
}

/** Records a failure that somebody else prints, or that the app gets over. */
export const recordFailure = (kind: string, error: unknown): void =>
  recorder(kind, error, Date.now());

/** Prints and records a failure. */
export function logFailure(kind: string, error: unknown): void {
  console.error(`${kind}:`, error);
  recordFailure(kind, error);
}

/** What an error says, for a sentence on screen. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What was thrown, as an error. */
export const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** Lets work run that nobody waits for; its failure is logged. */
export function runDetached(work: Promise<unknown> | undefined): void {
  work?.catch((error: unknown) => logFailure('task', error));
}
