// Build step of the engine's worker, which is one file: what games have for screens alone is left out of it. Else each
// lesson, puzzle and drawing would be stored twice, and the engine start the later for it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules that games load later, as they import them, that no engine asks for. */
const UI_MODULES: readonly string[] = [
  './facts.json',
  './learn',
  './lessons',
  './balance.json',
  './puzzles.json',
  './openings.json',
];
/** The module with a game's board as a picture, which its rules carry along. */
const DRAWING = './drawing';
const OF_GAMES = /\/src\/games\/[^/]+\/index\.ts$/;
/** The module that loads what the app says, which no engine does. */
const TEXTS = /[\\/]src[\\/]language[\\/]texts\.ts$/;
const LEFT_OUT = '\0for-screens';
const WITHOUT = '\0without:';
const EXPORTED = /^export (?:const|function) (\w+)/gm;

export function excludeUiModulesFromWorker(): Plugin {
  return {
    name: 'without-screens',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '', { kind }) => {
      const path = join(dirname(importer), `${source}.ts`);
      const isOfGame = OF_GAMES.test(importer);
      if (TEXTS.test(path) || (isOfGame && source === DRAWING)) return `${WITHOUT}${path}`;
      if (!isOfGame) return null;
      // Only what is loaded later: what a game imports outright runs as soon as the engine does.
      return kind === 'dynamic-import' && UI_MODULES.includes(source) ? LEFT_OUT : null;
    },
    load: (id) => {
      if (id === LEFT_OUT) return "throw new Error('no engine has what is for screens');";
      return id.startsWith(WITHOUT) ? emptied(id.slice(WITHOUT.length)) : null;
    },
  };
}

/** In place of a drawing or of what loads texts: its names, and nothing behind them, whether they are asked for or called. */
function emptied(path: string): string {
  const names = Array.from(readFileSync(path, 'utf8').matchAll(EXPORTED), ([, name]) => name);
  return `const nothing = () => {};\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;
}
