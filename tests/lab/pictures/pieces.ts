// `npm run lab -- pieces [name ...]`
// Renders every piece of both sides at the sizes of real boards: on light, dark and night cells, in greyscale,
// and in forced colours, to .screenshots/pieces.png and pieces-forced.png. Arguments limit it to the pieces named.
import { mkdirSync } from 'node:fs';
import { type PieceSide, SIDES } from '../../../src/artwork/drawing';
import { type ArtworkName, artwork, isArtworkName } from '../../../src/artwork/pieces';
import { photograph } from './photograph';
import { pieceMarkup, pieceStyles } from './pieceMarkup';

const CELLS = ['#f0e6d2', '#b58f65', '#dfe7e4', '#6d8c94', '#3a474d'];
const GREY = '#aaa';
const SIZES = [24, 32, 48];
const LARGE = 96;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isArtworkName(name));
if (unknown.length > 0) throw new Error(`no drawing is called ${unknown.join(', ')}`);
const all = Object.keys(artwork) as ArtworkName[];
const names = asked.length > 0 ? asked.filter(isArtworkName) : all;

function cell(name: ArtworkName, side: PieceSide, size: number, colour: string): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="background:${colour}">${pieceMarkup(name, side)}</svg>`;
}

function both(name: ArtworkName, size: number, colours: readonly string[]): string {
  return colours.flatMap((colour) => SIDES.map((side) => cell(name, side, size, colour))).join('');
}

function row(name: ArtworkName): string {
  const small = SIZES.map((size) => `<div>${both(name, size, CELLS)}</div>`);
  const grey = SIZES.map((size) => `<div class="grey">${both(name, size, [GREY])}</div>`);
  return `<section><h2>${name}</h2>${both(name, LARGE, CELLS.slice(1, 2))}<div>${small.join('')}</div><div>${grey.join('')}</div></section>`;
}

const html = `<style>${pieceStyles}
body{margin:8px;font:12px sans-serif;display:grid;grid-template-columns:1fr 1fr;gap:6px 16px}
section{display:flex;gap:4px;align-items:center}
section>*{flex:none}
h2{font-size:12px;width:100px;margin:0}
svg{display:inline-block;vertical-align:top}
.grey{filter:grayscale(1)}
@media(forced-colors:active){svg{background:Canvas!important}}
</style>${names.map(row).join('')}`;

mkdirSync('.screenshots', { recursive: true });
await photograph(
  { html, width: 1860, path: '.screenshots/pieces.png' },
  { html, width: 1860, path: '.screenshots/pieces-forced.png', forcedColours: true },
);
