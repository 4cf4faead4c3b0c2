// What lists and the first page say of 40 Bridges.
import type { GameTitle } from '../title';

export const title = {
  id: 'bridges40',
  name: '40 Bridges',
  author: 'pocket83',
  aim: 'Reach the far corner, or surround and capture everything',
  mood: 'garden',
} satisfies GameTitle;
