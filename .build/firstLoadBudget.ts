// Build step: prints what the first visit loads before the engine (the page, the scripts and styles it names or imports at once,
// and the texts of one language), compressed, and fails where that is too much.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { firstFiles } from './languageFiles.ts';

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

/** Gzip bytes of the built page with everything that it makes the browser load before it is shown, in the language with most. */
export function firstLoadBytes(folder: string): number {
  const bytes = (file: string) => gzipSync(readFileSync(join(folder, file))).length;
  const languages = Object.values(
    firstFiles(readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)),
  );
  return (
    [...firstLoadFiles(folder)].reduce((sum, file) => sum + bytes(file), 0) +
    Math.max(0, ...languages.map(bytes))
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
