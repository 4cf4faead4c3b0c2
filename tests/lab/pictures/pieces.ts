// `npm run lab -- pieces [name ...]`
// Renders every piece of both sides at the sizes of real boards: on light, dark and night cells, in greyscale, and in
// forced colours, each set to .screenshots/pieces-SET.png and pieces-SET-forced.png. Arguments limit it to the pieces named.
import { mkdirSync } from 'node:fs';
import { type PieceSide, SIDES } from '../../../src/artwork/drawing';
import { type ArtworkName, artworkNames, isArtworkName } from '../../../src/artwork/pieces';
import { PIECE_SETS, type PieceSet } from '../../../src/artwork/sets';
import { photograph } from './photograph';
import { pieceMarkup, pieceStyles } from './pieceMarkup';

const CELLS = ['#f0e6d2', '#b58f65', '#dfe7e4', '#6d8c94', '#3a474d'];
const GREY = '#aaa';
const SIZES = [28, 44];
const LARGE = 90;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isArtworkName(name));
if (unknown.length > 0) throw new Error(`no drawing is called ${unknown.join(', ')}`);
const names = asked.length > 0 ? asked.filter(isArtworkName) : artworkNames;

function cell(name: ArtworkName, side: PieceSide, set: PieceSet, size: number, colour: string) {
  const piece = pieceMarkup(name, side, set);
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="background:${colour}">${piece}</svg>`;
}

function row(name: ArtworkName, set: PieceSet): string {
  const both = (size: number, colours: readonly string[]) =>
    colours.flatMap((colour) => SIDES.map((side) => cell(name, side, set, size, colour))).join('');
  const small = SIZES.map((size) => `<div>${both(size, CELLS)}</div>`);
  const grey = SIZES.map((size) => `<div class="grey">${both(size, [GREY])}</div>`);
  return `<section><h2>${name}</h2>${both(LARGE, CELLS.slice(1, 2))}<div>${small.join('')}</div><div>${grey.join('')}</div></section>`;
}

const sheet = (set: PieceSet) => `<style>${pieceStyles}
body{margin:8px;font:12px sans-serif;display:grid;grid-template-columns:1fr 1fr;gap:6px 16px}
section{display:flex;gap:4px;align-items:center}
section>*{flex:none}
h2{font-size:12px;width:100px;margin:0}
svg{display:inline-block;vertical-align:top}
.grey{filter:grayscale(1)}
@media(forced-colors:active){svg{background:Canvas!important}}
</style>${names.map((name) => row(name, set)).join('')}`;

mkdirSync('.screenshots', { recursive: true });
await photograph(
  ...PIECE_SETS.flatMap((name) => {
    const picture = { html: sheet(name), width: 1860 };
    return [
      { ...picture, path: `.screenshots/pieces-${name}.png` },
      { ...picture, path: `.screenshots/pieces-${name}-forced.png`, forcedColours: true },
    ];
  }),
);
