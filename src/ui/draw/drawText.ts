// What is said while lanes are drawn.
import { type Fairness, leanText } from '../../games/fairness';

export const TITLE = 'Draw the lanes';
export const HOW =
  'Drag over squares to join them, or tap two corners. Tap a square twice to free it.';
/** What a board without a name is called. */
export const OWN = 'Your own lanes';
export const ENTER = 'choose a corner of a lane, then the opposite one';
export const TYPING = {
  label: 'Type a lane',
  hint: 'Type a lane as two opposite corners, such as b4-b5. A square on its own stays single.',
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

/** Shown if cancelled before any game ended. */
export const NOT_PLAYED = 'No game was finished.';

/** How the fast games ended and which side they favour. */
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
    `${games} ${games === 1 ? 'game' : 'games'}: ${wins} won by White, ${losses} by Black, ${draws} drawn.`,
    `${Math.round(plies / 2)} moves per side on average.`,
    leanText({ share, error }),
    games < 100 && error > 0.08 ? 'More games will make this surer.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
