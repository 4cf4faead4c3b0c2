// Build step: packs each game's puzzles.json, which is written for people to read and compare, into a module that unfolds itself
// where it is loaded: their text deflated, as base64. Puzzles are most of what is stored for offline play.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const OF_GAMES = /\/src\/games\/[^/]+\/index\.ts$/;
const PACKED = '\0packed-puzzles:';

export function packedPuzzles(): Plugin {
  return {
    name: 'packed-puzzles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './puzzles.json' && OF_GAMES.test(importer) ? PACKED + dirname(importer) : null,
    load(id) {
      if (!id.startsWith(PACKED)) return null;
      const file = join(id.slice(PACKED.length), 'puzzles.json');
      this.addWatchFile(file);
      return packedModule(JSON.parse(readFileSync(file, 'utf8')));
    },
  };
}

/** The text of a module whose default export is a promise of the value. Safari 16.4 and its contemporaries can inflate. */
export function packedModule(value: unknown): string {
  const packed = deflateSync(JSON.stringify(value), { level: 9 }).toString('base64');
  return `const bytes = Uint8Array.from(atob('${packed}'), (letter) => letter.charCodeAt(0));
const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
export default new Response(inflated).json();
`;
}
