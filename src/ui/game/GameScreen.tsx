// Opens the game the address names, and says so when that cannot be done.
import { useEffect, useRef } from 'preact/hooks';
import { NotOpened } from '../components/NotOpened';
import { useServices } from '../services';
import { useOpening } from '../sessions/useSession';
import { PlayingScreen } from './PlayingScreen';

interface GameScreenProps {
  readonly id: string;
  /** The ply to show first; the last one for null. */
  readonly ply: number | null;
}

export function GameScreen({ id, ply }: GameScreenProps) {
  const { openGames, router } = useServices();
  const [opening, openAgain] = useOpening(openGames, id);
  const first = useRef(ply);
  const session = opening.state === 'open' ? opening.session : null;
  useEffect(() => {
    if (!session || first.current === null) return;
    session.show(first.current);
    first.current = null;
    // From now on the player goes through the game.
    router.replace({ screen: 'game', id });
  }, [session]);
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
