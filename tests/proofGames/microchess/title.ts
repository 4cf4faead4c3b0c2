// What lists say of Microchess.
import type { GameTitle } from '../../../src/games/title';

export const title = {
  id: 'microchess',
  name: 'Microchess',
  author: 'Lon Glimne, 1997',
  draft: true,
  aim: () => 'Checkmate, on four files and five ranks',
} satisfies GameTitle;
