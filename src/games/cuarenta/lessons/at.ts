// Positions of Cuarenta's lessons: White, the learner, is to move.
import { setUp } from '../../kit/setUp';
import { cuarentaBoard } from '../board';

/** Position text with these pieces, `Ke2 kd9`. */
export const at = (pieces: string): string => `${setUp(cuarentaBoard, pieces)} w - 0 0`;
