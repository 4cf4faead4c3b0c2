// The games' networks as files of the project, for what runs in Node.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NetworkReader } from '../src/engine/openRules';

/** @param project the project's folder */
export const networkFiles =
  (project: string): NetworkReader =>
  (game) =>
    readFile(join(project, 'src/games', game, 'network.bin'));
