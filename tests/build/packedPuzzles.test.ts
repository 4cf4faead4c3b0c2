// What the build packs of the puzzles unfolds into the very same puzzles, for every game that has some.
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
  const unfolded: { default: unknown } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(packed)}`
  );
  expect(unfolded.default).toEqual(file);
  // Else the step would not be worth its place.
  expect(packed.length).toBeLessThan(0.75 * JSON.stringify(file).length);
});
