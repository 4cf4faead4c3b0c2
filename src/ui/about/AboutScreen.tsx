// Who made the games and the app, under which licences, which version this is, and diagnostics to copy into a report.

import { commit, date, version } from 'virtual:about';
import { useState } from 'preact/hooks';
import { offeredGames } from '../../games';
import type { StoreStatus } from '../../storage/gameStore';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { useLoaded } from '../components/later';
import { Screen } from '../components/Screen';
import { bytesText, type StorageFacts, useStorageFacts } from '../settings/useStorageFacts';
import { copy, Uncopied } from '../share/deliver';
import { useStoreStatus } from '../stored/useStore';
import styles from './about.module.css';
import { type FailureEntry, readFailures } from './failureLog';

const loadLicences = async () => (await import('virtual:licences')).default;

export function AboutScreen() {
  const licences = useLoaded(loadLicences);
  return (
    <Screen title="Credits and licences">
      <section class={styles.root} aria-labelledby="games">
        <h2 id="games">The games</h2>
        <dl>
          {offeredGames.map(({ id, name, author, credits }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{author}</dd>
              {credits && <dd>{credits}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <section class={styles.root} aria-labelledby="app">
        <h2 id="app">The app</h2>
        <p>
          Fortyone {version}
          {date !== null && `, of ${date}`}
          {commit !== null && ` (${commit})`}
        </p>
        <p>
          Code, pieces, boards and sounds were made for this app and are under the MIT licence. It
          has no accounts and no tracking, and contacts only the server it came from. What you play
          stays on this device until you share it, keep a copy in a folder or move everything to
          another device. A link or code that you send holds the whole game and its players’ names.
          The camera is on only while you scan a code, and its pictures are not kept.
        </p>
        <p>
          When you move everything or play nearby, two codes tell the devices each other’s addresses
          in your network. All games, names and settings, or only the game you play, then go
          straight to the other device, encrypted, with no server between.
        </p>
        <p>
          The worst that can happen: your browser clears this site, or the device breaks. Then all
          games since your last backup are gone. Short of that, each move is saved before it is
          answered, and the app says so when it can’t save.
        </p>
        <Diagnostics />
      </section>
      <section class={styles.root} aria-labelledby="others">
        <h2 id="others">Code by others</h2>
        {licences?.map((one) => (
          <details key={one.name} class={styles.licence}>
            <summary>
              {one.name} {one.version} · {one.licence}
            </summary>
            <pre>{one.text}</pre>
          </details>
        ))}
      </section>
    </Screen>
  );
}

function Diagnostics() {
  const status = useStoreStatus();
  const facts = useStorageFacts();
  const [message, setMessage] = useState('');
  const [uncopied, setUncopied] = useState<string | null>(null);
  const onCopy = async () => {
    const text = diagnosticsText(window, status, facts);
    const isCopied = (await copy(text)) === 'copied';
    setUncopied(isCopied ? null : text);
    setMessage(
      isCopied
        ? 'Diagnostics copied.'
        : 'This browser won’t let the app copy. Please copy by hand.',
    );
  };
  return (
    <>
      <p>
        Did something go wrong? Copy the diagnostics into your report: version, browser, storage and
        recent failures. They contain nothing you typed.
      </p>
      <div class="button-row">
        <Button onClick={() => runDetached(onCopy())}>Copy diagnostics</Button>
      </div>
      <p role="status" class="hint-text">
        {message}
      </p>
      {uncopied !== null && <Uncopied what="Diagnostics" text={uncopied} />}
    </>
  );
}

/**
 * For a report of something that went wrong, without anything that the player typed. `status` is null until the storage is
 * open.
 */
function diagnosticsText(
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
