// Lane layouts of Chess in the Fast Lane: the lanes of a board as data and as text, and what is refused (RULES.md section 4).

import { InputError, refuse } from '../../input/input';
import { type Board, createBoard } from '../../rules/board';
import {
  inOrder,
  type Lane,
  laneText,
  overlap,
  readLane,
  SIZE,
  squareName,
  squaresOf,
} from '../lanes';

/** Ranks (from 0) that the orthodox array fills. */
const ARRAY_RANKS = [0, 1, SIZE - 2, SIZE - 1];

/**
 * The lanes that a text lists, in order. The array needs 32 cells, so that no board has fewer.
 * @throws InputError naming the lane and what is wrong with it
 */
export function readLanes(text: string): readonly Lane[] {
  const lanes = text.split(',').map(readLane);
  for (const lane of lanes) {
    const crossed = lanes.find((other) => other !== lane && overlap(lane, other));
    if (crossed) {
      throw refuse('lanesCross', laneText(lane), laneText(crossed));
    }
    const pieces = squaresOf(lane).filter(({ rank }) => ARRAY_RANKS.includes(rank));
    if (pieces.length > 1) {
      const [one, other] = pieces.map(squareName);
      throw refuse('lanePieces', laneText(lane), one, other);
    }
  }
  return inOrder(lanes);
}

/** Why lanes are refused, or null. */
export function lanesProblem(lanes: readonly Lane[]): string | null {
  if (lanes.length === 0) return null;
  try {
    readLanes(lanes.map(laneText).join(','));
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** The board with these lanes; all other squares are cells by themselves. */
export function laneBoard(lanes: readonly Lane[]): Board {
  return createBoard({
    width: SIZE,
    height: SIZE,
    nameOf: (file, rank) => squareName({ file, rank }),
    groups: lanes.map((lane) => squaresOf(lane).map(squareName)),
  });
}
