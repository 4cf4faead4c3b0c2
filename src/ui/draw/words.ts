// What is said while lanes are drawn.
import type { Fairness } from '../../engine/fairness';

export const TITLE = 'Draw the lanes';
export const HOW =
  'Drag over squares to join them, or tap two corners. What the new lane crosses falls apart; a square tapped twice stands alone.';
export const NAMES = 'Lanes with a name';
export const LANES_TEXT = 'The lanes as text';

/** How many places there are, and how many the inventor’s board has. */
export const countWords = (cells: number): string =>
  cells === INVENTED ? `${cells} places, as many as the inventor’s` : `${cells} places`;

/** Places on the inventor’s own board, whose drawing is lost. */
const INVENTED = 41;

const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** Where it was cancelled at once. */
export const NOT_PLAYED = 'No game was played to its end.';

/** How so many fast games came out, and what that is worth. */
export function fairnessWords({
  games,
  wins,
  draws,
  losses,
  share,
  error,
  plies,
}: Fairness): string {
  const least = share - error;
  const most = share + error;
  const verdict =
    least > 0.5
      ? 'White has the better of it.'
      : most < 0.5
        ? 'Black has the better of it.'
        : 'No side is known to have the better of it.';
  return [
    `White made ${percent(share)} of the points, give or take ${percent(error)}.`,
    `${games} ${games === 1 ? 'game' : 'games'}: ${wins} won by White, ${losses} by Black, ${draws} drawn;`,
    `${Math.round(plies / 2)} moves of each side on average.`,
    verdict,
    games < 100 && error > 0.08 ? 'More games would tell more.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
