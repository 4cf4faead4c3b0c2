// Whatever was measured by play, and is told to players or decides what they meet, was measured with the engine of today.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import type { Measured, MeasuredPreset } from '../../src/games/facts';
import layouts from '../../src/games/fastlane/layouts.json';
import { LAYOUT } from '../../src/games/fastlane/options';
import type { Game } from '../../src/games/game';
import type { Ladder } from '../../src/games/levels';
import type { OpeningFile } from '../../src/games/openings';
import { ruleSets } from './grounds';
import { boardMark, chancesMark, factsMark, ladderMarks, openingsMark, variantMark } from './marks';
import { partOf } from './match/ladder';

const GAMES = join(import.meta.dirname, '../../src/games');

/** What is stored of a game in a file of its folder. */
const storedOf = <T>(game: Game, file: string): T =>
  JSON.parse(readFileSync(join(GAMES, game.id, file), 'utf8'));

/** Fails where somebody else played than would play today. */
const expectToday = ({ mark, command }: Measured, today: string, what: string): void =>
  expect(mark, `${what}: another engine was measured, so run ${command}`).toBe(today);

describe.each(offeredGames)('$name', (game) => {
  test('who does better and how games end', async () => {
    const facts = (await game.loadFacts?.())?.default;
    if (!facts) throw new Error('no facts were measured');
    expectToday(facts.made, await factsMark(game, facts.level), `${game.id}: facts`);
  });

  test('chances to win', async () => {
    const made = (await game.loadChances?.())?.default.made;
    if (!made) throw new Error('no chances were measured');
    expectToday(made, await chancesMark(game, made.levels), `${game.id}: chances`);
  });

  test.runIf(game.loadOpenings)('first moves', async () => {
    const { mixes, level } = storedOf<OpeningFile>(game, 'openings.json');
    for (const { made, options } of mixes) {
      const what = `${game.id} ${Object.values(options).join(' ')}: first moves`;
      expectToday(made, await openingsMark(game, options, level), what);
    }
  });

  test.each(ruleSets(game))('the steps between levels, %j', async (options) => {
    const steps = storedOf<Ladder>(game, 'ladder.json')[partOf(options)] ?? [];
    const marks = await ladderMarks(game, options);
    expect(steps.map(({ level }) => level)).toEqual(marks.map((_, index) => index + 1));
    for (const [index, step] of steps.entries())
      expectToday(
        step,
        marks[index],
        `${[game.id, ...Object.values(options)].join(' ')}: level ${step.level} v level ${step.level - 1}`,
      );
  });

  test.runIf(game.presets)('how even its variants are', async () => {
    const measured = storedOf<readonly MeasuredPreset[]>(game, 'presetResults.json');
    const presets = game.presets ?? [];
    for (const { name, options } of [{ name: 'Standard', options: {} }, ...presets]) {
      const what = `${game.id}: ${name}`;
      const variant = measured.find((one) => one.name === name);
      if (!variant) throw new Error(`${what} was not measured: run npm run lab -- presets`);
      expect(variant.options, `${what}: run ${variant.command}`).toEqual(options);
      expectToday(variant, await variantMark(game, options, variant.level), what);
    }
  });
});

const { marks, ...made } = layouts.made;
const LAYOUT_MARKS: Readonly<Record<string, string>> = marks;

test.each(LAYOUT.values)('how the lanes called $label play', async ({ value }) => {
  const [game] = offeredGames.filter(({ options }) => options.includes(LAYOUT));
  const today = await boardMark(game, { [LAYOUT.name]: value });
  expectToday({ ...made, mark: LAYOUT_MARKS[value] }, today, `${game.id}: ${value}`);
});
