// In place of a list with nothing in it yet, and of what an address does not lead to: the boards, each a way to a new game, what
// comes here or what is wrong, and a first step.
import type { ComponentChildren } from 'preact';
import { gameById, offeredGames } from '../../games';
import type { GameId } from '../../games/game';
import { Link } from '../components/Link';
import styles from './emptyState.module.css';
import { StartThumbnail } from './GameThumbnail';

interface EmptyStateProps {
  /** What it is about; all games unless given. */
  readonly game?: GameId;
  /** Whether nothing comes here: the boards stand without pieces. */
  readonly isBare?: boolean;
  /** One or more sentences. */
  readonly text: ComponentChildren;
  /** Buttons and links. */
  readonly children: ComponentChildren;
}

export function EmptyState({ game, isBare = false, text, children }: EmptyStateProps) {
  const only = game && gameById(game);
  const shown = only ? [only] : offeredGames;
  return (
    <div class={styles.root}>
      <ul class={styles.boards}>
        {shown.map(({ id, name, mood }) => (
          <li key={id} data-mood={mood}>
            <Link to={{ screen: 'new', game: id, opponent: null }} class={styles.board}>
              <StartThumbnail game={id} isBare={isBare} />
              <span class={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div class={styles.text}>{text}</div>
      <div class={styles.steps}>{children}</div>
    </div>
  );
}
