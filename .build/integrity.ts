// Build step: gives every file that is stored for offline play the hash of its content, so that the service worker
// (workers/sw.ts) never takes anything else for it, such as a host's page for what is missing.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly url: string;
}

interface Integrity {
  readonly plugin: Plugin;
  /** Adds the hashes to the list of files, whose addresses are relative to the build's folder. */
  readonly transform: <E extends Entry>(
    entries: E[],
  ) => { manifest: (E & { integrity: string })[]; warnings: string[] };
}

export function integrity(): Integrity {
  let folder = 'dist';
  return {
    plugin: {
      name: 'integrity',
      apply: 'build',
      configResolved: ({ root, build }) => {
        folder = resolve(root, build.outDir);
      },
    },
    transform: (entries) => ({
      manifest: entries.map((entry) => ({
        ...entry,
        integrity: integrityOf(readFileSync(join(folder, entry.url))),
      })),
      warnings: [],
    }),
  };
}

/** The hash of a content as the attribute `integrity` of HTML writes it. */
export function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
