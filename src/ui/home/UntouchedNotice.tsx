// What a newer version of the app saved: it stays as it is, and can be had as a file.
import { useState } from 'preact/hooks';
import { asideFile } from '../../storage/aside';
import type { Untouched } from '../../storage/gameStore';
import { Button } from '../components/Button';
import { Icon } from '../components/Icon';
import { kindsWords, sumOf } from '../words/kindWords';
import styles from './notice.module.css';
import { saveFile } from './saveFile';

export function UntouchedNotice({
  untouched: { counts, read },
}: {
  readonly untouched: Untouched;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => saveFile('fortyone-newer.json', asideFile(await read()));
  const [stay, them] =
    sumOf(counts) === 1 ? ['stays as it is', 'it'] : ['stay as they are', 'them'];
  return (
    <div class={styles.root} role="status">
      <Icon name="warning" />
      <div>
        <p>
          {kindsWords(counts)} of the newer version {stay}. Update the app to open {them}.
        </p>
        <div class={styles.actions}>
          <Button onClick={() => void save().catch((error: unknown) => setProblem(String(error)))}>
            Export to a file
          </Button>
        </div>
        {problem !== null && <p class="error-text">{problem}</p>}
      </div>
    </div>
  );
}
