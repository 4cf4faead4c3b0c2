import { describe, expect, test } from 'vitest';
import { gameById } from '../../src/games';
import { BLACK, WHITE } from '../../src/rules/types';
import { capturedPieces } from '../../src/ui/game/captures';
import { agreesToDraw } from '../../src/ui/game/drawOffer';
import { moveRows } from '../../src/ui/game/moveRows';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/ui/settings/settings';

function rulesOf(id: string) {
  const rules = gameById(id)?.rules({});
  if (!rules) throw new Error(`no game ${id}`);
  return rules;
}

describe('the score sheet', () => {
  const move = (notation: string, side: typeof WHITE | typeof BLACK) => ({
    text: notation,
    notation,
    side,
  });

  test('has a row a number and a column a side', () => {
    const rows = moveRows([move('a', WHITE), move('b', BLACK), move('c', WHITE)], WHITE);
    expect(rows.map(({ first, second }) => [first?.notation, second?.notation])).toEqual([
      ['a', 'b'],
      ['c', undefined],
    ]);
    expect(rows[1].first?.ply).toBe(3);
  });

  test('leaves a gap where the other side begins or moves twice', () => {
    const rows = moveRows(
      [move('a', BLACK), move('b', WHITE), move('c', BLACK), move('d', BLACK)],
      WHITE,
    );
    expect(rows.map(({ first, second }) => [first?.notation, second?.notation])).toEqual([
      [undefined, 'a'],
      ['b', 'c'],
      [undefined, 'd'],
    ]);
  });
});

describe('taken pieces', () => {
  const codes = (id: string, start: string | null, moves: readonly string[]) => {
    const rules = rulesOf(id);
    const taken = capturedPieces(
      rules,
      start ?? rules.startText,
      moves.map((text) => ({ text })),
    );
    const names = (list: readonly number[]) => list.map((code) => rules.kinds[code >> 1]?.name);
    return { white: names(taken[WHITE]), black: names(taken[BLACK]) };
  };

  test('a promoted pawn is not a taken one, its victim is', () => {
    const taken = codes('bridge41', '3rk/2P2/5/5/**1**/5/5/5/K4 w m 0 0', ['myrzr']);
    expect(taken).toEqual({ white: [], black: ['rook'] });
  });

  test('several may fall at once', () => {
    const before =
      '1*p*1*1*p/*1*1*1*1*/1*1*1*1*p/*P*p*1*p*/1*1*1*1*1/*P*1*p*P*/1*P*1*P*1/*1*1*p*1*/1*P*P*1*1 w 8 26';
    expect(codes('bridges40', before, ['c3e3'])).toEqual({ white: [], black: ['disc', 'disc'] });
  });

  test('a piece that removes itself was taken by the other side', () => {
    const before =
      '1*1*1*1*p/*1*1*p*p*/1*p*1*p*p/*1*1*p*p*/1*1*1*1*1/*P*P*1*1*/P*1*1*P*1/*P*P*1*1*/P*P*1*1*1 w 4 4';
    expect(codes('bridges40', before, ['g3g5'])).toEqual({ white: ['disc'], black: [] });
  });
});

test('the computer takes a draw only when it is not better', () => {
  expect(agreesToDraw(null)).toBe(false);
  expect(agreesToDraw(1)).toBe(false);
  expect(agreesToDraw(0)).toBe(true);
  expect(agreesToDraw(-300)).toBe(true);
});

test('settings that are damaged or from another version have their defaults', () => {
  expect(parseSettings({})).toEqual(DEFAULT_SETTINGS);
  expect(
    parseSettings({ theme: 'neon', board: 'lava', confirmMoves: 'yes', animation: 7 }),
  ).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings({ theme: 'dark', confirmMoves: true })).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'dark',
    confirmMoves: true,
  });
});
