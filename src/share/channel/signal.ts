// What two devices tell each other to connect without a server, as the short text of a link of form D: how to log in to ICE, the
// certificate's fingerprint, and addresses in the local network (RFC 8839, RFC 8122). Where it comes from and goes to, it is SDP.
// An address is text or bytes: IPv4, IPv6, or a random name that browsers give instead of one (mDNS, a UUID before ".local").
import { InputError, refuse } from '../../input/input';
import { crc32 } from '../../util/crc32';
import type { DigitReader, DigitWriter } from '../digits';
import { decodeLinkText, encodeLinkText } from '../link';

/** An address and a UDP port where a device can be reached. */
interface Candidate extends HostAddress {
  readonly port: number;
}

/** What two devices connect for. A wire format, with KINDS below. */
export const PURPOSES = ['move', 'play'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What one device tells the other. */
export interface Signal {
  readonly purpose: Purpose;
  /** Of an answer: `offerId` of what it answers; null in an offer. */
  readonly answers: number | null;
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate. */
  readonly fingerprint: readonly number[];
  /** Best first. */
  readonly candidates: readonly Candidate[];
}

/** Wire formats, all that follows: the order of lists and the limits are what codes hold. */
const KINDS = ['offer', 'answer'] as const;
/** Holds a purpose and a kind: a number for each purpose and kind. */
const KIND_ROOM = 64;
const ID_ROOM = 2 ** 24;
const ICE_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const UFRAG = { least: 4, most: 32 } as const;
const PASSWORD = { least: 22, most: 64 } as const;
const FINGERPRINT_BYTES = 32;
/** As many mDNS names, the longest addresses, fit in one code. */
const MOST_CANDIDATES = 8;
const ADDRESS_ROOM = 16;
const PORTS = 65_536;

/** Identifies an offer in its answer. */
export const offerId = ({ ufrag, password }: Pick<Signal, 'ufrag' | 'password'>): number =>
  crc32(`${ufrag} ${password}`) % ID_ROOM;

/** Whether a link's text connects devices, judged by its first character alone. */
export const isSignalText = (link: string): boolean => link.trimStart().startsWith('D');

/** The text of a link. */
export function signalText(signal: Signal): string {
  const { purpose, answers, ufrag, password, fingerprint, candidates } = signal;
  const text = encodeLinkText('D', (digits) => {
    const kind = KINDS.indexOf(answers === null ? 'offer' : 'answer');
    digits.put(PURPOSES.indexOf(purpose) * KINDS.length + kind, KIND_ROOM);
    if (answers !== null) digits.put(answers, ID_ROOM);
    putIceText(digits, ufrag, UFRAG.most);
    putIceText(digits, password, PASSWORD.most);
    putBytes(digits, fingerprint);
    digits.put(candidates.length, MOST_CANDIDATES + 1);
    for (const { kind, bytes, port } of candidates) {
      digits.put(ADDRESS_KINDS.indexOf(kind), ADDRESS_ROOM);
      putBytes(digits, bytes);
      digits.put(port, PORTS);
    }
  });
  if (text === null) throw new RangeError('a signal has no room in a link');
  return text;
}

/** @throws InputError saying what is wrong with the text */
export function readSignal(text: string): Signal {
  const { form, digits } = decodeLinkText(text);
  if (form !== 'D') throw refuse('holdsGame');
  const number = digits.take(KIND_ROOM);
  const purpose = PURPOSES[Math.floor(number / KINDS.length)];
  if (!purpose) throw refuse('newerWay');
  const answers = KINDS[number % KINDS.length] === 'offer' ? null : digits.take(ID_ROOM);
  const ufrag = takeIceText(digits, 'shortUserName', UFRAG);
  const password = takeIceText(digits, 'shortPassword', PASSWORD);
  const fingerprint = takeBytes(digits, FINGERPRINT_BYTES);
  const count = digits.take(MOST_CANDIDATES + 1);
  if (count === 0) throw refuse('noAddress');
  const candidates = Array.from({ length: count }, (_, index) => takeCandidate(digits, index + 1));
  digits.finish();
  return { purpose, answers, ufrag, password, fingerprint, candidates };
}

/** Whether a link's text is a first code or an answer to connect devices for this. */
export function isSignalFor(text: string, purpose: Purpose): boolean {
  try {
    return readSignal(text).purpose === purpose;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

const OTHER_PURPOSE = { move: 'codeToMove', play: 'codeToPlay' } as const;

/** Reads the code that another device begins with, for the same purpose. @throws InputError */
export function readOffer(text: string, purpose: Purpose): Signal {
  const signal = readSignal(text);
  if (signal.purpose !== purpose) throw refuse(OTHER_PURPOSE[signal.purpose]);
  if (signal.answers === null) return signal;
  throw refuse('isAnswer');
}

/** Reads the answer to an offer of this device. @throws InputError */
export function readAnswer(text: string, offer: Signal): Signal {
  const signal = readSignal(text);
  if (signal.answers === null) {
    throw refuse('isFirstCode');
  }
  if (signal.answers !== offerId(offer)) {
    throw refuse('otherAnswer');
  }
  return signal;
}

function takeCandidate(digits: DigitReader, number: number): Candidate {
  const kind = ADDRESS_KINDS[digits.take(ADDRESS_ROOM)];
  if (kind === undefined) throw refuse('addressKind', number);
  const bytes = takeBytes(digits, BYTES_OF[kind]);
  if (!isLocal({ kind, bytes })) {
    throw refuse('addressOutside', number);
  }
  const port = digits.take(PORTS);
  if (port === 0) throw refuse('addressPort', number);
  return { kind, bytes, port };
}

function putIceText(digits: DigitWriter, text: string, most: number): void {
  digits.put(text.length, most + 1);
  for (const character of text)
    digits.put(ICE_CHARACTERS.indexOf(character), ICE_CHARACTERS.length);
}

function takeIceText(
  digits: DigitReader,
  tooShort: 'shortUserName' | 'shortPassword',
  { least, most }: { readonly least: number; readonly most: number },
): string {
  const length = digits.take(most + 1);
  if (length < least) throw refuse(tooShort, length, least);
  return Array.from({ length }, () => ICE_CHARACTERS.charAt(digits.take(64))).join('');
}

function putBytes(digits: DigitWriter, bytes: readonly number[]): void {
  for (const byte of bytes) digits.put(byte, 256);
}

const takeBytes = (digits: DigitReader, length: number): number[] =>
  Array.from({ length }, () => digits.take(256));

/** What a browser says of its own end. @throws Error if it says something that no browser is known to */
export function signalOfSdp(
  sdp: string,
  { purpose, answers }: Pick<Signal, 'purpose' | 'answers'>,
): Signal {
  const value = (name: string) => {
    const found = new RegExp(`^a=${name}:(.*?)\\r?$`, 'm').exec(sdp)?.[1];
    if (found === undefined) throw new Error(`the browser's description has no ${name}`);
    return found;
  };
  const [algorithm = '', hex = ''] = value('fingerprint').split(' ');
  if (algorithm.toLowerCase() !== 'sha-256') throw new Error(`a fingerprint is of ${algorithm}`);
  return {
    purpose,
    answers,
    ufrag: value('ice-ufrag'),
    password: value('ice-pwd'),
    fingerprint: hex.split(':').map((byte) => Number.parseInt(byte, 16)),
    candidates: candidatesOf(sdp),
  };
}

/** Of UDP, on the device itself: others need a server, or are not heard by every browser. */
const HOST_CANDIDATE = /^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ host/gim;

function candidatesOf(sdp: string): Candidate[] {
  return [...sdp.matchAll(HOST_CANDIDATE)]
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .flatMap(([, , text = '', port]) => {
      const address = addressOf(text);
      return address && isLocal(address) ? [{ ...address, port: Number(port) }] : [];
    })
    .slice(0, MOST_CANDIDATES);
}

/** The preference of addresses of the device itself (RFC 8445, 5.1.2). */
const HOST_PREFERENCE = 126 * 2 ** 24;

/**
 * The least that a browser takes as the description of the other end. The device that offers begins DTLS: it is the last to know
 * both signals, and what the other one sent before would be lost and not be repeated for a minute.
 */
export function sdpOf({ answers, ufrag, password, fingerprint, candidates }: Signal): string {
  const hex = fingerprint.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase());
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    // More addresses may show up while it checks: so it waits for a person to scan the answer.
    'a=ice-options:trickle',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex.join(':')}`,
    `a=setup:${answers === null ? 'active' : 'passive'}`,
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    ...candidates.map((one, index) => {
      const preference = HOST_PREFERENCE + (65_535 - index) * 256 + 255;
      return `a=candidate:${index + 1} 1 udp ${preference} ${addressText(one)} ${one.port} typ host`;
    }),
    '',
  ].join('\r\n');
}

/** A wire format: a kind's place is its number. */
const ADDRESS_KINDS = ['ipv4', 'ipv6', 'mdns'] as const;

/** How many bytes each has. */
const BYTES_OF = { ipv4: 4, ipv6: 16, mdns: 16 } as const;

interface HostAddress {
  readonly kind: (typeof ADDRESS_KINDS)[number];
  readonly bytes: readonly number[];
}

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;

/** Null for a text that is no address of these kinds. */
export function addressOf(text: string): HostAddress | null {
  const uuid = UUID.exec(text);
  if (uuid) return { kind: 'mdns', bytes: bytesOfHex(uuid.slice(1).join('')) };
  if (/^\d+(\.\d+){3}$/.test(text)) {
    const bytes = text.split('.').map(Number);
    return bytes.every((byte) => byte < 256) ? { kind: 'ipv4', bytes } : null;
  }
  return ipv6Of(text);
}

/** The eight groups of an address, of which "::" leaves out those that are zero. */
function ipv6Of(text: string): HostAddress | null {
  if (!/^[0-9a-f:]+$/i.test(text)) return null;
  const [before = '', after, ...more] = text.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const head = groups(before);
  const tail = groups(after ?? '');
  const missing = 8 - head.length - tail.length;
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (all.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  return { kind: 'ipv6', bytes: bytesOfHex(all.map((group) => group.padStart(4, '0')).join('')) };
}

/**
 * Whether only devices in the same network can have it (RFC 1918, 3927, 4193, 4291): a code from a stranger then makes no device
 * send anything to the internet. A name is asked for in the same network alone (RFC 6762).
 */
export function isLocal({ kind, bytes: [first = 0, second = 0, ...rest] }: HostAddress): boolean {
  switch (kind) {
    case 'mdns':
      return true;
    case 'ipv4':
      if (first === 172) return second >= 16 && second < 32;
      if (first === 192) return second === 168;
      if (first === 169) return second === 254;
      return first === 10 || first === 127;
    case 'ipv6':
      if (first === 0xfe) return second >= 0x80 && second < 0xc0;
      if (first === 0xfc || first === 0xfd) return true;
      // The device itself.
      return [first, second, ...rest].every((byte, at) => byte === (at === 15 ? 1 : 0));
  }
}

/** As descriptions of a connection have it. */
export function addressText({ kind, bytes }: HostAddress): string {
  if (kind === 'ipv4') return bytes.join('.');
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (kind === 'ipv6') return (hex.match(/.{4}/g) ?? []).join(':');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
  return `${parts.join('-')}-${hex.slice(20)}.local`;
}

const bytesOfHex = (hex: string): number[] =>
  Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
