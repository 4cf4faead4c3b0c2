// Renders every piece, both sides, at the sizes of real boards, on light and dark cells, in greyscale and
// in forced colours, to .screenshots/pieces.png. Names given as arguments limit the sheet to those pieces.
import { mkdirSync } from 'node:fs';
import { SIDES } from '../../src/artwork/drawing';
import { type ArtworkName, artwork, isArtworkName } from '../../src/artwork/pieces';
import { photograph } from './photograph';
import { pieceMarkup, pieceStyles } from './pieceMarkup';

const CELLS = ['#f0e6d2', '#b58f65', '#dfe7e4', '#6d8c94', '#22272a'];
const SIZES = [24, 32, 48, 96];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isArtworkName(name));
if (unknown.length > 0) throw new Error(`no drawing is called ${unknown.join(', ')}`);
const names =
  asked.length > 0 ? asked.filter(isArtworkName) : (Object.keys(artwork) as ArtworkName[]);

function cell(
  name: ArtworkName,
  side: (typeof SIDES)[number],
  size: number,
  colour: string,
): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="background:${colour}">${pieceMarkup(name, side)}</svg>`;
}

function row(name: ArtworkName): string {
  const big = SIDES.map((side, index) => cell(name, side, 96, CELLS[index]));
  const small = SIZES.slice(0, 3).map(
    (size) =>
      `<div>${CELLS.map((colour) => SIDES.map((side) => cell(name, side, size, colour)).join('')).join('')}</div>`,
  );
  const grey = SIDES.map((side) => cell(name, side, 48, '#aaa')).join('');
  return `<section><h2>${name}</h2>${big.join('')}<div>${small.join('')}</div><div class="grey">${grey}</div></section>`;
}

mkdirSync('.screenshots', { recursive: true });
const page = `<style>${pieceStyles}
body{margin:8px;font:12px sans-serif;background:#fff;display:grid;grid-template-columns:1fr 1fr;gap:6px 24px;width:1400px}
section{display:flex;gap:4px;align-items:center;break-inside:avoid;margin-bottom:6px}
h2{font-size:12px;width:84px;margin:0}svg{display:inline-block;vertical-align:top}.grey{filter:grayscale(1)}
</style>${names.map(row).join('')}`;
await photograph({ html: page, width: 1420, path: '.screenshots/pieces.png' });
