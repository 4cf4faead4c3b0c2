// Text from outside is a number only in plain digits, and a refusal names it.
import { expect, test } from 'vitest';
import { decimalOf, readDecimalText, readWholeText, wholeNumberOf } from '../../src/input/input';

const NO_NUMBERS = [
  '',
  ' ',
  ' 7',
  '7 ',
  '1e3',
  '0x10',
  '0b1',
  'Infinity',
  'NaN',
  '+1',
  '--1',
  '1,5',
  '٣',
  '1_000',
  'x',
];

test.each(NO_NUMBERS)('"%s" is no number', (text) => {
  expect(wholeNumberOf(text, -9999, 9999)).toBeNull();
  expect(decimalOf(text, -9999, 9999)).toBeNull();
  expect(() => readWholeText(text, 'ply', 0, 9)).toThrow(
    `ply is "${text}", not a whole number from 0 to 9`,
  );
  expect(() => readDecimalText(text, 'Clock', 0, 9)).toThrow(
    `Clock is "${text}", not a number from 0 to 9`,
  );
});

test('whole numbers within bounds are read', () => {
  expect(['0', '7', '-3', '007'].map((text) => wholeNumberOf(text, -5, 7))).toEqual([0, 7, -3, 7]);
  expect(['8', '-6', '1.0', '.5'].map((text) => wholeNumberOf(text, -5, 7))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('decimals within bounds are read', () => {
  expect(['0.5', '.5', '5.', '-2', '7'].map((text) => decimalOf(text, -5, 7))).toEqual([
    0.5, 0.5, 5, -2, 7,
  ]);
  expect(['7.1', '.', '-.', '1.2.3'].map((text) => decimalOf(text, -5, 7))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
