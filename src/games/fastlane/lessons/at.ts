// Positions of Fast Lane's lessons: White, the learner, is to move.
import { setUp } from '../../kit/setUp';
import { laneBoard } from '../layout';
import { lanesOf } from '../options';

const board = laneBoard(lanesOf({}));

/** FEN with these pieces on their anchors, `Ke1 ke8`, and nobody to castle if nothing else is said. */
export const at = (pieces: string, castling = '-'): string =>
  `${setUp(board, pieces)} w ${castling} 0 0`;
