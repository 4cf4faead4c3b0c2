// Preview server: an unknown path leads to the app's own address, as the service worker does it once installed. Files
// that do not exist stay missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function shellForUnknownPaths(): Plugin {
  return {
    name: 'shell-for-unknown-paths',
    configurePreviewServer: (server) => {
      const folder = join(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const wantsPage = request.headers.accept?.includes('text/html') ?? false;
        if (!wantsPage || existsSync(join(folder, decodeURI(pathname)))) return next();
        response.writeHead(302, { location: '/' }).end();
      });
    },
  };
}
