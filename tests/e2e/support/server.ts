// A plain static host, as strict as the simplest there is: files, 404 for what is missing (with the page for it, if there is one), and no headers that the app
// would come to rely on. It can be stopped, which is what "offline" means here, and started again.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const SIGN_IN = '<!doctype html><title>Hotel</title><h1>Sign in to the network</h1>';

export interface StaticServer {
  /** Address of the app, with a closing slash. */
  readonly url: string;
  /** Paths asked for so far. */
  readonly requests: string[];
  /** Those of them that were not there. */
  readonly missing: readonly string[];
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Serves another folder from now on: a new version of the app. */
  deploy(folder: string): void;
  /** Whether to answer whatever is asked for with a page to sign in, as a hotel's network does. */
  setCaptive(isCaptive: boolean): void;
}

/** Serves a folder below `base`, a path with slashes at both ends. */
export async function serve(root: string, base = '/'): Promise<StaticServer> {
  let folder = root;
  let isDown = false;
  let isCaptive = false;
  const requests: string[] = [];
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    if (isCaptive) {
      response.writeHead(200, { 'content-type': TYPES['.html'] }).end(SIGN_IN);
      return;
    }
    const file = fileOf(folder, base, decodeURIComponent(pathname));
    if (file === null) {
      missing.push(pathname);
      const page = join(folder, '404.html');
      const [type, body] = existsSync(page)
        ? [TYPES['.html'], readFileSync(page)]
        : ['text/plain', 'Not found'];
      response.writeHead(404, { 'content-type': type }).end(body);
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(readFileSync(file));
  });
  server.on('connection', (socket) => {
    if (isDown) socket.resetAndDestroy();
  });
  // One that is down keeps its port, since another might be given it; it must not keep its process.
  server.unref();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://localhost:${port}${base}`,
    requests,
    missing,
    start: () => {
      isDown = false;
      return Promise.resolve();
    },
    stop: () => {
      isDown = true;
      server.closeAllConnections();
      return Promise.resolve();
    },
    deploy: (next) => {
      folder = next;
    },
    setCaptive: (next) => {
      isCaptive = next;
    },
  };
}

function fileOf(folder: string, base: string, pathname: string): string | null {
  if (!pathname.startsWith(base)) return null;
  const relative = normalize(pathname.slice(base.length) || 'index.html');
  if (relative.startsWith('..')) return null;
  const file = join(folder, relative);
  return existsSync(file) && statSync(file).isFile() ? file : null;
}
