// The marks that measurements are stored with: those of everybody who played for them. A stored mark that is not the one of
// today says that the numbers beside it are out of date.
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '../../src/engine/levels';
import type { Measured } from '../../src/games/facts';
import type { Game, OptionValues } from '../../src/games/game';
import { familyOptions } from '../chances/families';
import { atLevel, engineMark, FULL_PLAY, jointMark, onAnyDay } from '../engine/mark';

/** Where numbers come from that a command has just measured. */
export const madeToday = (command: string, mark: string): Measured => ({
  date: todayText(),
  command,
  mark,
});

/** As 2026-11-22. */
export const todayText = (): string => new Date().toISOString().slice(0, 10);

/** Of a level against itself by the usual rules, the same every day. */
export async function factsMark(game: Game, level: number): Promise<string> {
  const { levels } = await game.loadLevels({});
  return engineMark(game, {}, [atLevel(levels, level)]);
}

/** Of levels, and of the search at full strength that judges their games, by all rules that have curves of their own. */
export async function chancesMark(game: Game, levels: readonly number[]): Promise<string> {
  const marks: string[] = [];
  for (const options of familyOptions(game)) {
    const { levels: table } = await game.loadLevels(options);
    const players = levels.map((level) => atLevel(table, level));
    marks.push(await engineMark(game, options, [...players, FULL_PLAY]));
  }
  return jointMark(marks);
}

/** Of a level against itself by rules with these options, on better and worse days. */
export async function variantMark(
  game: Game,
  options: OptionValues,
  level: number,
): Promise<string> {
  const { levels } = await game.loadLevels(options);
  return engineMark(game, options, onAnyDay(levels, level));
}

/** Of the search at full strength against itself by rules with these options. */
export const boardMark = (game: Game, options: OptionValues): Promise<string> =>
  engineMark(game, options, [FULL_PLAY]);

/** Of each step of a game's ladder, from level 1 on, which plays somebody who knows no engine. */
export async function ladderMarks(game: Game, options: OptionValues): Promise<string[]> {
  const own: string[] = [];
  for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++)
    own.push(await variantMark(game, options, level));
  return own.map((mark, index) => jointMark([...own.slice(Math.max(0, index - 1), index), mark]));
}
