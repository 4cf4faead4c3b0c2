// Build step: prints what the first visit loads before the engine (the page, and the scripts and styles it names or
// imports at once), compressed, and fails where that is too much.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LIMIT_KB = 50;

export function firstLoadBudget(): Plugin {
  let folder = 'dist';
  return {
    name: 'first-load-budget',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        const kilobytes = firstLoadBytes(folder) / 1000;
        console.info(`First load: ${kilobytes.toFixed(1)} kB gzip (limit ${LIMIT_KB} kB)`);
        if (kilobytes > LIMIT_KB) throw new Error(`the first load is above ${LIMIT_KB} kB`);
      },
    },
  };
}

/** Gzip bytes of the built page with everything that it makes the browser load before its first script runs. */
export function firstLoadBytes(folder: string): number {
  return [...firstLoadFiles(folder)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
    0,
  );
}

/** Files of the first load, relative to the folder: the page, what it links, and static imports all the way down. */
function firstLoadFiles(folder: string): Set<string> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const found = new Set(['index.html']);
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
      visit(`assets/${name}`);
    }
  };
  for (const [, name] of page.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+\.(?:js|css))"/g))
    visit(name);
  return found;
}
