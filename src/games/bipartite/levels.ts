// How weak each level of Bipartite Chess is, as measured by npm run tournament.
import type { LevelTable } from '../levels';

export const levels: LevelTable = {
  swing: 1.25,
  levels: [
    { depth: 3, nodes: 800, noise: 320, oversight: 0.51 },
    { depth: 3, nodes: 1590, noise: 122, oversight: 0.296 },
    { depth: 4, nodes: 2697, noise: 60, oversight: 0.165 },
    { depth: 5, nodes: 3895, noise: 36, oversight: 0.094 },
    { depth: 6, nodes: 5443, noise: 23, oversight: 0.044 },
    { depth: 8, nodes: 7600, noise: 15, oversight: 0.013 },
    { depth: 32, nodes: 13500, noise: 9, oversight: 0.002 },
    { depth: 64, nodes: 200000, noise: 3, oversight: 0 },
  ],
  steps: [77, 72, 74, 73, 74, 76, 73],
};
