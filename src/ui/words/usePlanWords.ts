// A game's own words for reasons, on screens that speak of moves.
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/game';
import type { PlanWords } from '../../games/plans';
import { runDetached } from '../../util/failures';
import { loadPlanWords } from '../../words/planWords';

/** Null until they are loaded, within a moment of the screen's opening. */
export function usePlanWords(game: GameId): PlanWords | null {
  const [words, setWords] = useState<PlanWords | null>(null);
  useEffect(() => runDetached(loadPlanWords(game).then(setWords)), [game]);
  return words;
}
