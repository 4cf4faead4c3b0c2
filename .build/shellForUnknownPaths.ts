// An unknown path leads to the app's own address, as the service worker does it once installed; a file that does not
// exist stays missing. For the preview server here, and for plain hosts by a 404.html: only a build that knows its path
// (`--base /games/`) can have one, since a page served at any depth cannot find the app by a relative address.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

export function shellForUnknownPaths(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'shell-for-unknown-paths',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle() {
      if (!config.base.startsWith('/') || config.build.ssr) return;
      this.emitFile({ type: 'asset', fileName: '404.html', source: leadTo(config.base) });
    },
    configurePreviewServer: (server) => {
      const { base, root, build } = config;
      const app = base.startsWith('/') ? base : '/';
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const inside = pathname.startsWith(app) ? pathname.slice(app.length) : null;
        if (inside !== null && existsSync(join(root, build.outDir, pathOf(inside)))) return next();
        const wantsPage = request.headers.accept?.includes('text/html') ?? false;
        if (wantsPage) response.writeHead(302, { location: app }).end();
        else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      });
    },
  };
}

/** A path as the file system knows it; as it is where it is not well encoded. */
function pathOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const leadTo = (base: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="0; url=${base}" />
    <title>Fortyone</title>
  </head>
  <body>
    <p>There is nothing at this address. <a href="${base}">Open Fortyone</a></p>
  </body>
</html>
`;
