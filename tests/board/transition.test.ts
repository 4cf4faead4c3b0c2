// What is animated between two positions, told in cell names.
import { describe, expect, test } from 'vitest';
import { isSameScene, previewState, type Transition, transition } from '../../src/board/transition';
import type { RuleSet } from '../../src/games/game';
import { rulesFor, situation } from '../support/situation';

/** A transition in words: glides and slides as `from-to`, ghosts as piece letter and cells. */
function words(rules: RuleSet, { glides, vanished, appeared, slide }: Transition) {
  const name = (cell: number) => rules.board.cells[cell].name;
  const letter = (code: number) => rules.kinds[code >> 1]?.letter;
  return {
    glides: glides.map(({ cell, from }) => `${name(from)}-${name(cell)}`),
    vanished: vanished.map(({ cell, code, from }) =>
      [letter(code), from === null ? '' : `${name(from)}-`, name(cell)].join(''),
    ),
    appeared: appeared.map(name),
    slide: slide && `${name(slide.from)}-${name(slide.cell)}`,
  };
}

const NOTHING = { glides: [], vanished: [], appeared: [], slide: null };

/** What a move shows, and what taking it back shows. */
function played(rules: RuleSet, position: string | undefined, move: string) {
  const before = situation(rules, position).state;
  const after = situation(rules, position, move).state;
  return {
    there: words(rules, transition(before, after)),
    back: words(rules, transition(after, before)),
  };
}

const bridge = rulesFor('bridge41');

test('a quiet move glides, there and back', () => {
  const { there, back } = played(bridge, undefined, 'lblc');
  expect(there).toEqual({ ...NOTHING, glides: ['lb-lc'] });
  expect(back).toEqual({ ...NOTHING, glides: ['lc-lb'] });
});

test('a captured piece fades, and comes up again', () => {
  const position = '4k/5/5/5/**1**/5/1p3/P4/4K w m 0 0';
  const { there, back } = played(bridge, position, 'Lblc');
  expect(there).toEqual({ ...NOTHING, glides: ['Lb-lc'], vanished: ['Plc'] });
  expect(back).toEqual({ ...NOTHING, glides: ['lc-Lb'], appeared: ['lc'] });
});

test('a promoting pawn travels and then gives way to what it becomes', () => {
  const { there, back } = played(bridge, '3k1/1P3/5/5/**1**/5/5/3K1/5 w m 0 0', 'lylzr');
  expect(there).toEqual({ ...NOTHING, vanished: ['Ply-lz'], appeared: ['lz'] });
  expect(back).toEqual({ ...NOTHING, glides: ['lz-ly'] });
});

test('castling moves two pieces', () => {
  const rules = rulesFor('fastlane');
  const position = '4k3/8/8/8/8/8/8/4K2R w K 0 0';
  const { there, back } = played(rules, position, 'e1g1');
  expect(there).toEqual({ ...NOTHING, glides: ['e1-g1', 'h1-f1'] });
  expect(back).toEqual({ ...NOTHING, glides: ['g1-e1', 'f1-h1'] });
});

test('king and camel trade places', () => {
  const rules = rulesFor('cuarenta', { castling: 'on' });
  const position =
    '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*C* w C 0 0';
  const { there, back } = played(rules, position, 'e2h1');
  expect(there).toEqual({ ...NOTHING, glides: ['e2-h1', 'h1-e2'] });
  expect(back).toEqual({ ...NOTHING, glides: ['h1-e2', 'e2-h1'] });
});

test('the bridge slides and no piece moves', () => {
  const rules = rulesFor('bridge41', { bridge: 'moving' });
  const { there, back } = played(rules, undefined, 'mkrk');
  expect(there).toEqual({ ...NOTHING, slide: 'mk-rk' });
  expect(back).toEqual({ ...NOTHING, slide: 'rk-mk' });
});

describe('40 Bridges', () => {
  const rules = rulesFor('bridges40');
  const empty = ['1*1*1*1*1', '*1*1*1*1*'];
  const board = (rows: Readonly<Record<number, string>>) =>
    Array.from({ length: 9 }, (_, index) => rows[9 - index] ?? empty[index % 2]).join('/');

  test('a piece falls elsewhere than where the move ends', () => {
    const position = `${board({ 9: '1*1*1*1*p', 3: '1*P*P*1*1', 2: '*1*p*1*1*', 1: '1*1*1*P*1' })} w 0 0`;
    const { there, back } = played(rules, position, 'g1e1');
    expect(there).toEqual({ ...NOTHING, glides: ['g1-e1'], vanished: ['Pd2'] });
    expect(back).toEqual({ ...NOTHING, glides: ['e1-g1'], appeared: ['d2'] });
  });

  test('a piece that loses itself travels there and vanishes', () => {
    const position = `${board({ 3: '1*p*p*1*1', 2: '*1*1*P*1*', 1: '1*1*p*1*P' })} w 0 0`;
    const { there, back } = played(rules, position, 'f2d2');
    expect(there).toEqual({ ...NOTHING, vanished: ['Pf2-d2'] });
    expect(back).toEqual({ ...NOTHING, appeared: ['f2'] });
  });
});

test('the choice of Power Piece exchanges all pieces', () => {
  const rules = rulesFor('bipartite');
  const position = 'MM*MM/MMMMM/5/5/5/5/5/4m/1m*2 w choose 0 40';
  const { there } = played(rules, position, 'diagonal');
  expect(there.glides).toEqual([]);
  expect(there.vanished.length).toBe(11);
  expect(there.appeared.length).toBe(20);
});

test('positions that are not one move apart just change', () => {
  const before = situation(bridge).state;
  const later = situation(bridge, undefined, 'lblc lylx mbmc').state;
  expect(words(bridge, transition(before, later))).toEqual(NOTHING);
  expect(words(bridge, transition(later, before))).toEqual(NOTHING);
});

test('a pass moves nothing', () => {
  const { there } = played(rulesFor('bipartite'), '2*2/5/5/5/5/5/m4/MM3/2*2 b 1 0 3', 'pass');
  expect(there).toEqual(NOTHING);
});

describe('a move previewed', () => {
  test.each([
    { what: 'a capture', position: '4k/5/5/5/**1**/5/1p3/P4/4K w m 0 0', move: 'Lblc' },
    { what: 'a promotion', position: '3k1/1P3/5/5/**1**/5/5/3K1/5 w m 0 0', move: 'lylzr' },
  ])('looks like $what played', ({ position, move }) => {
    const { state, option } = situation(bridge, position);
    const previewed = previewState(state, option(move));
    const { state: after } = situation(bridge, position, move);
    expect(previewed && isSameScene(previewed, after)).toBe(true);
    expect(words(bridge, transition(previewed ?? state, after))).toEqual(NOTHING);
  });

  test('shows both pieces of a castling', () => {
    const rules = rulesFor('fastlane');
    const position = '4k3/8/8/8/8/8/8/4K2R w K 0 0';
    const { state, option } = situation(rules, position);
    const previewed = previewState(state, option('e1g1'));
    const { state: after } = situation(rules, position, 'e1g1');
    expect(previewed && isSameScene(previewed, after)).toBe(true);
  });

  test('is left to the rules where the board itself changes', () => {
    const rules = rulesFor('bridge41', { bridge: 'moving' });
    const { state, option } = situation(rules);
    expect(previewState(state, option('mkrk'))).toBeNull();
  });
});
