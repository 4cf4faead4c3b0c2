// What lists and the first page say of TheBridge41.
import type { GameTitle } from '../title';

export const title = {
  id: 'bridge41',
  name: 'TheBridge41',
  author: 'Hubert Lamontagne, 2001',
  aim: 'Checkmate across a river with one bridge',
  mood: 'water',
} satisfies GameTitle;
