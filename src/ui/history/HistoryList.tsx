// A list of games that grows as it is scrolled, so that a thousand games open as fast as ten. A tap on a row opens its game.

import type { ComponentChild, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameById } from '../../games';
import { textsOf } from '../../language/texts';
import { outcomeOf, ownColour, readersColour } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { Button, Link } from '../components/Button';
import card from '../components/card.module.css';
import { Icon } from '../components/Icon';
import { GameThumbnail, growBoard } from '../home/GameThumbnail';
import thumbnail from '../home/thumbnail.module.css';
import { CardTitle, ManageButton } from '../manage/managed';
import managed from '../manage/managed.module.css';
import { SendAgain } from '../share/sending';
import type { StoredPosition } from '../stored/storedPosition';
import { useStoredPosition } from '../stored/useStoredPosition';
import { messageTurnText, opponentName, resultText } from '../words/names';
import { dayText, movesText } from '../words/quantities';
import history from './history.module.css';

const texts = textsOf('history');
const names = textsOf('names');

/** About what a phone shows at once: more follow as soon as these are painted, until the screen is filled. */
const PAGE_SIZE = 8;

interface HistoryListProps {
  readonly games: readonly GameSummary[];
  /** The game that was opened last, to begin where the player left. */
  readonly at: string | null;
  readonly onManage: (record: GameSummary) => void;
  /** Called before a game is opened. */
  readonly onOpen: (record: GameSummary) => void;
  /** Called when a game by message was sent. */
  readonly onSent: () => void;
}

export function HistoryList({ games, at, onManage, onOpen, onSent }: HistoryListProps) {
  const [shown, end] = useGrowingList(games.length, () => games.findIndex(({ id }) => id === at));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll('[data-game]') ?? [])];
    const row = rows.find((one) => one.getAttribute('data-game') === at);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('a')?.focus({ preventScroll: true });
    // Only when the list is opened; later the player scrolls.
  }, []);
  return (
    <>
      <ul ref={list} class={card.list} aria-label={texts.lists.games}>
        {games.slice(0, shown).map((record) => (
          <HistoryRow key={record.id} {...{ record, onManage, onOpen, onSent }} />
        ))}
      </ul>
      {end}
    </>
  );
}

/**
 * How many of a list's rows to draw, and what stands below them: more follow when that comes near. `findFirst` gives the row that
 * must be among the first ones.
 */
export function useGrowingList(
  rows: number,
  findFirst: () => number = () => 0,
): readonly [number, ComponentChild] {
  const [shown, setShown] = useState(
    () => PAGE_SIZE * (1 + Math.floor(Math.max(0, findFirst()) / PAGE_SIZE)),
  );
  const end = useRef<HTMLDivElement>(null);
  const near = useNear(end);
  const more = rows > shown;
  useEffect(() => {
    if (near && more) setShown(shown + PAGE_SIZE);
  }, [near, more, shown]);
  return [
    shown,
    <div key="end" ref={end}>
      {more && (
        <Button wide onClick={() => setShown(shown + PAGE_SIZE)}>
          {texts.showMore}
        </Button>
      )}
    </div>,
  ];
}

interface HistoryRowProps {
  readonly record: GameSummary;
  readonly onManage: (record: GameSummary) => void;
  /** Called before the game is opened. */
  readonly onOpen: (record: GameSummary) => void;
  readonly onSent: () => void;
}

function HistoryRow({ record, onManage, onOpen, onSent }: HistoryRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const near = useNear(row);
  const position = useStoredPosition(record, near);
  const drawn = near && position !== 'unreadable' ? position : null;
  return (
    <li
      ref={row}
      class={managed.root}
      data-game={record.id}
      data-mood={gameById(record.game)?.mood}
    >
      <Link
        to={{ screen: 'game', id: record.id }}
        class={card.root}
        motion={growBoard}
        onLeave={() => onOpen(record)}
      >
        {drawn ? (
          <GameThumbnail rules={drawn.rules} board={drawn.board} bottom={ownColour(record)} />
        ) : (
          <span class={thumbnail.root} aria-hidden="true" />
        )}
        <span class={card.text}>
          <CardTitle record={record} />
          <span>{texts.how(opponentName(record), kindsOf(record))}</span>
          <span class={history.result}>
            <ResultMark record={record} />
            {position === 'unreadable' ? texts.cannotRead : standText(record, drawn)}
          </span>
          <span class="hint-text">
            {movesText(record)} · {dayText(record.updatedAt)}
          </span>
        </span>
      </Link>
      <ManageButton record={record} detail={opponentName(record)} onManage={onManage} />
      <SendAgain game={record} toMove={drawn?.board.side ?? null} onSent={onSent} />
    </li>
  );
}

/** What sets a game apart from others against the same opponent. */
const kindsOf = ({ coached, strict, trial }: GameSummary): readonly string[] => [
  ...(coached ? [texts.withCoach] : []),
  ...(strict ? [names.strict] : []),
  ...(trial ? [names.trial] : []),
];

/** How it ended for the reader, to be seen before it is read; nothing where it goes on or nobody's side is taken. */
function ResultMark({ record }: { readonly record: GameSummary }) {
  const own = readersColour(record);
  if (own === null || record.result === null) return null;
  const { winner } = outcomeOf(record.result);
  const end = winner === null ? 'drawn' : winner === own ? 'won' : 'lost';
  return (
    <span class={history.mark} data-end={end}>
      <Icon name={END_ICONS[end]} />
    </span>
  );
}

const END_ICONS = { won: 'check', drawn: 'handshake', lost: 'close' } as const;

/** How it ended, or whom a game by message waits for once its board is read. */
const standText = (record: GameSummary, drawn: StoredPosition | null): string =>
  record.message && !record.result && drawn
    ? messageTurnText(record, drawn.board.side)
    : resultText(record);

/** How far beyond the edge of the screen counts as near. */
const NEAR_MARGIN = '600px 0px';

function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}
