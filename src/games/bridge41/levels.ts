// How weak each level of TheBridge41 is, over a single cell and over the big bridge, as measured by
// npm run lab -- tournament (ladder.json).
import { DEFAULT_MANNER_SETTINGS } from '../characters';
import { type LevelTable, stepsOf } from '../levels';
import ladder from './ladder.json';

export const levels: LevelTable = {
  formVariance: 0.25,
  manner: DEFAULT_MANNER_SETTINGS,
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

export const bigBridgeLevels: LevelTable = {
  formVariance: 1,
  manner: DEFAULT_MANNER_SETTINGS,
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
