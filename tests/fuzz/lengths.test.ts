// Everything that reads text from outside takes time in proportion to its length: a text made of one piece over and
// over, whatever the piece, shows what tries the same characters again and again. Times are compared with each other,
// never with a clock's idea of fast.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import { AS_TYPED, readTypedMove } from '../../src/games/moveReading';
import { InputError } from '../../src/input/input';
import { legalOptions } from '../../src/session/moves';
import { readLink } from '../../src/share/link';
import { readPart, splitGameTexts } from '../../src/share/texts';
import { parseBackup } from '../../src/storage/backup/backupReader';
import { parseChoices } from '../../src/storage/choicesAndProgress';
import { parseGameText } from '../../src/storage/gameText';
import { parseRecord } from '../../src/storage/parseRecord';
import { newRecord } from '../../src/storage/record';
import { parseFilter } from '../../src/ui/history/filter';
import { parseRoute } from '../../src/ui/routing/routes';
import { readIncoming } from '../../src/ui/share/incoming';
import { quietSession } from './quietSession';

const SHORT = 3_000;
const TIMES = 8;
/** Eight times the length takes eight times as long where it should, and 64 times where each part is tried anew. */
const MOST_TIMES_LONGER = 28;
/**
 * Milliseconds for the long text below which times say more about memory than about the reader. Whatever goes through
 * the long text once for each of its characters takes many times as long on any machine.
 */
const NOTHING = 60;
const ROUNDS = 3;

type Reader = (text: string) => unknown;

const quiet = quietSession();
const record = newRecord(
  {
    game: games[0].id,
    options: {},
    start: games[0].rules({}).startFen,
    white: { kind: 'person' },
    black: { kind: 'person' },
  },
  'one',
  1,
);
const asLink: Reader = (text) => readLink(text, 'id', 1);

const readers: Readonly<Record<string, Reader>> = {
  'a pasted text': (text) => readIncoming(text),
  'the text of a game': (text) => parseGameText(text, 'id', 1),
  'the texts of games': (text) => splitGameTexts(text).map((part) => readPart(part, true, 'id', 1)),
  'a link': asLink,
  'an address': parseRoute,
  'a filter': parseFilter,
  'a backup': parseBackup,
  'a choice': (text) => parseChoices({ level: text }),
  'a line of the headless engine': (text) => quiet.receive(text),
  ...Object.fromEntries(
    Object.keys(record).map((field) => [
      `field ${field} of a record`,
      (text: string) => parseRecord({ ...record, [field]: text }),
    ]),
  ),
  ...Object.fromEntries(
    games.flatMap(({ id, rules: rulesOf }) => {
      const rules = rulesOf({});
      const position = rules.parse(rules.startFen);
      const options = legalOptions(rules, position);
      const typed: Reader = (text) => readTypedMove(rules, position, options, text, AS_TYPED);
      return [
        [`a position of ${id}`, (text: string) => rules.parse(text)],
        [`a move of ${id}`, (text: string) => rules.parseMove(position, text)],
        [`a typed move of ${id}`, typed],
        [`an option of ${id}`, (text: string) => rulesOf({ [text]: text })],
      ];
    }),
  ),
};

/** What may stand before the repeated piece to bring it deeper into a reader. */
const HEADS = [
  '',
  'x',
  'a/b w ',
  '[Game "',
  '[Fortyone "1"]\n',
  '#/open/',
  '#/history?',
  '{"fortyone":"',
  '{"fortyone":[',
  'position fen ',
  'position startpos moves ',
  'setoption name ',
  'go ',
];
/** The characters that mean something to one reader or another. */
const SIGNS = [...' \t\n\r/\\"\'[]{}()=:;,.+-*#!?&%xaAwbK019\uFEFF†é'];
const TAILS = ['', 'y', '"', '"]', '\n', ' w - 0 0', '}'];

interface Repeated {
  readonly head: string;
  readonly piece: string;
  readonly tail: string;
}

const make = ({ head, piece, tail }: Repeated, length: number): string =>
  head + piece.repeat(Math.ceil(length / piece.length)) + tail;

/** Milliseconds that this process has worked, whatever else the machine does. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds of work to read a text, the least of so many times. */
async function timeOf(read: Reader, text: string, rounds: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const begun = worked();
    try {
      await read(text);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    least = Math.min(least, worked() - begun);
  }
  return least;
}

/** How many times longer the long text takes than the short one; 1 where the long one hardly takes any time. */
async function growth(read: Reader, repeated: Repeated): Promise<number> {
  const long = make(repeated, SHORT * TIMES);
  const first = await timeOf(read, long, 1);
  if (first < NOTHING) return 1;
  const short = await timeOf(read, make(repeated, SHORT), ROUNDS);
  return Math.min(first, await timeOf(read, long, ROUNDS)) / short;
}

const single: Repeated[] = SIGNS.flatMap((piece) =>
  TAILS.slice(0, 2).map((tail) => ({ head: '', piece, tail })),
);
const any: fc.Arbitrary<Repeated> = fc.record({
  head: fc.constantFrom(...HEADS),
  piece: fc
    .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 3 })
    .map((all) => all.join('')),
  tail: fc.constantFrom(...TAILS),
});

describe.each(Object.entries(readers))('%s', (_, read) => {
  test('takes time in proportion to its length', async () => {
    for (const repeated of [...single, ...fc.sample(any, { seed: 41, numRuns: 80 })]) {
      const text = JSON.stringify(repeated);
      expect(await growth(read, repeated), text).toBeLessThan(MOST_TIMES_LONGER);
    }
  });
});
