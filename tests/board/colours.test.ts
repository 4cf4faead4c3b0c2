// The sets of board colours: what must be told apart is, in both schemes, by contrast and not by hue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARD_COLOURS } from '../../src/artwork/sets';
import { games } from '../../src/games';
import { MATERIALS } from '../../src/games/drawing';
import { manyVariants } from '../support/variants';

const css = readFileSync(join(import.meta.dirname, '../../src/board/board.module.css'), 'utf8');

type Colours = Readonly<Record<string, readonly [light: string, dark: string]>>;

/** Colours by name, from declarations of the pattern, each a light-dark pair. */
function read(text: string, pattern: string): Colours {
  const found = text.matchAll(new RegExp(`${pattern}light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'));
  return Object.fromEntries([...found].map(([, name, light, dark]) => [name, [light, dark]]));
}

const wood = read(css, '--board-([\\w-]+), ');

function coloursOf(set: string): Colours {
  return { ...wood, ...read(blockOf(set), '--board-([\\w-]+): ') };
}

/** The declarations of a set. */
function blockOf(set: string): string {
  const at = css.indexOf(`[data-board="${set}"]`);
  return css.slice(at, css.indexOf('}', at));
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

const drawings = games.flatMap((game) =>
  manyVariants(game, 0).map(({ drawing, parse, startFen }) => ({
    ...drawing,
    terrain: parse(startFen).terrain,
  })),
);
const cells = drawings.flatMap((drawing) => drawing.cells);

/** What pieces, marks and coordinates stand on; the dark squares of a road are a detail. */
const GROUNDS = new Set([...cells.flatMap(({ paint: { fill } }) => fill ?? []), 'paving-dark']);

describe.each(BOARD_COLOURS)('%s', (set) => {
  const colours = coloursOf(set);

  test.each(['light', 'dark'])('shows marks and coordinates in the %s scheme', (scheme) => {
    const of = (name: string): string => colours[name][scheme === 'light' ? 0 : 1];
    for (const cell of GROUNDS) {
      expect([cell, contrast(of('mark'), of(cell)) >= 3]).toEqual([cell, true]);
      expect([cell, contrast(of('label'), of(cell)) >= 4.5]).toEqual([cell, true]);
    }
    expect(contrast(of('label-on-ground'), of('ground'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('label-on-water'), of('water'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('light'), of('dark'))).toBeGreaterThanOrEqual(1.5);
  });
});

test('every material has its colour', () => {
  const coloured = new Set(
    [...css.matchAll(/^ {2}--([\w-]+): var\(--board-\1, /gm)].map(([, name]) => name),
  );
  expect(MATERIALS.filter((name) => !coloured.has(name))).toEqual([]);
});

test('every material is on some board', () => {
  const shapes = drawings.flatMap(({ terrain, scenery, topScenery }) => [
    ...scenery(terrain),
    ...(topScenery?.(terrain) ?? []),
  ]);
  const details = cells.flatMap(({ details = [] }) => details);
  const paints = [...cells, ...shapes, ...details].map(({ paint }) => paint);
  const used = new Set(paints.flatMap(({ fill, stroke }) => [fill, stroke]));
  expect(MATERIALS.filter((name) => !used.has(name))).toEqual([]);
});

test('every set has its own block, and a sample of it takes nothing from the set around it', () => {
  const named = [...css.matchAll(/^\[data-board="(\w+)"\]/gm)].map(([, name]) => name);
  expect(named).toEqual([...BOARD_COLOURS]);
  for (const set of named) {
    for (const part of ['light', 'dark', 'ground', 'water'])
      expect([set, blockOf(set)]).toEqual([set, expect.stringContaining(`--board-${part}: `)]);
  }
});
