// What is said while lanes are drawn.
import type { Fairness } from '../../games/fairness';

export const TITLE = 'Draw the lanes';
export const HOW =
  'Drag over squares to join them, or tap two corners. A square tapped twice stands alone.';
/** What a board without a name is called. */
export const OWN = 'Your own lanes';
export const ENTER = 'choose a corner of a lane, then the opposite one';
export const TYPING = {
  label: 'Type a lane',
  hint: 'A lane is typed as two opposite corners, such as b4-b5; a square by itself stands alone.',
  does: 'Join',
};
export const NAMES = 'Lanes with a name';
export const LANES_TEXT = 'The lanes as text';

export const cellCountText = (cells: number): string => `${cells} places`;

/** How many places there are, and whether the inventor’s board has as many. */
export const cellCountNote = (cells: number): string =>
  cells === INVENTORS_CELLS ? `${cellCountText(cells)}, ${AS_INVENTED}` : cellCountText(cells);

/** How it is drawn, and whether there are as many places as on the inventor’s board. */
export const guideText = (cells: number): string =>
  cells === INVENTORS_CELLS ? `${cellCountText(cells)}: ${AS_INVENTED}. ${HOW}` : HOW;

const AS_INVENTED = 'as many as on the inventor’s board';

/** Places on the inventor’s own board, whose drawing is lost. */
const INVENTORS_CELLS = 41;

const percent = (part: number): string => `${Math.round(100 * part)}%`;

/** Where it was cancelled at once. */
export const NOT_PLAYED = 'No game was played to its end.';

type Share = Pick<Fairness, 'share' | 'error'>;

/** "White made 54 % of the points, give or take 6 %." */
export const shareText = ({ share, error }: Share): string =>
  `White made ${percent(share)} of the points, give or take ${percent(error)}.`;

/** Who has the better of it, as far as that is sure. */
export function verdictText({ share, error }: Share): string {
  if (share - error > 0.5) return 'White has the better of it.';
  if (share + error < 0.5) return 'Black has the better of it.';
  return 'No side is known to have the better of it.';
}

/** How the fast games ended, and how sure that makes us. */
export function fairnessText({
  games,
  wins,
  draws,
  losses,
  share,
  error,
  plies,
}: Fairness): string {
  return [
    shareText({ share, error }),
    `${games} ${games === 1 ? 'game' : 'games'}: ${wins} won by White, ${losses} by Black, ${draws} drawn;`,
    `${Math.round(plies / 2)} moves of each side on average.`,
    verdictText({ share, error }),
    games < 100 && error > 0.08 ? 'More games would tell more.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
