// In place of a screen whose address leads to nothing, or to something that cannot be opened: what happened, and the ways on.
import { HOME } from '../routing/routes';
import { Button, ButtonLink } from './Button';
import { useReload } from './Lazy';
import { Screen } from './Screen';

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
  const home = (
    <ButtonLink to={HOME} variant="primary">
      Home
    </ButtonLink>
  );
  if (!problem) {
    return (
      <Screen title={`No such ${what}`}>
        <p>This device has no {what} with this address. It may have been deleted.</p>
        {home}
      </Screen>
    );
  }
  return (
    <Screen title={`This ${what} cannot be opened`}>
      <p class="error-text">{problem.reason}</p>
      <p>
        {problem.readable
          ? 'Nothing is lost. If it still fails, go online once.'
          : 'Nothing is lost: you can export it from Home.'}
      </p>
      <Button onClick={() => reload(onRetry)}>Try again</Button>
      {home}
    </Screen>
  );
}
