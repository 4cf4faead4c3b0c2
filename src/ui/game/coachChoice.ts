// The player's choice of a coach, as it is kept with a game's other choices.
import { afterBeginning, wantsCoach } from '../../storage/choices';
import type { GameStore } from '../../storage/gameStore';
import { FIRST_CHOICES } from '../newgame/draft';

type ChoiceStore = Pick<GameStore, 'newGameChoices' | 'rememberChoices'>;

/** Remembers for the next games whether the player wants the coach. */
export async function rememberCoach(
  store: ChoiceStore,
  game: string,
  coach: boolean,
): Promise<void> {
  const choices = (await store.newGameChoices(game)) ?? FIRST_CHOICES;
  await store.rememberChoices(game, { ...choices, coach });
}

/** Counts one more game that the coach may look on at; resolves with whether it does. */
export async function countCoachable(store: ChoiceStore, game: string): Promise<boolean> {
  const choices = (await store.newGameChoices(game)) ?? FIRST_CHOICES;
  await store.rememberChoices(game, afterBeginning(choices));
  return wantsCoach(choices);
}
