// What lists say of Breakthrough.
import type { GameTitle } from '../../../src/games/title';

export const title = {
  id: 'breakthrough',
  name: 'Breakthrough',
  author: 'Dan Troyka, 2000',
  draft: true,
  aim: () => 'Reach the far rank',
} satisfies GameTitle;
