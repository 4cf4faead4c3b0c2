// Makes a fresh clone ready: npm packages always; with `--browsers`, where Debian's packages can be installed, also the
// three browsers of the end-to-end tests. Elsewhere those tests use what they find (tests/support/installed.ts).
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

/** What the end-to-end tests drive, and the Debian package that brings it. */
const BROWSERS = {
  '/usr/bin/chromium': 'chromium',
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

if (process.argv.includes('--browsers') && existsSync('/usr/bin/apt-get')) {
  const packages = Object.keys(BROWSERS)
    .filter((program) => !existsSync(program))
    .map((program) => BROWSERS[program]);
  if (packages.length > 0 && process.getuid?.() === 0) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  } else if (packages.length > 0) {
    console.warn(`For tests in every engine: apt-get install ${packages.join(' ')}`);
  }
}
