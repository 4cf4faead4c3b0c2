// @vitest-environment happy-dom
// Every drawing renders for both sides, stays inside its box, and the family stays small.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { SIDES } from '../../src/artwork/drawing';
import { PieceArt } from '../../src/artwork/PieceArt';
import { type ArtworkName, artwork, isArtworkName, layers } from '../../src/artwork/pieces';
import { games } from '../../src/games';
import { bounds } from '../support/pathBounds';

const names = Object.keys(artwork) as ArtworkName[];

/** Half of the widest outline, which is painted outside the path. */
const MARGIN = 4;

describe.each(names)('%s', (name) => {
  test.each(SIDES)('renders for %s', (side) => {
    const root = document.createElement('div');
    render(
      <svg aria-hidden="true">
        <PieceArt name={name} side={side} />
      </svg>,
      root,
    );
    const drawn = [...root.querySelectorAll(`.piece-${side} > path`)];
    expect(drawn.map((path) => path.getAttribute('d'))).toEqual(
      layers(name, side).map(({ d }) => d),
    );
    expect(drawn[0].getAttribute('class')).toBe('piece-edge');
  });

  test.each(SIDES)('keeps the outline of %s inside the box', (side) => {
    const { left, top, right, bottom } = bounds(layers(name, side).map(({ d }) => d));
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(MARGIN);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(100 - MARGIN);
  });

  test('differs between the sides in shape, not only in colour', () => {
    const [white, black] = SIDES.map((side) => layers(name, side).map(({ d }) => d));
    expect(white).not.toEqual(black);
  });
});

test('every piece of every game has a drawing', () => {
  const used = games.flatMap((game) =>
    game.options
      .flatMap(({ name, values }) => values.map(({ value }) => ({ [name]: value })))
      .concat({})
      .flatMap((values) => game.rules(values).kinds.map((kind) => kind?.artwork ?? 'pawn')),
  );
  expect(used.filter((name) => !isArtworkName(name))).toEqual([]);
});

test('no two drawings have the same silhouette', () => {
  const silhouettes = names.map((name) => layers(name, 'white')[0].d);
  expect(new Set(silhouettes).size).toBe(names.length);
});

test('the whole family takes less than 9 kB of a compressed download', () => {
  const folder = join(import.meta.dirname, '../../src/artwork');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(gzipSync(sources.join('')).length).toBeLessThan(9 * 1024);
});
