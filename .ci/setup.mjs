// Makes a fresh clone ready: npm packages always, a Chromium for the end-to-end tests with `--browsers`.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error || status !== 0) {
    console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
    process.exit(1);
  }
}

const installed = 'node_modules/.package-lock.json';
const stale =
  !existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs;
// Not npm ci: it refuses a lock file made where other platforms' optional packages could not be seen.
if (stale) run('npm', 'install', '--no-save', '--no-fund', '--no-audit');

if (process.argv.includes('--browsers') && !existsSync('/usr/bin/chromium')) {
  if (process.getuid?.() !== 0) {
    console.error('The end-to-end tests need /usr/bin/chromium: apt-get install chromium');
    process.exit(1);
  }
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
}
