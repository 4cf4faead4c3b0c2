// The board of TheBridge41 (RULES.md section 1): two banks of twenty squares, a river, and a bridge that is fixed,
// moves along the river, or covers it.
import { type Board, createBoard, type Square } from '../../rules/board';

export const FILES = 'LlmrR';
export const RANKS = 'abcdkwxyz';
/** The river's row. */
export const RIVER = RANKS.indexOf('k');
/** Ranks next to the river. */
export const RANK_D = RIVER - 1;
export const RANK_W = RIVER + 1;
export const LAST_RANK = RANKS.length - 1;
/** Terrains are numbered by the bridge's file; the big bridge has a single one. */
export const MIDDLE = FILES.indexOf('m');

const nameOf = (file: number, rank: number): string => FILES[file] + RANKS[rank];

/** 45 lattice points; with the big bridge the river's five are one cell anchored at mk. */
export function bridgeBoard(big: boolean): Board {
  return createBoard({
    width: FILES.length,
    height: RANKS.length,
    nameOf,
    groups: big ? [['mk', 'Lk', 'lk', 'rk', 'Rk']] : [],
  });
}

export const onRiver = (square: Square): boolean => square.rank === RIVER;

/** Whether a square exists while the bridge lies on a file. */
export const existsWithBridge =
  (bridgeFile: number) =>
  (square: Square): boolean =>
    !onRiver(square) || square.file === bridgeFile;
