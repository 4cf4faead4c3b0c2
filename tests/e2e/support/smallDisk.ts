// A disk of its own that can be filled to the last byte: what a browser does then, no test within the page can show.
// Only root may mount one.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a browser's profile needs, and some room. */
const MEGABYTES = 150;
/** What is tried to write at first, and at last, in bytes. */
const LARGE = 8 << 20;
const SMALL = 256;

export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  /** Gives back the room that filling took. */
  free(): void;
  remove(): void;
}

/** Whether a full disk is to be tested. */
export const testsFullDisk = (): boolean => process.env.FULL_DISK !== undefined;

/** @throws where this machine does not let the tests mount a disk */
export function mountDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'fortyone-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  const files: string[] = [];
  return {
    folder,
    fill: () => {
      for (let bytes = LARGE; bytes >= SMALL; ) {
        const file = join(folder, `filling-${files.length}`);
        files.push(file);
        try {
          writeFileSync(file, Buffer.alloc(bytes));
        } catch {
          bytes >>= 1;
        }
      }
    },
    free: () => {
      for (const file of files.splice(0)) rmSync(file, { force: true });
    },
    remove: () => {
      // What still has a file open there ends soon.
      execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true });
    },
  };
}
