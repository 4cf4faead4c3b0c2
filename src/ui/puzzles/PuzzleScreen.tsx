// One puzzle after the other, come by in the way that the address names.
import { gameById } from '../../games';
import type { GameId } from '../../games/game';
import type { Way } from '../../puzzles/attempt';
import { MistakeSeries } from './MistakeSeries';
import { Series } from './Series';
import { useAttempts } from './useAttempts';
import { useGamePuzzles } from './useGamePuzzles';
import { usePlayedRules } from './usePlayedRules';

export interface PuzzleScreenProps {
  readonly game: GameId;
  readonly way: Way;
  /** The theme, or the day of a daily puzzle. */
  readonly of: string | null;
}

export function PuzzleScreen({ game: id, way, of }: PuzzleScreenProps) {
  const game = gameById(id);
  const loaded = useGamePuzzles(game);
  const kept = useAttempts(id);
  const played = usePlayedRules(game);
  if (!game || !loaded || !kept.progress || !played) return null;
  const { progress } = kept;
  const parts = { game, loaded, kept, progress };
  if (way === 'mistake') return <MistakeSeries {...parts} />;
  return <Series {...parts} way={way} of={of} played={played} />;
}
