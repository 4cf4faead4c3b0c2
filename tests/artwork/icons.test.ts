// The icons in public/ have the sizes their names promise and show the knight as it is drawn now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knight } from '../../src/artwork/carved';
import { packPng, pixelsOf } from '../lab/pictures/packPng';

const folder = join(import.meta.dirname, '../../public');

const ICONS: readonly (readonly [name: string, size: number])[] = [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
  ['favicon-48.png', 48],
];

test.each(ICONS)('%s is a square PNG of %i pixels', (name, size) => {
  const header = readFileSync(join(folder, name)).subarray(0, 24);
  expect(header.toString('latin1', 1, 4)).toBe('PNG');
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([size, size]);
});

test('icon.svg is up to date (npm run lab -- icons)', () => {
  expect(readFileSync(join(folder, 'icon.svg'), 'utf8')).toContain(knight.parts[0]);
});

test.each(ICONS)('%s is packed', (name) => {
  const stored = readFileSync(join(folder, name));
  expect(stored.length).toBeLessThan(1.02 * packPng(stored).length);
});

test('a packed picture keeps the colours it has, if they are few', () => {
  const stored = readFileSync(join(folder, 'icon-192.png'));
  expect(pixelsOf(packPng(stored))).toEqual(pixelsOf(stored));
  expect(new Set(pixelsOf(stored)).size).toBeGreaterThan(16);
});
