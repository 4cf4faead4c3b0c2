// One line of History in words.
import { WHITE } from '../../rules/types';
import { outcomeOf, readersColour } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { outcomeText } from '../words/reasons';

/** "You won by checkmate", by colours for somebody else's game, or that the game goes on. */
export function resultText(game: GameSummary): string {
  if (game.result === null) return 'Not finished';
  return outcomeText(outcomeOf(game.result), game.stuck ?? WHITE, readersColour(game));
}

/** How many moves it has, as they are numbered: one of each side share a number. */
export function movesText({ plies }: Pick<GameSummary, 'plies'>): string {
  const count = Math.ceil(plies / 2);
  return count === 1 ? '1 move' : `${count} moves`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Day of the last move. `time` is in milliseconds since 1970. */
export const dayText = (time: number): string => DAY.format(time);
