// Opens a game from elsewhere: from a link, or from text that is pasted, dropped, shared by another app or chosen as a file, which
// may be a backup, too. Nothing is stored before the player has seen what it is; a link that cannot be read explains itself.
import '../../language/shownRefusals';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { isSignalFor, isSignalText } from '../../share/channel/signal';
import { readLink, type Shared } from '../../share/link';
import { randomId } from '../../storage/record';
import { reasonOf, runDetached } from '../../util/failures';
import { createObservable } from '../../util/observable';
import { Button, ButtonLink } from '../components/Button';
import card from '../components/card.module.css';
import { LongText } from '../components/fields';
import { Icon, type IconName } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { HOME, type Route } from '../routing/routes';
import { useServices } from '../services';
import { RestoreSheet } from '../settings/RestoreSheet';
import { canPaste, pastedText } from './clipboard';
import { ImportedGames } from './ImportedGames';
import { type Incoming, readIncoming, textOfFile } from './incoming';
import styles from './openForm.module.css';
import { ReceivedGame } from './ReceivedGame';
import { ScanSheet } from './ScanSheet';

const texts = textsOf('open');

interface OpenScreenProps {
  readonly link: string | null;
  /** A text to read at once. */
  readonly text?: string | undefined;
}

const NearbySheet = lazyScreen(async () => (await import('../nearby/NearbySheet')).NearbySheet);
const ReceiveSheet = lazyScreen(async () => (await import('../move/ReceiveSheet')).ReceiveSheet);

export function OpenScreen({ link, text }: OpenScreenProps) {
  const { router } = useServices();
  if (link === null) return <OpenForm given={text} />;
  if (!isSignalText(link)) return <OpenLink link={link} />;
  const onClose = () => router.replace(HOME);
  return (
    <>
      <OpenForm />
      {isSignalFor(link, 'play') ? (
        <NearbySheet game={null} code={link} onClose={onClose} />
      ) : (
        <ReceiveSheet offer={link} onClose={onClose} />
      )}
    </>
  );
}

function OpenLink({ link }: { readonly link: string }) {
  const read = useMemo(() => readable(link), [link]);
  return typeof read === 'string' ? <BadLink reason={read} /> : <ReceivedGame shared={read} />;
}

/** What the link holds, or why it cannot be read. */
function readable(link: string): Shared | string {
  try {
    return readLink(link, randomId(), Date.now());
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

function BadLink({ reason }: { readonly reason: string }) {
  return (
    <Screen title={texts.badLink}>
      <EmptyState
        isBare
        text={
          <>
            <p class="error-text">{texts.problem(reason)}</p>
            <p>{texts.askAgain}</p>
          </>
        }
      >
        <ButtonLink to={{ screen: 'open', link: null }} replace={true}>
          {texts.pasteInstead}
        </ButtonLink>
        <ButtonLink to={HOME} variant="primary">
          {texts.home}
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}

declare global {
  interface Window {
    /** Files that the system opens with the app, by the manifest's `file_handlers`. */
    readonly launchQueue?: {
      setConsumer(consume: (launch: Launch) => void): void;
    };
  }
}

interface Launch {
  readonly files: readonly FileSystemFileHandle[];
}

/** A file that the system opened with the app, until the form reads it: it may come before the form is there, or after. */
const launched = createObservable<FileSystemFileHandle | null>(null);
const takeLaunch = ({ files: [file] }: Launch): void => {
  if (file) launched.set(file);
};

/** What was opened, by the route of its history entry: Back from an analysis of it leads to it again. */
const opened = new WeakMap<Route, Incoming>();

const isBackup = (file: File): boolean => /\.json$/i.test(file.name);

function OpenForm({ given = '' }: { readonly given?: string | undefined }) {
  const { router } = useServices();
  const picker = useRef<HTMLInputElement>(null);
  const [entry] = useState(() => router.route.get());
  const [text, setText] = useState(given);
  const [backup, setBackup] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [incoming, setIncoming] = useState<Incoming | null>(opened.get(entry) ?? null);
  const [scans, setScans] = useState(false);

  const open = useCallback(
    async (whole: string) => {
      const found = await readIncoming(whole, (done, of) => setProgress(texts.reading(done, of)));
      // What was shared is not read once more on the way back.
      const go = whole === given ? router.replace : router.open;
      if (found.type === 'link') go({ screen: 'open', link: found.link });
      else if (found.type === 'drawn') go(found.route);
      else {
        opened.set(entry, found);
        setIncoming(found);
      }
    },
    [router, given, entry],
  );
  const read = async (taken: string | File) => {
    setProblem(null);
    setIncoming(null);
    if (taken instanceof File && isBackup(taken)) {
      setBackup(taken);
      return;
    }
    try {
      await open(typeof taken === 'string' ? taken : await textOfFile(taken));
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setProgress(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const dropped = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain');
    if (dropped) runDetached(read(dropped));
  };
  useEffect(() => {
    if (given && !incoming) runDetached(read(given));
    window.launchQueue?.setConsumer(takeLaunch);
    const readLaunched = () => {
      const file = launched.get();
      if (!file) return;
      launched.set(null);
      runDetached(file.getFile().then(read));
    };
    readLaunched();
    return launched.subscribe(readLaunched);
  }, []);
  const paste = async () => {
    const pasted = await pastedText();
    if (pasted === null) {
      setProblem(texts.pasteRefused);
      return;
    }
    setText(pasted);
    await read(pasted);
  };

  if (incoming?.type === 'game') return <ReceivedGame shared={incoming.shared} />;
  if (incoming?.type === 'games') return <ImportedGames parts={incoming.parts} />;
  return (
    <Screen title={texts.title} isWide>
      <form
        class={styles.root}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onSubmit={(event) => {
          event.preventDefault();
          runDetached(read(text));
        }}
      >
        <ul class={styles.ways}>
          {canPaste() && (
            <Way
              icon="copy"
              title={texts.paste}
              hint={texts.pasteHint}
              onClick={() => runDetached(paste())}
            />
          )}
          <Way
            icon="code"
            title={texts.scan}
            hint={texts.scanHint}
            onClick={() => setScans(true)}
          />
          <Way
            icon="share"
            title={texts.chooseFile}
            hint={texts.chooseFileHint}
            onClick={() => picker.current?.click()}
          />
        </ul>
        <div class={styles.field}>
          <LongText
            label={texts.field}
            rows={5}
            text={text}
            problem={problem && texts.notOpened(problem)}
            onText={setText}
          />
          <p role="status" class="hint-text">
            {progress}
          </p>
          <Button type="submit" variant="primary" disabled={text.trim() === ''}>
            {texts.open}
          </Button>
          <input
            ref={picker}
            type="file"
            class={styles.picker}
            tabIndex={-1}
            aria-label={texts.file}
            accept=".txt,.text,text/plain,.json,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) runDetached(read(file));
            }}
          />
          <p class="hint-text">{texts.nothingSaved}</p>
        </div>
      </form>
      {backup && <RestoreSheet file={backup} onClose={() => setBackup(null)} />}
      {scans && <ScanSheet onText={open} onClose={() => setScans(false)} />}
    </Screen>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  readonly onClick: () => void;
}

/** One way to open something, as a card. */
function Way({ icon, title, hint, onClick }: WayProps) {
  return (
    <li>
      <button type="button" class={`${card.root} ${styles.way}`} onClick={onClick}>
        <span class={card.icon}>
          <Icon name={icon} />
        </span>
        <span class={card.text}>
          <strong>{title}</strong>
          <span class="hint-text">{hint}</span>
        </span>
      </button>
    </li>
  );
}
