// In place of a screen whose address leads to nothing, or to something that cannot be opened: what happened, and the ways on.

import { textsOf } from '../../language/texts';
import { Button, ButtonLink } from '../components/Button';
import { useReload } from '../components/Lazy';
import { Screen } from '../components/Screen';
import { HOME } from '../routing/routes';
import { EmptyState } from './EmptyState';

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
