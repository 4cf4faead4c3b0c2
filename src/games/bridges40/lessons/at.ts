// Positions of 40 Bridges' lessons. White, the learner, has the corner a1; Black's is i9.
import { setUp } from '../../kit/setUp';
import { bridgesBoard } from '../board';

/** FEN with these discs, `Pa1 pi9`, and White to move. */
export const at = (discs: string): string => `${setUp(bridgesBoard, discs)} w 0 0`;
