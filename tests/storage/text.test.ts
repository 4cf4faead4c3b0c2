// Games as text.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../src/input/input';
import { formatGameText, parseGameText } from '../../src/storage/gameText';
import { gameOf } from '../session/fakes';
import { anyRecord } from '../support/records';

const game = gameOf(
  {
    options: { bridge: 'moving', sidePawnMove: 'on' },
    white: { kind: 'person', name: 'Anna "Ace" \\ Bo' },
    black: { kind: 'computer', level: 8 },
  },
  {
    moves: ['mklk', 'lylx', 'lblc'],
    createdAt: Date.UTC(2030, 1, 3, 4, 5, 6, 7),
    result: { score: '0-1', reason: 'resignation' },
    name: 'The "long" one',
    clock: {
      white: { start: 300_000, increment: 3000 },
      black: { start: 90_500, increment: 0 },
    },
    spent: [0, 12_345, 1000],
    coach: 'off',
  },
);

test('a game as text', () => {
  expect(formatGameText(game)).toBe(`[Fortyone "3"]
[Name "The \\"long\\" one"]
[Game "bridge41"]
[Options "bridge=moving sidePawnMove=on"]
[White "Person, Anna \\"Ace\\" \\\\ Bo"]
[Black "Computer, level 8"]
[Date "2030-02-03T04:05:06.007Z"]
[Start "brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0"]
[Clock "300+3 90.5+0"]
[Spent "0 12.345 1"]
[Coach "off"]
[Result "0-1 resignation"]

1. mklk lylx 2. lblc 0-1
`);
});

test('any game as text comes back as the same game, new on this device', () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const text = formatGameText(record);
      expect(
        Math.max(
          ...text
            .split('\n\n')[1]
            .split('\n')
            .map(({ length }) => length),
        ),
      ).toBeLessThan(81);
      const here = { id: 'here', pinned: false, used: 0, updatedAt: 9, revision: 0 };
      const isPlayed = record.moves.length > 0 || record.result !== null;
      const expected = { ...record, ...here, source: isPlayed ? 'shared' : null };
      expect(parseGameText(text, 'here', 9).record).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('a level that was set to match is written in tenths, also where there are none', () => {
  for (const level of [4.3, 4]) {
    const black = { kind: 'computer', level, matched: true } as const;
    const text = formatGameText({ ...game, black });
    expect(text).toContain(`[Black "Computer, level ${level === 4 ? '4.0' : '4.3'}"]`);
    expect(parseGameText(text, 'here', 9).record.black).toEqual(black);
  }
});

test('a character plays by name, and a name that nobody knows is refused', () => {
  const black = { kind: 'computer', level: 3, character: 'vera' } as const;
  const text = formatGameText({ ...game, black });
  expect(text).toContain('[Black "Vera, level 3"]');
  expect(parseGameText(text, 'here', 9).record.black).toEqual(black);
  const unknown = text.replace('"Vera, level 3"', '"Otto, level 3"');
  expect(() => parseGameText(unknown, 'here', 9)).toThrow(/^Black is "Otto, level 3", not/);
});

test('a strict game says so in a tag, and every other text is as it always was', () => {
  const text = formatGameText({ ...game, strict: true });
  expect(text).toContain('[Coach "off"]\n[Strict "yes"]\n[Result');
  expect(parseGameText(text, 'here', 9).record.strict).toBe(true);
  expect(formatGameText(game)).not.toContain('Strict');
  expect(parseGameText(formatGameText(game), 'here', 9).record).not.toHaveProperty('strict');
  expect(() => parseGameText(text.replace('"yes"', '"no"'), 'here', 9)).toThrow(
    'Strict is "no", not "yes" or left out',
  );
});

test('a text of version 1 is read as it was', () => {
  const text = `[Fortyone "1"]
[Game "bridge41"]
[White "Person"]
[Black "Computer, level 8"]
[Date "2030-02-03T04:05:06.007Z"]
[Start "brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0"]
[Result "*"]

1. mbmc *
`;
  expect(parseGameText(text, 'here', 9).record).toMatchObject({
    moves: ['mbmc'],
    clock: null,
    name: null,
  });
});

test('line ends, a byte order mark and wrapping by a mail program do not matter', () => {
  const text = formatGameText(game);
  const mailed = `\uFEFF\r\n${text.replaceAll('\n', '\r\n').replace('lylx 2.', 'lylx\r\n2.')}\r\n`;
  expect(parseGameText(mailed, 'here', 9).record).toEqual(parseGameText(text, 'here', 9).record);
});

test.each<[string, (text: string) => string, RegExp]>([
  ['something else', () => 'e4 e5 Nf3', /begins with no tag/],
  ['nothing', () => '', /begins with no tag/],
  ['an unknown tag', (text) => `[Event "x"]\n${text}`, /\[Event\] is unknown/],
  ['a tag twice', (text) => `[Game "bridge41"]\n${text}`, /\[Game\] is there twice/],
  ['a missing tag', (text) => text.replace(/\[Start.*\n/, ''), /\[Start "..."\] is missing/],
  ['a newer version', (text) => text.replace('[Fortyone "3"]', '[Fortyone "7"]'), /version is 7/],
  ['no version', (text) => text.replace('[Fortyone "3"]', '[Fortyone "one"]'), /Fortyone is "one"/],
  [
    'a version in another form',
    (text) => text.replace('Fortyone "3', 'Fortyone "0x3'),
    /Fortyone is "0x3"/,
  ],
  ['an unknown game', (text) => text.replace('"bridge41"', '"go"'), /game is "go"/],
  ['an unknown option', (text) => text.replace('bridge=moving', 'bridge=rope'), /bridge is "rope"/],
  ['an option without value', (text) => text.replace('=moving', ''), /Options has "bridge"/],
  ['an unknown player', (text) => text.replace('Computer, level 8', 'Robot'), /Black is "Robot"/],
  ['a bad level', (text) => text.replace('level 8', 'level 88'), /black\.level is 88/],
  ['no date', (text) => text.replace('2030-02-03T04', 'Tuesday'), /Date is "Tuesday/],
  ['half a clock', (text) => text.replace('300+3 90', '90'), /Clock is "90\.5\+0"/],
  ['a clock in words', (text) => text.replace('300+3', 'five+3'), /Clock is "five"/],
  ['a clock left empty', (text) => text.replace('300+3', '300+'), /Clock is ""/],
  ['a time in powers', (text) => text.replace('12.345', '1e3'), /Spent is "1e3"/],
  ['a time too few', (text) => text.replace(' 12.345', ''), /spent has 2 times where 3 are due/],
  ['a bad start', (text) => text.replace(' w m 0 0', ' w x 0 0'), /start: /],
  ['a bad result', (text) => text.replace('0-1 resign', '0-1 bad resign'), /Result is "0-1 bad/],
  ['an unknown coach', (text) => text.replace('"off"', '"loud"'), /coach is "loud"/],
  ['an illegal move', (text) => text.replace('lblc', 'lbld'), /move 2: illegal move "lbld"/],
  ['a text cut short', (text) => text.slice(0, -9), /end with "2\.", not with the result 0-1/],
  ['an endless text', (text) => text + ' '.repeat(1_000_000), /more than 1000000 characters/],
])('%s is refused by name', (_what, spoil, message) => {
  const text = spoil(formatGameText(game));
  expect(() => parseGameText(text, 'here', 9)).toThrow(InputError);
  expect(() => parseGameText(text, 'here', 9)).toThrow(message);
});

test('cut off anywhere, a text is refused', () => {
  const text = formatGameText(game).trimEnd();
  for (let length = 0; length < text.length; length++) {
    expect(() => parseGameText(text.slice(0, length), 'here', 9)).toThrow(InputError);
  }
});
