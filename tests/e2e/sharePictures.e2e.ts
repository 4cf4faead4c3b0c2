// The pictures that players hand on: whole files that stand by themselves, of every game, in light and dark.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredGames } from '../../src/games';
import { DIST } from './support/build';
import { type Device, openDevice } from './support/device';
import { offeredMove, passAndPlay, plies, tapMove } from './support/play';
import { type StaticServer, serve } from './support/server';
import { openShareSheet, saved } from './support/share';

let server: StaticServer;

beforeAll(async () => {
  server = await serve(DIST);
});

afterAll(() => server.stop());

describe.each([false, true])('pictures, dark: %s', (dark) => {
  let device: Device;

  beforeAll(async () => {
    device = await openDevice(server.url, { dark, reducedMotion: true });
  });

  afterAll(() => device.close());

  test.each(offeredGames)('of $name stand by themselves', async ({ name, id }) => {
    const { page } = device;
    await page.goto(`${server.url}#/`);
    await passAndPlay(page, name);
    const first = id === 'bipartite' ? 'black' : 'white';
    await tapMove(page, ...(await offeredMove(page, first)));
    await plies(page, 1);
    await openShareSheet(page);
    const drawing = readFileSync(await (await saved(page, 'Drawing')).path(), 'utf8');
    expect(drawing).toContain(`${name}. ${first === 'black' ? 'White' : 'Black'} to move`);
    expect(drawing).not.toMatch(/class=|style=|href|url\(|var\(|data-/);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
    const picture = await saved(page, 'Picture');
    expect(picture.suggestedFilename()).toMatch(new RegExp(`^${id}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
    const { size, shades } = decoded(readFileSync(await picture.path()));
    expect(size).toEqual([Number(width) * 2, Number(height) * 2]);
    expect(shades).toBeGreaterThan(50);
    expect(device.complaints).toEqual([]);
  });
});

/** Pixels across and down, and how many different bytes the picture is made of, of a PNG file that is whole. */
function decoded(file: Buffer): { size: [number, number]; shades: number } {
  expect(file.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
  const chunks = new Map<string, Buffer[]>();
  let last = '';
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    last = file.toString('latin1', at + 4, at + 8);
    chunks.set(last, [...(chunks.get(last) ?? []), file.subarray(at + 8, at + 8 + length)]);
    at += length + 12;
  }
  expect(last).toBe('IEND');
  const [header] = chunks.get('IHDR') ?? [];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = { 2: 3, 6: 4 }[header[9]] ?? 0;
  const pixels = inflateSync(Buffer.concat(chunks.get('IDAT') ?? []));
  expect(pixels.length).toBe(height * (1 + width * channels));
  return { size: [width, height], shades: new Set(pixels).size };
}
