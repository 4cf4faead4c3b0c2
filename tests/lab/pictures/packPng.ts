// Makes a PNG of flat artwork small: it has few colours, and its edges lose nothing one sees when their blends are taken from
// 64. The rows compress best as they are, where browsers write each as its difference from its neighbours (PNG
// specification, third edition, sections 9 to 12).
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const INDEXED = 3;
/** Bytes of a pixel by the header's colour type: RGB, an index into the palette, and RGBA, eight bits a channel. */
const PIXEL_BYTES: Readonly<Record<number, number>> = { 2: 3, [INDEXED]: 1, 6: 4 };
const OPAQUE = 255;
const MOST_COLOURS = 64;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The same picture in at most 64 colours. @throws RangeError for other pictures than `pixelsOf` reads */
export function packPng(png: Buffer): Buffer {
  const [header] = chunksOf(png);
  const width = header.data.readUInt32BE(0);
  const pixels = pixelsOf(png);
  const palette = paletteOf(pixels);
  const indices = new Map<number, number>();
  const rows: Buffer[] = [];
  for (let at = 0; at < pixels.length; at += width) {
    const row = [...pixels.subarray(at, at + width)].map((colour) => {
      const index = indices.get(colour) ?? nearest(palette, colour).index;
      indices.set(colour, index);
      return index;
    });
    rows.push(Buffer.of(0, ...row));
  }
  const indexed = Buffer.from(header.data);
  indexed[9] = INDEXED;
  const chunks = [
    { type: 'IHDR', data: indexed },
    { type: 'PLTE', data: Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3))) },
    { type: 'tRNS', data: Buffer.from(palette.map((colour) => channels(colour)[3])) },
    { type: 'IDAT', data: deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 }) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...chunks.map(encoded)]);
}

/** All pixels, row by row, as 0xRRGGBBAA. @throws RangeError for other pictures than RGB, RGBA and indexed without interlacing */
export function pixelsOf(png: Buffer): Uint32Array {
  const chunks = chunksOf(png);
  const header = chunks[0].data;
  const [depth, colourType, , , interlaced] = header.subarray(8);
  const step = PIXEL_BYTES[colourType];
  if (depth !== 8 || step === undefined || interlaced !== 0) throw new RangeError('no plain PNG');
  const dataOf = (wanted: string): Buffer =>
    Buffer.concat(chunks.filter(({ type }) => type === wanted).map(({ data }) => data));
  const rowBytes = header.readUInt32BE(0) * step;
  const bytes = unfiltered(inflateSync(dataOf('IDAT')), step, rowBytes, header.readUInt32BE(4));
  const [colours, alphas] = [dataOf('PLTE'), dataOf('tRNS')];
  const pixels = new Uint32Array(bytes.length / step);
  for (let i = 0; i < pixels.length; i++) {
    const index = bytes[i];
    const [red, green, blue, alpha = OPAQUE] =
      colourType === INDEXED
        ? [...colours.subarray(3 * index, 3 * index + 3), alphas[index] ?? OPAQUE]
        : bytes.subarray(i * step, (i + 1) * step);
    pixels[i] = ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0;
  }
  return pixels;
}

/** What the filters left of each row's bytes. */
function unfiltered(stored: Buffer, step: number, rowBytes: number, rows: number): Buffer {
  const bytes = Buffer.alloc(rows * rowBytes);
  for (let at = 0, from = 0; at < bytes.length; at += rowBytes, from += rowBytes + 1) {
    const filter = stored[from];
    for (let i = 0; i < rowBytes; i++) {
      const left = i < step ? 0 : bytes[at + i - step];
      const above = at === 0 ? 0 : bytes[at + i - rowBytes];
      const corner = i < step || at === 0 ? 0 : bytes[at + i - rowBytes - step];
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      bytes[at + i] = stored[from + 1 + i] + guess;
    }
  }
  return bytes;
}

/** The most frequent half of the colours, then again and again the one that all chosen are furthest from (Gonzalez 1985). */
function paletteOf(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const all = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = all.slice(0, MOST_COLOURS / 2);
  const distances = all.map((colour) => nearest(palette, colour).distance);
  while (palette.length < Math.min(MOST_COLOURS, all.length)) {
    const added = all[distances.indexOf(Math.max(...distances))];
    palette.push(added);
    all.forEach((colour, i) => {
      distances[i] = Math.min(distances[i], distanceOf(colour, added));
    });
  }
  return palette;
}

function nearest(palette: readonly number[], colour: number): { index: number; distance: number } {
  let [index, distance] = [0, Number.POSITIVE_INFINITY];
  palette.forEach((one, i) => {
    const found = distanceOf(one, colour);
    if (found < distance) [index, distance] = [i, found];
  });
  return { index, distance };
}

/** How differently two colours show on a ground of any colour. */
function distanceOf(a: number, b: number): number {
  const [one, other] = [weighed(a), weighed(b)];
  return one.reduce((sum, value, i) => sum + (value - other[i]) ** 2, 0);
}

const channels = (colour: number): number[] => [24, 16, 8, 0].map((by) => (colour >>> by) & 255);

/** Channels as they count through their alpha. */
function weighed(colour: number): number[] {
  const [red, green, blue, alpha] = channels(colour);
  return [...[red, green, blue].map((value) => (value * alpha) / OPAQUE), alpha];
}

/** Whichever of the three is nearest to left + above - corner. */
function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs);
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function encoded({ type, data }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
