// Sentences about first moves: how often they were played and how they scored.
import { type OpeningMove, type Openings, pointsOf } from '../../games/openings';
import { textsOf } from '../../language/texts';
import { type Colour, WHITE } from '../../rules/types';
import { colourName } from '../words/names';
import { dayName } from '../words/quantities';
import type { OpeningPlan } from './plans';

const texts = textsOf('openings');

/** The share of the points that the side made, in hundredths. */
const percentOf = (move: OpeningMove, side: Colour): number =>
  Math.round(100 * pointsOf(move, side === WHITE).points);

/** "54%": of the points, by the side that moves. */
export const pointsText = (move: OpeningMove, side: Colour): string =>
  texts.points(percentOf(move, side));

/** "White made 54% of the points in 390 games." */
const resultSentence = (move: OpeningMove, side: Colour): string =>
  texts.result(colourName(side), percentOf(move, side), move.games);

/** A move for listeners: "b3-c4, aims at attack. White made ...". */
export function spokenMove(
  notation: string,
  aim: string | null,
  move: OpeningMove,
  side: Colour,
): string {
  const what = aim === null ? texts.move(notation) : texts.moveAiming(notation, aim);
  return `${what} ${resultSentence(move, side)}`;
}

/** "b3-c4, then h3-g4". */
export const planTitle = ({ first, next }: OpeningPlan): string =>
  next ? texts.plan(first.notation, next.notation) : first.notation;

/** What a plan aims at, what is usually answered, and how it scored. */
export function planSentences(
  { counted, first, answer, next }: OpeningPlan,
  side: Colour,
  aimOf: (aim: string | null) => string | null,
): readonly string[] {
  const aims = [aimOf(first.aim), next && aimOf(next.aim)].filter((aim) => aim !== null);
  const [aim, other] = [...new Set(aims)];
  return [
    ...(aim === undefined ? [] : [other === undefined ? texts.aim(aim) : texts.aims(aim, other)]),
    ...(answer ? [texts.usualAnswer(answer.notation)] : []),
    resultSentence(counted, side),
  ];
}

/** Where the numbers come from. */
export const sourceText = ({ date, games, level }: Openings): string =>
  texts.source(dayName(date), games, level);
