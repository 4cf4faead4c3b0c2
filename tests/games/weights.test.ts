// The stored weights that self-play has fitted: complete, finite, and the same for mirror images.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games, offeredGames } from '../../src/games';
import type { FittedWeights } from '../../src/games/evaluation';
import { boardViewOf, foldedSquare, tableAt } from '../../src/games/kit/pieceSquareEvaluation';
import { BLACK, WHITE } from '../../src/rules/types';

const pathOf = (id: string): string =>
  join(import.meta.dirname, '../../src/games', id, 'weights.json');
const fitted = games.filter(({ id }) => existsSync(pathOf(id)));

test('every game of the app has weights fitted to it', () => {
  expect(fitted.map(({ id }) => id)).toEqual(offeredGames.map(({ id }) => id));
});

describe.each(fitted)('$name', (game) => {
  const weights: FittedWeights = JSON.parse(readFileSync(pathOf(game.id), 'utf8'));
  const rules = game.rules({});
  const { board } = rules;
  const letters = rules.kinds.flatMap((kind) => kind?.letter ?? []);

  test('say what made them', () => {
    expect(weights.made.command).toContain(`--game ${game.id} `);
    expect(weights.made.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(weights.made.positions).toBeGreaterThan(weights.made.games);
  });

  test('cover every kind of the usual rules, with whole numbers that leave room to add up', () => {
    expect(Object.keys(weights.pieces)).toEqual(expect.arrayContaining(letters));
    for (const { value, many, few } of Object.values(weights.pieces)) {
      expect(value).toHaveLength(2);
      expect([many.length, few.length]).toEqual([board.height, board.height]);
      for (const row of [...many, ...few]) expect(row).toHaveLength(board.width);
      for (const number of [...value, ...many.flat(), ...few.flat()]) {
        expect(Number.isInteger(number)).toBe(true);
        expect(Math.abs(number)).toBeLessThan(400);
      }
    }
  });

  test('are the same for mirror images and for both colours', async () => {
    const { handSet } = await game.loadEvaluation();
    const view = boardViewOf(board, handSet);
    for (const { many, few } of Object.values(weights.pieces)) {
      for (const table of [many, few]) {
        const seen = new Map<number, number>();
        for (const square of board.squares) {
          for (const colour of [WHITE, BLACK] as const) {
            const folded = foldedSquare(view, square, colour);
            const number = tableAt(view, table, square, colour);
            expect(seen.get(folded) ?? number, square.name).toBe(number);
            seen.set(folded, number);
          }
        }
      }
    }
  });
});

test('fitted numbers are added to the hand-set ones on their squares, from the owner’s view', async () => {
  const [game] = games;
  const rules = game.rules({});
  const { createEvaluation } = await game.loadEvaluation();
  const { height, width } = rules.board;
  const zeros = Array.from({ length: height }, () => new Array<number>(width).fill(0));
  // Second row from the bottom: where the pawns of both sides begin, seen from their owners.
  const second = zeros.map((row, index) => row.map(() => (index === height - 2 ? 7 : 0)));
  const made = { date: '2000-01-01', command: '', games: 0, positions: 0 };
  const judge = (pieces: FittedWeights['pieces'], text: string): number => {
    const evaluation = createEvaluation(rules, { made, pieces });
    const position = rules.parse(text);
    evaluation.prepare(position);
    return evaluation.evaluate(position);
  };
  const addedBy = (pieces: FittedWeights['pieces'], text: string) =>
    judge(pieces, text) - judge({}, text);
  const text = rules.startFen;
  const withoutBlackPawns = text.replaceAll('p', '1');
  const pawns = (rules.startFen.match(/P/g) ?? []).length;
  const onSecond = { P: { value: [0, 0], many: second, few: second } };
  expect(addedBy(onSecond, text)).toBe(0);
  expect(addedBy(onSecond, withoutBlackPawns)).toBe(7 * pawns);
  expect(addedBy({ P: { value: [3, 3], many: zeros, few: zeros } }, withoutBlackPawns)).toBe(
    3 * pawns,
  );
});
