// Build step: packs each game's puzzles.json, which is written for people to read and compare, into a module that spells no
// name and no theme twice and unfolds itself where it is loaded. Puzzles are most of what is stored for offline play.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { PuzzleFile } from '../src/puzzles/puzzle.ts';

const OF_GAMES = /\/src\/games\/[^/]+\/index\.ts$/;
const PACKED = '\0packed-puzzles:';

export function packedPuzzles(): Plugin {
  return {
    name: 'packed-puzzles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './puzzles.json' && OF_GAMES.test(importer) ? PACKED + dirname(importer) : null,
    load(id) {
      if (!id.startsWith(PACKED)) return null;
      const file = join(id.slice(PACKED.length), 'puzzles.json');
      this.addWatchFile(file);
      return packedModule(JSON.parse(readFileSync(file, 'utf8')));
    },
  };
}

/** The text of a module whose default export is the file's content. */
export function packedModule({ made, puzzles }: PuzzleFile): string {
  const themes = [...new Set(puzzles.flatMap((puzzle) => puzzle.themes))];
  const options = [...new Set(puzzles.map((puzzle) => JSON.stringify(puzzle.options)))];
  const rows = puzzles.map((puzzle) => [
    puzzle.id,
    options.indexOf(JSON.stringify(puzzle.options)),
    puzzle.text,
    puzzle.moves.join(' '),
    puzzle.themes.map((theme) => themes.indexOf(theme)),
    puzzle.rating,
  ]);
  return `const options = [${options.join()}];
const themes = ${JSON.stringify(themes)};
const puzzles = ${JSON.stringify(rows)}.map(([id, mix, text, moves, about, rating]) => ({
  id,
  options: options[mix],
  text,
  moves: moves.split(' '),
  themes: about.map((theme) => themes[theme]),
  rating,
}));
export default { made: ${JSON.stringify(made)}, puzzles };
`;
}
