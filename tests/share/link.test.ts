// Games and positions as links, among them those of earlier versions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games, offeredGames } from '../../src/games';
import { InputError } from '../../src/input/input';
import { REASONS } from '../../src/rules/types';
import { gameLink, positionLink, readLink } from '../../src/share/link';
import { GAME_CODES, REASON_CODES } from '../../src/share/linkCodes';
import type { GameRecord } from '../../src/storage/record';
import { rulesOf } from '../../src/storage/replay';
import { crc32 } from '../../src/util/crc32';
import { gameOf } from '../session/fakes';
import { isLinked, linkedGames } from '../support/linkedGames';
import { randomMoves } from '../support/playedGames';
import { anyVariant, playRandomly } from '../support/randomGames';
import { anyRecord } from '../support/records';

const ID = 'here';
const NOW = 9;

/** What a link keeps of a game, which is somebody else's on this device unless nothing was played. */
function kept(record: GameRecord): GameRecord {
  return {
    ...record,
    pinned: false,
    source: record.moves.length > 0 || record.result ? 'shared' : null,
    id: ID,
    createdAt: NOW,
    updatedAt: NOW,
    revision: 0,
  };
}

const example = gameOf(
  {
    options: { bridge: 'moving', sidePawnMove: 'on' },
    white: { kind: 'person', name: 'Zoë 女' },
    black: { kind: 'computer', level: 8 },
  },
  {
    id: '0123456789abcdef0123456789abcdef',
    moves: ['mklk', 'lylx', 'lblc'],
    result: { score: '0-1', reason: 'resignation' },
  },
);

test('the checksum is the standard one', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
});

test('any game comes back from its link', () => {
  fc.assert(
    fc.property(anyRecord.filter(isLinked), (stored) => {
      const record = { ...stored, id: stored.id.replaceAll('-', '') };
      const link = gameLink(record);
      expect(link).toMatch(/^[\w-]+$/);
      const origin = record.id.slice(0, 12);
      const id = origin + ID.slice(12);
      expect(readLink(link, ID, NOW)).toEqual({
        content: 'game',
        record: { ...kept(record), id },
        origin,
      });
    }),
    { numRuns: 50 },
  );
});

const linkedVariant = anyVariant.filter(({ game: { id } }) => isLinked({ game: id }));

test('any position comes back from its link', () => {
  fc.assert(
    fc.property(linkedVariant, fc.integer(), fc.nat(80), ({ game, options }, seed, plies) => {
      const rules = game.rules(options);
      const text = rules.format(playRandomly(rules, seed, plies, () => undefined));
      const { options: chosen } = rules;
      const link = positionLink({ game: game.id, options: chosen, text });
      expect(link.length).toBeLessThan(90);
      expect(readLink(link, ID, NOW)).toMatchObject({
        content: 'position',
        record: { game: game.id, options: chosen, start: text, moves: [] },
      });
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['as the app writes it', '1k3/5/5/5/**1**/5/5/5/1K1R1 w m 0 40'],
  ['written in another way', '1k12/5/5/5/**1**/5/5/5/1K1R1 w m 0 40'],
])('a game that began from a position of its own keeps it, %s', (_, start) => {
  const record = gameOf({ start }, { moves: ['rard'] });
  expect(readLink(gameLink(record), ID, NOW)).toMatchObject({
    record: { start, moves: ['rard'] },
    origin: null,
  });
});

test('every single-character change of a link is refused in words', () => {
  const link = gameLink(example);
  const alphabet = [...'AZaz09-_!é'];
  for (const at of link.split('').keys()) {
    for (const other of alphabet.filter((character) => character !== link[at])) {
      const changed = link.slice(0, at) + other + link.slice(at + 1);
      expect(() => readLink(changed, ID, NOW), changed).toThrow(InputError);
    }
    expect(() => readLink(link.slice(0, at) + link.slice(at + 1), ID, NOW)).toThrow(InputError);
  }
});

const link = gameLink(example);

test.each<[string, string, RegExp]>([
  ['cut', link.slice(0, -7), /cut short: \d+ of its \d+ characters/],
  ['cut to nothing', '', /nothing follows/],
  ['cut to its version', link[0], /cut short/],
  ['followed by a sentence', `${link}AndMore`, /“AndMore” at its end does not belong/],
  ['followed by a full stop', `${link}.`, /“\.”/],
  ['mistyped', `${link.slice(0, 12)}${link[12] === 'x' ? 'y' : 'x'}${link.slice(13)}`, /checksum/],
  ['of a newer version', `E${link.slice(1)}`, /newer version/],
  ['of something else', `A${link.slice(1)}`, /no link of this app/],
  ['endless', 'B'.repeat(100_000), /100000 characters/],
])('a link that is %s says so', (_, text, reason) => {
  expect(() => readLink(text, ID, NOW)).toThrow(reason);
});

test('a mail program may wrap a link', () => {
  const wrapped = `${link.slice(0, 20)}\r\n  ${link.slice(20)}\n`;
  expect(readLink(wrapped, ID, NOW)).toEqual(readLink(link, ID, NOW));
});

test('a game too long for a link is refused when the link is made', () => {
  const there = ['b1a3', 'b8a6', 'a3b1', 'a6b8'];
  const record = gameOf({ game: 'fastlane' }, { moves: Array(3000).fill(there).flat() });
  expect(() => gameLink(record)).toThrow(/too long for a link/);
});

/** With every option that can be changed together; never to be made anew. */
const OLD_LINKS: readonly [string, Partial<GameRecord>][] = [
  [
    'BA9AM2-rlYMfE7APCO0HYdKFOSpeJLqYdlQx49s5Wzdxh90n7Sk3EUAA9j-eK',
    {
      game: 'bridge41',
      options: {
        bridge: 'big',
        noKnightOnBridge: 'on',
        bishopPalace: 'on',
        kings: 'tinyPalace',
        sidePawnMove: 'on',
        changingColorBishop: 'on',
        queen: 'knight',
        pawnCapture: 'sideways',
        stalemate: 'loss',
        perpetualCheck: 'win',
      },
      name: 'Old game',
      white: { kind: 'person', name: 'Ann' },
      moves: ['LbLx', 'LyRd', 'Lxmx', 'lylx', 'LaLx', 'lxlw'],
    },
  ],
  [
    'BAtZbQmN2Rrz8p7xC0HYdKFOSpeJLqYdlQx4yCCAqPdWF',
    {
      game: 'cuarenta',
      options: { castling: 'on' },
      name: 'Old game',
      white: { kind: 'person', name: 'Ann' },
      moves: ['c2a4', 'd9d5', 'g2i4', 'h7i6', 'd3e4', 'd5d3'],
    },
  ],
  [
    'BArDL1ZkSvmmwpKs7Qdh0oU5Kl4kuph2VDHeEDDqUjE',
    {
      game: 'bipartite',
      options: {},
      name: 'Old game',
      white: { kind: 'person', name: 'Ann' },
      moves: ['B2C2', 'H4G5', 'B3C4', 'I4H4', 'A4B3', 'H5G4'],
    },
  ],
  [
    'BArSK0y_zlhJeLgVbQdh0oU5Kl4kuph2VDHeGClBpRR',
    {
      game: 'fastlane',
      options: {},
      name: 'Old game',
      white: { kind: 'person', name: 'Ann' },
      moves: ['a2a4', 'd8d2', 'd1d2', 'c6c4', 'b1a2', 'h6h5'],
    },
  ],
  [
    'BAr2EMkU9LFTC7xhrQdh0oU5Kl4kuph2VDHeIAk1F4M',
    {
      game: 'bridges40',
      options: {},
      name: 'Old game',
      white: { kind: 'person', name: 'Ann' },
      moves: ['a3c5', 'g9e9', 'c5a5', 'e9g9', 'c1a3', 'i7g5'],
    },
  ],
];

test.each(OLD_LINKS)('%s, made by an earlier version, still opens', (text, expected) => {
  expect(readLink(text, ID, NOW).record).toMatchObject(expected);
});

/** Of games with the coach on and off; never to be made anew. */
const OLD_COACHED: readonly [string, Partial<GameRecord>][] = [
  ['CAhAClw7jwUzFYvEl1MOyoY7wABCkMQtX', { coach: 'on', moves: ['mbmc', 'lylx'] }],
  [
    'CAhfjLLYDRGbFYvEl1MOyoY7wRBDygKKE',
    {
      coach: 'off',
      moves: ['d3e4', 'd7e6'],
      result: { score: '1-0', reason: 'resignation' },
    },
  ],
];

test.each(OLD_COACHED)('%s, made by an earlier version, still has its coach', (text, expected) => {
  expect(readLink(text, ID, NOW).record).toMatchObject(expected);
});

/** Of strict games without a coach and with one; never to be made anew. */
const OLD_STRICT: readonly [string, Partial<GameRecord>][] = [
  ['CAbzh-snGkl1MOyoY7wPCDGiudo', { coach: null, moves: ['mbmc', 'lylx'] }],
  ['CAdAEUTYDqGkl1MOyoY7wQCC77Qhy', { coach: 'on', moves: ['d3e4', 'd7e6'] }],
];

test.each(OLD_STRICT)('%s, made by an earlier version, is still strict', (text, expected) => {
  expect(readLink(text, ID, NOW).record).toMatchObject({ ...expected, strict: true });
});

test('a game that is not strict has the link that it always had', () => {
  expect(gameLink(example)[0]).toBe('B');
  expect(gameLink({ ...example, strict: true })[0]).toBe('C');
  expect(readLink(gameLink(example), ID, NOW).record).not.toHaveProperty('strict');
});

test('a game that the coach never looked on at has the link that it always had', () => {
  expect(gameLink({ ...example, coach: null })[0]).toBe('B');
  expect(gameLink({ ...example, coach: 'on' })[0]).toBe('C');
});

/** One of each game with an ending that the board does not show; never to be made anew. */
const OLD_RESULTS: readonly [string, Partial<GameRecord>][] = [
  [
    'BAhADvYhQ2zqgMpF4kuph2VDHeADtW8ay',
    {
      game: 'bridge41',
      options: {},
      moves: ['Rbrd', 'Ryrw', 'rdRw'],
      result: { score: '0-1', reason: 'resignation' },
    },
  ],
  [
    'BAhBe31TXAeGoMpF4kuph2VDHeCBtswW4',
    {
      game: 'cuarenta',
      options: {},
      moves: ['h1i4', 'b7c6', 'g2e4'],
      result: { score: '1-0', reason: 'resignation' },
    },
  ],
  [
    'BAhAU0ovp1khrMpF4kuph2VDHeEDcCa1Q',
    {
      game: 'bipartite',
      options: {},
      moves: ['B3C2', 'H2G1', 'B5C5'],
      result: { score: '1/2-1/2', reason: 'agreement' },
    },
  ],
  [
    'BAhCcK3DBIDw2MpF4kuph2VDHeGAD2gX3',
    {
      game: 'fastlane',
      options: {},
      moves: ['d1h5', 'd6d4', 'h5d4'],
      result: { score: '1-0', reason: 'time' },
    },
  ],
  [
    'BAhBxfzMFtTxxMpF4kuph2VDHeICDIAZj',
    {
      game: 'bridges40',
      options: {},
      moves: ['b2f2', 'f8d8', 'c3e1'],
      result: { score: '1/2-1/2', reason: 'time' },
    },
  ],
  [
    'BAjAUo9hZrGW80KReJLqYdlQx4yCADf87cv',
    {
      game: 'bridge41',
      options: { bridge: 'moving' },
      moves: ['mklk', 'Ryrw', 'mbmc', 'lkLk'],
      result: { score: '1/2-1/2', reason: 'agreement' },
    },
  ],
];

test.each(OLD_RESULTS)('%s, made by an earlier version, still ends as it did', (text, expected) => {
  expect(readLink(text, ID, NOW).record).toMatchObject(expected);
});

/** Each value of each option by itself, after one move; never to be made anew. */
const OLD_OPTIONS: readonly [string, Partial<GameRecord>][] = [
  [
    'BAhBOFfNcyyRKReJLqYdlQx4yCAC3Kavp',
    { game: 'bridge41', options: { bridge: 'moving' }, moves: ['Lbmc'] },
  ],
  [
    'BAhA8yyRzWJxKReJLqYdlQx6ECADR1isG',
    { game: 'bridge41', options: { bridge: 'big' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx4zUADrYXld',
    { game: 'bridge41', options: { noKnightOnBridge: 'on' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8K1VxvEBKReJLqYdlQx40mAC3rTr8',
    { game: 'bridge41', options: { bishopPalace: 'on' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx414ADrSEGa',
    { game: 'bridge41', options: { kings: 'palace' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx6H4AAaYdrO',
    { game: 'bridge41', options: { kings: 'tinyPalace' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx43KABAa_DN',
    { game: 'bridge41', options: { sidePawnMove: 'on' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx44cAAYeUji',
    { game: 'bridge41', options: { changingColorBishop: 'on' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8s237PzhKReJLqYdlQx45uACVlxt9',
    { game: 'bridge41', options: { queen: 'rook' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8tfwxQKxKReJLqYdlQx6LuABuODzd',
    { game: 'bridge41', options: { queen: 'bishop' }, moves: ['Rbmc'] },
  ],
  [
    'BAhBNcMA1y5xKReJLqYdlQx7duADUjOnN',
    { game: 'bridge41', options: { queen: 'knight' }, moves: ['LbLd'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx47AAC9jbCb',
    { game: 'bridge41', options: { pawnCapture: 'sideways' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx48SADOJYd1',
    { game: 'bridge41', options: { stalemate: 'win' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx6OSAA1kjEr',
    { game: 'bridge41', options: { stalemate: 'loss' }, moves: ['Rbmc'] },
  ],
  [
    'BAhA8F8f4QARKReJLqYdlQx49kADYeFG5',
    { game: 'bridge41', options: { perpetualCheck: 'win' }, moves: ['Rbmc'] },
  ],
  [
    'BAhBNUr0I8CBKReJLqYdlQx4-2ACN1I9O',
    { game: 'bridge41', options: { army: 'allYourBase' }, moves: ['larc'] },
  ],
  [
    'BAhAZvo30f9hKReJLqYdlQx6Q2ABA52SR',
    { game: 'bridge41', options: { army: 'dopefish' }, moves: ['mbmc'] },
  ],
  [
    'BAhDHWx7AqTRKReJLqYdlQx4yCCD3Vckr',
    { game: 'cuarenta', options: { castling: 'on' }, moves: ['f1c4'] },
  ],
];

test.each(OLD_OPTIONS)('%s, made by an earlier version, still has its option', (text, expected) => {
  expect(readLink(text, ID, NOW).record).toMatchObject(expected);
});

test('of every game of the app there are old links, with and without a result', () => {
  for (const old of [OLD_LINKS, OLD_RESULTS]) {
    expect(new Set(old.map(([, { game }]) => game))).toEqual(
      new Set(offeredGames.map(({ id }) => id)),
    );
  }
});

test('every game, option and value has a code of its own in links', () => {
  const withCodes = games.filter(({ id, draft }) => !draft || id in GAME_CODES);
  for (const { id, options } of withCodes) {
    const codes = GAME_CODES[id];
    expect(codes, id).toBeDefined();
    for (const { name, values } of options) {
      const known = values.map(({ value }) => codes.options[name]?.values[value]);
      expect(known, `${id} ${name}`).toEqual(known.map(() => expect.any(Number)));
      expect(new Set(known).size).toBe(values.length);
    }
    const own = Object.values(codes.options).map(({ code }) => code);
    expect(new Set(own).size, id).toBe(own.length);
  }
  const all = Object.values(GAME_CODES).map(({ code }) => code);
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(Object.values(REASON_CODES)).size).toBe(REASONS.length);
});

/** Plies of the longest game that a link must hold in so many characters. */
const LONG = 100;

test('a hundred plies of any game, or as many as it lasts, fit into a link of a hundred characters or so', () => {
  for (const game of linkedGames) {
    const rules = game.rules({});
    const white = { kind: 'person' } as const;
    const black = { kind: 'computer', level: 3 } as const;
    const record = longGame(gameOf({ game: game.id, start: rules.startFen, white, black }));
    expect(record.moves.length, game.id).toBeGreaterThan(LONG / 4);
    expect(gameLink(record).length, game.id).toBeLessThan(30 + 0.8 * record.moves.length);
  }
});

/** The longest of some random games, cut after a hundred plies. */
function longGame(record: GameRecord): GameRecord {
  const rules = rulesOf(record);
  const lines = Array.from({ length: 40 }, (_, seed) => randomMoves(rules, seed, LONG).moves);
  return { ...record, moves: lines.reduce((a, b) => (b.length > a.length ? b : a)) };
}
