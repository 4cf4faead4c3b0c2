// What devices say to each other over a channel, and how a file goes through it: a text announces its size, its bytes follow in
// parts, a text with their checksum ends it, and the other side confirms. What comes is a stranger's: each part is checked.

import { refusal, refuse } from '../../input/input';
import { readFields, readInteger, readObject, readOneOf, readText } from '../../input/parse';
import { Crc32, inHex } from '../../util/crc32';
import type { ProgressOptions } from '../../util/scheduling';

/** A channel as this file needs it. */
export interface Wire {
  /** Sends a part once there is room for it. Rejects with a BrokenChannelError. */
  send(part: string | Uint8Array<ArrayBuffer>): Promise<void>;
  /** The next part that came. Rejects with a BrokenChannelError, also where nothing comes for long. */
  next(): Promise<string | Uint8Array<ArrayBuffer>>;
  close(): void;
}

/** The channel broke, or was closed by the other side. */
export class BrokenChannelError extends Error {}

/** A wire format, as JSON. */
type Message =
  | { readonly fortyone: 'file'; readonly size: number }
  | { readonly fortyone: 'end'; readonly checksum: string }
  | { readonly fortyone: 'received' };

const MOST_IN_MESSAGE = 200;
/** Bytes of a file in one part: what every browser sends without cutting it. */
export const PART_BYTES = 16 * 1024;
/** Bytes of a file that are read at once. */
const SLICE_BYTES = 64 * PART_BYTES;

/**
 * Sends a file and waits until the other side has confirmed it. @throws BrokenChannelError, InputError for a false answer, or an
 * AbortError if it is cancelled
 */
export async function sendFile(wire: Wire, file: Blob, work: ProgressOptions = {}): Promise<void> {
  await tell(wire, { fortyone: 'file', size: file.size });
  const crc = new Crc32();
  for (let from = 0; from < file.size; from += SLICE_BYTES) {
    const slice = new Uint8Array(await file.slice(from, from + SLICE_BYTES).arrayBuffer());
    crc.addBytes(slice);
    for (let at = 0; at < slice.length; at += PART_BYTES) {
      work.signal?.throwIfAborted();
      await wire.send(slice.subarray(at, at + PART_BYTES));
      work.onProgress?.(Math.min(from + at + PART_BYTES, file.size), file.size);
    }
  }
  await tell(wire, { fortyone: 'end', checksum: inHex(crc.value) });
  await hear(wire, 'received');
}

/**
 * Receives a file of at most `most` bytes, and confirms it. @throws BrokenChannelError, InputError naming what is wrong with
 * what came, or an AbortError if it is cancelled
 */
export async function receiveFile(
  wire: Wire,
  most: number,
  work: ProgressOptions = {},
): Promise<Blob> {
  const { size } = await hear(wire, 'file');
  if (size > most) {
    throw refuse('tooManyBytes', size, most);
  }
  const crc = new Crc32();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let done = 0; done < size; ) {
    const part = await wire.next();
    work.signal?.throwIfAborted();
    if (typeof part === 'string') {
      throw refuse('endedEarly', done, size);
    }
    done += part.length;
    if (part.length === 0 || done > size) {
      throw refuse('wrongPart', part.length, size - done);
    }
    crc.addBytes(part);
    parts.push(part);
    work.onProgress?.(done, size);
  }
  const { checksum } = await hear(wire, 'end');
  if (checksum !== inHex(crc.value)) {
    throw refuse('damagedOnTheWay');
  }
  await tell(wire, { fortyone: 'received' });
  return new Blob(parts);
}

const tell = (wire: Wire, message: Message): Promise<void> => wire.send(JSON.stringify(message));

/** The next message, which has to be of this kind. @throws InputError */
async function hear<Kind extends Message['fortyone']>(
  wire: Wire,
  kind: Kind,
): Promise<Extract<Message, { readonly fortyone: Kind }>> {
  const part = await wire.next();
  if (typeof part !== 'string') throw refuse('bytesNotMessage');
  const message = readMessage(part);
  if (isOf(message, kind)) return message;
  throw refuse('otherMessage', message.fortyone, kind);
}

const isOf = <Kind extends Message['fortyone']>(
  message: Message,
  kind: Kind,
): message is Extract<Message, { readonly fortyone: Kind }> => message.fortyone === kind;

/** @throws InputError naming what is wrong */
function readMessage(text: string): Message {
  if (text.length > MOST_IN_MESSAGE) {
    throw refuse('messageLength', text.length, MOST_IN_MESSAGE);
  }
  const fields = readFields(parsed(text), refusal('theMessage'));
  const kind = readOneOf(fields.fortyone, 'fortyone', ['file', 'end', 'received']);
  switch (kind) {
    case 'file': {
      const { size } = readObject(fields, refusal('theMessage'), ['fortyone', 'size']);
      return { fortyone: kind, size: readInteger(size, 'size', 1, Number.MAX_SAFE_INTEGER) };
    }
    case 'end': {
      const { checksum } = readObject(fields, refusal('theMessage'), ['fortyone', 'checksum']);
      return { fortyone: kind, checksum: readText(checksum, 'checksum', 8) };
    }
    case 'received':
      readObject(fields, refusal('theMessage'), ['fortyone']);
      return { fortyone: kind };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('messageNotJson');
  }
}
