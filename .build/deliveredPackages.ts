// Build step: nothing is delivered from packages but those whose licences About shows. So a package that only the tests
// use, such as a rival under the GPL, cannot slip in by an import.
import type { Plugin } from 'vite';
import { deliveredLicences } from './about.ts';

export function deliveredPackages(): Plugin {
  let root = '.';
  return {
    name: 'delivered-packages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : [],
      );
      const known = new Set(deliveredLicences(root).map(({ name }) => name));
      const strays = packagesOf(modules).filter((name) => !known.has(name));
      if (strays.length > 0) {
        this.error(`${strays.join(', ')} would be delivered, but About does not show its licence`);
      }
    },
  };
}

/** Names of the packages that modules come from, each once. */
export function packagesOf(modules: readonly string[]): string[] {
  const names = modules.flatMap((id) => {
    const inside = id.replaceAll('\\', '/').split('/node_modules/').slice(1).at(-1);
    if (inside === undefined) return [];
    const [first, second] = inside.split('/');
    return [first.startsWith('@') ? `${first}/${second}` : first];
  });
  return [...new Set(names)];
}
