// How to reach a device, as the text of a link: what a browser says comes out again, fits in one code, and what is no such text is
// refused by what is wrong with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  addressText,
  isLocal,
  isSignalFor,
  isSignalText,
  offerId,
  PURPOSES,
  readAnswer,
  readOffer,
  readSignal,
  type Signal,
  sdpOf,
  signalOfSdp,
  signalText,
} from '../../../src/share/channel/signal';
import { MOST_IN_CODE } from '../../../src/share/codes';
import { encodeLinkText } from '../../../src/share/link';

/** What Chromium 156 and Firefox say of a data channel, in a network with IPv4 and IPv6. */
const CHROMIUM = [
  'v=0',
  'o=- 8509168566091094449 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=extmap-allow-mixed',
  'a=msid-semantic: WMS',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 0.0.0.0',
  'a=candidate:3433442209 1 udp 2113937151 161daacc-93e3-431d-81ce-072db5e52c82.local 56711 typ host generation 0 network-cost 999',
  'a=candidate:3419686673 1 udp 2113942271 2e1dc3f4-cf09-414e-bf12-6a311b94f183.local 38581 typ host generation 0 network-cost 999',
  'a=ice-ufrag:ujeN',
  'a=ice-pwd:XDMv4/cxZBv8Rkus7dGIFGO3',
  'a=ice-options:trickle',
  'a=fingerprint:sha-256 2C:AC:C0:90:EA:0A:CB:C6:35:0A:14:64:08:C1:30:68:C3:9B:9C:26:D6:5F:80:FE:1C:B6:15:74:C7:04:BF:31',
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
  '',
].join('\r\n');

const FIREFOX = [
  'v=0',
  'o=mozilla...THIS_IS_SDPARTA-99.0 3996710195511699307 0 IN IP4 0.0.0.0',
  's=-',
  't=0 0',
  'a=sendrecv',
  'a=fingerprint:sha-256 94:2A:BA:3A:EF:F6:65:DF:5C:C1:00:35:CC:A0:73:56:27:EC:30:F5:F8:B7:B1:26:F3:74:FC:44:95:2E:80:87',
  'a=group:BUNDLE 0',
  'a=ice-options:trickle',
  'm=application 51706 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 192.168.0.2',
  'a=candidate:0 1 UDP 2122187007 192.168.0.2 51706 typ host',
  'a=candidate:3 1 UDP 2122187006 2001:db8::7 51706 typ host',
  'a=candidate:1 1 UDP 2122252543 fd00::2 55546 typ host',
  'a=candidate:2 1 TCP 2105458943 192.168.0.2 9 typ host tcptype active',
  'a=end-of-candidates',
  'a=ice-pwd:029cfc63aa1f2b4cf6fbe535c09f5e27',
  'a=ice-ufrag:eb1aa417',
  'a=mid:0',
  'a=setup:actpass',
  'a=sctp-port:5000',
  '',
].join('\r\n');

const byte = fc.nat(255);
const iceText = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'AZaz059+/'), minLength, maxLength });
const bytes = (length: number) => fc.array(byte, { minLength: length, maxLength: length });
/** Addresses in a local network. */
const address = fc.oneof(
  fc
    .tuple(fc.constantFrom([10, 9], [172, 31], [192, 168], [169, 254], [127, 0]), bytes(2))
    .map(([net, host]) => ({ kind: 'ipv4' as const, bytes: [...net, ...host] })),
  fc
    .tuple(fc.constantFrom([0xfc, 0], [0xfd, 77], [0xfe, 0x80], [0xfe, 0xbf]), bytes(14))
    .map(([net, host]) => ({ kind: 'ipv6' as const, bytes: [...net, ...host] })),
  bytes(16).map((name) => ({ kind: 'mdns' as const, bytes: name })),
);
const candidate = fc
  .tuple(address, fc.integer({ min: 1, max: 65_535 }))
  .map(([reached, port]) => ({ ...reached, port }));
const OFFER = { purpose: 'move', answers: null } as const;
const signals: fc.Arbitrary<Signal> = fc.record({
  purpose: fc.constantFrom(...PURPOSES),
  answers: fc.option(fc.nat(2 ** 24 - 1)),
  ufrag: iceText(4, 32),
  password: iceText(22, 64),
  fingerprint: fc.array(byte, { minLength: 32, maxLength: 32 }),
  candidates: fc.array(candidate, { minLength: 1, maxLength: 8 }),
});

test('any signal comes back from its text, and from the description that is made of it', () => {
  fc.assert(
    fc.property(signals, (signal) => {
      const text = signalText(signal);
      expect(isSignalText(text)).toBe(true);
      expect(readSignal(text)).toEqual(signal);
      expect(signalOfSdp(sdpOf(signal), signal)).toEqual(signal);
    }),
  );
});

test('any address comes back from its text', () => {
  fc.assert(
    fc.property(address, (one) => {
      expect(addressOf(addressText(one))).toEqual(one);
      expect(isLocal(one)).toBe(true);
    }),
  );
  const loopback = [...Array<number>(15).fill(0), 1];
  expect(addressOf('::1')?.bytes).toEqual(loopback);
  expect(addressOf('0:0:0:0:0:0:0:1')?.bytes).toEqual(loopback);
  expect(addressOf('FD00::a:2')?.bytes).toEqual([0xfd, ...Array<number>(11).fill(0), 0, 10, 0, 2]);
});

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '192.0.2.2',
  '169.253.0.1',
  '2001:db8::1',
  'fec0::1',
  '::2',
  '::',
])('%s may be anywhere', (text) => {
  const far = addressOf(text);
  expect(far && isLocal(far)).toBe(false);
});

test.each(['', 'example.org', 'x.local', '1.2.3', '1.2.3.256', '1::2::3', '1:2', '::12345', ':::'])(
  '“%s” is no address',
  (text) => {
    expect(addressOf(text)).toBeNull();
  },
);

test.each([
  [
    'Chromium',
    CHROMIUM,
    ['2e1dc3f4-cf09-414e-bf12-6a311b94f183.local', '161daacc-93e3-431d-81ce-072db5e52c82.local'],
  ],
  ['Firefox', FIREFOX, ['fd00:0000:0000:0000:0000:0000:0000:0002', '192.168.0.2']],
])('what %s says of itself is understood, the best address first', (_, sdp, addresses) => {
  const signal = signalOfSdp(sdp, OFFER);
  expect(signal.candidates.map(addressText)).toEqual(addresses);
  expect(readOffer(signalText(signal), 'move')).toEqual(signal);
  expect(sdpOf(signal)).toContain(/a=fingerprint:\S+ \S+/.exec(sdp)?.[0]);
});

test('with as many addresses as are taken, it fits in one code under a long address of the app', () => {
  const [first] = signalOfSdp(CHROMIUM, OFFER).candidates;
  const sdp = FIREFOX.replace(
    'a=end-of-candidates',
    Array.from(
      { length: 20 },
      (_, index) =>
        `a=candidate:9 1 UDP ${index + 1} ${first ? addressText(first) : ''} 9 typ host`,
    ).join('\r\n'),
  );
  const signal = signalOfSdp(sdp, { purpose: 'move', answers: 5 });
  expect(signal.candidates).toHaveLength(8);
  expect(signalText(signal).length + 100).toBeLessThanOrEqual(MOST_IN_CODE);
});

describe('what is refused', () => {
  const offer = signalOfSdp(CHROMIUM, OFFER);
  const other = signalOfSdp(FIREFOX, OFFER);
  const answer = { ...other, answers: offerId(offer) };
  /** The text of a signal that breaks the limits of what is written. */
  const forged = (digits: readonly (readonly [number, number])[]) =>
    encodeLinkText('D', (writer) => {
      for (const [value, base] of digits) writer.put(value, base);
    }) ?? '';
  const ice = (length: number, most: number): (readonly [number, number])[] => [
    [length, most + 1],
    ...Array.from({ length }, () => [1, 64] as const),
  ];
  const head = [[0, 64] as const, ...ice(4, 32), ...ice(22, 64)];
  const print = Array.from({ length: 32 }, () => [7, 256] as const);

  test.each<[string, string, RegExp]>([
    ['nothing', '', /nothing follows/],
    ['another text', 'hello', /first character is “h”/],
    ['one that was cut', signalText(offer).slice(0, -1), /cut short: \d+ of its \d+/],
    ['one that was mistyped', signalText(offer).replace(/.$/, '!'), /“!”, never stands/],
    ['a game', encodeLinkText('B', (digits) => digits.put(0, 2)) ?? '', /it holds a game/],
    ['a later kind', forged([[9, 64]]), /newer version of the app can connect that way/],
    ['a short name', forged([[0, 64], ...ice(3, 32)]), /user name has 3 characters, fewer than 4/],
    ['a short password', forged([[0, 64], ...ice(4, 32), ...ice(21, 64)]), /password has 21/],
    ['no address', forged([...head, ...print]), /no address of the other device/],
    [
      'an unknown address',
      forged([...head, ...print, [1, 9], [7, 16]]),
      /address 1 is of an unknown kind/,
    ],
    [
      'an address elsewhere',
      forged([...head, ...print, [1, 9], [0, 16], [8, 256], [8, 256]]),
      /1 is outside/,
    ],
    ['no port', forged([...head, ...print, [1, 9], [0, 16], [10, 256]]), /address 1 has no port/],
    [
      'more than belongs there',
      forged([
        ...head,
        ...print,
        [1, 9],
        [0, 16],
        ...Array.from({ length: 4 }, () => [10, 256] as const),
        [9, 65_536],
        [1, 2],
      ]),
      /more follows/,
    ],
  ])('%s', (_, text, reason) => {
    expect(() => readSignal(text)).toThrow(reason);
  });

  test('a code to move everything where one to play is due, and the other way round', () => {
    const play = signalText({ ...offer, purpose: 'play' });
    expect(() => readOffer(play, 'move')).toThrow(/it is a code to play nearby/);
    expect(() => readOffer(signalText(offer), 'play')).toThrow(/a code to move everything, not to/);
    expect(isSignalFor(play, 'play')).toBe(true);
    expect(isSignalFor(signalText(offer), 'play')).toBe(false);
    expect(isSignalFor(play.slice(1), 'play')).toBe(false);
  });

  test('an answer in place of an offer, an offer in place of an answer, and an answer to another offer', () => {
    expect(() => readOffer(signalText(answer), 'move')).toThrow(/it is an answer/);
    expect(() => readAnswer(signalText(offer), offer)).toThrow(/it is a first code/);
    expect(() => readAnswer(signalText(answer), other)).toThrow(/it answers another code/);
    expect(readAnswer(signalText(answer), offer)).toEqual(answer);
  });
});
