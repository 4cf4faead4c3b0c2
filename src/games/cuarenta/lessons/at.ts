// Positions of Cuarenta's lessons: White, the learner, is to move.
import { setUp } from '../../kit/setUp';
import { cuarentaBoard } from '../board';

/** FEN with these pieces, `Ke2 kd9`, and nobody to castle if nothing else is said. */
export const at = (pieces: string, castling = '-'): string =>
  `${setUp(cuarentaBoard, pieces)} w ${castling} 0 0`;
