// Cuarenta, option castling: king and camel trade places.
import { expect, test } from 'vitest';
import { cuarenta as game } from '../../src/games/cuarenta';
import { cuarenta } from '../support/boards';
import { movesFrom, movesIn, play, refusal } from '../support/rules';

const rules = game.rules({ castling: 'on' });

test('the start position has both rights', () => {
  expect(rules.startFen).toBe(
    '*c*f*f*b*/v*g*k*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C* w Cc 0 0',
  );
});

test('king and camel trade places, whatever stands between', () => {
  expect(movesIn(rules, rules.startFen)).toContain('e2h1');
  expect(play(rules, rules.startFen, 'e2h1', 'e8b9')).toBe(
    '*k*f*f*b*/v*g*c*g*v/*p*p*p*p*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*C*G*V/*B*F*F*K* w - 2 2',
  );
});

test('only with the option', () => {
  const without = game.rules({});
  expect(movesIn(without, without.startFen)).not.toContain('e2h1');
});

test('only once a game, and only with the right', () => {
  expect(movesFrom(rules, cuarenta('Ke2 Ch1 ke8 cb9', 'w', 'c'), 'e2')).not.toContain('h1');
  expect(movesFrom(rules, cuarenta('Ke2 Ch1 ke8 cb9', 'w', 'C'), 'e2')).toContain('h1');
  const castled = play(rules, cuarenta('Ke2 Ch1 ke8 cb9', 'w', 'Cc'), 'e2h1');
  expect(castled).toBe(cuarenta('Kh1 Ce2 ke8 cb9', 'b', 'c', '1 1'));
});

test('only if neither has moved', () => {
  const text = cuarenta('Ke2 Ch1 ke8 cb9', 'w', 'Cc');
  expect(play(rules, text, 'e2e4', 'e8e6', 'e4e2', 'e6e8')).toBe(
    cuarenta('Ke2 Ch1 ke8 cb9', 'w', '-', '4 4'),
  );
  expect(play(rules, text, 'h1i4', 'b9a6', 'i4h1', 'a6b9')).toBe(
    cuarenta('Ke2 Ch1 ke8 cb9', 'w', '-', '4 4'),
  );
});

test('the right is lost with the camel', () => {
  const text = cuarenta('Ke2 Ch1 ke8 cb9 bi2', 'b', 'Cc');
  expect(play(rules, text, 'i2h1')).toBe(cuarenta('Ke2 bh1 ke8 cb9', 'w', 'c', '0 1'));
});

test('not while in check', () => {
  expect(movesFrom(rules, cuarenta('Ke2 Ch1 ke8 cb9 bh5', 'w', 'Cc'), 'e2')).not.toContain('h1');
});

test('not into check', () => {
  expect(movesFrom(rules, cuarenta('Ke2 Ch1 ke8 cb9 fh3', 'w', 'Cc'), 'e2')).not.toContain('h1');
});

test('attacks between king and camel do not matter', () => {
  // The black frog on f3 attacks f1, between the two.
  expect(movesFrom(rules, cuarenta('Ke2 Ch1 ke8 cb9 ff3', 'w', 'Cc'), 'e2')).toContain('h1');
});

test('is refused in move text without the right', () => {
  const text = cuarenta('Ke2 Ch1 ke8 cb9');
  expect(refusal(() => play(rules, text, 'e2h1'))).toContain('e2h1');
});
