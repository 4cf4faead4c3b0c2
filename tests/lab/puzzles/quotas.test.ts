// A collection has no more of a kind than its share.
import { expect, it } from 'vitest';
import { Quotas } from './quotas';

it('wins in one move end at a tenth, and others are still taken', () => {
  const quotas = new Quotas(20);
  const taken = Array.from({ length: 5 }, () => quotas.take(['checkmate', 'in1'], 1, {}));
  expect(taken).toEqual([true, true, false, false, false]);
  expect(quotas.take(['checkmate', 'in3', 'quiet'], 5, {})).toBe(true);
});

it('what is refused is not counted', () => {
  const quotas = new Quotas(10);
  for (let tries = 0; tries < 9; tries++) quotas.take(['checkmate', 'in1'], 1, {});
  const others = Array.from({ length: 6 }, () => quotas.take(['checkmate', 'in4'], 7, {}));
  expect(others).toEqual([true, true, true, true, true, true]);
});

it('rules of which there are enough are told, the usual ones never', () => {
  const quotas = new Quotas(10);
  while (quotas.takesRules({ bridge: 'big' })) quotas.take(['draw', 'quiet'], 1, { bridge: 'big' });
  expect(quotas.take(['draw', 'quiet'], 1, { bridge: 'big' })).toBe(false);
  expect(quotas.takesRules({})).toBe(true);
  expect(quotas.take(['draw', 'quiet'], 1, {})).toBe(true);
});
