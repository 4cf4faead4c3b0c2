// Chess in the Fast Lane: layouts are data. Bad ones are refused with the reason, equal ones are equal texts, and any that is
// accepted plays by the rule book.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairnessFrom, leanText } from '../../src/games/fairness';
import { fastlane } from '../../src/games/fastlane';
import layouts from '../../src/games/fastlane/layouts.json';
import { LAYOUT, lanesOf, type PlayedLayout } from '../../src/games/fastlane/options';
import type { EvaluationModule, RuleSet } from '../../src/games/game';
import { lanesText } from '../../src/games/lanes';
import { inOneLine, learnText } from '../../src/games/learn';
import { wholeName } from '../../src/rules/board';
import { perft } from '../../src/rules/move';
import { playRandomly } from '../support/randomGames';
import { movesIn, refusal, words } from '../support/rules';
import { LaneModel } from './laneModel';
import { anyLanes } from './randomLanes';

const rulesOf = (layout: string): RuleSet => fastlane.rules({ layout });
const refused = (layout: string) => refusal(() => rulesOf(layout));
const USUAL = lanesText(lanesOf({}));

test('the default layout has 41 cells: 20 squares, 20 lanes of two and the roundabout', () => {
  const sizes = fastlane.rules({}).board.cells.map((cell) => cell.squares.length);
  const count = (size: number) => sizes.filter((other) => other === size).length;
  expect([sizes.length, count(1), count(2), count(4)]).toEqual([41, 20, 20, 1]);
});

test('without lanes Learn tells nothing of lanes', async () => {
  const { learn } = await fastlane.loadLearn();
  const { board, pieces, endings } = learnText(learn(rulesOf('none')));
  expect(inOneLine(board)).toContain('This board has no lanes and 64 cells.');
  const told = pieces.flatMap(({ passages, examples }) => [
    inOneLine(passages),
    ...examples.map(({ caption }) => caption),
  ]);
  for (const text of [...told, inOneLine(endings)]) expect(text).not.toMatch(/lane|gives? way/i);
});

test('every layout that the project ships has as many cells as it says', () => {
  for (const { value, description } of LAYOUT.values) {
    const cells = rulesOf(value).board.cells.length;
    expect(inOneLine(description), value).toContain(`${cells} `);
  }
});

test('every layout tells in plain words who wins more often there, as measured', () => {
  const measured: Readonly<Record<string, PlayedLayout>> = layouts.played;
  expect(Object.keys(measured)).toEqual(LAYOUT.values.map(({ value }) => value));
  for (const { value, description } of LAYOUT.values) {
    const words = inOneLine(description);
    const { white, drawn, black, plies } = measured[value];
    const fairness = fairnessFrom({ wins: white, draws: drawn, losses: black });
    expect(words).toContain(leanText(fairness));
    expect(words).toContain(`Games take about ${Math.round(plies / 2)} moves.`);
    expect(words).not.toMatch(/%|±/);
  }
});

test.each([
  [0.5, 0.1, 'Neither side has a clear advantage.'],
  [0.6, 0.1, 'Neither side has a clear advantage.'],
  [0.6, 0.09, 'White wins a little more often.'],
  [0.38, 0.1, 'Black wins a little more often.'],
  [0.7, 0.1, 'White wins more often.'],
  [0.3, 0.1, 'Black wins more often.'],
])('a share of %f give or take %f is told in words', (share, error, words) => {
  expect(leanText({ share, error })).toBe(words);
});

describe('a text of lanes', () => {
  test('is put in order, and is the name of a layout that has one', () => {
    expect(rulesOf('d4-e5,a2-a3').options).toEqual({ layout: 'a2-a3,d4-e5' });
    expect(rulesOf(USUAL.split(',').reverse().join(',')).options).toEqual({});
    expect(rulesOf('g4-g5,d4-e5,b4-b5').options).toEqual({ layout: 'village' });
  });

  test('is refused with the lane and the reason', () => {
    expect(refused('a4')).toContain('"a4"');
    expect(refused('a4-a9')).toContain('"a4-a9"');
    expect(refused('a5-a4')).toMatch(/"a5-a4".*lowest left/);
    expect(refused('a4-a4')).toMatch(/"a4-a4".*single/);
    expect(refused('a4-a5,a5-b5')).toMatch(/a4-a5 and a5-b5 share/);
    expect(refused('a1-b1')).toMatch(/a1-b1.*a1 and b1/);
    expect(refused('a2-a7')).toMatch(/a2-a7.*a2 and a7/);
    expect(refused('')).not.toBe('accepted');
    expect(refused('a2-a3 b2-b3')).not.toBe('accepted');
  });

  test('leaves 24 to 64 cells at the least, since the array needs 32', () => {
    expect(rulesOf('a3-h6').board.cells).toHaveLength(33);
    const roads = [...'abcdefgh'].map((file) => `${file}2-${file}6`).join(',');
    expect(rulesOf(roads).board.cells).toHaveLength(32);
  });
});

describe('without lanes', () => {
  const rules = rulesOf('none');

  test('the orthodox array stands on 64 squares', () => {
    expect(rules.startFen).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq 0 0');
  });

  test('it is FIDE chess without the double step', () => {
    expect(movesIn(rules, rules.startFen)).toEqual(
      words('a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 g2g3 h2h3 b1a3 b1c3 g1f3 g1h3'),
    );
  });
});

describe('an odd board', () => {
  /** A road across the board, a place of sixteen squares, a place of two by four, a road along a file. */
  const odd = 'c3-f4,a5-h5,a2-a4,h6-h7';
  const rules = rulesOf(odd);
  const cellAt = (square: string) => {
    const found = rules.board.squares.find(({ name }) => name === square);
    if (!found) throw new RangeError(square);
    return found.cell;
  };

  test('has every cell named by its first and last square', () => {
    expect(wholeName(rules.board, cellAt('f5'))).toBe('a5-h5');
    expect(wholeName(rules.board, cellAt('d4'))).toBe('c3-f4');
    expect(wholeName(rules.board, cellAt('a3'))).toBe('a2-a4');
    expect(wholeName(rules.board, cellAt('b3'))).toBe('b3');
  });

  test('is judged without what was fitted to the usual lanes', async () => {
    const { createEvaluation }: EvaluationModule = await fastlane.loadEvaluation();
    const differ = (under: RuleSet): boolean => {
      const [usual, plain] = [createEvaluation(under), createEvaluation(under, null)];
      let found = false;
      playRandomly(under, 7, 12, (position) => {
        const [one, other] = [usual, plain].map((evaluation) => {
          evaluation.prepare(position);
          return evaluation.evaluate(position);
        });
        found ||= one !== other;
      });
      return found;
    };
    expect(differ(rules)).toBe(false);
    expect(differ(rulesOf('streets'))).toBe(false);
    expect(differ(fastlane.rules({}))).toBe(true);
  });
});

describe('on any accepted layout', () => {
  const drawn = fc.sample(anyLanes, { numRuns: 10, seed: 41 });
  const layouts = drawn.map((lanes) => (lanes.length === 0 ? 'none' : lanesText(lanes)));

  test('the moves are those of the rule book, two plies deep, from the start and on the way', () => {
    expect(new Set(layouts).size).toBeGreaterThan(8);
    for (const [seed, layout] of layouts.entries()) {
      const rules = rulesOf(layout);
      const model = new LaneModel(rules);
      const texts = [rules.startFen];
      const end = playRandomly(rules, seed, 30, (position) => {
        if (position.ply === 14) texts.push(rules.format(position));
      });
      if (!end.outcome()) texts.push(rules.format(end));
      for (const text of texts) {
        const position = model.read(text);
        expect(model.moves(position), `${layout}: ${text}`).toEqual(movesIn(rules, text));
        expect(model.perft(position, 2), `${layout}: ${text}`).toBe(perft(rules.parse(text), 2));
      }
    }
  });

  test('equal lanes are equal texts, and positions keep their texts', () => {
    fc.assert(
      fc.property(anyLanes, fc.nat(), (lanes, seed) => {
        fc.pre(lanes.length > 0);
        const turned = [...lanes].reverse();
        const rules = rulesOf(lanesText(lanes));
        expect(rules.options).toEqual(
          fastlane.rules({ layout: turned.map((lane) => lanesText([lane])).join(',') }).options,
        );
        playRandomly(rules, seed, 12, (position) => {
          const text = rules.format(position);
          expect(rules.format(rules.parse(text))).toBe(text);
        });
      }),
      { numRuns: 8 },
    );
  });
});
