// Opens a game from elsewhere: from a link, or from text that is pasted, dropped or chosen as a file. Nothing is stored before the
// player has seen what it is; a link that cannot be read explains itself.
import { useMemo, useRef, useState } from 'preact/hooks';
import { InputError } from '../../rules/types';
import { readLink, type Shared } from '../../share/link';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Button, ButtonLink } from '../components/Button';
import { LongText } from '../components/fields';
import { Screen } from '../components/Screen';
import { HOME } from '../routing/routes';
import { useServices } from '../services';
import { ImportedGames } from './ImportedGames';
import { type Incoming, readIncoming, textOfFile } from './incoming';
import styles from './openForm.module.css';
import { ReceivedGame } from './ReceivedGame';

export function OpenScreen({ link }: { readonly link: string | null }) {
  return link === null ? <OpenForm /> : <OpenLink link={link} />;
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
    <Screen title="This link can’t be opened">
      <p class="error-text">The problem: {reason}.</p>
      <p>
        Nothing on this device has changed. Ask for the link again and copy all of it, or ask for
        the game as text or a file.
      </p>
      <ButtonLink to={{ screen: 'open', link: null }} replace={true}>
        Paste it here instead
      </ButtonLink>
      <ButtonLink to={HOME} variant="primary">
        Home
      </ButtonLink>
    </Screen>
  );
}

export function OpenForm() {
  const { router } = useServices();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [incoming, setIncoming] = useState<Incoming | null>(null);

  const read = async (given: string | File) => {
    setProblem(null);
    try {
      const whole = typeof given === 'string' ? given : await textOfFile(given);
      const found = await readIncoming(whole, (done, of) =>
        setProgress(`Reading game ${done} of ${of}`),
      );
      if (found.type === 'link') router.open({ screen: 'open', link: found.link });
      else if (found.type === 'drawn') router.open(found.route);
      else setIncoming(found);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setProgress(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const given = event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain');
    if (given) runDetached(read(given));
  };

  if (incoming?.type === 'game') return <ReceivedGame shared={incoming.shared} />;
  if (incoming?.type === 'games') return <ImportedGames parts={incoming.parts} />;
  return (
    <Screen title="Open a game">
      <form
        class={styles.root}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onSubmit={(event) => {
          event.preventDefault();
          runDetached(read(text));
        }}
      >
        <LongText
          label="A link, or the text of games or a position"
          rows={7}
          text={text}
          problem={problem && `This can’t be opened: ${problem}.`}
          onText={setText}
        />
        <p role="status" class="hint-text">
          {progress}
        </p>
        <div class={styles.actions}>
          <Button type="submit" variant="primary" disabled={text.trim() === ''}>
            Open
          </Button>
          <Button onClick={() => picker.current?.click()}>Choose a file</Button>
          <input
            ref={picker}
            type="file"
            class={styles.picker}
            tabIndex={-1}
            aria-label="File with games"
            accept=".txt,.text,text/plain"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) runDetached(read(file));
            }}
          />
        </div>
        <p class="hint-text">You can also drop a file here. Nothing is saved until you say so.</p>
      </form>
    </Screen>
  );
}
