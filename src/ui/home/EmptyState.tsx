// In place of a list with nothing in it yet, and of a screen whose address leads to nothing, or to something that cannot be
// opened: the boards, each a way to a new game, what comes here or what is wrong, and the ways on.
import type { ComponentChildren } from 'preact';
import { gameById, offeredGames } from '../../games';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import { Button, ButtonLink, Link } from '../components/Button';
import { useReload } from '../components/Lazy';
import { Screen } from '../components/Screen';
import { HOME } from '../routing/routes';
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

const texts = textsOf('home');

interface NotOpenedProps {
  /** What was to be opened. */
  readonly what: 'game' | 'analysis' | 'board';
  /** Why not; null if there is nothing with the address. */
  readonly problem: OpeningProblem | null;
  readonly onRetry: () => void;
}

interface OpeningProblem {
  readonly reason: string;
  /** Unless what is stored is itself at fault. */
  readonly readable: boolean;
}

export function NotOpened({ what, problem, onRetry }: NotOpenedProps) {
  const reload = useReload();
  if (!problem) {
    return (
      <Screen title={texts.noSuch[what]}>
        <EmptyState isBare text={texts.nothingThere[what]}>
          <ButtonLink to={HOME} variant="primary">
            {texts.home}
          </ButtonLink>
          <ButtonLink to={{ screen: 'open', link: null }}>{texts.openGame}</ButtonLink>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={texts.notOpened[what]}>
      <EmptyState
        isBare
        text={
          <>
            <p class="error-text">{problem.reason}</p>
            <p>{problem.readable ? texts.onceOnline : texts.exportFromHome}</p>
          </>
        }
      >
        <Button onClick={() => reload(onRetry)}>{texts.tryAgain}</Button>
        <ButtonLink to={HOME} variant="primary">
          {texts.home}
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}
