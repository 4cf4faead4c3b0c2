// What is said of a board of lanes: how many places it has, and how fair it is.
import { type Fairness, leanText } from '../../games/fairness';
import { textsOf } from '../../language/texts';

const texts = textsOf('draw');

/** Places on the inventor’s own board, whose drawing is lost. */
const INVENTORS_CELLS = 41;

/** How many places there are, and whether the inventor’s board has as many. */
export const cellCountNote = (cells: number): string =>
  cells === INVENTORS_CELLS ? texts.placesAsInvented(cells) : texts.places(cells);

/** How it is drawn, and whether there are as many places as on the inventor’s board. */
export const guideText = (cells: number): string =>
  cells === INVENTORS_CELLS ? texts.howAsInvented(cells, texts.how) : texts.how;

/** Games from which on no more are asked for, and the error of the share from which on they are. */
const ENOUGH_GAMES = 100;
const LARGE_ERROR = 0.08;

/** How the fast games ended and which side they favour. */
export function fairnessText(fairness: Fairness): string {
  const { games, wins, draws, losses, share, error, plies } = fairness;
  return [
    texts.results(games, wins, losses, draws),
    texts.average(Math.round(plies / 2)),
    leanText({ share, error }),
    games < ENOUGH_GAMES && error > LARGE_ERROR ? texts.playForMore : '',
  ]
    .filter(Boolean)
    .join(' ');
}
