// Several games in one text.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalText } from '../../src/input/input';
import { readPart, splitGameTexts } from '../../src/share/texts';
import { formatGameText } from '../../src/storage/gameText';
import { asShared } from '../../src/storage/record';
import { gameOf } from '../session/fakes';
import { anyRecord } from '../support/records';

const game = gameOf({}, { moves: ['lblc', 'lylx'] });

function read(text: string) {
  const parts = splitGameTexts(text);
  return parts.map((part) => readPart(part, parts.length > 1, 'here', 9));
}

test('any games in one text are read one by one', () => {
  fc.assert(
    fc.property(fc.array(anyRecord, { minLength: 1, maxLength: 4 }), (records) => {
      const expected = records.map((record) => ({
        record: asShared({
          ...{ ...record, source: null },
          ...{ id: 'here', pinned: false, used: 0, updatedAt: 9, revision: 0 },
        }),
      }));
      expect(read(records.map(formatGameText).join('\n\n'))).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});

test('a bad game among good ones is named by its line, and the others are still read', () => {
  const good = formatGameText(game);
  const lines = good.split('\n').length;
  const parts = read(`${good}\n${good.replace('lylx', 'lylylx')}\n${good}`);
  const problems = parts.map((part) => 'problem' in part && refusalText(part.problem));
  expect(problems).toEqual([
    false,
    expect.stringMatching(new RegExp(`^The game from line ${lines + 1} on: .*lylylx`)),
    false,
  ]);
  expect([parts[0], parts[2]]).toEqual([
    { record: expect.objectContaining({ moves: game.moves }) },
    { record: expect.objectContaining({ moves: game.moves }) },
  ]);
});

test.each<[string, string, RegExp]>([
  ['nothing', ' \n', /empty/],
  ['prose', '\nDear Ann,\nhere is my game.', /line 2 begins with "Dear Ann,"/],
  ['too much', 'x'.repeat(4_000_001), /4000001 characters/],
  ['too many games', '[Game "x"]\n*\n'.repeat(2001), /2001 games/],
])('%s is refused', (_, text, reason) => {
  expect(() => splitGameTexts(text)).toThrow(reason);
});
