// What `npm start` and `npm test` install first: run in a folder of its own, with an npm that only notes what it is asked.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SETUP = join(import.meta.dirname, '../../.ci/setup.mjs');

const LOCKED = {
  '': { name: 'app' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool' },
  'node_modules/tool-linux': { version: '1.0.0', integrity: 'sha512-linux', optional: true },
  'node_modules/tool-mac': { version: '1.0.0', integrity: 'sha512-mac', optional: true },
};

const INSTALLED = {
  'node_modules/tool': LOCKED['node_modules/tool'],
  'node_modules/tool-linux': LOCKED['node_modules/tool-linux'],
};

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fortyone-setup-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
});

afterEach(() => rmSync(folder, { recursive: true }));

function install(packages: object): void {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

/** Runs the setup, where npm ends with a status. @returns its own status, what it said, and what it asked of npm */
function setUp(npmStatus = 0) {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\necho "$@" >> asked\nexit ${npmStatus}\n`);
  chmodSync(npm, 0o755);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stderr } = spawnSync(process.execPath, [SETUP], { cwd: folder, env });
  const asked = join(folder, 'asked');
  return { status, said: `${stderr}`, asked: existsSync(asked) ? readFileSync(asked, 'utf8') : '' };
}

const CLEAN_INSTALL = 'ci --no-fund --no-audit\n';

test('a fresh clone gets the packages that the lock file names', () => {
  expect(setUp()).toEqual({ status: 0, said: '', asked: CLEAN_INSTALL });
});

test('nothing is installed again where nothing changed', () => {
  install(INSTALLED);
  expect(setUp()).toEqual({ status: 0, said: '', asked: '' });
});

test.each([
  ['another version', { ...INSTALLED, 'node_modules/tool': { integrity: 'sha512-older' } }],
  ['a package less', { 'node_modules/tool-linux': LOCKED['node_modules/tool-linux'] }],
  ['a package more', { ...INSTALLED, 'node_modules/old': { integrity: 'sha512-old' } }],
])('packages are installed anew over %s', (_what, packages) => {
  install(packages);
  expect(setUp().asked).toBe(CLEAN_INSTALL);
});

test('a failed installation ends the setup and says so', () => {
  expect(setUp(1)).toEqual({
    status: 1,
    said: 'npm ci --no-fund --no-audit failed\n',
    asked: CLEAN_INSTALL,
  });
});
