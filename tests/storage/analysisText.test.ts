// Analyses as text.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTokens, parseMoveText } from '../../src/analysis/moveText';
import { mainLine, treeOf } from '../../src/analysis/tree';
import { InputError } from '../../src/input/input';
import { readPart, splitGameTexts } from '../../src/share/texts';
import { formatAnalysisText, parseAnalysisText } from '../../src/storage/analysisConversion';
import { newAnalysis, treeText } from '../../src/storage/analysisRecord';
import { formatGameText } from '../../src/storage/gameText';
import { gameOf } from '../session/fakes';
import { anyAnalysis } from '../support/analyses';

const game = gameOf({}, { moves: ['lblc', 'lylx', 'rbrc'], name: 'Ours', createdAt: 5 });
const { options, start } = game;
const tree = '1. lblc {a plan} (1. mbmc mymx) 1... lylx 2. rbrc';
const analysis = {
  ...newAnalysis({ game: 'bridge41', options, start, tree: parseMoveText(tree) }, 'here', 9),
  name: 'Mine',
  createdAt: Date.UTC(2030, 1, 3),
};

test('an analysis as text', () => {
  expect(formatAnalysisText(analysis)).toBe(`[Analysis "1"]
[Name "Mine"]
[Game "bridge41"]
[Date "2030-02-03T00:00:00.000Z"]
[Start "brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0"]

1. lblc {a plan} (1. mbmc mymx) 1... lylx 2. rbrc *
`);
});

test('any analysis as text comes back as the same, new on this device, alone and among others', () => {
  fc.assert(
    fc.property(anyAnalysis, (record) => {
      const text = formatAnalysisText(record);
      const { game, options, start, tree, name, createdAt } = record;
      const begun = newAnalysis({ game, options, start, tree: parseMoveText(tree) }, 'here', 9);
      const expected = { ...begun, name, createdAt };
      expect(parseAnalysisText(text, 'here', 9)).toEqual(expected);
      expect(parseAnalysisText(`\uFEFF\r\n${text.replaceAll('\n', '\r\n')}`, 'here', 9)).toEqual(
        expected,
      );
      const parts = splitGameTexts(`${text}\n${formatGameText(gameOf())}`);
      expect(parts).toHaveLength(2);
      expect(readPart(parts[0], true, 'here', 9)).toMatchObject({
        analysis: expected,
        record: { moves: mainLine(parseMoveText(tree)), name },
      });
    }),
    { numRuns: 40 },
  );
});

test('the text of a game opens as an analysis, with the variations that somebody added', () => {
  const text = formatGameText(game);
  const opened = parseAnalysisText(text, 'here', 9);
  expect(opened).toMatchObject({ id: 'here', name: 'Ours', createdAt: 5, origin: null, path: [] });
  expect(opened.tree).toBe(treeText(treeOf(game.moves)));
  const more = text.replace('lblc', 'lblc {so} (1. mbmc)');
  expect(moveTokens(parseMoveText(parseAnalysisText(more, 'here', 9).tree)).join(' ')).toBe(
    '1. lblc {so} (1. mbmc) 1... lylx 2. rbrc',
  );
});

test.each<[string, (text: string) => string, RegExp]>([
  ['a newer version', (text) => text.replace('"1"', '"2"'), /version is 2: a newer version/],
  ['an unknown tag', (text) => text.replace('[Name', '[Title'), /\[Title\] is unknown/],
  ['a missing tag', (text) => text.replace(/\[Game.*\n/, ''), /\[Game "..."\] is missing/],
  ['an unknown game', (text) => text.replace('bridge41', 'go'), /game is "go"/],
  ['a bad start', (text) => text.replace(' w m 0 0', ' w x 0 0'), /start: bridge is "x"/],
  ['an illegal move', (text) => text.replace('mymx', 'mymk'), /move 1: illegal move "mymk"/],
  ['a move after the end', (text) => text.replace('mymx', 'mymx 2. zz'), /move 2: .*"zz"/],
  ['a text cut short', (text) => text.slice(0, -3), /end with "rbrc", not with the result \*/],
  ['a variation cut short', (text) => text.replace(')', ''), /"\)" is missing/],
])('%s is refused by name', (_what, spoil, message) => {
  const text = spoil(formatAnalysisText(analysis));
  expect(() => parseAnalysisText(text, 'here', 9)).toThrow(InputError);
  expect(() => parseAnalysisText(text, 'here', 9)).toThrow(message);
});

test('cut off anywhere, a text is refused', () => {
  const text = formatAnalysisText(analysis).trimEnd();
  for (let length = 0; length < text.length; length++) {
    expect(() => parseAnalysisText(text.slice(0, length), 'here', 9)).toThrow(InputError);
  }
});
