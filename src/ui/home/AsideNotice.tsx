// Games that could not be read and were set aside: why, and how to keep them. Once they are in a file of the player's,
// they can be cleared from the device.
import { useState } from 'preact/hooks';
import { type AsideEntry, asideFile } from '../../storage/gameStore';
import { Icon } from '../components/Icon';
import { useServices } from '../services';
import { saveFile } from './saveFile';
import '../components/button.css';
import styles from './notice.module.css';

/** Reasons told here; the file has all. */
const MOST_REASONS = 5;

interface AsideNoticeProps {
  readonly aside: readonly AsideEntry[];
  /** Whether they are this app's to clear; a newer version's games are not. */
  readonly clearable: boolean;
  /** Reads what is set aside again. */
  readonly onChange: () => Promise<void>;
}

export function AsideNotice({ aside, clearable, onChange }: AsideNoticeProps) {
  const { store } = useServices();
  /** What the player has in a file; what is set aside later is not in it. */
  const [exported, setExported] = useState<readonly AsideEntry[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const clear = async () => {
    const kept = await store;
    for (const { key } of exported) await kept.removeAside(key);
    setExported([]);
    await onChange();
  };
  return (
    <div class={styles.root} role="status">
      <Icon name="warning" />
      <div>
        <p>
          {aside.length === 1
            ? 'A game could not be read and was set aside. Nothing of it is lost.'
            : `${aside.length} games could not be read and were set aside. Nothing of them is lost.`}
        </p>
        <ul>
          {aside.slice(0, MOST_REASONS).map(({ key, reason }) => (
            <li key={key} class="hint-text">
              {reason}
            </li>
          ))}
          {aside.length > MOST_REASONS && <li class="hint-text">…</li>}
        </ul>
        <div class={styles.actions}>
          <button
            type="button"
            class="button"
            onClick={() => {
              saveFile('fortyone-set-aside.json', asideFile(aside));
              setExported(aside);
            }}
          >
            Export to a file
          </button>
          {clearable && exported.length > 0 && (
            <button
              type="button"
              class="button"
              onClick={() => {
                clear().catch((error: unknown) => setProblem(String(error)));
              }}
            >
              Clear from this device
            </button>
          )}
        </div>
        {problem !== null && <p class="error-text">{problem}</p>}
      </div>
    </div>
  );
}
