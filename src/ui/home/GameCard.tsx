// One of the games, with its real board set up, as a way to somewhere.
import type { ComponentChildren } from 'preact';
import type { GameTitle } from '../../games/titles';
import { Link } from '../components/Button';
import card from '../components/card.module.css';
import { lazyScreen } from '../components/Lazy';
import type { Route } from '../routing/routes';
import thumbnail from './thumbnail.module.css';

const StartThumbnail = lazyScreen(async () => (await import('./GameThumbnail')).StartThumbnail, {
  dispensable: true,
  waiting: () => <span class={thumbnail.root} />,
});

interface GameCardProps {
  readonly game: GameTitle;
  readonly to: Route;
  /** Holds back this card's board while games to continue are still being read. */
  readonly waits?: boolean;
  /** Whether what it leads to shows beside it, in place of what showed there last. */
  readonly isBeside?: boolean;
  /** Whether that is what shows now. */
  readonly isShown?: boolean;
  /** How far the player is, below the rest. */
  readonly children?: ComponentChildren;
}

export function GameCard(props: GameCardProps) {
  const { game, to, waits = false, isBeside = false, isShown, children } = props;
  return (
    <Link to={to} class={card.root} replace={isBeside} isShown={isShown}>
      {waits ? <span class={thumbnail.root} /> : <StartThumbnail game={game.id} ahead={isBeside} />}
      <span class={card.text}>
        <strong>{game.name}</strong>
        <span>{game.aim()}</span>
        <span class="hint-text">{game.author}</span>
        {children}
      </span>
    </Link>
  );
}
