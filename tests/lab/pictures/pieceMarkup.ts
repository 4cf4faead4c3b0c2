// Pieces as SVG text for pages that the tools render, from the same layers that the app draws.
import { readFileSync } from 'node:fs';
import type { PieceSide } from '../../../src/artwork/drawing';
import { type ArtworkName, layers } from '../../../src/artwork/pieces';
import type { PieceSet } from '../../../src/artwork/sets';

export const pieceStyles = readFileSync(
  new URL('../../../src/artwork/pieces.css', import.meta.url),
  'utf8',
);

/** A `<g>` in a 100 x 100 box, styled by `pieceStyles`. */
export function pieceMarkup(name: ArtworkName, side: PieceSide, set: PieceSet): string {
  const paths = layers(name, side, set).map(
    ({ role, d }) => `<path class="piece-${role}" d="${d}"/>`,
  );
  return `<g class="piece piece-${side} piece-${set}">${paths.join('')}</g>`;
}
