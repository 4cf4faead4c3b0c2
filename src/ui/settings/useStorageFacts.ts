// What the browser tells of its storage. It may not know, may never answer, or may lack the question: nothing waits
// for it.

import { useCallback, useEffect, useState } from 'preact/hooks';
import { tenthsText } from '../../language/formats';
import { textsOf } from '../../language/texts';

const texts = textsOf('quantities');

export interface StorageFacts {
  /** Bytes in use, or null while unknown. */
  readonly usage: number | null;
  /** Whether the browser has promised not to clear the data by itself; null while unknown. */
  readonly persisted: boolean | null;
  /** Asks for that promise, and resolves when it is answered; null where it cannot be asked for. */
  readonly persist: (() => Promise<void>) | null;
}

/** Asks again whenever `changing` does. */
export function useStorageFacts(changing = false): StorageFacts {
  const [usage, setUsage] = useState<number | null>(null);
  const [persisted, setPersisted] = useState<boolean | null>(null);
  // Absent from pages without a secure context, and from some browsers altogether.
  const manager: Partial<StorageManager> = navigator.storage ?? {};
  const canAsk = typeof manager.persist === 'function';
  const persist = useCallback(
    () => navigator.storage.persist().then(setPersisted, () => undefined),
    [],
  );
  useEffect(() => {
    const asked: Partial<StorageManager> = navigator.storage ?? {};
    asked.estimate?.().then(
      (estimate) => setUsage(estimate.usage ?? null),
      () => undefined,
    );
    asked.persisted?.().then(setPersisted, () => undefined);
  }, [changing]);
  return { usage, persisted, persist: canAsk ? persist : null };
}

/** A count of bytes for people, as in "1.2 MB". */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return texts.bytes(bytes);
  const [value, written] =
    bytes < 1_000_000 ? [bytes / 1000, texts.kilobytes] : [bytes / 1_000_000, texts.megabytes];
  return written(value < 10 ? tenthsText(value) : String(Math.round(value)));
}
