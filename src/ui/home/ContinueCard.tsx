// One unfinished game: where it stands, against whom, and whose turn it is. One tap resumes it.
import { Link } from '../components/Link';
import type { PlacedGame } from '../lastPosition';
import { CardTitle } from '../manage/CardTitle';
import { colourName, opponentName, ownColour } from '../names';
import { ago } from './ago';
import { GameThumbnail } from './GameThumbnail';

export interface ContinueCardProps {
  readonly game: PlacedGame;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export function ContinueCard({ game: { record, rules, board }, now }: ContinueCardProps) {
  const own = ownColour(record);
  const turn =
    own === null
      ? `${colourName(board.side)} to move`
      : own === board.side
        ? 'Your move'
        : 'Computer to move';
  return (
    <Link to={{ screen: 'game', id: record.id }} class="card">
      <GameThumbnail rules={rules} board={board} bottom={own} />
      <span class="card-text">
        <CardTitle record={record} />
        <span>{opponentName(record)}</span>
        <span class="card-turn">{turn}</span>
        <span class="hint-text">
          {moveCount(record.moves.length)} · {ago(record.updatedAt, now)}
        </span>
      </span>
    </Link>
  );
}

function moveCount(plies: number): string {
  return plies === 0 ? 'Not begun' : `Move ${Math.ceil(plies / 2)}`;
}
