// One unfinished game: where it stands, against whom, and whose turn it is. One tap resumes it.
import { useEffect } from 'preact/hooks';
import { ownColour } from '../../storage/players';
import type { GameSummary } from '../../storage/summary';
import card from '../components/card.module.css';
import { Link } from '../components/Link';
import { CardTitle } from '../manage/CardTitle';
import type { PlacedGame } from '../stored/lastPosition';
import { usePlaced } from '../stored/usePlaced';
import { colourName, opponentName } from '../words/names';
import { ago } from './ago';
import { GameThumbnail } from './GameThumbnail';
import thumbnail from './thumbnail.module.css';

interface ContinueCardProps {
  readonly game: GameSummary;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called when the game turns out not to be playable. */
  readonly onUnreadable: (game: GameSummary) => void;
}

export function ContinueCard({ game, now, onUnreadable }: ContinueCardProps) {
  const placed = usePlaced(game);
  useEffect(() => {
    if (placed === 'unreadable') onUnreadable(game);
  }, [placed]);
  const read = placed === 'unreadable' ? null : placed;
  return (
    <Link to={{ screen: 'game', id: game.id }} class={card.root}>
      {read ? (
        <GameThumbnail rules={read.rules} board={read.board} bottom={ownColour(game)} ahead />
      ) : (
        <span class={thumbnail.root} />
      )}
      <span class={card.text}>
        <CardTitle record={game} />
        <span>{opponentName(game)}</span>
        <span class={card.turn}>{read ? turnWords(game, read) : '…'}</span>
        <span class="hint-text">
          {moveCount(game.plies)} · {ago(game.updatedAt, now)}
        </span>
      </span>
    </Link>
  );
}

function turnWords(game: GameSummary, { board }: PlacedGame): string {
  const own = ownColour(game);
  if (own === null) return `${colourName(board.side)} to move`;
  return own === board.side ? 'Your move' : 'Computer to move';
}

function moveCount(plies: number): string {
  return plies === 0 ? 'Not begun' : `Move ${Math.ceil(plies / 2)}`;
}
