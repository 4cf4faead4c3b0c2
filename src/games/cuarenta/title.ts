// What lists and the first page say of Cuarenta.
import { textsOf } from '../../language/texts';
import type { GameTitle } from '../title';

const texts = textsOf('titles');

export const title = {
  id: 'cuarenta',
  name: 'Cuarenta',
  author: 'J. Mark Thompson, 2000',
  aim: () => texts.cuarenta,
  mood: 'diamonds',
} satisfies GameTitle;
