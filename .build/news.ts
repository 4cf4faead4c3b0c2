// Build step: the service worker knows in a line what its version brings, from CHANGELOG.md, so that the page of an older
// version can show it before switching. The constant is __NEWS__.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const news = (): Plugin => ({
  name: 'news',
  config: ({ root = '.' }) => ({
    define: { __NEWS__: JSON.stringify(newsOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))) },
  }),
});

/** The line below the heading of the newest version. @throws Error if there is none */
export function newsOf(changelog: string): string {
  const line = /^## \[\d[^\n]*\n\n([^\n#-][^\n]*)\n/m.exec(changelog)?.[1];
  if (!line) throw new Error('CHANGELOG.md needs a line below the heading of its newest version');
  return line;
}
