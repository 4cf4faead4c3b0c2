// Positions of TheBridge41's lessons: White, the learner, is to move.
import { setUp } from '../../kit/setUp';
import { bridgeBoard, existsWithBridge, FILES, MIDDLE } from '../board';

const board = bridgeBoard(false);
const bigBoard = bridgeBoard(true);

/** FEN with these pieces, `Kla krz`, and the bridge on a file: in the middle if none is named. */
export const at = (pieces: string, file = FILES[MIDDLE]): string =>
  `${setUp(board, pieces, existsWithBridge(FILES.indexOf(file)))} w ${file} 0 0`;

/** The same with the big bridge, on which a piece stands at mk. */
export const atBig = (pieces: string): string => `${setUp(bigBoard, pieces)} w big 0 0`;
