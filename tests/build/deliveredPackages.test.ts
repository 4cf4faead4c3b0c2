// Which packages are delivered with the app, and that their licences allow it.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { deliveredLicences } from '../../.build/about';
import { packagesOf } from '../../.build/deliveredPackages';

test('modules are told by the package they come from', () => {
  expect(
    packagesOf([
      '/app/src/main.tsx',
      '/app/node_modules/ffish-es6/ffish.js',
      '/app/node_modules/@preact/signals/dist/x.js',
      '\0vite/preload-helper.js',
      'C:\\app\\node_modules\\preact\\node_modules\\inner\\index.js?url',
      '/app/node_modules/ffish-es6/other.js',
    ]),
  ).toEqual(['ffish-es6', '@preact/signals', 'inner']);
});

test('nothing that is delivered binds what it is delivered with to its own licence', () => {
  const delivered = deliveredLicences(process.cwd());
  expect(delivered.map(({ name }) => name)).toContain('preact');
  expect(delivered.filter(({ licence }) => /GPL/.test(licence))).toEqual([]);
});

test('the bill of materials has all that is delivered', () => {
  const command = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { components } = JSON.parse(execFileSync('npm', command, { encoding: 'utf8' }));
  for (const { name, version } of deliveredLicences(process.cwd())) {
    expect(components).toContainEqual(expect.objectContaining({ name, version }));
  }
});
