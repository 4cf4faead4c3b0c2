// One of the games, with its real board set up, as a way to somewhere.
import type { Game } from '../../games/game';
import card from '../components/card.module.css';
import { lazyScreen } from '../components/Lazy';
import { Link } from '../components/Link';
import type { Route } from '../routing/routes';
import thumbnail from './thumbnail.module.css';

const StartThumbnail = lazyScreen(async () => (await import('./GameThumbnail')).StartThumbnail, {
  dispensable: true,
  waiting: () => <span class={thumbnail.root} />,
});

interface GameCardProps {
  readonly game: Game;
  readonly to: Route;
  /** Whether other boards come first, which are still being read: its own leaves them the page. */
  readonly waits?: boolean;
}

export function GameCard({ game, to, waits = false }: GameCardProps) {
  return (
    <Link to={to} class={card.root}>
      {waits ? <span class={thumbnail.root} /> : <StartThumbnail game={game} />}
      <span class={card.text}>
        <strong>{game.name}</strong>
        <span>{game.aim}</span>
        <span class="hint-text">{game.author}</span>
      </span>
    </Link>
  );
}
