// The engine's file carries no pictures and no texts: drawings, and what loads texts, are replaced by their names alone, or the
// build fails for want of one.
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { excludeUiModulesFromWorker } from '../../.build/withoutScreens';
import { offeredGames } from '../../src/games';

const ROOT = join(import.meta.dirname, '../..');

test.each(offeredGames.map(({ id }) => id))(
  '%s leaves its drawing and its texts out of the engine',
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
    const forScreens = [`games/${id}/drawing`, `language/en/games/${id}/game`, 'language/en/index'];
    const paths = forScreens.map((name) => join(ROOT, `src/${name}.ts`));
    expect(modules(await bundle([]))).toEqual(expect.arrayContaining(paths));
    const left = modules(await bundle([excludeUiModulesFromWorker()]));
    expect(left.filter((path) => paths.includes(path))).toEqual([]);
  },
);
