// The board of Bipartite Chess (RULES.md section 3): 5 columns by 9 rows, A at the top, with two squares blocked
// in each stage.
import { type Board, createBoard, type Square } from '../../rules/board';
import type { Colour } from '../../rules/types';
import { WHITE } from '../../rules/types';

const ROWS = 'ABCDEFGHI';
const COLUMNS = '12345';
export const TOP = ROWS.length - 1;

export const bipartiteBoard: Board = createBoard({
  width: COLUMNS.length,
  height: ROWS.length,
  nameOf: (file, rank) => `${ROWS[TOP - rank]}${COLUMNS[file]}`,
});

// Terrains, in the order of the rule set's tables.
export const STAGE_ONE = 0;
export const CHOOSE = 1;
export const STAGE_TWO = 2;
/** By terrain, with the stage field of FEN. */
export const STAGES = [
  { text: '1', name: 'race' },
  { text: 'choose', name: 'choice' },
  { text: '2', name: 'battle' },
] as const;

const BLOCKED = [
  ['A3', 'I3'],
  ['A3', 'I3'],
  ['E1', 'E5'],
];

/** Whether a square exists in a stage. */
export const existsInStage =
  (stage: number) =>
  ({ name }: Square): boolean =>
    !BLOCKED[stage].includes(name);

/** Rows A and B. */
const isTop = ({ rank }: Square): boolean => rank >= TOP - 1;
/** Rows H and I. */
const isBottom = ({ rank }: Square): boolean => rank <= 1;

/** Rows from a side's own edge in the race. */
export const rowsFromEdge = ({ rank }: Square, colour: Colour): number =>
  colour === WHITE ? rank : TOP - rank;

/** Rows of the opponent's army at the start of Stage One, where White sits below. */
export const isRaceGoal = (square: Square, colour: Colour): boolean =>
  colour === WHITE ? isTop(square) : isBottom(square);

/** Rows of the opponent's army at the start of Stage Two, where White sits above. */
export const isEnemyHome = (square: Square, colour: Colour): boolean =>
  colour === WHITE ? isBottom(square) : isTop(square);
