// What may be shown a moment later than the board, so that a tap is answered at once.
import { useEffect, useState } from 'preact/hooks';

/** The value as of the last paint: a change is drawn by itself, after what shows it at once. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(() => value), [value]);
  return shown;
}
