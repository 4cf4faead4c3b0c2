// The lock file names every package on every system that the tools run on, so that `npm ci` installs the same anywhere.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Ranges = Readonly<Record<string, string>>;

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Ranges;
  readonly devDependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly peerDependencies?: Ranges;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

interface Project extends LockedPackage {
  readonly overrides: Readonly<Record<string, Ranges>>;
}

/** Path within node_modules, and what the lock file says of the package there; '' is the project. */
type Entry = readonly [path: string, entry: LockedPackage];

const read = (name: string): string =>
  readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const project: Project = JSON.parse(read('package.json'));
const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(
  read('package-lock.json'),
).packages;
const { '': root, ...packages } = locked;

/** What a package cannot be installed without; optional peers are left to whoever wants them. */
function needs(entry: LockedPackage): [name: string, range: string][] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = entry;
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  const others = { ...dependencies, ...devDependencies, ...optionalDependencies };
  return [...Object.entries(others), ...peers];
}

/** Where Node finds a package from another: beside it, or in a folder further out. */
function find(from: string, name: string): LockedPackage | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = locked[`${folder && `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

test('every package that another needs is locked, whichever system it is for', () => {
  const absent = Object.entries(locked).flatMap(([path, entry]: Entry) =>
    needs(entry)
      .filter(([name]) => !find(path, name))
      .map(([name, range]) => `${name} ${range} for ${path || 'the project'}`),
  );
  expect(absent).toEqual([]);
});

test('the lock file is of the package.json beside it', () => {
  expect(root.dependencies).toEqual(project.dependencies);
  expect(root.devDependencies).toEqual(project.devDependencies);
});

test('no version is whatever is newest on the day', () => {
  const loose = Object.entries(locked).flatMap(([path, entry]: Entry) =>
    needs(entry)
      // A version or a range of them has a digit or a star; a tag like "latest" has neither.
      .filter(([, range]) => !/[\d*]/.test(range))
      .filter(([name]) => {
        const pinned = project.overrides[nameOf(path)]?.[name];
        return !pinned || pinned !== find(path, name)?.version;
      })
      .map(([name, range]) => `${name} ${range} for ${path || 'the project'}`),
  );
  expect(loose).toEqual([]);
});

test('every package has its hash and no address, so that any registry may serve it', () => {
  const wrong = Object.entries(packages).filter(
    ([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved !== undefined,
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});
