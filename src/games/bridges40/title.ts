// What lists and the first page say of 40 Bridges.
import { textsOf } from '../../language/texts';
import type { GameTitle } from '../title';

const texts = textsOf('titles');

export const title = {
  id: 'bridges40',
  name: '40 Bridges',
  author: 'pocket83',
  aim: () => texts.bridges40,
  mood: 'garden',
} satisfies GameTitle;
