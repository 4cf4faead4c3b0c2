// The text that "Copy diagnostics" copies: for a report of something that went wrong, without anything that the player typed.
import { commit, date, version } from 'virtual:about';
import type { StoreStatus } from '../../storage/gameStore';
import { bytesText, type StorageFacts } from '../settings/useStorageFacts';
import { type FailureEntry, readFailures } from './failureLog';

/** `status` is null until the storage is open. */
export function diagnosticsText(
  page: Window,
  status: StoreStatus | null,
  { usage, persisted }: Pick<StorageFacts, 'usage' | 'persisted'>,
): string {
  const { navigator, innerWidth, innerHeight, devicePixelRatio } = page;
  const failures = readFailures();
  return [
    `Fortyone ${[version, date, commit].filter((part) => part !== null).join(', ')}`,
    `Time: ${timeText(Date.now())}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth}×${innerHeight}, ${devicePixelRatio} pixels a point`,
    `Installed: ${yesOrNo(page.matchMedia('(display-mode: standalone)').matches)}`,
    `Works offline: ${yesOrNo(navigator.serviceWorker?.controller != null)}`,
    `Storage: ${status?.state ?? 'not open'}, ${usage === null ? 'unknown size' : bytesText(usage)}`,
    `Protected from clearing: ${yesOrNo(persisted)}`,
    `Failures: ${failures.length}`,
    ...[...failures].reverse().flatMap(entryLines),
  ].join('\n');
}

function entryLines({ time, kind, message, stack, count }: FailureEntry): string[] {
  const times = count > 1 ? ` (${count} times)` : '';
  return [`${timeText(time)} ${kind}: ${message}${times}`, ...stack.map((frame) => `  ${frame}`)];
}

const timeText = (time: number): string => new Date(time).toISOString();

const yesOrNo = (value: boolean | null): string =>
  value === null ? 'unknown' : value ? 'yes' : 'no';
