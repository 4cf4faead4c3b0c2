// What is said of a draft, and which cells are marked: too many kings, a check left standing, a piece where there is no cell,
// armies that no choice gives.
import { expect, test } from 'vitest';
import {
  clearBoard,
  type Draft,
  offeredKinds,
  putPiece,
  readDraft,
  startDraft,
} from '../../src/editor/draft';
import { verdictOn } from '../../src/editor/verdict';
import { gameById, games } from '../../src/games';
import type { OptionValues, RuleSet } from '../../src/games/game';
import { codeOf, kindOf } from '../../src/rules/position';
import { WHITE } from '../../src/rules/types';
import { bipartite, bridge, cuarenta } from '../support/boards';

function rulesOf(id: string, options: OptionValues = {}): RuleSet {
  const game = gameById(id);
  if (!game) throw new RangeError(id);
  return game.rules(options);
}

/** The sentence, and the names of the marked cells. */
function judged(rules: RuleSet, text: string) {
  const verdict = verdictOn(readDraft(rules, text), ({ reason }) => reason);
  const marked = verdict.cells.map((cell) => rules.board.cells[cell].name).sort();
  return { ...verdict, cells: marked };
}

test('two kings of a side are both marked', () => {
  expect(judged(rulesOf('cuarenta'), cuarenta('Ke2 Ke4 ke8'))).toEqual({
    playable: false,
    sentence: 'White has 2 kings, and can have only one.',
    cells: ['e2', 'e4'],
  });
});

test('a king that is missing is said, and nothing can be marked', () => {
  expect(judged(rulesOf('cuarenta'), cuarenta('Ke2'))).toEqual({
    playable: false,
    sentence: 'Black has no king.',
    cells: [],
  });
});

test('the king of the side not to move may not stand in check', () => {
  expect(judged(rulesOf('bridge41'), bridge('Kma Rmw kmz'))).toEqual({
    playable: false,
    sentence: 'Black is in check, but White is to move.',
    cells: ['mz'],
  });
  expect(judged(rulesOf('bridge41'), bridge('Kma Rmw kmz', 'b'))).toMatchObject({
    playable: true,
    sentence: 'Playable: Black to move, in check.',
  });
});

test.each([
  ['bridge41', bridge('Kma kmb')],
  ['cuarenta', cuarenta('Ke2 kf3')],
])('%s: kings side by side are named as that, and both marked', (id, text) => {
  const { playable, sentence, cells } = judged(rulesOf(id), text);
  expect(sentence).toBe('The kings stand side by side: each could take the other.');
  expect([playable, cells.length]).toEqual([false, 2]);
});

test('a piece on a cell that the water has taken is marked, and kept', () => {
  const rules = rulesOf('bridge41', { bridge: 'moving' });
  const draft = readDraft(rules, bridge('Kma Plb Rlk kmz', 'w', 'l'));
  const rook = draft.cells.indexOf(codeOf(kindNumber(rules, 'R'), WHITE));
  const { field } = rules;
  if (field?.kind !== 'terrain') throw new Error('no bridge to move');
  const moved = { ...draft, terrain: field.values.findIndex(({ text }) => text === 'm') };
  const verdict = verdictOn(moved, ({ reason }) => reason);
  expect(verdict.playable).toBe(false);
  expect(verdict.sentence).toMatch(/^The white rook cannot stand on lk: .+ now\.$/);
  expect(verdict.cells).toEqual([rook]);
  expect(verdictOn(putPiece(moved, rook, 0), ({ reason }) => reason).playable).toBe(true);
});

test('armies that no choice gives can be played, and are marked', () => {
  const text = bipartite('KB1 BB2 BB3 kH1 sG3', 'w', '2');
  expect(judged(rulesOf('bipartite'), text)).toEqual({
    playable: true,
    sentence:
      'Playable, but can’t arise in a real game: White has more Power Pieces than a battle starts with.',
    cells: ['B2', 'B3'],
  });
});

const kindNumber = (rules: RuleSet, letter: string): number =>
  rules.kinds.findIndex((kind) => kind?.letter === letter);

test('a pawn is refused where a move must have promoted it, and nowhere else', () => {
  const promoted = (id: string, text: string) => judged(rulesOf(id), text);
  expect(promoted('bridge41', bridge('Kma kmz Plz pla'))).toEqual({
    playable: false,
    sentence: 'The black pawn can’t stay on la: a move there must promote it.',
    cells: ['la', 'lz'],
  });
  expect(promoted('bridge41', bridge('Kma kmz Plw pld'))).toMatchObject({ playable: true });
  // Here a pawn may stay one on the last rank.
  expect(promoted('cuarenta', cuarenta('Ke2 ke8 Ph9'))).toMatchObject({ playable: true });
  expect(promoted('bipartite', bipartite('KA1 kI1 MH3', 'w', '2'))).toMatchObject({
    sentence: 'The white Messenger can’t stay on H3: a move there must promote it.',
  });
});

test('every game can be set up as it begins, with the pieces that are offered', () => {
  for (const game of games) {
    const variants = [{}, ...(game.presets ?? []).map(({ options }) => options)];
    for (const rules of variants.map((options) => game.rules(options))) {
      const draft = startDraft(rules);
      const standing = new Set([...draft.cells].filter(Boolean).map(kindOf));
      const offered = offeredKinds(clearBoard(draft));
      expect(offered).toEqual(expect.arrayContaining([...standing]));
      expect(verdictOn(draft, ({ reason }) => reason)).toMatchObject({ playable: true, cells: [] });
    }
  }
});

test('pieces of other mixes and of another stage are not offered, unless they are there', () => {
  const letters = (draft: Draft) =>
    offeredKinds(draft)
      .map((kind) => draft.rules.kinds[kind]?.letter)
      .join('');
  const standard = clearBoard(startDraft(rulesOf('bridge41')));
  expect(letters(standard)).toBe('PNBRK');
  expect(letters(clearBoard(startDraft(rulesOf('bridge41', { queen: 'rook' }))))).toBe('PNBRQK');
  const race = clearBoard(startDraft(rulesOf('bipartite')));
  expect(letters(race)).toBe('M');
  expect(letters({ ...race, terrain: 2 })).toBe('MSDGCBRK');
  const lion = standard.rules.kinds.findIndex((kind) => kind?.name === 'Murray lion');
  expect(letters(putPiece(standard, 3, codeOf(lion, WHITE)))).toMatch(/^PNBRK.$/);
});
