// `npm run lab -- icons`
// Draws the app icon from the artwork, a knight crossing the one bridge of a river, and writes the SVGs and
// PNGs in public/ that browsers and home screens ask for. Run it again after changing the knight or the scene.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { layers } from '../../../src/artwork/pieces';
import { packPng } from './packPng';
import { photograph } from './photograph';

const INK = '#1d2b30';
const PAINT = {
  edge: `fill="none" stroke="${INK}" stroke-width="7"`,
  part: `fill="#fffdf6" stroke="${INK}" stroke-width="3"`,
  shade: 'fill="#463214" fill-opacity=".2"',
  lines: `fill="none" stroke="${INK}" stroke-width="3.4"`,
  dots: `fill="${INK}"`,
} as const;

const knight = layers('knight', 'white', 'carved')
  .map(({ role, d }) => `<path ${PAINT[role]} d="${d}"/>`)
  .join('');

function knightAt(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round" stroke-linecap="round">${knight}</g>`;
}

const SKY = '<path fill="#0e5366" d="M0 0h100v100H0z"/>';
const OUTLINE = `stroke="${INK}" stroke-width="2.4"`;

// A 100 x 100 picture that runs off its edges; what matters lies in the circle of radius 40 that every
// launcher shape leaves.
const crossing = `${SKY}
<circle cx="50" cy="40" r="30" fill="#f3b945"/>
<path fill="#f0e6d2" ${OUTLINE} d="M-5 77Q50 47 105 77V110H80V93C80 62 20 62 20 93V110H-5z"/>
<path fill="#3aa7bf" ${OUTLINE} d="M-5 85q6.500-6 13.750 0t13.750 0t13.750 0t13.750 0t13.750 0t13.750 0t13.750 0t13.750 0V110H-5z"/>
${knightAt(21.5, 5.5, 0.58)}`;

// The same knight alone, for the few pixels of a browser tab.
const tab = `${SKY}
<circle cx="50" cy="50" r="43" fill="#f3b945"/>
${knightAt(8, 3, 0.86)}`;

/** A picture as an SVG document; `radius` rounds its corners, in hundredths of the width. */
function icon(picture: string, radius: number): string {
  const clip = radius > 0 ? ' clip-path="url(#shape)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<title>Fortyone</title>
<clipPath id="shape"><rect width="100" height="100" rx="${radius}"/></clipPath>
<g${clip}>${picture}</g>
</svg>
`;
}

const rounded = icon(crossing, 22);
const square = icon(crossing, 0);
const favicon = icon(tab, 22);

mkdirSync('public', { recursive: true });
writeFileSync('public/icon.svg', rounded);

const files = [
  { name: 'icon-192.png', size: 192, svg: rounded },
  { name: 'icon-512.png', size: 512, svg: rounded },
  { name: 'icon-maskable-512.png', size: 512, svg: square },
  { name: 'apple-touch-icon.png', size: 180, svg: square },
  { name: 'favicon-48.png', size: 48, svg: favicon },
];
await photograph(
  ...files.map(({ name, size, svg }) => ({
    html: `<style>body{margin:0}svg{display:block}</style>${svg}`,
    width: size,
    height: size,
    path: `public/${name}`,
    transparent: true,
  })),
);
for (const { name } of files)
  writeFileSync(`public/${name}`, packPng(readFileSync(`public/${name}`)));
