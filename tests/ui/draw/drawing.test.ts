// Drawing a board: what taps and drags do, what is kept, and what is said of fairness.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games } from '../../../src/games';
import { fairnessOf } from '../../../src/games/fairness';
import { lanesText } from '../../../src/games/lanes';
import { readValue } from '../../../src/games/options';
import { legalMoves } from '../../../src/rules/move';
import { BLACK, WHITE } from '../../../src/rules/types';
import {
  cellCountNote,
  cellsBetween,
  cornersIn,
  drawnOption,
  fairnessText,
  lanesAfter,
  NO_PEN,
  noteOf,
  type PenState,
  penOf,
  rulesWith,
  squaresOver,
  startOn,
} from '../../../src/ui/draw/drawing';
import { parseDrawing } from '../../../src/ui/draw/drawn';
import { refusal } from '../../support/rules';

const drawn = games.flatMap((game) => {
  const option = drawnOption(game);
  return option ? [{ game, option }] : [];
});

test('the pieces of the start stand on the board while it is drawn, each named as in play', () => {
  for (const { game, option } of drawn) {
    for (const { value } of option.spec.values) {
      const rules = rulesWith(game, option, option.own.lanesOf(value));
      const squares = squaresOver(game, option, rules);
      const named = ({ board }: typeof rules, cells: Uint8Array) =>
        [...cells].flatMap((code, cell) =>
          code === 0 ? [] : [`${board.cells[cell].name} ${code}`],
        );
      const shown = named(squares, startOn(squares, rules).cells);
      expect(shown.sort()).toEqual(named(rules, rules.parseSetup(rules.startFen).cells).sort());
      expect(shown.length).toBeGreaterThan(2);
    }
  }
});

test('every value of an option that is drawn can be drawn on, and comes back as itself', () => {
  expect(drawn.length).toBeGreaterThan(0);
  for (const { game, option } of drawn) {
    const { own, spec } = option;
    for (const { value } of spec.values) {
      const lanes = own.lanesOf(value);
      expect(own.valueFor(lanes)).toBe(value);
      expect(own.problem(lanes)).toBeNull();
      const rules = rulesWith(game, option, lanes);
      const squares = squaresOver(game, option, rules);
      expect(squares.board.cells.length).toBe(64);
      expect(squares.drawing.ground).toBe(rules.drawing.cells);
    }
  }
});

test('squares are joined on all sides unless mirrors are off, and what is refused says why', () => {
  for (const { game, option } of drawn) {
    const squares = squaresOver(game, option, rulesWith(game, option, []));
    const at = (name: string) => squares.board.cellNamed(name) ?? -1;
    const mirrored = lanesAfter(squares, [], true, at('b4'), at('b5'));
    expect(option.own.valueFor(mirrored)).toBe('b4-b5,g4-g5');
    const single = lanesAfter(squares, [], false, at('b4'), at('b5'));
    expect(option.own.valueFor(single)).toBe('b4-b5');
    expect(noteOf(squares, single)(at('b5'))).toBe('in b4-b5');
    expect(noteOf(squares, single)(at('c5'))).toBeNull();
    expect(cellsBetween(squares, at('b5'), at('a4')).length).toBe(4);
    const refused = lanesAfter(squares, [], false, at('a1'), at('a2'));
    expect(option.own.problem(refused)).toMatch(/a1-a2.*share a cell/);
  }
});

test('whatever is drawn, what is accepted can be played with all pieces, and what is refused the rules refuse', () => {
  const anySteps = fc.array(fc.tuple(fc.nat(63), fc.nat(63), fc.boolean()), { maxLength: 25 });
  let refusals = 0;
  for (const { game, option } of drawn) {
    const { own, spec } = option;
    const squares = squaresOver(game, option, rulesWith(game, option, []));
    const pieces = squares.parse(squares.startFen).cells.filter((code) => code !== 0).length;
    fc.assert(
      fc.property(anySteps, (steps) => {
        let lanes = own.lanesOf(spec.values[0].value);
        for (const [from, to, mirrors] of steps) {
          const next = lanesAfter(squares, lanes, mirrors, from, to);
          if (own.problem(next) !== null) {
            refusals++;
            expect(refusal(() => game.rules({ [spec.name]: lanesText(next) }))).not.toBe(
              'accepted',
            );
            continue;
          }
          lanes = next;
          const value = own.valueFor(lanes);
          expect(readValue(spec, value).value).toBe(value);
          expect(own.valueFor(own.lanesOf(value))).toBe(value);
        }
        const rules = rulesWith(game, option, lanes);
        expect(rules.board.cells.length).toBeGreaterThanOrEqual(24);
        expect(rules.board.cells.length).toBeLessThanOrEqual(64);
        const start = rules.parse(rules.startFen);
        expect(start.cells.filter((code) => code !== 0).length).toBe(pieces);
        expect(legalMoves(start).length).toBeGreaterThan(0);
        expect(rules.options).toEqual(game.rules(rules.options).options);
      }),
      { numRuns: 40 },
    );
  }
  expect(refusals).toBeGreaterThan(0);
});

test('a typed lane is two corners, a square by itself stands alone, and anything else is neither', () => {
  for (const { game, option } of drawn) {
    const squares = squaresOver(game, option, rulesWith(game, option, []));
    const names = (text: string) =>
      cornersIn(squares, text)?.map((cell) => squares.board.cells[cell].name) ?? null;
    expect(names('b4-b5')).toEqual(['b4', 'b5']);
    expect(names('c6')).toEqual(['c6', 'c6']);
    for (const text of ['', 'b4-', '-b4', 'b4-b9', 'b4-b5-b6', 'b4 b5', 'x'])
      expect(names(text)).toBeNull();
  }
});

test('two taps or one drag join; a drag that is broken off joins nothing', () => {
  const pen: { current: PenState } = { current: NO_PEN };
  const joins: (readonly number[])[] = [];
  const brush = penOf(
    pen,
    () => undefined,
    (from, to) => joins.push([from, to]),
  );
  brush.tap(3);
  expect(pen.current.corner).toBe(3);
  brush.tap(5);
  brush.drag(7, 7);
  brush.drag(7, 9);
  brush.drop(true);
  brush.drag(1, 2);
  brush.drop(false);
  expect(joins).toEqual([
    [3, 5],
    [7, 9],
  ]);
  expect(pen.current).toEqual(NO_PEN);
});

test('what was drawn is read back, and damage is left out', () => {
  const kept = { value: 'a4-a5', past: ['none'] };
  expect(parseDrawing(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseDrawing({ value: 7, past: [3, 'none', null] })).toEqual({
    value: null,
    past: ['none'],
  });
  expect(parseDrawing({ value: 'x'.repeat(1000) })).toEqual({ value: null, past: [] });
});

test('fairness is told with how sure it is', () => {
  const games = (white: number, black: number, draws: number) => [
    ...Array.from({ length: white }, () => ({ winner: WHITE, plies: 40 }) as const),
    ...Array.from({ length: black }, () => ({ winner: BLACK, plies: 40 }) as const),
    ...Array.from({ length: draws }, () => ({ winner: null, plies: 40 })),
  ];
  const even = fairnessOf(games(15, 15, 10));
  expect(even.share).toBe(0.5);
  expect(even.error).toBeGreaterThan(0.1);
  expect(even.error).toBeLessThan(0.2);
  expect(fairnessText(even)).toContain('Neither side has a clear advantage.');
  expect(fairnessText(fairnessOf(games(36, 4, 0)))).toContain('White wins more often.');
  expect(fairnessText(fairnessOf(games(4, 36, 0)))).toContain('Black wins more often.');
  const alike = fairnessOf(games(40, 0, 0));
  expect([alike.share, alike.error > 0]).toEqual([1, true]);
  expect(fairnessOf(games(1, 0, 0)).error).toBe(1);
  expect(cellCountNote(41)).toContain('as many as on the inventor');
  expect(cellCountNote(40)).toBe('40 places');
});
