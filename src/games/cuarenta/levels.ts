// How weak each level of Cuarenta is, as measured by npm run tournament.
import type { LevelTable } from '../levels';

export const levels: LevelTable = {
  swing: 1,
  levels: [
    { depth: 2, nodes: 688, noise: 375, oversight: 0.558 },
    { depth: 3, nodes: 1500, noise: 135, oversight: 0.32 },
    { depth: 4, nodes: 2450, noise: 66, oversight: 0.185 },
    { depth: 5, nodes: 3700, noise: 38, oversight: 0.09 },
    { depth: 6, nodes: 5600, noise: 23, oversight: 0.047 },
    { depth: 12, nodes: 9616, noise: 12, oversight: 0.006 },
    { depth: 64, nodes: 24437, noise: 6, oversight: 0 },
    { depth: 64, nodes: 200000, noise: 3, oversight: 0 },
  ],
  steps: [71, 68, 75, 72, 68, 84, 80],
};
