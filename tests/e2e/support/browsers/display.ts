// A screen for a browser that cannot do without one.
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface Display {
  /** As the environment variable DISPLAY wants it. */
  readonly name: string;
  close(): void;
}

/**
 * Starts an X server of its own, which chooses a free number. Its keys do not repeat: on a busy machine it may take one for held,
 * and a page that is loaded again thirty times a second answers nobody.
 */
export function openDisplay(): Promise<Display> {
  const server = spawn(
    'Xvfb',
    ['-r', '-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    const number = server.stdio[3] as Readable;
    number.once('data', (data) =>
      resolve({ name: `:${String(data).trim()}`, close: () => server.kill() }),
    );
  });
}
