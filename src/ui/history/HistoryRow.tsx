// One game of History: its final board, against whom, how it ended, when and how long. One tap opens it.
import { useMemo, useRef } from 'preact/hooks';
import type { RuleSet } from '../../games/game';
import { InputError } from '../../rules/types';
import type { GameRecord } from '../../storage/record';
import { Link } from '../components/Link';
import { GameThumbnail } from '../home/GameThumbnail';
import { lastPosition } from '../lastPosition';
import { CardTitle } from '../manage/CardTitle';
import { ManageButton } from '../manage/ManageButton';
import { opponentName, ownColour } from '../names';
import { dayWords, movesWords, resultWords } from './summary';
import { useNear } from './useNear';

export interface HistoryRowProps {
  readonly record: GameRecord;
  readonly rulesOf: (record: GameRecord) => RuleSet;
  readonly onManage: (record: GameRecord) => void;
  /** Called before the game is opened. */
  readonly onOpen: (record: GameRecord) => void;
}

export function HistoryRow({ record, rulesOf, onManage, onOpen }: HistoryRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const near = useNear(row);
  const result = useMemo(
    () => readable(() => resultWords(record, rulesOf)) ?? 'This game cannot be read',
    [record, rulesOf],
  );
  return (
    <li ref={row} class="history-row managed" data-game={record.id}>
      <Link to={{ screen: 'game', id: record.id }} class="card" onLeave={() => onOpen(record)}>
        {near ? (
          <Miniature record={record} rulesOf={rulesOf} />
        ) : (
          <span class="thumbnail" aria-hidden="true" />
        )}
        <span class="card-text">
          <CardTitle record={record} />
          <span>{opponentName(record)}</span>
          <span class="history-result">{result}</span>
          <span class="hint-text">
            {movesWords(record)} · {dayWords(record.updatedAt)}
          </span>
        </span>
      </Link>
      <ManageButton record={record} onManage={onManage} />
    </li>
  );
}

function Miniature({ record, rulesOf }: Pick<HistoryRowProps, 'record' | 'rulesOf'>) {
  const placed = useMemo(
    () => readable(() => lastPosition(record, rulesOf(record))),
    [record, rulesOf],
  );
  if (!placed) return <span class="thumbnail" aria-hidden="true" />;
  return <GameThumbnail rules={placed.rules} board={placed.board} bottom={ownColour(record)} />;
}

/** What was read, or null where the game's moves do not fit its rules; opening it says more. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
