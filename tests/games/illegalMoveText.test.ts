// The sentence for a rejected tap names the rule that forbids the move.
import { expect, test } from 'vitest';
import { gameById } from '../../src/games';
import type { OptionValues } from '../../src/games/game';
import * as boards from '../support/boards';

function why(id: string, text: string, from: string, to: string, options: OptionValues = {}) {
  const rules = gameById(id)?.rules(options);
  if (!rules) throw new Error(`no game ${id}`);
  const cell = (name: string): number => rules.board.cellNamed(name) ?? -1;
  return rules.illegalMoveText(rules.parse(text), cell(from), cell(to));
}

const BRIDGE = '4k/5/5/5/**1**/5/5/NP3/K4 w m 0 0';

test('turns, own pieces and shapes', () => {
  expect(why('bridge41', BRIDGE, 'ra', 'rb')).toBe('There is no piece to move there.');
  expect(why('bridge41', BRIDGE, 'Rz', 'Ry')).toBe('It is White’s turn.');
  expect(why('bridge41', BRIDGE, 'La', 'Lb')).toBe('Your own piece stands there.');
  expect(why('bridge41', BRIDGE, 'Lb', 'Lc')).toBe('The knight does not move like that.');
  expect(why('bridge41', BRIDGE, 'lb', 'mc')).toBe('The pawn goes there only to capture.');
});

test('a piece that is pinned, a king that would walk into check, and a check that stays', () => {
  const pinned = 'r3k/5/5/5/5/5/R4/5/K4 w big 0 0';
  expect(why('bridge41', pinned, 'Lc', 'lc', { bridge: 'big' })).toBe(
    'Pinned: your king would be in check.',
  );
  const guarded = '1r2k/5/5/5/5/5/5/5/K4 w big 0 0';
  expect(why('bridge41', guarded, 'La', 'la', { bridge: 'big' })).toBe(
    'Your king would be in check there.',
  );
  const checked = '4k/5/5/5/**1**/5/r4/5/K3R w m 0 0';
  expect(why('bridge41', checked, 'Ra', 'Rb')).toBe(
    'Your king is in check, and this does not help.',
  );
});

test('something stands in the way', () => {
  const blocked = '4k/5/5/5/**1**/5/5/P4/R3K w m 0 0';
  expect(why('bridge41', blocked, 'La', 'Lc')).toBe('Something stands in the rook’s way.');
});

test('a pawn of Cuarenta never captures a pawn', () => {
  const pawns =
    '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*p*1*1*/1*P*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0';
  expect(why('cuarenta', pawns, 'c4', 'd5')).toBe('A pawn never captures a pawn here.');
});

test('moves without capture', () => {
  const soldiers = '2K2/5/5/5/*Sm1*/5/5/5/2k2 w 2 0 0';
  expect(why('bipartite', soldiers, 'E2', 'E3')).toBe(
    'The soldier moves there but cannot capture there.',
  );
});

test('a castling that is checked, blocked or no longer allowed', () => {
  const castling = (pieces: string, rights: string) =>
    why('fastlane', boards.fastlane(pieces, 'w', rights), 'e1', 'g1');
  expect(castling('Ke1 Rh1 ke8 re7', 'K')).toBe(
    'You cannot castle out of check, through check or into check.',
  );
  expect(castling('Ke1 Bf1 Rh1 ke8', 'K')).toBe(
    'Every square between king and rook must be empty to castle.',
  );
  expect(castling('Ke1 Rh1 ke8', '-')).toBe('You can no longer castle with that rook.');
  expect(castling('Kd1 Ne1 Rh1 kb8', '-')).not.toContain('castle');
  const camels = boards.cuarenta('Ke2 Ch1 ke8', 'w', '-');
  expect(why('cuarenta', camels, 'e2', 'h1', { castling: 'on' })).toBe(
    'You can no longer castle with that camel.',
  );
});

test('a slide of the bridge that leaves or puts the king in check', () => {
  const moving = { bridge: 'moving' };
  expect(why('bridge41', boards.bridge('KLa nmb kRz'), 'mk', 'lk', moving)).toBe(
    'Your king is in check, and this does not help.',
  );
  expect(why('bridge41', boards.bridge('Kla rlz kRz'), 'mk', 'lk', moving)).toBe(
    'Your king would be in check.',
  );
  expect(why('bridge41', boards.bridge('Kla rlz kRz'), 'mk', 'Lk', moving)).toBe(
    'There is no piece to move there.',
  );
});
