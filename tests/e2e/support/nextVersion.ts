// A new version of the app as a deployment makes it: every script and style under another name, and none under its old
// one.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { hashOf } from '../../../.build/integrity';
import { itemAt } from '../../../src/util/items';
import { packedName } from '../../../workers/builtFiles';

/** Name, hash and type of a built file. */
const HASHED = /^(.+-)([\w-]{8})(\.(?:js|css))$/;
/** A file in the service worker's list. */
const ENTRY = /\{[^{}]*"url":"[^{}]*\}/g;
const TEXTS = /\.(?:js|css|html)$/;

/**
 * Makes a version that differs from the one in `dist` by its files' names, which have the mark in them; returns its folder.
 * One that does not start has a fault at the beginning of its first script.
 */
export function nextVersion(
  dist: string,
  { mark = 'next', starts = true }: { readonly mark?: string; readonly starts?: boolean } = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'fortyone-next-'));
  cpSync(dist, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const renamed = new Map<string, string>();
  /** By the names of their packed files. */
  const packed = new Map<string, string>();
  for (const file of readdirSync(assets)) {
    const [, stem, , type] = HASHED.exec(file) ?? [];
    if (!stem) continue;
    const next = `${stem}${mark}${String(renamed.size).padStart(4, '0')}${type}`;
    renamed.set(file, next);
    renameSync(join(assets, file), join(assets, next));
    if (existsSync(join(assets, packedName(file)))) packed.set(packedName(file), next);
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXTS.test(file)) continue;
    let text = readFileSync(join(folder, file), 'utf8');
    const before = inlineHashes(text);
    for (const [old, next] of renamed) text = text.replaceAll(old, next);
    // The page's own script names files, and is allowed by its hash.
    for (const [index, hash] of inlineHashes(text).entries())
      text = text.replaceAll(itemAt(before, index), hash);
    if (!starts && /index-\w+\.js$/.test(file))
      text = `throw Error('a version that does not start');${text}`;
    writeFileSync(join(folder, file), text);
  }
  for (const [old, next] of packed) {
    rmSync(join(assets, old));
    writeFileSync(join(assets, packedName(next)), deflateSync(readFileSync(join(assets, next))));
  }
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, describedAnew(readFileSync(worker, 'utf8'), folder, mark));
  return folder;
}

/** Of the scripts that stand in a page. */
const inlineHashes = (page: string): string[] =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => hashOf(Buffer.from(code)));

/** The service worker with its list of files as they are now. */
function describedAnew(worker: string, folder: string, mark: string): string {
  return worker.replace(ENTRY, (entry) => {
    const { url, revision, integrity } = JSON.parse(entry);
    return JSON.stringify({
      url,
      // Files without a hash in their name are told apart by their revision.
      ...(revision && { revision: `${mark}${revision.slice(4)}` }),
      ...(integrity && { integrity: hashOf(readFileSync(join(folder, url))) }),
    });
  });
}
