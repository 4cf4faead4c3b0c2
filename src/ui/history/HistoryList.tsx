// A list of games that grows as it is scrolled: a thousand games open as fast as ten.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameRecord } from '../../storage/record';
import { ruleShelf } from '../../storage/replay';
import { HistoryRow } from './HistoryRow';
import { useNear } from './useNear';
import '../components/button.css';

/** More than any screen shows at once. */
const PAGE = 30;

export interface HistoryListProps {
  readonly games: readonly GameRecord[];
  readonly onManage: (record: GameRecord) => void;
}

export function HistoryList({ games, onManage }: HistoryListProps) {
  const rulesOf = useMemo(ruleShelf, []);
  const [shown, setShown] = useState(PAGE);
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end);
  const more = games.length > shown;
  useEffect(() => {
    if (near && more) setShown(shown + PAGE);
  }, [near, more, shown]);
  return (
    <>
      <ul class="cards" aria-label="Games">
        {games.slice(0, shown).map((record) => (
          <HistoryRow key={record.id} record={record} rulesOf={rulesOf} onManage={onManage} />
        ))}
      </ul>
      <div ref={end}>
        {more && (
          <button type="button" class="button wide" onClick={() => setShown(shown + PAGE)}>
            Show more
          </button>
        )}
      </div>
    </>
  );
}
