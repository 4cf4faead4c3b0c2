// What lists and the first page say of Chess in the Fast Lane.
import type { GameTitle } from '../title';

export const title = {
  id: 'fastlane',
  name: 'Chess in the Fast Lane',
  author: 'Francois Tremblay, 2000',
  aim: 'Checkmate on a chessboard whose squares form lanes',
  mood: 'asphalt',
} satisfies GameTitle;
