// How 40 Bridges is written: FEN, move text, notation for people.
import { describe, expect, test } from 'vitest';
import { ending, rules, type Scene, scene, sceneText } from './bridges40Scene';

const [start] = rules.startFen.split(' ');
const emptyRows = '1*1*1*1*1/*1*1*1*1*/'.repeat(4);

describe('position text', () => {
  test.each([
    ['', 'position text lacks: placement, side, quiet, ply'],
    [`${start} w 0`, 'position text lacks: ply'],
    [`${start} w - 0 0`, 'position text has more than it should: "0"'],
    [`${start} x 0 0`, 'side to move is "x", not w or b'],
    [`${start} w -1 0`, 'quiet is "-1", not a count of plies'],
    [`${start} w 0 one`, 'ply is "one", not a count of plies'],
    ['1*1*1*1*1 w 0 0', 'placement has 1 rows, the board has 9'],
    [`${emptyRows}K*1*1*1*1 w 0 0`, 'placement row 9 "K*1*1*1*1" has an unknown piece "K"'],
    [`${emptyRows}1P1*1*1*1 w 0 0`, 'placement row 9 "1P1*1*1*1" puts "P" on a square that'],
    [`${emptyRows}5*1*1 w 0 0`, 'placement row 9 "5*1*1" counts a square that does not exist'],
    [`${emptyRows}0*1*1*1*1 w 0 0`, 'placement row 9 "0*1*1*1*1" has the digit 0'],
    [
      `1*1*1*1*P/*1*1*1*1*/${'1*1*1*1*1/*1*1*1*1*/'.repeat(3)}p*1*1*1*1 w 0 0`,
      'discs of both sides are on the far corner',
    ],
  ])('%s is refused', (text, message) => {
    expect(() => rules.parse(text)).toThrow(message);
  });

  test('more than eight discs a side and any counters are accepted', () => {
    const text = sceneText({ white: 'a1 c1 e1 g1 i1 b2 d2 f2 h2 a3', black: 'e7' });
    expect(rules.format(rules.parse(text.replace(' 0 0', ' 250 3')))).toMatch(/ w 250 3$/);
  });

  test("a disc on the opponent's corner is a finished game", () => {
    expect(ending(scene({ white: 'i9', black: 'e5', side: 'b' }))).toBe('1-0 corner');
    expect(ending(scene({ white: 'c1', black: 'a1' }))).toBe('0-1 corner');
  });
});

describe('move text', () => {
  test.each(['a1a3', 'a3-a5', 'A3a5', 'a3a5 ', 'b2c3', ''])('"%s" is refused', (text) => {
    const position = rules.parse(rules.startFen);
    expect(() => rules.parseMove(position, text)).toThrow(`illegal move "${text}"`);
  });
});

describe('notation', () => {
  const cases: [what: string, spec: Scene, move: string, notation: string][] = [
    ['a step', { white: 'a3', black: 'h8' }, 'a3a5', 'a3-a5'],
    ['a jump', { white: 'a1 a3', black: 'h8' }, 'a1a5', 'a1^a5'],
    ['a capture', { white: 'c5 d4 g7', black: 'e5 i1' }, 'g7e7', 'g7-e7xe5'],
    ['two captures', { white: 'c3 d2 f2 g3 e7', black: 'd4 f4 i1' }, 'e7e5', 'e7-e5xd4,f4'],
    ['a lost mover', { white: 'a1 g5', black: 'c5 d4 d6' }, 'g5e5', 'g5-e5†'],
    ['a lost last disc', { white: 'g5', black: 'c5 d4 d6' }, 'g5e5', 'g5-e5†'],
    ['the corner', { white: 'g9', black: 'e5' }, 'g9i9', 'g9-i9#'],
    ['annihilation', { white: 'c5 d4 g7', black: 'e5' }, 'g7e7', 'g7-e7xe5#'],
    ['a pass', { white: 'a1', black: 'a3 c1' }, 'pass', 'pass'],
  ];
  test.each(cases)('of %s', (_what, spec, move, notation) => {
    const position = scene(spec);
    const before = rules.format(position);
    expect(rules.notation(position, rules.parseMove(position, move))).toBe(notation);
    expect(rules.format(position)).toBe(before);
  });
});

test('the sentence for a rejected tap names the rule that forbids the move', () => {
  const position = scene({ white: 'a1 c1 e5', black: 'g5 f6' });
  const cell = (name: string) => rules.board.cellNamed(name) ?? -1;
  const why = (from: string, to: string) => rules.illegalMoveText(position, cell(from), cell(to));
  expect(why('i9', 'i7')).toBe('There is no piece to move there.');
  expect(why('g5', 'g3')).toBe('It is White’s turn.');
  expect(why('a1', 'c1')).toBe('Your own piece stands there.');
  expect(why('e5', 'g5')).toBe(
    'You cannot move onto a disc. Surround it with three of yours to capture it.',
  );
  expect(why('e5', 'd4')).toMatch(/from tile to tile, or from octagon to octagon/);
  expect(why('e5', 'i5')).toBe('A disc cannot jump over an enemy.');
  expect(why('e5', 'a5')).toBe('You have no disc there to jump over.');
  expect(why('e5', 'i1')).toMatch(/takes one step, or jumps over one disc of yours/);
});
