// How weak each level of TheBridge41 is, as measured by npm run lab -- tournament (ladder.json).
import { type LevelTable, stepsOf } from '../levels';
import ladder from './ladder.json';

export const levels: LevelTable = {
  formVariance: 0.25,
  levels: [
    { depth: 2, nodes: 427, noise: 656, missRate: 0.717 },
    { depth: 2, nodes: 611, noise: 413, missRate: 0.602 },
    { depth: 3, nodes: 930, noise: 245, missRate: 0.472 },
    { depth: 4, nodes: 1650, noise: 116, missRate: 0.3 },
    { depth: 6, nodes: 3160, noise: 51, missRate: 0.146 },
    { depth: 8, nodes: 5800, noise: 23, missRate: 0.044 },
    { depth: 13, nodes: 10500, noise: 13, missRate: 0.012 },
    { depth: 64, nodes: 200000, noise: 3, missRate: 0 },
  ],
  steps: stepsOf(ladder.usual),
};
