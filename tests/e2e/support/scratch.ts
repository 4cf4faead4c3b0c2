// A folder for temporary files that the whole run shares, gone when it ends: browsers, Playwright and the sound server leave
// folders of their own behind, above all where a browser was killed.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeProfile } from './browsers/profile';

/** Runs once before all tests, and gives what runs after them. The test processes and the browsers inherit the variable. */
export default function setup(): () => Promise<void> {
  const before = process.env.TMPDIR;
  // Short, since sockets in it have names of at most 107 characters.
  const folder = mkdtempSync(join(tmpdir(), 'f41-'));
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await removeProfile(folder);
  };
}
