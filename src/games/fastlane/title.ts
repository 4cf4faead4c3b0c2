// What lists and the first page say of Chess in the Fast Lane.
import { textsOf } from '../../language/texts';
import type { GameTitle } from '../title';

const texts = textsOf('titles');

export const title = {
  id: 'fastlane',
  name: 'Chess in the Fast Lane',
  author: 'Francois Tremblay, 2000',
  aim: () => texts.fastlane,
  mood: 'asphalt',
} satisfies GameTitle;
