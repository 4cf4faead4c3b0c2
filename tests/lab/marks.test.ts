// The engine's mark is the same whenever it is asked for, and another one for other play.
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { atLevel, engineMark, FULL_PLAY } from './marks';

describe.each(games)('$name', (game) => {
  test('has the same mark each time', async () => {
    const mark = await engineMark(game, {}, [FULL_PLAY]);
    expect(mark).toMatch(/^[0-9a-f]{10}$/);
    expect(await engineMark(game, {}, [FULL_PLAY])).toBe(mark);
  });

  test('has another one for each level, and without its network', async () => {
    const { levels } = await game.loadLevels({});
    const { learned } = await game.loadEvaluation();
    const players = [FULL_PLAY, ...[1, 4, 5, 8].map((level) => atLevel(levels, level))];
    if (learned?.isFor({}))
      players.push({ ...FULL_PLAY, learnt: 0 }, { ...FULL_PLAY, learnt: 0.9 });
    const marks = await Promise.all(players.map((player) => engineMark(game, {}, [player])));
    expect(new Set(marks).size).toBe(players.length);
  });
});

test('rules that play otherwise have another mark', async () => {
  const [game] = games.filter(({ decisiveOptions }) => decisiveOptions);
  const mark = await engineMark(game, {}, [FULL_PLAY]);
  expect(await engineMark(game, game.decisiveOptions ?? {}, [FULL_PLAY])).not.toBe(mark);
});
