// How weak each level of Bipartite Chess is, as measured by npm run lab -- tournament (ladder.json).
import { type LevelTable, stepsOf } from '../levels';
import ladder from './ladder.json';

export const levels: LevelTable = {
  formVariance: 1.25,
  manner: {
    mostCp: 8,
    levels: {
      vera: [0.4, 0.4],
      carlo: [0.1, 0.1],
      nils: [0, 0],
      frida: [0.3, 0.3],
      bruno: [-0.55, -0.25],
    },
  },
  levels: [
    { depth: 3, nodes: 800, noise: 320, missRate: 0.51 },
    { depth: 3, nodes: 1800, noise: 98, missRate: 0.25 },
    { depth: 4, nodes: 2780, noise: 53, missRate: 0.149 },
    { depth: 5, nodes: 4200, noise: 29, missRate: 0.074 },
    { depth: 6, nodes: 4900, noise: 28, missRate: 0.07 },
    { depth: 8, nodes: 7200, noise: 19, missRate: 0.024 },
    { depth: 32, nodes: 12000, noise: 12, missRate: 0.006 },
    { depth: 64, nodes: 200000, noise: 3, missRate: 0 },
  ],
  steps: stepsOf(ladder.usual),
};
