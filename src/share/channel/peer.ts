// A connection to another device in the same network, without any server: two signals go to and fro by the players' hands
// (signal.ts), then a channel opens, which is a Wire (messages.ts).
import { BrokenChannelError, type Wire } from './messages';
import { offerId, type Purpose, type Signal, sdpOf, signalOfSdp } from './signal';

/** No connection came about though both signals were exchanged: the network keeps the devices apart. */
export class NotConnectedError extends Error {}

/** This device has no address at which another could reach it. */
export class NoNetworkError extends Error {}

/** Milliseconds for a connection, once this device knows both signals. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Milliseconds for the browser to find the device's addresses; those found by then do. */
const GATHER_TIMEOUT_MS = 3_000;
/** Milliseconds without a sign of life after which the channel counts as broken. */
const SILENCE_TIMEOUT_MS = 15_000;
/** Bytes that wait to be sent, at most; and how few before there is room again. */
const MOST_BUFFERED = 512 * 1024;
const LEAST_BUFFERED = 128 * 1024;
/** Bytes that came and nobody took, at most: no honest device sends as much unasked. */
const MOST_UNREAD = 32 * 1024 * 1024;

/** Both ends open the same channel, so that none has to be announced. */
const CHANNEL: RTCDataChannelInit = { negotiated: true, id: 0, ordered: true };

/** Whether this browser connects devices. */
export const canConnect = (page: Window): boolean => 'RTCPeerConnection' in page;

/** This device's end of a connection to be. */
interface End {
  /** For the other device to read. */
  readonly signal: Signal;
  /** Gives the connection up, or ends it. */
  close(): void;
}

/** The device that begins. */
export interface Offering extends End {
  /** Takes the other device's answer. @throws NotConnectedError if no channel opens in time */
  connect(answer: Signal): Promise<Wire>;
}

/** The device that answers. */
interface Answering extends End {
  /** Comes once the other device has read the answer; how long a person takes for that is not known. */
  readonly wire: Promise<Wire>;
}

/** Begins a connection. @throws NoNetworkError */
export async function beginOffer(purpose: Purpose): Promise<Offering> {
  const { connection, opened, close } = createEnd();
  const about = { purpose, answers: null };
  const signal = await ownSignal(connection, await connection.createOffer(), about, close);
  return {
    signal,
    close,
    connect: async (answer) => {
      await connection.setRemoteDescription({ type: 'answer', sdp: sdpOf(answer) });
      return withDeadline(opened, close);
    },
  };
}

/** Answers another device's offer. @throws NoNetworkError */
export async function beginAnswer(offer: Signal): Promise<Answering> {
  const { connection, opened, close } = createEnd();
  await connection.setRemoteDescription({ type: 'offer', sdp: sdpOf(offer) });
  const answer = await connection.createAnswer();
  const about = { purpose: offer.purpose, answers: offerId(offer) };
  const signal = await ownSignal(connection, answer, about, close);
  return { signal, close, wire: opened };
}

function createEnd() {
  const connection = new RTCPeerConnection({ iceServers: [] });
  const wire = new ChannelWire(connection, connection.createDataChannel('fortyone', CHANNEL));
  return { connection, opened: wire.opened, close: () => wire.close() };
}

async function ownSignal(
  connection: RTCPeerConnection,
  description: RTCSessionDescriptionInit,
  about: Pick<Signal, 'purpose' | 'answers'>,
  close: () => void,
): Promise<Signal> {
  await connection.setLocalDescription(description);
  await gathered(connection);
  const signal = signalOfSdp(connection.localDescription?.sdp ?? '', about);
  if (signal.candidates.length > 0) return signal;
  close();
  throw new NoNetworkError();
}

/** Waits until the browser knows the device's addresses. */
const gathered = (connection: RTCPeerConnection): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, GATHER_TIMEOUT_MS);
    connection.onicegatheringstatechange = () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    };
  });

async function withDeadline(opened: Promise<Wire>, close: () => void): Promise<Wire> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NotConnectedError());
      close();
    }, CONNECT_TIMEOUT_MS);
  });
  try {
    return await Promise.race([opened, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Part = string | Uint8Array<ArrayBuffer>;

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: Error) => void;
}

/** A browser's channel as a Wire. */
class ChannelWire implements Wire {
  readonly opened: Promise<Wire>;
  private readonly unread: Part[] = [];
  private unreadBytes = 0;
  private reader: Waiting<Part> | null = null;
  private writer: Waiting<void> | null = null;
  private isBroken = false;

  constructor(
    private readonly connection: RTCPeerConnection,
    private readonly channel: RTCDataChannel,
  ) {
    channel.binaryType = 'arraybuffer';
    channel.bufferedAmountLowThreshold = LEAST_BUFFERED;
    channel.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      this.take(typeof data === 'string' ? data : new Uint8Array(data));
    channel.onbufferedamountlow = () => this.writer?.resolve();
    channel.onclose = () => this.close();
    // Before the channel is open, a browser may report a failure and still connect when the other device answers.
    connection.onconnectionstatechange = () => {
      if (channel.readyState === 'open' && connection.connectionState === 'failed') this.close();
    };
    this.opened = new Promise((resolve, reject) => {
      channel.onopen = () => resolve(this);
      channel.addEventListener('close', () => reject(new BrokenChannelError()));
    });
    // A connection may be given up before anyone waits for it.
    this.opened.catch(() => undefined);
  }

  async send(part: Part): Promise<void> {
    if (!this.isBroken && this.channel.bufferedAmount > MOST_BUFFERED) {
      await inTime<void>((waiting) => {
        this.writer = waiting;
      });
    }
    if (this.isBroken || this.channel.readyState !== 'open') throw new BrokenChannelError();
    // One call for each overload.
    if (typeof part === 'string') this.channel.send(part);
    else this.channel.send(part);
  }

  async next(): Promise<Part> {
    const part = this.unread.shift();
    if (part !== undefined) {
      this.unreadBytes -= part.length;
      return part;
    }
    if (this.isBroken) throw new BrokenChannelError();
    return inTime<Part>((waiting) => {
      this.reader = waiting;
    });
  }

  close(): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.connection.close();
    this.reader?.reject(new BrokenChannelError());
    this.writer?.reject(new BrokenChannelError());
  }

  private take(part: Part): void {
    const { reader } = this;
    if (reader) {
      this.reader = null;
      reader.resolve(part);
      return;
    }
    this.unread.push(part);
    this.unreadBytes += part.length;
    if (this.unreadBytes > MOST_UNREAD) this.close();
  }
}

/** What will be resolved by an event. @throws BrokenChannelError if that takes longer than any network needs */
function inTime<T>(wait: (waiting: Waiting<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new BrokenChannelError()), SILENCE_TIMEOUT_MS);
    wait({
      resolve: (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      reject: (error) => {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}
