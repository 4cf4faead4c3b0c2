// How the layouts that the project ships play, in words made from what `npm run lab -- layouts` measured (layouts.json).
import { fairnessFrom, leanText } from '../fairness';
// By name, so that the page loads no more of it.
import { played } from './layouts.json';

/** Games of the engine against itself on one layout. */
export interface PlayedLayout {
  /** How many White won, were drawn, Black won. */
  readonly white: number;
  readonly drawn: number;
  readonly black: number;
  /** Mean. */
  readonly plies: number;
}

/** From this share of the games on it is worth telling that they are drawn. */
const MANY_DRAWN = 0.3;

/** By the option's value. */
const PLAYED: Readonly<Record<string, PlayedLayout>> = played;

/** Who wins more often, whether many games are drawn, and how long they are. */
export function playsText(layout: string): string {
  const found = PLAYED[layout];
  // A new layout has to be there before it can be measured.
  if (!found) return '';
  const { white, drawn, black, plies } = found;
  const fairness = fairnessFrom({ wins: white, draws: drawn, losses: black });
  return [
    leanText(fairness),
    ...(drawn / fairness.games >= MANY_DRAWN ? ['Many games are drawn.'] : []),
    `Games take about ${Math.round(plies / 2)} moves.`,
  ].join(' ');
}
