// What lists and the first page say of Bipartite Chess.
import type { GameTitle } from '../title';

export const title = {
  id: 'bipartite',
  name: 'Bipartite Chess',
  author: 'Timothy R. Newton, 2002',
  aim: 'A race first, then a battle with new armies',
  mood: 'meadow',
} satisfies GameTitle;
