// The games to go on with, pinned and newest first: where each stands, against whom, whose turn it is. A tap resumes it.

import { useEffect } from 'preact/hooks';
import { gameById } from '../../games';
import { textsOf } from '../../language/texts';
import { byPinAndTime, type GameRecord, isEndUnsent, ownColour } from '../../storage/record';
import { type GameSummary, summaryOf } from '../../storage/summary';
import { Button, Link } from '../components/Button';
import card from '../components/card.module.css';
import { CardTitle, ManageButton } from '../manage/managed';
import managed from '../manage/managed.module.css';
import { SendAgain } from '../share/sending';
import type { StoredPosition } from '../stored/storedPosition';
import { useStoredPosition } from '../stored/useStoredPosition';
import { colourName, messageTurnText, opponentName } from '../words/names';
import { ago } from '../words/quantities';
import { INITIALLY_SHOWN } from './ContinuePlaceholder';
import { GameThumbnail, growBoard } from './GameThumbnail';
import thumbnail from './thumbnail.module.css';

const texts = textsOf('home');
const names = textsOf('names');

interface ContinueListProps {
  readonly games: readonly GameSummary[];
  /** How many there are. */
  readonly count: number;
  /** Whether all of them were asked for. */
  readonly all: boolean;
  readonly onAll: () => void;
  readonly onManage: (game: GameSummary) => void;
  readonly onUnreadable: (game: GameSummary) => void;
  /** Called when a game by message was sent. */
  readonly onSent: () => void;
}

export function ContinueList(props: ContinueListProps) {
  const { games, count, all, onAll, onManage, onUnreadable, onSent } = props;
  const now = Date.now();
  return (
    <section aria-labelledby="continue" tabIndex={-1}>
      <h2 id="continue">{texts.continue}</h2>
      <ul class={card.list}>
        {games.slice(0, all ? games.length : INITIALLY_SHOWN).map((game) => (
          <li key={game.id} class={managed.root} data-mood={gameById(game.game)?.mood}>
            <ContinueCard game={game} now={now} onUnreadable={onUnreadable} onSent={onSent} />
            <ManageButton record={game} detail={opponentName(game)} onManage={onManage} />
          </li>
        ))}
      </ul>
      {!all && count > INITIALLY_SHOWN && (
        <Button wide onClick={onAll}>
          {texts.showAll(count)}
        </Button>
      )}
    </section>
  );
}

interface ContinueCardProps {
  readonly game: GameSummary;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called when the game turns out not to be playable. */
  readonly onUnreadable: (game: GameSummary) => void;
  readonly onSent: () => void;
}

function ContinueCard({ game, now, onUnreadable, onSent }: ContinueCardProps) {
  const position = useStoredPosition(game);
  useEffect(() => {
    if (position === 'unreadable') onUnreadable(game);
  }, [position]);
  const read = position === 'unreadable' ? null : position;
  return (
    <>
      <Link to={{ screen: 'game', id: game.id }} class={card.root} motion={growBoard}>
        {read ? (
          <GameThumbnail rules={read.rules} board={read.board} bottom={ownColour(game)} ahead />
        ) : (
          <span class={thumbnail.root} />
        )}
        <span class={card.text}>
          <CardTitle record={game} />
          <span>{game.strict ? names.strictOpponent(opponentName(game)) : opponentName(game)}</span>
          <span class={card.turn}>{read ? turnText(game, read) : '…'}</span>
          <span class="hint-text">
            {moveNumberText(game.plies)} · {ago(game.updatedAt, now)}
          </span>
        </span>
      </Link>
      <SendAgain game={game} toMove={read?.board.side ?? null} onSent={onSent} />
    </>
  );
}

function turnText(game: GameSummary, { board }: StoredPosition): string {
  const own = ownColour(game);
  if (isEndUnsent(game)) return names.notSent;
  if (game.message) return messageTurnText(game, board.side);
  if (own === null) return texts.toMove(colourName(board.side));
  return own === board.side ? names.yourMove : texts.computerToMove;
}

function moveNumberText(plies: number): string {
  return plies === 0 ? texts.notStarted : texts.moveNumber(Math.ceil(plies / 2));
}

/** Games in `unsaved` take the place of the stored ones of the same id; in the order of lists. */
export function withUnsaved(
  stored: readonly GameSummary[],
  unsaved: readonly GameRecord[],
): GameSummary[] {
  const others = stored.filter(({ id }) => unsaved.every((record) => record.id !== id));
  const toGoOn = unsaved.filter((record) => !record.result || isEndUnsent(record)).map(summaryOf);
  return [...toGoOn, ...others].sort(byPinAndTime);
}
