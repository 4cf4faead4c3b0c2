// Build step: what the app says about itself. Gives the module "virtual:about" its version and the commit it was built from, and
// "virtual:licences" the licences of all code of others that is delivered with it: long texts, packed for offline play.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packed, unfoldingModule } from './packedFiles.ts';

const ABOUT = 'virtual:about';
const LICENCES = 'virtual:licences';
/** How such a module is called once it is found. */
const resolved = (name: string): string => `\0${name}`;
/** What the service worker is made of; the app's own dependencies are in package.json. */
const SERVICE_WORKER = ['workbox-precaching'];

interface Licence {
  readonly name: string;
  readonly version: string;
  /** As in package.json, such as "MIT". */
  readonly licence: string;
  readonly text: string;
}

interface Package {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function about(): Plugin {
  let root = '.';
  let isBuilt = false;
  return {
    name: 'about',
    configResolved: (config) => {
      root = config.root;
      isBuilt = config.command === 'build';
    },
    resolveId: (id) => (id === ABOUT || id === LICENCES ? resolved(id) : undefined),
    load(id) {
      if (id === resolved(LICENCES)) {
        const licences = deliveredLicences(root);
        if (!isBuilt) return `export default ${JSON.stringify(licences)};`;
        const source = packed(licences);
        const reference = this.emitFile({ type: 'asset', name: 'licences.bin', source });
        return unfoldingModule(`import.meta.ROLLUP_FILE_URL_${reference}`);
      }
      if (id !== resolved(ABOUT)) return undefined;
      const own = readPackage(root);
      const facts = {
        version: own.version,
        commit: git(root, 'rev-parse', '--short', 'HEAD'),
        date: git(root, 'log', '-1', '--format=%cs'),
      };
      return Object.entries(facts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Licences of all packages whose code is delivered. */
export const deliveredLicences = (root: string): Licence[] =>
  licences(root, [...Object.keys(readPackage(root).dependencies ?? {}), ...SERVICE_WORKER]);

/** Licences of packages and all they need at run time, by name. @throws Error if one comes without a licence text */
export function licences(root: string, names: readonly string[]): Licence[] {
  const found = new Map<string, Licence>();
  const visit = (name: string) => {
    // Types are not delivered.
    if (found.has(name) || name.startsWith('@types/')) return;
    const folder = join(root, 'node_modules', name);
    const { version, license, dependencies = {} } = readPackage(folder);
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    if (!file) throw new Error(`${name} has no licence text`);
    const text = readFileSync(join(folder, file), 'utf8').trim();
    found.set(name, { name, version, licence: license, text });
    for (const dependency of Object.keys(dependencies)) visit(dependency);
  };
  for (const name of names) visit(name);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** What git says, or nothing where the sources came without their history. */
function git(root: string, ...words: string[]): string | null {
  if (!existsSync(join(root, '.git'))) return null;
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
