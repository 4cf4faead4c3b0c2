// Makes a fresh clone ready: npm packages as the lock file names them; with `--browsers`, where Debian's packages can be
// installed, also the three browsers of the end-to-end tests. Elsewhere those tests use what they find
// (tests/support/installed.ts).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

function run(command, ...args) {
  // Windows starts npm, a script there, only through its shell.
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (error || status !== 0) {
    console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
    process.exit(1);
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** True when node_modules holds exactly what the lock file names; packages for other systems may be absent. */
function isInstalled() {
  const installedPath = 'node_modules/.package-lock.json';
  if (!existsSync(installedPath)) return false;
  const { '': _project, ...locked } = readJson('package-lock.json').packages;
  const installed = readJson(installedPath).packages;
  return (
    Object.keys(installed).every((path) => path in locked) &&
    Object.entries(locked).every(([path, { integrity, optional }]) =>
      path in installed ? installed[path].integrity === integrity : optional,
    )
  );
}

if (!isInstalled()) run('npm', 'ci', '--no-fund', '--no-audit');

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
