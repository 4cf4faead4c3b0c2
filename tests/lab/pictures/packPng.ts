// Makes a PNG smaller without changing a pixel: for flat artwork the rows compress best as they are, where browsers write
// each as its difference from its neighbours (PNG specification, third edition, sections 9 and 10).
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Bytes of a pixel by the header's colour type: RGB and RGBA, eight bits a channel. */
const PIXEL_BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** @throws RangeError for other pictures than RGB and RGBA without interlacing */
export function packPng(png: Buffer): Buffer {
  const { rowBytes, pixels } = pixelsOf(png);
  const rows: Buffer[] = [];
  for (let at = 0; at < pixels.length; at += rowBytes) {
    rows.push(Buffer.of(0), pixels.subarray(at, at + rowBytes));
  }
  const data = deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 });
  const [header] = chunksOf(png);
  const chunks = [header, { type: 'IDAT', data }, { type: 'IEND', data: Buffer.alloc(0) }];
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...chunks.map(encoded)]);
}

/** The bytes of all pixels, row by row. @throws RangeError as packPng does */
export function pixelsOf(png: Buffer): { readonly rowBytes: number; readonly pixels: Buffer } {
  const chunks = chunksOf(png);
  const header = chunks[0].data;
  const [depth, colourType, , , interlaced] = header.subarray(8);
  const step = PIXEL_BYTES[colourType];
  if (depth !== 8 || step === undefined || interlaced !== 0) throw new RangeError('no plain PNG');
  const rowBytes = header.readUInt32BE(0) * step;
  const stored = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const pixels = Buffer.alloc(header.readUInt32BE(4) * rowBytes);
  for (let at = 0, from = 0; at < pixels.length; at += rowBytes, from += rowBytes + 1) {
    const filter = stored[from];
    for (let i = 0; i < rowBytes; i++) {
      const left = i < step ? 0 : pixels[at + i - step];
      const above = at === 0 ? 0 : pixels[at + i - rowBytes];
      const corner = i < step || at === 0 ? 0 : pixels[at + i - rowBytes - step];
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      pixels[at + i] = stored[from + 1 + i] + guess;
    }
  }
  return { rowBytes, pixels };
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
