// Positions of Bipartite Chess's lessons. In the race the learner is White, who begins below; in the battle Black, who then is.
import { setUp } from '../../kit/setUp';
import { bipartiteBoard, existsInStage, STAGE_ONE, STAGE_TWO } from '../board';

/** A race: FEN with these Messengers, `MC2 mG3`, and White to move. */
export const race = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_ONE))} w 1 0 0`;

/** A battle: FEN with these pieces, `kI3 KA3`, and Black to move. */
export const battle = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_TWO))} b 2 0 0`;
