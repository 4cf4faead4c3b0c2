// How weak each level of Cuarenta is, as measured by npm run lab -- tournament (ladder.json).
import { DEFAULT_MANNER_SETTINGS } from '../characters';
import { type LevelTable, stepsOf } from '../levels';
import ladder from './ladder.json';

export const levels: LevelTable = {
  formVariance: 1,
  manner: {
    ...DEFAULT_MANNER_SETTINGS,
    levels: {
      vera: [0.25, 0.25],
      carlo: [0.15, 0.15],
      nils: [0, 0.2],
      frida: [0.15, 0.3],
      bruno: [0, 0.1],
    },
  },
  levels: [
    { depth: 2, nodes: 688, noise: 375, missRate: 0.558 },
    { depth: 3, nodes: 1500, noise: 135, missRate: 0.32 },
    { depth: 4, nodes: 2450, noise: 66, missRate: 0.185 },
    { depth: 5, nodes: 3700, noise: 38, missRate: 0.09 },
    { depth: 6, nodes: 6300, noise: 20, missRate: 0.04 },
    { depth: 12, nodes: 12500, noise: 10, missRate: 0.004 },
    { depth: 64, nodes: 28500, noise: 5, missRate: 0 },
    { depth: 64, nodes: 200000, noise: 3, missRate: 0 },
  ],
  steps: stepsOf(ladder.usual),
};
