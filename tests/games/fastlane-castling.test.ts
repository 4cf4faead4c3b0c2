// Chess in the Fast Lane: castling, its squares, rights and attacks.
import { expect, test } from 'vitest';
import { fastlane as game } from '../../src/games/fastlane';
import { fastlane } from '../support/boards';
import { movesFrom, play } from '../support/rules';

const rules = game.rules({});
const castlings = (text: string): string[] =>
  movesFrom(rules, text, 'e1').filter((target) => target === 'g1' || target === 'c1');

const HOME = 'Ke1 Ra1 Rh1 ke8 ra8 rh8';

test('king and rook move as in FIDE chess', () => {
  const text = fastlane(HOME, 'w', 'KQkq');
  expect(castlings(text)).toEqual(['c1', 'g1']);
  expect(play(rules, text, 'e1g1', 'e8c8')).toBe(
    fastlane('Kg1 Ra1 Rf1 kc8 rd8 rh8', 'w', '-', '2 2'),
  );
  expect(play(rules, text, 'e1c1', 'e8g8')).toBe(
    fastlane('Kc1 Rd1 Rh1 kg8 rf8 ra8', 'w', '-', '2 2'),
  );
});

test('needs the right', () => {
  expect(castlings(fastlane(HOME, 'w', 'Qkq'))).toEqual(['c1']);
  expect(castlings(fastlane(HOME, 'w', 'Kkq'))).toEqual(['g1']);
  expect(castlings(fastlane(HOME, 'w', 'kq'))).toEqual([]);
});

test('rights go with a move of king or rook, and with the rook', () => {
  const text = fastlane(HOME, 'w', 'KQkq');
  expect(play(rules, text, 'e1e2')).toContain(' b kq ');
  expect(play(rules, text, 'h1h2')).toContain(' b Qkq ');
  expect(play(rules, text, 'a1a2')).toContain(' b Kkq ');
  expect(play(rules, text, 'a1a8')).toContain(' b Kk ');
});

test('needs every square between king and rook empty', () => {
  expect(castlings(fastlane(`${HOME} Nb1`, 'w', 'KQkq'))).toEqual(['g1']);
  expect(castlings(fastlane(`${HOME} Nf1`, 'w', 'KQkq'))).toEqual(['c1']);
  expect(castlings(fastlane(`${HOME} bg1`, 'w', 'KQkq'))).toEqual(['c1']);
});

test('not out of, through or into check', () => {
  expect(castlings(fastlane(`${HOME} re6`, 'w', 'KQkq'))).toEqual([]);
  expect(castlings(fastlane(`${HOME} rf6`, 'w', 'KQkq'))).toEqual(['c1']);
  expect(castlings(fastlane(`${HOME} rg6`, 'w', 'KQkq'))).toEqual(['c1']);
  expect(castlings(fastlane(`${HOME} rd6`, 'w', 'KQkq'))).toEqual(['g1']);
  expect(castlings(fastlane(`${HOME} rc6`, 'w', 'KQkq'))).toEqual(['g1']);
});

test('an attack on b1 does not matter', () => {
  expect(castlings(fastlane(`${HOME} rb6`, 'w', 'KQkq'))).toEqual(['c1', 'g1']);
});

test('an attack that passes over a lane giving way stops it', () => {
  const text = (between: string) => fastlane(`Ke1 Ra1 Rh1 ke8 rf8 ${between}`, 'w', 'KQ');
  expect(castlings(text('pf6'))).toEqual(['c1']);
  expect(castlings(text('Rf6'))).toEqual(['c1', 'g1']);
});
