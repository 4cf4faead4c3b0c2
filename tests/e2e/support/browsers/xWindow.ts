// Sets the size of a window on an X server that has no window manager, which would do so otherwise, and presses a key: requests of
// the protocol (https://www.x.org/releases/X11R7.7/doc/xproto/x11protocol.html), lengths in words of four bytes.
import { connect, type Socket } from 'node:net';

const CONFIGURE_WINDOW = 12;
const GET_GEOMETRY = 14;
const QUERY_TREE = 15;
/** Bits of the values that are given: width and height. */
const SIZE = 4 | 8;
/** Every reply begins with so many bytes. */
const REPLY_BYTES = 32;

/** Gives the widest window of a display this size, in pixels. */
export const resizeWindow = (display: string, width: number, height: number): Promise<void> =>
  onDisplay(display, async ({ root, send, read }) => {
    send(QUERY_TREE, 0, root);
    const tree = await read(REPLY_BYTES);
    const windows = await read(4 * tree.readUInt32LE(4));
    let widest = { window: root, width: 0 };
    for (let at = 0; at < windows.length; at += 4) {
      const window = windows.readUInt32LE(at);
      send(GET_GEOMETRY, 0, window);
      const found = (await read(REPLY_BYTES)).readUInt16LE(16);
      if (found > widest.width) widest = { window, width: found };
    }
    send(CONFIGURE_WINDOW, 0, widest.window, SIZE, width, height);
  });

/** The key F5 on the keyboard of an X server that has no other. */
const F5 = 71;
const QUERY_EXTENSION = 98;
/** The request of the extension XTEST that makes an event as a keyboard does, and the events it makes here. */
const FAKE_INPUT = 2;
const KEY_PRESS = 2;
const KEY_RELEASE = 3;

/** Presses F5, by which browsers load their page again, in the window under the pointer of a display. */
export const pressF5 = (display: string): Promise<void> =>
  onDisplay(display, async ({ send, read }) => {
    const name = Buffer.from('XTEST\0\0\0');
    send(QUERY_EXTENSION, 0, 5, name.readUInt32LE(0), name.readUInt32LE(4));
    const extension = (await read(REPLY_BYTES)).readUInt8(9);
    for (const event of [KEY_PRESS, KEY_RELEASE])
      send(extension, FAKE_INPUT, event | (F5 << 8), 0, 0, 0, 0, 0, 0, 0);
  });

/** A connection to a display. */
interface Display {
  /** Its root window. */
  readonly root: number;
  /** Sends a request. */
  readonly send: (code: number, detail: number, ...words: readonly number[]) => void;
  readonly read: Read;
}

/** Connects, and hangs up once the display has read everything that was sent. */
async function onDisplay(display: string, use: (open: Display) => Promise<void>): Promise<void> {
  const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`);
  const read = reader(socket);
  const send: Display['send'] = (...parts) => socket.write(request(...parts));
  try {
    const root = await rootWindow(socket, read);
    await use({ root, send, read });
    // Some requests have no reply; that of the next one tells that they were read.
    send(GET_GEOMETRY, 0, root);
    await read(REPLY_BYTES);
  } finally {
    socket.destroy();
  }
}

function request(code: number, detail: number, ...words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * (1 + words.length));
  bytes.writeUInt8(code, 0);
  bytes.writeUInt8(detail, 1);
  bytes.writeUInt16LE(1 + words.length, 2);
  for (const [index, word] of words.entries()) bytes.writeUInt32LE(word, 4 * (1 + index));
  return bytes;
}

type Read = (length: number) => Promise<Buffer>;

/** Gives the next bytes as soon as there are so many. */
function reader(socket: Socket): Read {
  const chunks = socket[Symbol.asyncIterator]();
  let waiting = Buffer.alloc(0);
  return async (length) => {
    while (waiting.length < length) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('the X server hung up');
      waiting = Buffer.concat([waiting, value]);
    }
    const read = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return read;
  };
}

/** Opens the connection: the least significant byte first, version 11, without a password. */
async function rootWindow(socket: Socket, read: Read): Promise<number> {
  socket.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const setup = await read(4 * (await read(8)).readUInt16LE(6));
  const vendor = 4 * Math.ceil(setup.readUInt16LE(16) / 4);
  const formats = 8 * setup.readUInt8(21);
  return setup.readUInt32LE(32 + vendor + formats);
}
