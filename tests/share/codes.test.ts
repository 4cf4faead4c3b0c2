// Codes put together again hold the text that was cut into them, in whatever order and however often they are read; others are
// refused. And a reader of codes reads them.
import fc from 'fast-check';
import { encodeQR } from 'qr';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { CodeReader, type CodesRead, codesOf, MOST_IN_CODE } from '../../src/share/codes';

const readAll = (codes: readonly string[]): CodesRead[] => {
  const reader = new CodeReader();
  return codes.map((code) => reader.take(code));
};

test('what fits stands in one code as it is, so that any camera opens a link', () => {
  const link = `https://example.org/#/open/${'x'.repeat(MOST_IN_CODE - 27)}`;
  expect(codesOf(link)).toEqual([link]);
  expect(readAll([link])).toEqual([{ whole: link }]);
  expect(codesOf(`${link}x`)).toHaveLength(2);
});

test('read in any order, some of them twice, they give the text', () => {
  const text = fc.string({ unit: 'binary', minLength: MOST_IN_CODE + 1, maxLength: 4000 });
  fc.assert(
    fc.property(text, fc.infiniteStream(fc.nat(1000)), (whole, numbers) => {
      const codes = codesOf(whole);
      const reader = new CodeReader();
      const seen = new Set<number>();
      for (const number of numbers) {
        const at = seen.size > 20 ? (number + seen.size) % codes.length : number % codes.length;
        const known = reader.take(codes[at]);
        seen.add(at);
        if (seen.size === codes.length) {
          expect(known).toEqual({ whole });
          return;
        }
        expect(known).toEqual({ whole: null, read: seen.size, of: codes.length });
      }
    }),
  );
});

describe('what does not belong together', () => {
  const codes = codesOf('a'.repeat(3 * MOST_IN_CODE));
  const others = codesOf('b'.repeat(3 * MOST_IN_CODE));

  test('a code of another text begins anew', () => {
    const known = readAll([codes[0], codes[1], others[0], others[2], others[1]]);
    expect(known.map((one) => (one.whole === null ? one.read : one.whole.length))).toEqual([
      1,
      2,
      1,
      2,
      3 * MOST_IN_CODE,
    ]);
  });

  test('a changed part is refused, and the right ones are still taken', () => {
    const reader = new CodeReader();
    const [first, second, third] = codes;
    for (const code of [first, second]) reader.take(code);
    expect(() => reader.take(third.replace(/a$/, 'c'))).toThrow('the codes do not fit together');
    for (const code of [first, second]) reader.take(code);
    expect(reader.take(third)).toEqual({ whole: 'a'.repeat(3 * MOST_IN_CODE) });
  });

  test.each(['FORTYONE 4/3 00000000 x', 'FORTYONE 0/3 00000000 x'])('%s is refused', (code) => {
    expect(() => new CodeReader().take(code)).toThrow(/^it is code \d of 3, and there is no such/);
  });

  test('a text for more than ninety-nine codes is refused', () => {
    expect(() => codesOf('x'.repeat(100 * MOST_IN_CODE))).toThrow('too long for codes');
  });
});

test('the fullest code is read from a picture of it', () => {
  const text = `https://example.org/#/open/${'Xy7-'.repeat(MOST_IN_CODE / 4)}`.slice(
    0,
    MOST_IN_CODE,
  );
  const cells = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = 4;
  const width = cells.length * scale;
  const data = new Uint8ClampedArray(4 * width * width);
  for (let i = 0; i < width * width; i++) {
    const dark = cells[Math.floor(i / width / scale)][Math.floor((i % width) / scale)];
    data.set([dark ? 0 : 255, dark ? 0 : 255, dark ? 0 : 255, 255], 4 * i);
  }
  expect(decodeQR({ width, height: width, data })).toBe(text);
  // On a phone of 360 px a cell is then at least 3.5 px wide.
  expect(cells.length).toBeLessThan(328 / 3.5);
});
