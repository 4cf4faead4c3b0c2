// Opens the game the address names, and says so when that cannot be done.
import { NotOpened } from '../components/NotOpened';
import { useServices } from '../services';
import { useOpening } from '../useOpening';
import { PlayingScreen } from './PlayingScreen';

export function GameScreen({ id }: { readonly id: string }) {
  const [opening, openAgain] = useOpening(useServices().openGames, id);
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return <PlayingScreen session={opening.session} onTakeOver={openAgain} />;
    case 'missing':
      return <NotOpened what="game" problem={null} onRetry={openAgain} />;
    case 'failed':
      return <NotOpened what="game" problem={opening} onRetry={openAgain} />;
  }
}
