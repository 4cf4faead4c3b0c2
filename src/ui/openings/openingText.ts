// Sentences about first moves: how often they were played and how they scored.
import { type OpeningMove, type Openings, pointsOf } from '../../games/openings';
import { type Colour, WHITE } from '../../rules/types';
import { lazy } from '../../util/lazy';
import { colourName } from '../words/names';
import { dayName } from '../words/quantities';
import type { OpeningPlan } from './plans';

const counts = lazy(() => new Intl.NumberFormat('en'));

/** "2,000 games", "1 game". */
export const gamesText = (games: number): string =>
  `${counts().format(games)} ${games === 1 ? 'game' : 'games'}`;

/** "54% ± 3": of the points, by the side that moves. */
export function pointsText(move: OpeningMove, side: Colour): string {
  const { points, error } = pointsOf(move, side === WHITE);
  return `${Math.round(100 * points)}% ± ${Math.max(1, Math.round(100 * error))}`;
}

/** "White made 54% of the points (± 3) in 390 games." */
export function resultSentence(move: OpeningMove, side: Colour): string {
  const [points, error] = pointsText(move, side).split(' ± ');
  return `${colourName(side)} made ${points} of the points (± ${error}) in ${gamesText(move.games)}.`;
}

/** A move for listeners: "b3-c4, aims at attack. White made ...". */
export function spokenMove(
  notation: string,
  aim: string | null,
  move: OpeningMove,
  side: Colour,
): string {
  return `${notation}${aim === null ? '' : `, aims at ${aim}`}. ${resultSentence(move, side)}`;
}

/** "b3-c4, then h3-g4". */
export const planTitle = ({ first, next }: OpeningPlan): string =>
  next ? `${first.notation}, then ${next.notation}` : first.notation;

/** What a plan aims at, what is usually answered, and how it scored. */
export function planSentences(
  { counted, first, answer, next }: OpeningPlan,
  side: Colour,
  aimOf: (aim: string | null) => string | null,
): readonly string[] {
  const aims = [aimOf(first.aim), next && aimOf(next.aim)].filter((aim) => aim !== null);
  const distinct = [...new Set(aims)];
  return [
    ...(distinct.length === 0
      ? []
      : [`${distinct.length === 1 ? 'Aim' : 'Aims'}: ${distinct.join(', then ')}.`]),
    ...(answer ? [`The usual answer is ${answer.notation}.`] : []),
    resultSentence(counted, side),
  ];
}

/** Where the numbers come from. */
export const sourceText = ({ date, games, level }: Openings): string =>
  `Counted on ${dayName(date)} in ${gamesText(games)} of the computer against itself, its first moves without any handicap, the rest at level ${level}. ` +
  '± is how far chance may have moved a result.';
