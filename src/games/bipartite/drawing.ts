// Bipartite Chess's board as a picture: home rows at both ends, and rocks on the squares that a stage blocks.

import { textsOf } from '../../language/texts';
import { BLACK, type Colour, opposite, WHITE } from '../../rules/types';
import { lazy } from '../../util/scheduling';
import {
  type BoardDrawing,
  type BoardNumber,
  type Headline,
  type Paint,
  type Scenery,
  STEP,
} from '../drawing';
import { corners, gridLabels, gridRects, polygon, rectCell } from '../kit/boards';
import { bipartiteBoard, CHOOSE, existsInStage, STAGE_TWO, TOP } from './board';
import { messengers, messengersHome, type RaceRule, raceRule, rowsUnderWay } from './stages';

const texts = textsOf('bipartiteGame');

/** Cells are a little wider than high, so that nine rows fit above a phone's buttons. */
const STEP_X = STEP * 1.14;
const COLUMNS = ['1', '2', '3', '4', '5'];
const ROWS = ['I', 'H', 'G', 'F', 'E', 'D', 'C', 'B', 'A'];
const WIDTH = COLUMNS.length * STEP_X;

const isHome = (rank: number): boolean => rank <= 1 || rank >= TOP - 1;
const rects = lazy(() => gridRects(bipartiteBoard, STEP_X, STEP));

const HOME_LINE: Paint = { stroke: 'thread', 'stroke-width': 5, 'stroke-dasharray': '12 7' };
const PIT: Paint = { fill: 'ground', forced: 'blank' };
const ROCK: Paint = {
  fill: 'rock',
  stroke: 'rock-line',
  'stroke-width': 4,
  'stroke-linejoin': 'round',
};
const ROCK_FACE: Paint = { fill: 'rock-light' };

/** The lines that a Messenger crosses to be home. */
const homeLines: Scenery = {
  paint: HOME_LINE,
  d: `M0 ${2 * STEP}H${WIDTH}M0 ${(TOP - 1) * STEP}H${WIDTH}`,
};

export const bipartiteDrawing = lazy(
  (): BoardDrawing => ({
    width: WIDTH,
    height: ROWS.length * STEP,
    cells: bipartiteBoard.cells.map(({ squares: [index] }, cell) => {
      const { file, rank } = bipartiteBoard.squares[index];
      const shade = (file + rank) % 2 === 0 ? 'dark' : 'light';
      return rectCell(rects()[cell], { fill: isHome(rank) ? `home-${shade}` : shade });
    }),
    scenery: (terrain) =>
      bipartiteBoard.squares
        .filter((square) => !existsInStage(terrain)(square))
        .flatMap(({ cell }) => blocked(rects()[cell].left, rects()[cell].top)),
    topScenery: () => [homeLines],
    ...gridLabels(COLUMNS, ROWS, { stepX: STEP_X, stepY: STEP, size: 18, margin: 1 }),
    numbers: (cells, terrain) =>
      terrain === STAGE_TWO ? [] : [homeNumber(cells, WHITE), homeNumber(cells, BLACK)],
    whiteOnTop: (terrain) => terrain === STAGE_TWO,
    headline: (cells, terrain, side, own) =>
      terrain === CHOOSE
        ? raceResult(cells, side, own)
        : terrain === STAGE_TWO
          ? texts.battleBegins
          : null,
  }),
);

/** Messengers that are home, on the rock in the middle of the row they race to. */
function homeNumber(cells: Uint8Array, colour: Colour): BoardNumber {
  const home = messengersHome(cells, colour);
  const all = messengers(cells, colour);
  return {
    text: `${home}/${all}`,
    unit: texts.home,
    at: { x: WIDTH / 2, y: (colour === WHITE ? 0.55 : TOP + 0.55) * STEP },
    spoken: texts.messengersHome[colour === WHITE ? 'white' : 'black'](home, all),
  };
}

/** How the race ended, by which rule, and what comes of it; `own` is the reader's colour. */
function raceResult(cells: Uint8Array, winner: Colour, own: Colour | null): Headline {
  const [home, other] = [messengersHome(cells, winner), messengersHome(cells, opposite(winner))];
  const said = texts.race[speakingOf(winner, own)];
  const why: Record<RaceRule, () => string> = {
    'all-home': () => said.allHome,
    'more-home': () => texts.race.moreHome(home, other),
    'more-rows': () => (isByLast(cells, winner) ? said.lastFurther(home) : said.further(home)),
    'moved-second': () => texts.race.movedSecond(home),
  };
  return { title: said.wins, detail: `${why[raceRule(cells, winner)]()} ${said.chooses}` };
}

/** Whether the last Messenger decided by rows, since it alone is on its way on either side and is ahead; else it was all of them. */
function isByLast(cells: Uint8Array, winner: Colour): boolean {
  const [own, other] = [winner, opposite(winner)].map((side) => rowsUnderWay(cells, side));
  return own.length === 1 && other.length === 1 && own[0] > other[0];
}

/** How a side is spoken of: as the reader, as the computer that the reader plays, or by its colour. */
function speakingOf(side: Colour, own: Colour | null) {
  if (own === null) return side === WHITE ? 'white' : 'black';
  return side === own ? 'you' : 'computer';
}

/** A pit in the board with a boulder in it, which looks alike from either side. */
function blocked(x: number, y: number): Scenery[] {
  const centre = { x: x + STEP_X / 2, y: y + STEP / 2 };
  const around = (offsets: readonly (readonly [number, number])[]) =>
    polygon(offsets.map(([dx, dy]) => ({ x: centre.x + dx, y: centre.y + dy })));
  return [
    { paint: PIT, d: polygon(corners({ left: x, top: y, right: x + STEP_X, bottom: y + STEP })) },
    { paint: ROCK, d: around(BOULDER) },
    { paint: ROCK_FACE, d: around(FACE) },
  ];
}

const BOULDER = [
  [-42, -6],
  [-27, -31],
  [10, -36],
  [38, -20],
  [42, 6],
  [27, 31],
  [-10, 36],
  [-38, 20],
] as const;
const FACE = [
  [-27, -8],
  [-15, -21],
  [14, -22],
  [27, 8],
  [15, 21],
  [-14, 22],
] as const;
