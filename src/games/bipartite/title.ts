// What lists and the first page say of Bipartite Chess.
import { textsOf } from '../../language/texts';
import type { GameTitle } from '../title';

const texts = textsOf('titles');

export const title = {
  id: 'bipartite',
  name: 'Bipartite Chess',
  author: 'Timothy R. Newton, 2002',
  aim: () => texts.bipartite,
  mood: 'meadow',
} satisfies GameTitle;
