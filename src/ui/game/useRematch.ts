// The same game once more, with the sides swapped.
import { type GameRecord, newRecord } from '../../storage/record';
import { randomId } from '../openGames';
import { useServices } from '../services';

/** Starts the next game and shows it in place of this one. */
export function useRematch(record: GameRecord): () => void {
  const { openGames, router } = useServices();
  return () => {
    const { white, black } = record;
    const next = newRecord({ ...record, white: black, black: white }, randomId(), Date.now());
    openGames.begin(next);
    router.replace({ screen: 'game', id: next.id });
  };
}
