// One game of History: its final board, against whom, how it ended, when and how long. One tap opens it.
import { useRef } from 'preact/hooks';
import { ownColour } from '../../storage/players';
import type { GameSummary } from '../../storage/summary';
import card from '../components/card.module.css';
import { Link } from '../components/Link';
import { GameThumbnail } from '../home/GameThumbnail';
import thumbnail from '../home/thumbnail.module.css';
import { CardTitle } from '../manage/CardTitle';
import { ManageButton } from '../manage/ManageButton';
import managed from '../manage/managed.module.css';
import { usePlaced } from '../stored/usePlaced';
import { opponentName } from '../words/names';
import history from './history.module.css';
import { dayWords, movesWords, resultWords } from './summaryWords';
import { useNear } from './useNear';

interface HistoryRowProps {
  readonly record: GameSummary;
  readonly onManage: (record: GameSummary) => void;
  /** Called before the game is opened. */
  readonly onOpen: (record: GameSummary) => void;
}

export function HistoryRow({ record, onManage, onOpen }: HistoryRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const near = useNear(row);
  const placed = usePlaced(record, near);
  const drawn = near && placed !== 'unreadable' ? placed : null;
  return (
    <li ref={row} class={managed.root} data-game={record.id}>
      <Link to={{ screen: 'game', id: record.id }} class={card.root} onLeave={() => onOpen(record)}>
        {drawn ? (
          <GameThumbnail rules={drawn.rules} board={drawn.board} bottom={ownColour(record)} />
        ) : (
          <span class={thumbnail.root} aria-hidden="true" />
        )}
        <span class={card.text}>
          <CardTitle record={record} />
          <span>
            {opponentName(record)}
            {record.coached && ', with the coach'}
          </span>
          <span class={history.result}>
            {placed === 'unreadable' ? 'This game cannot be read' : resultWords(record)}
          </span>
          <span class="hint-text">
            {movesWords(record)} · {dayWords(record.updatedAt)}
          </span>
        </span>
      </Link>
      <ManageButton record={record} detail={opponentName(record)} onManage={onManage} />
    </li>
  );
}
