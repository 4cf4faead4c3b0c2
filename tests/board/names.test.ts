// What cells are called aloud.
import { expect, test } from 'vitest';
import { targetsOf } from '../../src/board/interaction';
import { cellDescription, cellName, spokenText } from '../../src/board/names';
import { offeredGames } from '../../src/games';
import { wholeName } from '../../src/rules/board';
import { rulesFor, situation } from '../support/situation';

/** The name of a cell in a position, with a piece selected or not. */
function nameIn(
  [game, options, position]: [string, Readonly<Record<string, string>>?, string?],
  cell: string,
  selected?: string,
): string {
  const on = situation(rulesFor(game, options), position);
  const from = selected === undefined ? null : on.cell(selected);
  return cellName(on.rules, on.state, on.cell(cell), targetsOf(on.options, from));
}

const capture = '4k/5/5/5/**1**/5/1p3/P4/4K w m 0 0';

test('a cell is its square and what stands on it', () => {
  expect(nameIn(['bridge41'], 'lb')).toBe('lb, white pawn');
  expect(nameIn(['bridge41'], 'mk')).toBe('mk, empty');
  expect(nameIn(['cuarenta'], 'a8')).toBe('a8, black vao');
});

test('a lane is named from end to end', () => {
  expect(nameIn(['fastlane'], 'e2')).toBe('e2-e3, white pawn');
});

test('legal targets of the selected piece say so', () => {
  expect(nameIn(['bridge41', {}, capture], 'Lc', 'Lb')).toBe('Lc, empty, legal move');
  expect(nameIn(['bridge41', {}, capture], 'lc', 'Lb')).toBe('lc, black pawn, legal capture');
  expect(nameIn(['bridge41', {}, capture], 'lc')).toBe('lc, black pawn');
});

test('a target that takes a piece elsewhere is a capture', () => {
  const position =
    '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*P*P*1*1/*1*p*1*1*/1*1*1*P*1 w 0 0';
  expect(nameIn(['bridges40', {}, position], 'e1', 'g1')).toBe('e1, empty, legal capture');
});

test('a move that loses the piece says so', () => {
  const position =
    '1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*p*p*1*1/*1*1*P*1*/1*1*p*1*P w 0 0';
  expect(nameIn(['bridges40', {}, position], 'd2', 'f2')).toBe(
    'd2, empty, legal move, loses the piece',
  );
});

test('the water a bridge may slide to is called so', () => {
  expect(nameIn(['bridge41', { bridge: 'moving' }], 'lk', 'mk')).toBe('lk, water, legal move');
});

test('a king in check says so', () => {
  expect(nameIn(['bridge41', {}, '2k2/5/5/2R2/**1**/5/5/4K/5 b m 0 1'], 'mz')).toBe(
    'mz, black king, in check',
  );
});

test.each(offeredGames)('no two cells of $name sound alike', ({ rules }) => {
  const on = rules({});
  const names = on.board.cells.map(({ index }) => spokenText(on, wholeName(on.board, index)));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test.each(offeredGames)('spelled, no two cells of $name sound alike either', ({ rules }) => {
  const on = rules({});
  const names = on.board.cells.map(({ index }) => spokenText(on, wholeName(on.board, index), true));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/\w{3}/);
});

test.each([
  [
    'cuarenta',
    {},
    'Black: vao i8 to h7, check. A hint.',
    'Black: vao india 8 to hotel 7, check. A hint.',
  ],
  ['fastlane', {}, 'White: pawn e2-e3 to d4-e5.', 'White: pawn echo 2-echo 3 to delta 4-echo 5.'],
  ['bipartite', {}, 'Black: Messenger C2 to D3.', 'Black: Messenger charlie 2 to delta 3.'],
  ['bridge41', {}, 'White: king ma to mb.', 'White: king middle alfa to middle bravo.'],
  ['bridge41', { bridge: 'big' }, 'King mk (Lk-Rk).', 'King the bridge.'],
] as const)('%s %o, spelled: %s', (game, options, text, spelled) => {
  expect(spokenText(rulesFor(game, options), text, true)).toBe(spelled);
});

test('names are spoken wherever they stand by themselves, and only there', () => {
  const rules = rulesFor('bridge41');
  expect(spokenText(rules, 'Look at your rook on Ra.')).toBe('Look at your rook on outer right a.');
  expect(spokenText(rules, 'Rooks La and Ra; pawns lb, mb and rb.')).toBe(
    'Rooks outer left a and outer right a; pawns left b, middle b and right b.',
  );
  const typed = 'Write, for example, N-mw or Rxla.';
  expect(spokenText(rules, typed)).toBe(typed);
  const big = rulesFor('bridge41', { bridge: 'big' });
  expect(spokenText(big, 'White: king mk (Lk-Rk) to mw.')).toBe(
    'White: king the bridge to middle w.',
  );
  expect(spokenText(big, 'Better: rook to mk.')).toBe('Better: rook to the bridge.');
  expect(spokenText(rulesFor('cuarenta'), 'White: frog d3 to d5.')).toBe('White: frog d3 to d5.');
});

test.each([
  ['bridge41', {}, 'La', 'outer left a'],
  ['bridge41', {}, 'mk', 'middle k, the bridge'],
  ['bridge41', { bridge: 'moving' }, 'mk', 'middle k, the bridge'],
  ['bridge41', { bridge: 'moving' }, 'lk', 'left k'],
  ['bridge41', { bridge: 'big' }, 'mk', 'the bridge'],
  ['cuarenta', {}, 'a4', 'edge'],
  ['cuarenta', {}, 'd3', null],
  ['bipartite', {}, 'C2', null],
  ['fastlane', {}, 'd4', 'roundabout'],
  ['fastlane', {}, 'e2', 'lane'],
  ['fastlane', {}, 'e1', null],
  ['bridges40', {}, 'a1', 'tile, the corner that Black wants'],
  ['bridges40', {}, 'i9', 'tile, the corner that White wants'],
  ['bridges40', {}, 'c3', 'tile'],
  ['bridges40', {}, 'd4', 'octagon'],
] as const)('%s %o: %s is described as %s', (game, options, cell, description) => {
  const on = situation(rulesFor(game, options));
  expect(cellDescription(on.rules, on.state, on.cell(cell))).toBe(description);
});
