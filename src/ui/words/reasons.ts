// Results in words, for the screen and for screen readers. A new reason for which a game ends needs its texts in each language;
// without them nothing compiles.
import { textsOf } from '../../language/texts';
import { type Colour, type Outcome, opposite, type Reason, WHITE } from '../../rules/types';
import { outcomeOf, type Players, readersColour } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { colourName, sideText } from './names';

const texts = textsOf('endings');

/** What is said of a reason. */
export const reasonTexts = (reason: Reason) => texts.reasons[reason];

/**
 * A result and its reason: "You won by checkmate", "White won: Black resigned". `side` was to move; `own` is "you", and
 * `players` have their names.
 */
export function outcomeText(
  { winner, reason }: Outcome,
  side: Colour,
  own: Colour | null = null,
  players: Players | null = null,
): string {
  const { draw, win } = reasonTexts(reason);
  const nameOf = (one: Colour) => (players ? sideText(players, one) : colourName(one));
  if (winner === null) return draw?.(nameOf(side)) ?? texts.otherDraw(reason);
  const called = (one: Colour) => (one === own ? null : nameOf(one));
  const ends = { winner: called(winner), loser: called(opposite(winner)), mover: called(side) };
  return win?.(ends) ?? texts.otherWin(ends, reason);
}

/** "You won by checkmate", by names or colours for a game without "you", or that the game goes on. */
export function resultText(game: GameSummary): string {
  if (game.result === null) return texts.notFinished;
  return outcomeText(outcomeOf(game.result), game.stuck ?? WHITE, readersColour(game), game);
}
