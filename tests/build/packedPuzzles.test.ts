// What the build packs of the puzzles unfolds into the very same puzzles, for every game that has some.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packedModule } from '../../.build/packedPuzzles';
import { games } from '../../src/games';
import type { PuzzleFile } from '../../src/puzzles/puzzle';

const puzzled = games.filter(({ loadPuzzles }) => loadPuzzles);

test.each(puzzled)('$name', async ({ id }) => {
  const { default: file }: { default: PuzzleFile } = await import(
    `../../src/games/${id}/puzzles.json`
  );
  const packed = packedModule(file);
  const address = `data:text/javascript,${encodeURIComponent(packed)}`;
  // By Node itself: the test runner looks into promises that modules export.
  const script = `import file from ${JSON.stringify(address)}; console.log(JSON.stringify(await file));`;
  const run = ['--input-type=module', '--eval', script];
  expect(JSON.parse(execFileSync(process.execPath, run, { encoding: 'utf8' }))).toEqual(file);
  // Else the step would not be worth its place.
  expect(packed.length).toBeLessThan(0.4 * JSON.stringify(file).length);
});
