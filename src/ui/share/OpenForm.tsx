// Where a game comes in: a link or the text of games, pasted, dropped or chosen as a file. Nothing is stored before the
// player has seen what it is.
import { useRef, useState } from 'preact/hooks';
import { Button } from '../components/Button';
import { LongText } from '../components/LongText';
import { Screen } from '../components/Screen';
import { useServices } from '../services';
import { ImportedGames } from './ImportedGames';
import { type Incoming, readIncoming, textOfFile } from './incoming';
import styles from './openForm.module.css';
import { ReceivedGame } from './ReceivedGame';

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
    if (given) void read(given);
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
          void read(text);
        }}
      >
        <LongText
          label="A link, or the text of games or a position"
          rows={7}
          text={text}
          problem={problem && `This cannot be opened: ${problem}.`}
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
              if (file) void read(file);
            }}
          />
        </div>
        <p class="hint-text">
          A file can be dropped here as well. Nothing is kept before you have seen what it is.
        </p>
      </form>
    </Screen>
  );
}
