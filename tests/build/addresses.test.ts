// What `npm start` says about where the app can be opened.
import { expect, test } from 'vitest';
import { addressText } from '../../.build/addresses';

const HERE = 'http://localhost:4141/';
const ELSEWHERE = 'http://192.168.1.7:4141/';

test('both addresses are told, and what plain http lacks', () => {
  const text = addressText([HERE], [ELSEWHERE]);
  expect(text).toMatch(/on this computer: +http:\/\/localhost:4141\//);
  expect(text).toMatch(/on a phone.*: +http:\/\/192\.168\.1\.7:4141\//);
  expect(text).toMatch(/no offline play/);
});

test('without a network only the own address is told', () => {
  const text = addressText([HERE], []);
  expect(text).toContain(HERE);
  expect(text).not.toMatch(/phone|http:\/\/(?!localhost)/);
});
