// What is refused is data wherever it is found, and a sentence where it is shown.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { InputError, refuse } from '../../src/input/input';
import { texts as english } from '../../src/language/en/refusals';
import { refusal, refusalText, speakRefusals } from '../../src/language/refusal';
import { refusalNote } from '../../src/storage/quarantine';

const root = join(import.meta.dirname, '../../src');

const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

afterEach(() => speakRefusals(english));

test('an error says what it refuses in the language that is there', () => {
  const error = refuse('inPart', refusal('atMove', 5), refusal('illegalMove', 'e2e9'));
  expect(error.message).toBe('move 5: illegal move "e2e9"');
  expect(String(error)).toBe('InputError: move 5: illegal move "e2e9"');
  expect(error.stack).toContain('illegal move');
  speakRefusals({
    inPart: (part, why) => `${part} – ${why}`,
    atMove: (number) => `Zug ${number}`,
    illegalMove: (text) => `„${text}“ ist verboten`,
  });
  expect(error.message).toBe('Zug 5 – „e2e9“ ist verboten');
});

test('before there is a language, an error names its key and data', () => {
  speakRefusals({});
  expect(refuse('badSide', 'x').message).toBe('badSide ["x"]');
});

test('a note is English in every language', async () => {
  speakRefusals({ emptyText: () => 'der Text ist leer' });
  expect(refusalText(refusal('emptyText'))).toBe('der Text ist leer');
  expect(await refusalNote(refusal('emptyText'))).toBe('the text is empty');
});

test('a refusal is plain data', () => {
  const given = refusal('notOneOf', refusal('theOption', 'castling'), '"x"', ['on', 'off']);
  const copy = structuredClone(given);
  expect(copy).toEqual(given);
  expect(new InputError(copy).message).toBe('option castling is "x", not one of on, off');
});

test('every refusal is one that the code makes', () => {
  const outside = code.filter(({ name }) => !name.startsWith('language/'));
  const known = outside.map(({ text }) => text).join('\n');
  const unused = Object.keys(english).filter((key) => !known.includes(`'${key}'`));
  expect(unused).toEqual([]);
});

/** What of a screen's first paint shows messages, and loads what refusals say only where one can come up. */
const WITHOUT = [
  // Failures of code and storage, before any screen.
  'ui/components/Lazy.tsx',
  'ui/home/useStoredGames.ts',
  'ui/home/StorageNotices.tsx',
  'ui/settings/backup.tsx',
  'ui/stored/useStored.ts',
  'ui/puzzles/useAttempts.ts',
  // It waits for what links need.
  'ui/share/sending.tsx',
  // Refusals are not in the log.
  'ui/about/failureLog.ts',
];

test('modules of screens that show why something failed have the sentences of refusals loaded', () => {
  const showing = code.filter(
    ({ name, text }) =>
      name.startsWith('ui/') && /\berror\.message\b|\b(failureText|reasonOf)\(error\)/.test(text),
  );
  const wrong = showing.filter(
    ({ name, text }) => !WITHOUT.includes(name) && !text.includes('language/shownRefusals'),
  );
  expect(showing.length).toBeGreaterThan(20);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
