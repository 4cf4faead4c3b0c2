// What a camera sees, as a film for Chromium's fake one, in the format Y4M: pictures of codes on grey.
import { writeFileSync } from 'node:fs';
import { itemAt } from '../../../src/util/items';
import { pixelsOf } from '../../lab/pictures/packPng';

const FRAME = { width: 640, height: 480 };
/** A film of thirty pictures a second, on which each code of several stays for two. */
const FRAMES_EACH = 60;

/** Writes a film that shows these pictures one after the other, over and over; each opening of the camera reads it anew. */
export function writeFilm(path: string, pictures: readonly (Buffer | null)[]): void {
  const each = pictures.length > 1 ? FRAMES_EACH : 2;
  const frames = pictures.flatMap((png) => {
    const frame = frameOf(png);
    return Array.from({ length: each }, () => frame);
  });
  const header = `YUV4MPEG2 W${FRAME.width} H${FRAME.height} F30:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(header), ...frames]));
}

/** The frame of a film, with this picture in its middle. */
function frameOf(png: Buffer | null): Buffer {
  const luma = Buffer.alloc(FRAME.width * FRAME.height, 160);
  const width = png?.readUInt32BE(16) ?? 0;
  const height = png?.readUInt32BE(20) ?? 0;
  const left = Math.floor((FRAME.width - width) / 2);
  const top = Math.floor((FRAME.height - height) / 2);
  const pixels = png ? pixelsOf(png) : [];
  for (let i = 0; i < pixels.length; i++) {
    const at = (top + Math.floor(i / width)) * FRAME.width + left + (i % width);
    luma[at] = itemAt(pixels, i) >>> 24;
  }
  const colourless = Buffer.alloc((FRAME.width * FRAME.height) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), luma, colourless]);
}
