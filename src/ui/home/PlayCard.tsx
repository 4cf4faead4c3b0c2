// One of the games, with its real board set up. Leads to its New game sheet.
import { useMemo } from 'preact/hooks';
import type { Game } from '../../games/game';
import { boardState } from '../../session/moves';
import { Link } from '../components/Link';
import { GameThumbnail } from './GameThumbnail';

export function PlayCard({ game }: { readonly game: Game }) {
  const { rules, board } = useMemo(() => {
    const start = game.rules({});
    return { rules: start, board: boardState(start, start.parse(start.startText), null) };
  }, [game]);
  return (
    <Link to={{ screen: 'new', game: game.id, opponent: null }} class="card">
      <GameThumbnail rules={rules} board={board} bottom={null} />
      <span class="card-text">
        <strong>{game.name}</strong>
        <span>{game.aim}</span>
        <span class="hint-text">{game.author}</span>
      </span>
    </Link>
  );
}
