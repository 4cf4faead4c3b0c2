// Boards of ten files or more: their FENs write runs of empty squares with two digits.
import { describe, expect, test } from 'vitest';
import { draftText, readDraft } from '../../src/editor/draft';
import { armyRules } from '../../src/games/kit/armyRules';
import { gridBoard, gridDrawing } from '../../src/games/kit/boards';
import type { RuleSet } from '../../src/games/ruleSet';
import { losAlamosPieces } from '../proofGames/losalamos/pieces';
import { playRandomly } from '../support/randomGames';

const rulesOn = (width: number, height: number, placement: string): RuleSet => {
  const board = gridBoard(width, height);
  const drawing = gridDrawing(board);
  return armyRules('wide', {}, { board, drawing, pieces: losAlamosPieces(board), placement });
};

const wide = rulesOn(10, 6, 'rnqknrqnrq/pppppppppp/10/10/PPPPPPPPPP/RNQKNRQNRQ');
const high = rulesOn(6, 10, 'rnqknr/pppppp/6/6/6/6/6/6/PPPPPP/RNQKNR');

describe.each([
  ['ten files', wide],
  ['ten ranks', high],
])('a board of %s', (_name, rules) => {
  test('writes and reads its positions and moves, also in the editor', () => {
    for (let seed = 1; seed <= 2; seed++) {
      playRandomly(rules, seed, 40, (position) => {
        const fen = rules.format(position);
        expect(rules.format(rules.parse(fen))).toBe(fen);
        expect(draftText(readDraft(rules, fen))).toBe(fen);
        const buffer = new Int32Array(512);
        for (const move of buffer.subarray(0, position.generateLegal(buffer, 0))) {
          expect(rules.parseMove(position, rules.formatMove(position, move))).toBe(move);
        }
      });
    }
  });
});

const parsing = (placement: string) => () => wide.parse(`${placement} w 0 0`);

test('a run of another length than its row is refused', () => {
  const around = (row: string) => `3k6/10/10/${row}/10/3K6`;
  expect(parsing(around('10'))).not.toThrow();
  expect(parsing(around('4N5'))).not.toThrow();
  expect(parsing(around('9'))).toThrow(/row 4 "9" has 9 squares, the board has 10/);
  expect(parsing(around('11'))).toThrow(/row 4 "11" is longer than 10 squares/);
  expect(parsing(around('N10'))).toThrow(/row 4 "N10" is longer than 10 squares/);
  expect(parsing(around('010'))).toThrow(/row 4 "010" has the digit 0/);
  expect(parsing(around('0N9'))).toThrow(/row 4 "0N9" has the digit 0/);
});

test('on nine files or fewer each digit is a run, as it always was', () => {
  const small = rulesOn(9, 6, '3k5/9/9/9/9/3K5');
  const split = small.parse('3k5/45/9/234/9/3K5 w 0 0');
  expect(small.format(split)).toBe('3k5/9/9/9/9/3K5 w 0 0');
  expect(() => small.parse('3k5/10/9/9/9/3K5 w 0 0')).toThrow(/row 2 "10" has the digit 0/);
});
