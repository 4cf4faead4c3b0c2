// Ids and ratings of the puzzles of each game, as its folder has them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Listed {
  readonly id: string;
  readonly rating: number;
}

const GAMES = join(import.meta.dirname, '../../../src/games');
const known = new Map<string, readonly Listed[]>();

/** A game's puzzles; none where it has none. */
export function collection(game: string): readonly Listed[] {
  const read = known.get(game) ?? readCollection(join(GAMES, game, 'puzzles.json'));
  known.set(game, read);
  return read;
}

const readCollection = (file: string): readonly Listed[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).puzzles : [];
