// How weak each level of Chess in the Fast Lane is, as measured by npm run lab -- tournament (ladder.json).
import { type LevelTable, stepsOf } from '../levels';
import ladder from './ladder.json';

export const levels: LevelTable = {
  formVariance: 1,
  // Few moves are about as good as the best, and games are short: three times the usual centipawns show as much.
  manner: {
    mostCp: 90,
    levels: {
      vera: [0.2, 0.2],
      carlo: [0.2, 0.2],
      nils: [0.15, 0.15],
      frida: [0.3, 0.3],
      bruno: [0.3, 0.3],
    },
  },
  levels: [
    { depth: 2, nodes: 703, noise: 372, missRate: 0.566 },
    { depth: 3, nodes: 979, noise: 236, missRate: 0.448 },
    { depth: 3, nodes: 1430, noise: 140, missRate: 0.323 },
    { depth: 4, nodes: 2600, noise: 66, missRate: 0.175 },
    { depth: 5, nodes: 4618, noise: 29, missRate: 0.065 },
    { depth: 8, nodes: 7700, noise: 16, missRate: 0.015 },
    { depth: 64, nodes: 21000, noise: 6, missRate: 0 },
    { depth: 64, nodes: 175000, noise: 3, missRate: 0 },
  ],
  steps: stepsOf(ladder.usual),
};
