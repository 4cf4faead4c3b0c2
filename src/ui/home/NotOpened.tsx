// In place of a screen whose address leads to nothing, or to something that cannot be opened: what happened, and the ways on.
import { Button, ButtonLink } from '../components/Button';
import { useReload } from '../components/Lazy';
import { Screen } from '../components/Screen';
import { HOME } from '../routing/routes';
import { EmptyState } from './EmptyState';

interface NotOpenedProps {
  /** What was to be opened, as in "game". */
  readonly what: string;
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
      <Screen title={`No such ${what}`}>
        <EmptyState
          isBare
          text={`This device has no ${what} with this address. It may have been deleted, or the link is incomplete.`}
        >
          <ButtonLink to={HOME} variant="primary">
            Home
          </ButtonLink>
          <ButtonLink to={{ screen: 'open', link: null }}>Open a game…</ButtonLink>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={`This ${what} can’t be opened`}>
      <EmptyState
        isBare
        text={
          <>
            <p class="error-text">{problem.reason}</p>
            <p>
              {problem.readable
                ? 'Nothing is lost. If it still fails, go online once.'
                : 'Nothing is lost: you can export it from Home.'}
            </p>
          </>
        }
      >
        <Button onClick={() => reload(onRetry)}>Try again</Button>
        <ButtonLink to={HOME} variant="primary">
          Home
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}
