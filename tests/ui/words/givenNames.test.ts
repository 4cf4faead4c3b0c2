// Names from anywhere, shown so that they turn nothing round.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WHITE } from '../../../src/rules/types';
import { parsePresets } from '../../../src/ui/settings/settings';
import { playersText } from '../../../src/ui/share/received';
import { enteredName, shownName } from '../../../src/ui/words/givenNames';
import { fullTitle, gameTitle, playerName } from '../../../src/ui/words/names';
import { gameOf } from '../../session/fakes';

const TURNED = 'Ann\u202E)5 level\u2066';
const person = (name: string) => ({ kind: 'person', name }) as const;

test('a name is shown without controls, wherever it stands, and stored as it was', () => {
  const computer = { kind: 'computer', level: 5 } as const;
  const record = gameOf({ white: person(TURNED), black: computer }, { name: `\u200F${TURNED}` });
  const shown = [
    gameTitle(record),
    fullTitle(record),
    playerName(record, WHITE),
    playersText(record),
  ];
  for (const text of shown) {
    expect(text).toContain('Ann)5 level');
    expect(text).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/);
  }
  expect(record.name).toBe(`\u200F${TURNED}`);
  const variants = parsePresets([{ game: 'bridge41', name: `M${TURNED}`, options: {} }]);
  expect(variants.map(({ name }) => name)).toEqual(['MAnn)5 level']);
});

test('a name of controls alone is none', () => {
  expect(shownName('\u202E\u2066')).toBeNull();
  expect(gameTitle(gameOf({}, { name: '\u202E' }))).toBe('TheBridge41');
  expect(playerName(gameOf({ white: person('\u202E') }), WHITE)).toBe('White');
});

test('a name that is written from right to left is isolated, another is as it is', () => {
  expect(shownName('דוד')).toBe('\u2068דוד\u2069');
  expect(shownName('Zoë 女 👩‍👩‍👧')).toBe('Zoë 女 👩‍👩‍👧');
});

test('whatever is entered, its isolates are closed and nothing turns', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const entered = enteredName(text);
      expect(enteredName(entered)).toBe(entered);
      expect(shownName(entered)).toBe(shownName(text));
      const marks = (shownName(text) ?? '').match(/[\u202A-\u202E\u2066-\u2069]/g) ?? [];
      expect(['', '\u2068\u2069']).toContain(marks.join(''));
    }),
  );
});
