// What lists and the first page say of TheBridge41.
import { textsOf } from '../../language/texts';
import type { GameTitle } from '../title';

const texts = textsOf('titles');

export const title = {
  id: 'bridge41',
  name: 'TheBridge41',
  author: 'Hubert Lamontagne, 2001',
  aim: () => texts.bridge41,
  mood: 'water',
} satisfies GameTitle;
