// Failures of storage that callers tell apart.

/** The stored game is newer than the one being saved, or was deleted meanwhile: another tab went on with it. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}
