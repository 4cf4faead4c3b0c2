// In place of a list with nothing in it yet: the boards that fill it, what comes here, and a first step.
import type { ComponentChildren } from 'preact';
import { offeredGames } from '../../games';
import styles from './emptyState.module.css';
import { StartThumbnail } from './GameThumbnail';

interface EmptyStateProps {
  readonly text: string;
  /** Buttons and links. */
  readonly children: ComponentChildren;
}

export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div class={styles.root}>
      <div class={styles.boards}>
        {offeredGames.map((game) => (
          <StartThumbnail key={game.id} game={game.id} />
        ))}
      </div>
      <p>{text}</p>
      {children}
    </div>
  );
}
