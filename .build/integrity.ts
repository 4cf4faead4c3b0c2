// Build steps: give every file that is stored for offline play the hash of its content, so that the service worker
// (workers/sw.ts) never takes anything else for it, such as a host's page for what is missing; and likewise to the engine
// the hashes of its networks.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly url: string;
  /** Null for a file whose name has its hash. */
  revision?: string | null;
}

interface Integrity {
  readonly plugin: Plugin;
  /** Adds the hashes, without their kind, to the list of files, whose addresses are relative to the build's folder. */
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
      manifest: entries.map((entry) => {
        const integrity = hashOf(readFileSync(join(folder, entry.url)));
        const described = { ...entry, integrity };
        // Nearly all files have none: saying so takes 3 kB of the room for offline play, as the kind of hash takes 1 kB.
        if (described.revision === null) delete described.revision;
        return described;
      }),
      warnings: [],
    }),
  };
}

/** Gives the hash of a file's content to a module that imports it with the query `integrity`. */
export function importedHashes(): Plugin {
  return {
    name: 'imported-hashes',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (query !== 'integrity') return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(integrityOf(readFileSync(file)))};`;
    },
  };
}

/** The SHA-256 of a content in base 64. */
export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64');

/** The hash of a content as the attribute `integrity` of HTML writes it. */
export function integrityOf(content: Uint8Array): string {
  return `sha256-${hashOf(content)}`;
}
