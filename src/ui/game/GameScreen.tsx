// Opens the game the address names, and says so when that cannot be done.

import { Link } from '../components/Link';
import { useReload } from '../components/MissingCode';
import { Screen } from '../components/Screen';
import { HOME } from '../routes';
import { PlayingScreen } from './PlayingScreen';
import { useOpenGame } from './useSession';
import '../components/button.css';

export function GameScreen({ id }: { readonly id: string }) {
  const [opening, openAgain] = useOpenGame(id);
  const reload = useReload();
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return <PlayingScreen session={opening.session} onTakeOver={openAgain} />;
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
          <p>
            {opening.readable
              ? 'Nothing of it is lost. If trying again does not help, connect to the network once.'
              : 'Nothing of it is lost: Home offers what could not be read as a file.'}
          </p>
          <button type="button" class="button" onClick={() => reload(openAgain)}>
            Try again
          </button>
          <Link to={HOME} class="button primary">
            Home
          </Link>
        </Screen>
      );
  }
}
