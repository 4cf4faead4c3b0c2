// One of the games, with its real board set up, as a way to somewhere.
import { useMemo } from 'preact/hooks';
import type { Game } from '../../games/game';
import { boardState } from '../../session/boardState';
import card from '../components/card.module.css';
import { Link } from '../components/Link';
import type { Route } from '../routes';
import { useTurn } from '../useTurn';
import { GameThumbnail } from './GameThumbnail';
import thumbnail from './thumbnail.module.css';

export interface GameCardProps {
  readonly game: Game;
  readonly to: Route;
}

export function GameCard({ game, to }: GameCardProps) {
  const turn = useTurn();
  return (
    <Link to={to} class={card.root}>
      {turn ? <StartThumbnail game={game} /> : <span class={thumbnail.root} />}
      <span class={card.text}>
        <strong>{game.name}</strong>
        <span>{game.aim}</span>
        <span class="hint-text">{game.author}</span>
      </span>
    </Link>
  );
}

/** Compiles the game's rules to set up its board, which is why it waits for a turn of its own. */
function StartThumbnail({ game }: { readonly game: Game }) {
  const { rules, board } = useMemo(() => {
    const start = game.rules({});
    return { rules: start, board: boardState(start, start.parse(start.startText), null) };
  }, [game]);
  return <GameThumbnail rules={rules} board={board} bottom={null} />;
}
