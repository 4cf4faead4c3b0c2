// How weak each level of TheBridge41 is over its big bridge, as measured by npm run lab -- tournament (ladder.json).
import { type LevelTable, stepsOf } from '../levels';
import ladder from './ladder.json';

export const levels: LevelTable = {
  formVariance: 1,
  levels: [
    { depth: 2, nodes: 544, noise: 478, missRate: 0.633 },
    { depth: 4, nodes: 1649, noise: 116, missRate: 0.3 },
    { depth: 6, nodes: 3216, noise: 49, missRate: 0.142 },
    { depth: 7, nodes: 4621, noise: 31, missRate: 0.078 },
    { depth: 9, nodes: 6729, noise: 19, missRate: 0.032 },
    { depth: 22, nodes: 20748, noise: 10, missRate: 0.006 },
    { depth: 42, nodes: 80315, noise: 5, missRate: 0.002 },
    { depth: 64, nodes: 175000, noise: 3, missRate: 0 },
  ],
  steps: stepsOf(ladder.decisive),
};
