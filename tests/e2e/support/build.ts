// Makes sure, once before all end-to-end tests, that dist is built from the present sources.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');
/** Folder of the built app. End-to-end tests find it built; anything else asks `builtApp`. */
export const DIST = join(ROOT, 'dist');

const SOURCES = [
  'index.html',
  'package.json',
  'vite.config.ts',
  'public',
  'src',
  '.build',
  'workers',
];

export default function setup(): void {
  const built = join(DIST, 'sw.js');
  if (existsSync(built) && statSync(built).mtimeMs > newest()) return;
  build();
}

/** Folder of the built app, for programs that measure it or take its pictures: built first where sources have changed. */
export function builtApp(): string {
  setup();
  return DIST;
}

/** Builds the app, with options as vite's command line takes them. */
export function build(...options: string[]): void {
  // The test runner's own NODE_ENV would make it a development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', 'build', '--', ...options], { cwd: ROOT, stdio: 'inherit', env });
}

/** Builds the app into the folder as for development: with the language that nobody speaks. */
export function buildWithPseudo(folder: string): void {
  const env = { ...process.env, NODE_ENV: 'development' };
  const options = ['--mode', 'development', '--outDir', folder, '--emptyOutDir'];
  execFileSync('npm', ['run', 'build', '--', ...options], { cwd: ROOT, stdio: 'inherit', env });
}

/** Time of the latest change of a source file. */
function newest(): number {
  const files = SOURCES.flatMap((name) => {
    const path = join(ROOT, name);
    if (!statSync(path).isDirectory()) return [path];
    return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file));
  });
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}
