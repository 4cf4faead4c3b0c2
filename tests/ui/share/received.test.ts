// A game that somebody shared: known again, and played on.
import { expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { textsOf } from '../../../src/language/texts';
import { gameLink, readLink } from '../../../src/share/link';
import { randomId } from '../../../src/storage/record';
import { type GameSummary, summaryOf } from '../../../src/storage/summary';
import { gameOf as begin, FIRST_CHOICES } from '../../../src/ui/newgame/draft';
import { draftOf, playOn } from '../../../src/ui/share/PlayOnSheet';
import {
  changedRules,
  comparisonOf,
  findExistingGame,
  playersText,
} from '../../../src/ui/share/received';
import { gameOf } from '../../session/fakes';

const record = gameOf({ options: { bridge: 'moving' } }, { moves: ['mklk', 'lylx', 'lblc'] });

function storeOf(...parts: GameSummary[][]) {
  return {
    async *listAll() {
      yield* parts;
    },
    peek: async (id: string) => ({ ...record, id }),
  };
}

const summary = summaryOf(record);

test('a shared game is known again by the beginning of its identity, wherever it is kept', async () => {
  const own = { ...summary, id: 'abcdef0123456789' };
  const other = { ...summary, id: 'fedcba9876543210' };
  const unsaved = { ...record, id: own.id };
  const shared = { record, origin: 'abcdef012345' };
  expect(await findExistingGame(storeOf([other, own]), [], shared)).toMatchObject({ id: own.id });
  expect(await findExistingGame(storeOf([other], [own]), [], shared)).toMatchObject({ id: own.id });
  expect(await findExistingGame(storeOf([other]), [unsaved], shared)).toBe(unsaved);
  expect(await findExistingGame(storeOf([other]), [], shared)).toBeNull();
});

test('a shared game that was kept is known again when its link is opened once more', async () => {
  for (const more of [{}, { coach: 'on' }, { strict: true }] as const) {
    const link = gameLink({ ...record, ...more, id: randomId() });
    const kept = readLink(link, randomId(), 1).record;
    const again = readLink(link, randomId(), 2);
    const found = await findExistingGame(storeOf([summaryOf(kept)]), [], again);
    expect(found).toMatchObject({ id: kept.id });
    expect(again.record.id).not.toBe(kept.id);
  }
});

test('of several copies, one that has all of what came is found', async () => {
  const short = { ...record, id: 'abcdef0123456789', moves: record.moves.slice(0, 1) };
  const whole = { ...record, id: 'abcdef0123459876' };
  const copies = [short, whole];
  const store = {
    ...storeOf(copies.map(summaryOf)),
    peek: async (id: string) => copies.find((one) => one.id === id) ?? null,
  };
  expect(await findExistingGame(store, [], { record, origin: 'abcdef012345' })).toBe(whole);
});

test('a game from a text is known again by the moment it began', async () => {
  const own = { ...summary, id: 'own' };
  const given = { record, origin: null };
  expect(await findExistingGame(storeOf([own]), [], given)).toMatchObject({ id: own.id });
  expect(await findExistingGame(storeOf([{ ...own, createdAt: 1 }]), [], given)).toBeNull();
  expect(await findExistingGame(storeOf([{ ...own, start: 'other' }]), [], given)).toBeNull();
});

test('of two copies of a game, the one with more moves is named', () => {
  const moves = (...moves: string[]) => ({ moves });
  const own = moves('mklk', 'lylx');
  const textOf = (came: { readonly moves: readonly string[] }) =>
    textsOf('open').existing[comparisonOf(own, came)];
  expect(textOf(moves('mklk', 'lylx'))).toContain('Both have the same moves.');
  expect(textOf(moves('mklk'))).toContain('Yours has more moves.');
  expect(textOf(moves('mklk', 'lylx', 'lblc'))).toContain('The shared one has more moves.');
  expect(textOf(moves('mklk', 'lylz', 'lblc'))).toContain('The shared one has different moves.');
});

test('playing on begins a game of its own that keeps the moves so far', () => {
  const game = gameById('bridge41');
  if (!game) throw new Error('no such game');
  const { options, start: position } = record;
  const draft = { ...FIRST_CHOICES, level: 5, side: 'black' as const, options, position };
  const begun = begin(game, draft, 'new', 7, 0);
  const finished = { ...record, result: { score: '0-1', reason: 'resignation' } as const };
  expect(playOn(finished, 2, begun)).toMatchObject({
    id: 'new',
    options,
    start: position,
    moves: ['mklk', 'lylx'],
    white: { kind: 'computer', level: 5 },
    black: { kind: 'person' },
    result: null,
    revision: 0,
    source: 'continued',
  });
});

test.each([
  [null, 0, null],
  [null, 1, 'continued'],
  ['continued', 2, 'continued'],
  ['shared', 0, null],
  ['shared', 2, 'shared'],
] as const)('a game from %s, played on after %i plies, is %s', (source, plies, expected) => {
  expect(playOn({ ...record, source }, plies, gameOf()).source).toBe(expected);
});

test.each([
  ['person', 'person'],
  ['person', 'computer'],
  ['computer', 'person'],
  ['computer', 'computer'],
] as const)(
  'a game of %s against %s goes on between the same, unless the player chooses',
  (white, black) => {
    const game = gameById('bridge41');
    if (!game) throw new Error('no such game');
    const player = {
      person: { kind: 'person' },
      computer: { kind: 'computer', level: 6 },
    } as const;
    const shared = { ...record, white: player[white], black: player[black] };
    const begun = begin(game, draftOf(shared), 'new', 7, 0);
    expect(playOn(shared, 3, begun)).toMatchObject({
      white: shared.white,
      black: shared.black,
      moves: record.moves,
      clock: null,
    });
  },
);

test.each(['white', 'black'] as const)('a character that played %s plays on', (side) => {
  const game = gameById('bridge41');
  if (!game) throw new Error('no such game');
  const vera = { kind: 'computer', level: 6, character: 'vera' } as const;
  const played = { ...record, [side]: vera };
  expect(playOn(played, 3, begin(game, draftOf(played), 'new', 7, 0))[side]).toEqual(vera);
});

test('a strict game stays strict when it is played on', () => {
  const game = gameById('bridge41');
  if (!game) throw new Error('no such game');
  const begun = begin(game, draftOf({ ...record, strict: true }), 'new', 7, 0);
  expect(playOn(record, 3, begun).strict).toBe(true);
  expect(playOn(record, 3, begin(game, draftOf(record), 'new', 7, 0))).not.toHaveProperty('strict');
});

test('players and rules in words', () => {
  expect(playersText(record)).toBe('Two players');
  expect(
    playersText({ white: { kind: 'person', name: 'Ann' }, black: { kind: 'computer', level: 3 } }),
  ).toBe('White: Ann – Black: Computer, level 3');
  expect(
    playersText({
      white: { kind: 'computer', level: 4, matched: true },
      black: { kind: 'person' },
    }),
  ).toBe('White: Computer, level 4.0 – Black: Player');
  const game = gameById('bridge41');
  if (!game) throw new Error('no such game');
  expect(changedRules(game, {})).toBeNull();
  expect(changedRules(game, { bridge: 'moving', sidePawnMove: 'on' })).toMatch(
    /^Rules: .*[Mm]oving.*, .*[Ss]ide/,
  );
});
