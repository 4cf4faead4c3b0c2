// What lists and the first page say of Cuarenta.
import type { GameTitle } from '../title';

export const title = {
  id: 'cuarenta',
  name: 'Cuarenta',
  author: 'J. Mark Thompson, 2000',
  aim: 'Checkmate on diamonds, with frogs, camels and cannons',
  mood: 'diamonds',
} satisfies GameTitle;
