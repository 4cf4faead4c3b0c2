// The sets of board colours: what must be told apart is, in both schemes, by contrast and not by hue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARD_COLOURS } from '../../src/board/colours';
import { SHADES } from '../../src/games/drawing';

const sheet = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../src/board/${name}.module.css`), 'utf8');
const css = sheet('board');
const shades = sheet('shade');

type Colours = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Colours by name, from declarations of the pattern, each a light-dark pair. */
function read(text: string, pattern: string): Colours {
  const found = text.matchAll(new RegExp(`${pattern}light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'));
  return Object.fromEntries([...found].map(([, name, light, dark]) => [name, [light, dark]]));
}

const wood = read(css, '--board-([\\w-]+), ');

function coloursOf(set: string): Colours {
  const at = css.indexOf(`[data-board="${set}"]`);
  return at < 0
    ? wood
    : { ...wood, ...read(css.slice(at, css.indexOf('}', at)), '--board-([\\w-]+): ') };
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const CELLS = ['light', 'dark', 'home-light', 'home-dark', 'road', 'road-square'];

describe.each(BOARD_COLOURS.map(({ name }) => name))('%s', (set) => {
  const colours = coloursOf(set);

  test.each(['light', 'dark'])('shows marks and coordinates in the %s scheme', (scheme) => {
    const of = (name: string): string => colours[name][scheme === 'light' ? 0 : 1];
    for (const cell of CELLS) {
      expect([cell, contrast(of('mark'), of(cell)) >= 3]).toEqual([cell, true]);
      expect([cell, contrast(of('label'), of(cell)) >= 4.5]).toEqual([cell, true]);
    }
    expect(contrast(of('label-on-ground'), of('ground'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('label-on-water'), of('water'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('light'), of('dark'))).toBeGreaterThanOrEqual(1.5);
  });
});

test('every shade of a cell has its fill, and none is left over', () => {
  const styled = [...shades.matchAll(/\.(?!cell)([a-z][\w-]*)/g)].map(([, name]) => name);
  expect([...new Set(styled)].sort()).toEqual([...SHADES].sort());
});

test('every set but the default has its own block', () => {
  const named = [...css.matchAll(/^\[data-board="(\w+)"\]/gm)].map(([, name]) => name);
  expect(named).toEqual(BOARD_COLOURS.slice(1).map(({ name }) => name));
});
