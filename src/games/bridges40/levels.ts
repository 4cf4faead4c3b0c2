// How weak each level of 40 Bridges is, as measured by npm run lab -- tournament (ladder.json).
import { type LevelTable, stepsOf } from '../levels';
import ladder from './ladder.json';

export const levels: LevelTable = {
  formVariance: 1.5,
  manner: {
    mostCp: 15,
    levels: {
      vera: [0.2, 0.2],
      carlo: [0.2, 0.2],
      nils: [0.05, 0.05],
      frida: [0.3, 0.3],
      bruno: [0.05, 0.05],
    },
  },
  levels: [
    { depth: 2, nodes: 410, noise: 766, missRate: 0.783 },
    { depth: 2, nodes: 774, noise: 332, missRate: 0.534 },
    { depth: 3, nodes: 932, noise: 257, missRate: 0.468 },
    { depth: 3, nodes: 1175, noise: 189, missRate: 0.392 },
    { depth: 3, nodes: 1525, noise: 132, missRate: 0.313 },
    { depth: 4, nodes: 2152, noise: 82, missRate: 0.223 },
    { depth: 6, nodes: 4822, noise: 34, missRate: 0.105 },
    { depth: 64, nodes: 165000, noise: 3, missRate: 0 },
  ],
  steps: stepsOf(ladder.usual),
};
