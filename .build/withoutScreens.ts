// Build step of the engine's worker, which is one file: what games load for screens alone is left out of it. Else each
// lesson and puzzle would be stored twice, and the engine start the later for it.
import type { Plugin } from 'vite';

/** Modules of games, as they import them, that no engine asks for. */
const UI_MODULES: readonly string[] = [
  './facts.json',
  './learn',
  './lessons',
  './balance.json',
  './presets',
  './puzzles.json',
];
const OF_GAMES = /\/src\/games\/[^/]+\/index\.ts$/;
const LEFT_OUT = '\0for-screens';

export function excludeUiModulesFromWorker(): Plugin {
  return {
    name: 'without-screens',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      UI_MODULES.includes(source) && OF_GAMES.test(importer) ? LEFT_OUT : null,
    load: (id) =>
      id === LEFT_OUT ? "throw new Error('no engine has what is for screens');" : null,
  };
}
