// Stores what a step of a game's ladder came to, in its folder's ladder.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, OptionValues } from '../../src/games/game';
import type { Ladder, MeasuredStep } from '../../src/games/levels';

const GAMES = join(import.meta.dirname, '../../src/games');

/** The ladder's part for these options. */
export const partOf = (options: OptionValues): keyof Ladder =>
  Object.keys(options).length === 0 ? 'usual' : 'decisive';

/** Puts a step in the place of the one that was measured before. */
export function storeStep(game: Game, options: OptionValues, step: MeasuredStep): void {
  const path = join(GAMES, game.id, 'ladder.json');
  // Only this program writes the file.
  const ladder: Ladder = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Ladder)
    : { usual: [] };
  const part = partOf(options);
  const others = (ladder[part] ?? []).filter(({ level }) => level !== step.level);
  const steps = [...others, step].sort((a, b) => a.level - b.level);
  writeFileSync(path, `${JSON.stringify({ ...ladder, [part]: steps }, null, 2)}\n`);
}
