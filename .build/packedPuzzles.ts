// Build step: packs each game's puzzles.json, which is written for people to read and compare, into a deflated file of its own,
// and a module that fetches and unfolds it. Puzzles are most of what is stored for offline play.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
      const folder = id.slice(PACKED.length);
      const file = join(folder, 'puzzles.json');
      this.addWatchFile(file);
      const reference = this.emitFile({
        type: 'asset',
        name: `puzzles-${basename(folder)}.bin`,
        source: packed(JSON.parse(readFileSync(file, 'utf8'))),
      });
      return unfoldingModule(`import.meta.ROLLUP_FILE_URL_${reference}`);
    },
  };
}

/** A value's JSON, deflated. */
export const packed = (value: unknown): Uint8Array =>
  deflateSync(JSON.stringify(value), { level: 9 });

/**
 * The text of a module whose default export can be awaited for the value packed at `address`, a JavaScript expression. It is
 * fetched anew whenever it is awaited, so that what failed without network succeeds later. Safari 16.4 and its contemporaries
 * can inflate.
 */
export const unfoldingModule = (address: string): string =>
  `async function unfold() {
  const response = await fetch(${address});
  if (!response.ok) throw new Error('puzzles: ' + response.status);
  return new Response(response.body.pipeThrough(new DecompressionStream('deflate'))).json();
}
export default { then: (resolve, reject) => unfold().then(resolve, reject) };
`;
