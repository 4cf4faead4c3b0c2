// What the build packs of games' files unfolds into the very same files, for every game that has some.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packed, unfoldingModule } from '../../.build/packedFiles';

const files = import.meta.glob<unknown>('../../src/games/*/{puzzles,openings}.json', {
  eager: true,
  import: 'default',
});

/** What Node gives for a module's default export, awaited; the test runner looks into promises that modules export. */
function awaited(module: string): unknown {
  const address = `data:text/javascript,${encodeURIComponent(module)}`;
  const script = `import file from ${JSON.stringify(address)}; console.log(JSON.stringify(await file));`;
  const run = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8' }));
}

test.each(Object.entries(files))('%s', (_path, file) => {
  const bytes = packed(file);
  const address = `data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`;
  expect(awaited(unfoldingModule(JSON.stringify(address)))).toEqual(file);
  // Else the step would not be worth its place.
  expect(bytes.length).toBeLessThan(0.4 * JSON.stringify(file).length);
});
