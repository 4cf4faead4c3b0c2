// The engine's file carries no pictures: every game's drawing is replaced by its names alone, or the build fails for want of one.
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { excludeUiModulesFromWorker } from '../../.build/withoutScreens';
import { offeredGames } from '../../src/games';

const ROOT = join(import.meta.dirname, '../..');

test.each(offeredGames.map(({ id }) => id))(
  '%s leaves its drawing out of the engine',
  async (id) => {
    const bundle = (plugins: ReturnType<typeof excludeUiModulesFromWorker>[]) =>
      build({
        configFile: false,
        logLevel: 'silent',
        plugins,
        build: {
          write: false,
          lib: { entry: join(ROOT, `src/games/${id}/index.ts`), formats: ['es'] },
        },
      });
    const modules = (built: Awaited<ReturnType<typeof bundle>>) =>
      [built]
        .flat()
        .flatMap((one) => ('output' in one ? one.output : []))
        .flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
    const drawing = join(ROOT, `src/games/${id}/drawing.ts`);
    expect(modules(await bundle([]))).toContain(drawing);
    expect(modules(await bundle([excludeUiModulesFromWorker()]))).not.toContain(drawing);
  },
);
