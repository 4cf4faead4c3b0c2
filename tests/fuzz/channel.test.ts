// What a stranger can send over a channel, and as a code to connect by: damaged and made up, it is refused in words or is whole.
import { expect, test } from 'vitest';
import { InputError } from '../../src/rules/types';
import { BrokenChannelError, receiveFile } from '../../src/share/channel/messages';
import { readSignal, signalText } from '../../src/share/channel/signal';
import { scriptedWire } from '../support/wires';
import { Dice, damagedText } from './damage';
import { damagedParts, FILE, sentParts } from './sent';
import { judge, type Tally } from './verdict';

const ROUNDS = 4000;
const MOST = 100_000;

test('damaged messages and parts give the file as it was sent, or none', async () => {
  const dice = new Dice(71);
  const sent = await sentParts();
  let refused = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const parts = damagedParts(dice, sent);
    const wire = scriptedWire(parts);
    try {
      const file = new Uint8Array(await (await receiveFile(wire, MOST)).arrayBuffer());
      expect(Buffer.compare(file, FILE)).toBe(0);
    } catch (error) {
      if (!(error instanceof InputError || error instanceof BrokenChannelError)) throw error;
      expect(wire.sent).toEqual([]);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(ROUNDS * 0.7);
});

test('damaged codes to connect by are refused', () => {
  const dice = new Dice(72);
  const tally: Tally = { accepted: 0, refused: 0 };
  const texts = [null, 77].map((answers) =>
    signalText({
      answers,
      ufrag: 'ujeN',
      password: 'XDMv4/cxZBv8Rkus7dGIFGO3',
      fingerprint: Array.from({ length: 32 }, (_, at) => at * 8),
      candidates: [
        { kind: 'ipv4', bytes: [192, 168, 0, 2], port: 50_000 },
        { kind: 'mdns', bytes: Array.from({ length: 16 }, (_, at) => at), port: 40_000 },
      ],
    }),
  );
  const sound = texts.map((text) => JSON.stringify(readSignal(text)));
  for (let round = 0; round < ROUNDS; round++) {
    const damaged = damagedText(dice, dice.pick(texts), texts);
    const signal = judge(tally, damaged, () => readSignal(damaged));
    if (signal) expect(sound).toContain(JSON.stringify(signal));
  }
  expect(tally.refused).toBeGreaterThan(ROUNDS * 0.8);
});
