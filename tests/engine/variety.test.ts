// The computer opens no two games in a row alike, whoever it plays, and gives little for that.
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine';
import { OPENING_PLIES, openingPreference, VARIETY_MARGIN_CP } from '../../src/engine/preferences';
import { shifted, WIN, WIN_BY_REPETITION } from '../../src/engine/score';
import { games } from '../../src/games';
import type { Game } from '../../src/games/game';
import { legalMoves } from '../../src/rules/move';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { readNetwork } from '../support/networks';
import { rulesOf, still } from './support';

const NODES = 1000;
const every = games.map((game) => [game.id, game] as const);

/** The opening of a game in which the computer has one side, and the other plays the first move there is. */
async function openingOf(
  game: Game,
  colour: Colour,
  level: number,
  gameSeed: number,
  lastOpening?: readonly string[],
): Promise<string[]> {
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });
  const rules = game.rules({});
  const position = rules.parse(rules.startFen);
  const moves: string[] = [];
  while (moves.length < OPENING_PLIES) {
    const line = { game: game.id, options: {}, start: rules.startFen, moves: [...moves] };
    const { move } =
      position.side === colour
        ? await engine.play({
            ...{ line, level, gameSeed, seed: 5, limits: { nodes: NODES }, lines: 1 },
            lastOpening,
          })
        : { move: rules.formatMove(position, legalMoves(position)[0]) };
    if (move === null) break;
    position.make(rules.parseMove(position, move));
    moves.push(move);
  }
  return moves;
}

describe.each(every)('%s', (_id, game) => {
  test.each([
    [2, WHITE],
    [2, BLACK],
    [8, WHITE],
    [8, BLACK],
  ] as const)(
    'level %i opens otherwise than last time, side %i',
    { timeout: 120_000 },
    async (level, colour) => {
      const seed = 11;
      const first = await openingOf(game, colour, level, seed, []);
      const second = await openingOf(game, colour, level, seed, first);
      expect(second).not.toEqual(first);
      const third = await openingOf(game, colour, level, seed, second);
      expect(third).not.toEqual(second);
    },
  );

  test('from one game to the next it varies by the seed, too', { timeout: 120_000 }, async () => {
    // On the smallest boards few openings are as good as the best.
    const countFor = async (colour: Colour): Promise<number> => {
      const openings = new Set<string>();
      for (let seed = 1; seed <= (game.draft ? 40 : 6); seed++)
        openings.add((await openingOf(game, colour, 8, seed * 977, [])).join(' '));
      return openings.size;
    };
    // Against replies this poor one colour may have nothing as good as its best line: rooks are won in Fast Lane.
    expect((await countFor(WHITE)) + (await countFor(BLACK))).toBeGreaterThan(2);
  });

  test('nothing is varied unless that is asked for', { timeout: 120_000 }, async () => {
    expect(await openingOf(game, WHITE, 8, 977)).toEqual(await openingOf(game, WHITE, 8, 5));
  });
});

test('only the opening of a game from its usual start is varied', () => {
  const rules = rulesOf('bridge41');
  const position = rules.parse(rules.startFen);
  const variety = { gameSeed: 1, lastOpening: [], noise: 0 };
  const preferenceIn = (start: string, moves: readonly string[]) =>
    openingPreference(rules, { start, moves }, position, variety);
  expect(preferenceIn(rules.startFen, Array<string>(OPENING_PLIES).fill('lblc'))).toBeUndefined();
  expect(preferenceIn('elsewhere', [])).toBeUndefined();
  for (const move of legalMoves(position)) {
    const preferred = preferenceIn(rules.startFen, [])?.(move);
    expect(preferred).toBeGreaterThanOrEqual(0);
    expect(preferred).toBeLessThanOrEqual(VARIETY_MARGIN_CP);
  }
});

test('a preference changes no win and no loss', () => {
  for (const score of [WIN - 3, 5 - WIN, WIN_BY_REPETITION - 3, 5 - WIN_BY_REPETITION])
    expect(shifted(score, VARIETY_MARGIN_CP)).toBe(score);
  expect(shifted(-20, VARIETY_MARGIN_CP)).toBe(VARIETY_MARGIN_CP - 20);
});
