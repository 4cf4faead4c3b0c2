// Opens the game the address names, and says so when that cannot be done.
import { useState } from 'preact/hooks';
import { Link } from '../components/Link';
import { Screen } from '../components/Screen';
import { HOME } from '../routes';
import { PlayingScreen } from './PlayingScreen';
import { useOpenGame } from './useSession';
import '../components/button.css';

export function GameScreen({ id }: { readonly id: string }) {
  const [attempt, setAttempt] = useState(0);
  const opening = useOpenGame(id, attempt);
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return (
        <PlayingScreen session={opening.session} onOpenAgain={() => setAttempt(attempt + 1)} />
      );
    case 'missing':
      return (
        <Screen title="No such game">
          <p>This device has no game with this address. It may have been deleted.</p>
          <Link to={HOME} class="button primary">
            Home
          </Link>
        </Screen>
      );
    case 'failed':
      return (
        <Screen title="This game cannot be opened">
          <p class="error-text">{opening.reason}</p>
          <p>Nothing of it is lost: Home offers what could not be read as a file.</p>
          <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
          <Link to={HOME} class="button primary">
            Home
          </Link>
        </Screen>
      );
  }
}
