// A list of games that grows as it is scrolled: a thousand games open as fast as ten.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameSummary } from '../../storage/summary';
import { Button } from '../components/Button';
import styles from '../components/card.module.css';
import { HistoryRow } from './HistoryRow';
import { useNear } from './useNear';

/** About what a phone shows at once: more follow as soon as these are painted, until the screen is filled. */
const PAGE = 8;

interface HistoryListProps {
  readonly games: readonly GameSummary[];
  /** The game that was opened last, to begin where the player left. */
  readonly at: string | null;
  readonly onManage: (record: GameSummary) => void;
  /** Called before a game is opened. */
  readonly onOpen: (record: GameSummary) => void;
}

export function HistoryList({ games, at, onManage, onOpen }: HistoryListProps) {
  const [shown, setShown] = useState(
    () =>
      PAGE *
      (1 +
        Math.floor(
          Math.max(
            0,
            games.findIndex(({ id }) => id === at),
          ) / PAGE,
        )),
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll('[data-game]') ?? [])];
    const row = rows.find((one) => one.getAttribute('data-game') === at);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('a')?.focus({ preventScroll: true });
    // Only when the list is opened; later the player scrolls.
  }, []);
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end);
  const more = games.length > shown;
  useEffect(() => {
    if (near && more) setShown(shown + PAGE);
  }, [near, more, shown]);
  return (
    <>
      <ul ref={list} class={styles.list} aria-label="Games">
        {games.slice(0, shown).map((record) => (
          <HistoryRow key={record.id} record={record} onManage={onManage} onOpen={onOpen} />
        ))}
      </ul>
      <div ref={end}>
        {more && (
          <Button wide onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
