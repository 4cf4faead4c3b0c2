// A file through a channel: it arrives whole and is confirmed, or nothing of it is taken.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BrokenChannelError,
  PART_BYTES,
  receiveFile,
  sendFile,
} from '../../../src/share/channel/messages';
import { type Part, scriptedWire, wirePair } from '../../support/wires';

const MOST = 1.5 * 1024 * 1024;
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const some = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 251);

/** Everything that a sender says of a file. */
async function partsOf(file: Blob): Promise<readonly Part[]> {
  const wire = scriptedWire(['{"fortyone":"received"}']);
  await sendFile(wire, file);
  return wire.sent;
}

test('a file of any size arrives as it was sent, and the sender hears of it', async () => {
  const size = fc.oneof(
    fc.integer({ min: 1, max: 3 * PART_BYTES }),
    fc.integer({ min: 1, max: MOST }),
  );
  await fc.assert(
    fc.asyncProperty(size, async (length) => {
      const [here, there] = wirePair();
      const bytes = some(length);
      const [, file] = await Promise.all([
        sendFile(here, new Blob([bytes])),
        receiveFile(there, MOST),
      ]);
      expect(Buffer.compare(await bytesOf(file), bytes)).toBe(0);
    }),
    { numRuns: 20 },
  );
});

test('both ends say how far it is, up to the end', async () => {
  const [here, there] = wirePair();
  const sent: number[] = [];
  const received: number[] = [];
  const length = 5 * PART_BYTES + 3;
  await Promise.all([
    sendFile(here, new Blob([some(length)]), { onProgress: (done) => sent.push(done) }),
    receiveFile(there, MOST, { onProgress: (done, of) => received.push(done / of) }),
  ]);
  expect(sent).toHaveLength(6);
  expect(sent.at(-1)).toBe(length);
  expect(received.at(-1)).toBe(1);
});

test('a sender that is cancelled stops, and a receiver whose channel breaks has no file', async () => {
  const [here, there] = wirePair();
  const control = new AbortController();
  const receiving = receiveFile(there, MOST);
  const sending = sendFile(here, new Blob([some(9 * PART_BYTES)]), {
    signal: control.signal,
    onProgress: () => control.abort(),
  });
  await expect(sending).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  here.close();
  await expect(receiving).rejects.toThrow(BrokenChannelError);
});

test('without the other side’s confirmation nothing counts as sent', async () => {
  const file = new Blob([some(10)]);
  await expect(sendFile(scriptedWire([]), file)).rejects.toThrow(BrokenChannelError);
  const confused = scriptedWire(['{"fortyone":"file","size":1}']);
  await expect(sendFile(confused, file)).rejects.toThrow(/message "file" came where "received"/);
});

describe('a receiver refuses', () => {
  const file = '{"fortyone":"file","size":4}';
  const end = '{"fortyone":"end","checksum":"00000000"}';
  test.each<[string, readonly Part[], RegExp]>([
    ['bytes without a size', [some(4)], /bytes came where a message was due/],
    ['what is no JSON', ['hello'], /a message is not JSON/],
    ['a list', ['[]'], /the message is .*, not an object/],
    ['an unknown message', ['{"fortyone":"dance"}'], /fortyone/],
    ['an unknown field', ['{"fortyone":"file","size":4,"x":1}'], /unknown field "x"/],
    ['a size of nothing', ['{"fortyone":"file","size":0}'], /size is 0, not a whole number/],
    ['a size beyond what is taken', [`{"fortyone":"file","size":${MOST + 1}}`], /more than the/],
    ['an endless message', ['x'.repeat(201)], /201 characters, more than 200/],
    ['an end before all has come', [file, some(3), end], /ended after 3 of the 4 bytes/],
    ['more than was announced', [file, some(5)], /a part has 5 bytes/],
    ['parts of nothing', [file, new Uint8Array(0)], /a part has 0 bytes/],
    ['another checksum', [file, some(4), end], /checksum does not fit/],
    ['no end', [file, some(4), file], /message "file" came where "end" was due/],
  ])('%s', async (_, parts, reason) => {
    const wire = scriptedWire(parts);
    await expect(receiveFile(wire, MOST)).rejects.toThrow(reason);
    expect(wire.sent).toEqual([]);
  });

  test('a file with one byte changed, lost or doubled', async () => {
    const parts = await partsOf(new Blob([some(3 * PART_BYTES)]));
    const [first, second] = [parts[1], parts[2]];
    if (typeof first === 'string' || typeof second === 'string') throw new Error('no bytes');
    const changed = first.slice();
    changed[5] ^= 1;
    const damaged = [
      parts.with(1, changed),
      parts.with(1, first.slice(1)),
      parts.toSpliced(2, 0, second),
      parts.with(1, second).with(2, first),
    ];
    for (const given of damaged) {
      await expect(receiveFile(scriptedWire(given), MOST)).rejects.toThrow(Error);
    }
    const whole = await receiveFile(scriptedWire(parts), MOST);
    expect(whole.size).toBe(3 * PART_BYTES);
  });
});
