// Build step: packs what each game's folder writes for people to read and compare, its puzzles.json and openings.json, into
// deflated files of their own, with modules that fetch and unfold them. Puzzles are most of what is stored for offline play.
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const OF_GAMES = /\/src\/games\/[^/]+\/index\.ts$/;
const FILE = /^\.\/(puzzles|openings)\.json$/;
const PACKED = '\0packed:';

export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') => {
      const [, name] = FILE.exec(source) ?? [];
      // Without its ending, by which it would be taken for JSON.
      return name !== undefined && OF_GAMES.test(importer)
        ? PACKED + join(dirname(importer), name)
        : null;
    },
    load(id) {
      if (!id.startsWith(PACKED)) return null;
      const path = id.slice(PACKED.length);
      const file = `${path}.json`;
      this.addWatchFile(file);
      const reference = this.emitFile({
        type: 'asset',
        name: `${basename(path)}-${basename(dirname(path))}.bin`,
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
 * fetched anew whenever it is awaited, so that what failed without network succeeds later. It is unfolded once it is there
 * whole: of a stream that breaks off Firefox complains on its own account, beside the error that is dealt with. Safari 16.4
 * and its contemporaries can inflate.
 */
export const unfoldingModule = (address: string): string =>
  `async function unfold() {
  const response = await fetch(${address});
  if (!response.ok) throw new Error('packed file: ' + response.status);
  const stored = await response.blob();
  return new Response(stored.stream().pipeThrough(new DecompressionStream('deflate'))).json();
}
export default { then: (resolve, reject) => unfold().then(resolve, reject) };
`;
