// Who made the games and the app, under which licences, which version this is, and diagnostics to copy into a report.

import { commit, date, version } from 'virtual:about';
import { useState } from 'preact/hooks';
import { offeredGames } from '../../games';
import { textsOf } from '../../language/texts';
import type { StoreStatus } from '../../storage/gameStore';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { useLoaded } from '../components/later';
import { Screen } from '../components/Screen';
import { isInstalled } from '../pwa/installation';
import { bytesText, type StorageFacts, useStorageFacts } from '../settings/useStorageFacts';
import { copy, Uncopied } from '../share/deliver';
import { useStoreStatus } from '../stored/useStore';
import { dayName } from '../words/quantities';
import styles from './about.module.css';
import { type FailureEntry, readFailures } from './failureLog';

const texts = textsOf('about');

const loadLicences = async () => (await import('virtual:licences')).default;

export function AboutScreen() {
  const licences = useLoaded(loadLicences);
  return (
    <Screen title={texts.title}>
      <section class={styles.root} aria-labelledby="games">
        <h2 id="games">{texts.games}</h2>
        <dl>
          {offeredGames.map(({ id, name, author, credits }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{author}</dd>
              {credits && <dd>{credits()}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <section class={styles.root} aria-labelledby="app">
        <h2 id="app">{texts.app}</h2>
        <p>{texts.version(version, date === null ? null : dayName(date), commit)}</p>
        <p>{texts.privacy}</p>
        <p>{texts.nearby}</p>
        <p>{texts.worst}</p>
        <Diagnostics />
      </section>
      <section class={styles.root} aria-labelledby="others">
        <h2 id="others">{texts.others}</h2>
        {licences?.map((one) => (
          <details key={one.name} class={styles.licence}>
            <summary translate={false}>
              {one.name} {one.version} · {one.licence}
            </summary>
            <pre lang="en">{one.text}</pre>
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
    setMessage(isCopied ? texts.copied : texts.notCopied);
  };
  return (
    <>
      <p>{texts.diagnosticsIntroduction}</p>
      <div class="button-row">
        <Button onClick={() => runDetached(onCopy())}>{texts.copyDiagnostics}</Button>
      </div>
      <p role="status" class="hint-text">
        {message}
      </p>
      {uncopied !== null && <Uncopied what={texts.diagnostics} text={uncopied} />}
    </>
  );
}

/**
 * For a report of something that went wrong, in English for who reads it, without anything that the player typed. `status` is
 * null until the storage is open.
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
    `Installed: ${yesOrNo(isInstalled(page))}`,
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
