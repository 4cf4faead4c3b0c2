// The games' networks as files of the project, for what runs in Node.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { NetworkReader } from '../src/engine/openRules';

const inflated: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(inflate);

/** @param project the project's folder */
export const networkFiles =
  (project: string): NetworkReader =>
  async (game) =>
    inflated(await readFile(join(project, 'src/games', game, 'network.bin')));
