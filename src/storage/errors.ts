// Failures of storage that callers tell apart; their messages are for the player.
/** Another tab went on with the game that is being saved, or deleted it. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** Why a record may not replace the stored one (undefined if there is none), or null. */
export function conflictWith(
  stored: { readonly revision: unknown } | undefined,
  record: { readonly revision: number },
  what: 'game' | 'analysis' = 'game',
): ConflictError | null {
  if (record.revision === 1 ? stored === undefined : stored?.revision === record.revision - 1) {
    return null;
  }
  return new ConflictError(
    stored === undefined
      ? `This ${what} was deleted in another tab.`
      : `This ${what} went on in another tab.`,
  );
}

/** Why a game may not be deleted by someone who last saw it at `revision`, or null; a game that is gone may. */
export function changedSince(
  stored: { readonly revision: unknown } | undefined,
  revision: number | undefined,
  what: 'game' | 'analysis' = 'game',
): ConflictError | null {
  if (revision === undefined || stored === undefined || stored.revision === revision) return null;
  return new ConflictError(`This ${what} went on in another tab, and was not deleted.`);
}

/** Why a restore that saw a game at revision `seen`, null for not at all, may not replace it; or null. */
export function replacedSince(
  stored: { readonly revision: unknown } | undefined,
  seen: number | null,
): ConflictError | null {
  if ((stored?.revision ?? null) === seen) return null;
  return new ConflictError(
    'A game or an analysis went on in another tab meanwhile. Nothing was restored.',
  );
}

/** What a failed save is told as. */
export function saveFailure(error: unknown): unknown {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return isFull ? new Error('the storage of this device is full', { cause: error }) : error;
}

/** A stored row as far as conflicts go. */
export function revisionOf(row: object | undefined): { readonly revision: unknown } | undefined {
  return row && { revision: 'revision' in row ? row.revision : null };
}
