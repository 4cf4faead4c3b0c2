// Chess in the Fast Lane: layouts are data, and bad ones are refused with the reason.
import { describe, expect, test } from 'vitest';
import { layoutRules } from '../../src/games/fastlane';
import { ROUNDABOUT } from '../../src/games/fastlane/layout';
import { movesIn, refusal, words } from '../support/rules';

const FILES = [...'abcdefgh'];
/** The default layout with some cells left out and others put in. */
const changed = (without: readonly string[], more: readonly string[]): string =>
  refusal(() =>
    layoutRules({
      name: 'trial',
      cells: [...ROUNDABOUT.cells.filter((cell) => !without.includes(cell)), ...more],
    }),
  );

test('the default layout has 41 cells: 20 squares, 20 lanes of two and the roundabout', () => {
  const sizes = layoutRules(ROUNDABOUT).board.cells.map((cell) => cell.squares.length);
  const count = (size: number) => sizes.filter((other) => other === size).length;
  expect([sizes.length, count(1), count(2), count(4)]).toEqual([41, 20, 20, 1]);
});

describe('a layout is refused, with the reason,', () => {
  test('that leaves a square out', () => {
    expect(changed(['a4'], [])).toMatch(/trial.*a4 is in no cell/);
  });

  test('that has a square twice', () => {
    expect(changed([], ['a4-a5'])).toMatch(/trial.*a4 is in two cells/);
  });

  test('whose cell is no rectangle of squares of the board', () => {
    expect(changed(['a4'], ['a4,c6'])).toContain('"a4,c6"');
    expect(changed(['a4'], ['a9'])).toContain('"a9"');
    expect(changed(['a4', 'a5'], ['a5-a4'])).toContain('"a5-a4"');
  });

  test('that would put two pieces of the array into one cell', () => {
    expect(changed(['a1', 'b1'], ['a1-b1'])).toMatch(/a1 and b1/);
    expect(changed(['a1', 'a2-a3'], ['a1-a3'])).toMatch(/a1 and a2/);
    expect(changed(['a2-a3', 'a4', 'a5', 'a6-a7'], ['a2-a7'])).toMatch(/a2 and a7/);
  });
});

describe('a layout of 64 single squares', () => {
  const rules = layoutRules({
    name: 'squares',
    cells: FILES.flatMap((file) => [...'12345678'].map((rank) => file + rank)),
  });

  test('starts from the orthodox array', () => {
    expect(rules.startText).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 0');
  });

  test('is FIDE chess without the double step', () => {
    expect(movesIn(rules, rules.startText)).toEqual(
      words('a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 g2g3 h2h3 b1a3 b1c3 g1f3 g1h3'),
    );
  });
});
