// Transactions of the database.

interface Transaction {
  readonly done: Promise<void>;
  /** Why it was undone, if a request failed or there was no room. */
  readonly error: DOMException | null;
  abort(): void;
}

/** One of several requests made at once; its failure is also its transaction's, and need not be heard twice. */
export function oneOf<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined);
  return request;
}

/** Runs the steps of a transaction and waits until it is complete; if one fails, none has happened. */
export async function within<T>(tx: Transaction, steps: () => Promise<T>): Promise<T> {
  // Its failure is told by the step that failed, or below.
  tx.done.catch(() => undefined);
  let result: T;
  try {
    result = await steps();
  } catch (error) {
    abort(tx);
    // Nobody may have heard of the request that failed: the others only know that all was undone.
    throw tx.error ?? error;
  }
  await tx.done;
  return result;
}

/**
 * Waits for the last requests of a transaction. Its end is asked for together with them: they are carried out even if
 * the page is left before it hears of it.
 */
export async function lastOf(
  tx: Pick<IDBTransaction, 'commit'>,
  ...requests: readonly Promise<unknown>[]
): Promise<void> {
  tx.commit();
  await Promise.all(requests.map(oneOf));
}

/** Undoes a transaction, but for one that is complete or commits. */
export function abort(tx: Pick<Transaction, 'abort'>): void {
  try {
    tx.abort();
  } catch {
    // The browser has ended it already.
  }
}
