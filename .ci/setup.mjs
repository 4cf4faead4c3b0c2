// Makes a fresh clone ready: npm packages as the lock file names them; with `--browsers`, where Debian's packages can be
// installed, also the three browsers of the end-to-end tests. Elsewhere those tests use what they find
// (tests/support/installed.ts).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether the command ended well; says so if not. */
function succeeds(command, ...args) {
  // Windows starts npm, a script there, only through its shell.
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell });
  if (!error && status === 0) return true;
  console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
  return false;
}

function run(command, ...args) {
  if (!succeeds(command, ...args)) process.exit(1);
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
/** The same Chromium without a browser around its pages, in which tests take a third less time. Not every system has it. */
const SHELL = { '/usr/bin/chromium-headless-shell': 'chromium-headless-shell' };

const missing = (places) =>
  Object.keys(places)
    .filter((program) => !existsSync(program))
    .map((program) => places[program]);

if (process.argv.includes('--browsers') && existsSync('/usr/bin/apt-get')) {
  const packages = missing(BROWSERS);
  const all = [...packages, ...missing(SHELL)];
  const install = ['install', '-y', '--no-install-recommends'];
  if (all.length > 0 && process.getuid?.() === 0) {
    // Without them there are tests that cannot run; without the shell, none.
    const updated = succeeds('apt-get', 'update');
    if (!(updated && succeeds('apt-get', ...install, ...all)) && packages.length > 0)
      run('apt-get', ...install, ...packages);
  } else if (packages.length > 0) {
    console.warn(`For tests in every engine: apt-get install ${packages.join(' ')}`);
  }
}
