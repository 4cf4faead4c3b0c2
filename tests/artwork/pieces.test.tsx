// @vitest-environment happy-dom
// Every drawing of every set renders for both sides, stays inside its box, and the family stays small.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { type PieceSide, SIDES } from '../../src/artwork/drawing';
import { PieceArt } from '../../src/artwork/PieceArt';
import { artworkNames, isArtworkName, layers, SAMPLE } from '../../src/artwork/pieces';
import { PIECE_SETS, type PieceSet, PieceSetContext } from '../../src/artwork/sets';
import { PieceSample } from '../../src/board/BoardPicture';
import { games } from '../../src/games';
import { bounds } from '../support/pathBounds';

/** Half of the widest outline, which is painted outside the path. */
const MARGINS: Readonly<Record<PieceSet, number>> = { carved: 4, simple: 5.5 };

const sets = PIECE_SETS;

describe.each(sets.flatMap((set) => artworkNames.map((name) => ({ set, name }))))(
  '$name in the set $set',
  ({ set, name }) => {
    const paths = (side: PieceSide) => layers(name, side, set).map(({ d }) => d);

    test.each(SIDES)('renders for %s', (side) => {
      const root = document.createElement('div');
      render(
        <PieceSetContext.Provider value={set}>
          <svg aria-hidden="true">
            <PieceArt name={name} side={side} />
          </svg>
        </PieceSetContext.Provider>,
        root,
      );
      const drawn = [...root.querySelectorAll(`.piece-${side}.piece-${set} > path`)];
      expect(drawn.map((path) => path.getAttribute('d'))).toEqual(paths(side));
      expect(drawn[0].getAttribute('class')).toBe('piece-edge');
    });

    test.each(SIDES)('keeps the outline of %s inside the box', (side) => {
      const { left, top, right, bottom } = bounds(paths(side));
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(MARGINS[set]);
      expect(Math.max(right, bottom)).toBeLessThanOrEqual(100 - MARGINS[set]);
    });

    test('differs between the sides in its silhouette, not only in colour', () => {
      const [white, black] = SIDES.map((side) => paths(side)[0]);
      expect(white).not.toBe(black);
    });
  },
);

test('a set that is chosen is drawn at once, and a sample keeps its own', () => {
  const root = document.createElement('div');
  const show = (set: PieceSet) =>
    render(
      <PieceSetContext.Provider value={set}>
        <svg aria-hidden="true">
          <PieceArt name="pawn" side="white" />
        </svg>
        <PieceSample set="carved" />
      </PieceSetContext.Provider>,
      root,
    );
  const drawn = (set: PieceSet) => root.querySelectorAll(`.piece-${set}`).length;
  show('carved');
  expect([drawn('carved'), drawn('simple')]).toEqual([1 + SAMPLE.length, 0]);
  show('simple');
  expect([drawn('carved'), drawn('simple')]).toEqual([SAMPLE.length, 1]);
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

test.each(sets)('no two drawings of the set %s have the same silhouette', (set) => {
  const silhouettes = artworkNames.map((name) => layers(name, 'white', set)[0].d);
  expect(new Set(silhouettes).size).toBe(artworkNames.length);
});

test('the whole family takes less than 9 kB of a compressed download', () => {
  const folder = join(import.meta.dirname, '../../src/artwork');
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(gzipSync(sources.join('')).length).toBeLessThan(9 * 1024);
});
