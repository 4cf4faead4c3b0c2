// What a stranger can send over a channel, and as a code to connect by: damaged and made up, it is refused in words or is whole.
import { expect, test } from 'vitest';
import { InputError } from '../../src/rules/types';
import { BrokenChannelError, receiveFile, sendFile } from '../../src/share/channel/messages';
import { readSignal, signalText } from '../../src/share/channel/signal';
import { type Part, scriptedWire } from '../support/wires';
import { Dice, damagedText } from './damage';
import { judge, type Tally } from './verdict';

const ROUNDS = 4000;
const MOST = 100_000;
const FILE = new TextEncoder().encode('{"fortyone":"backup"}'.repeat(2000));

test('damaged messages and parts give the file as it was sent, or none', async () => {
  const dice = new Dice(71);
  const sender = scriptedWire(['{"fortyone":"received"}']);
  await sendFile(sender, new Blob([FILE]));
  const texts = sender.sent.filter((part) => typeof part === 'string');
  let refused = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const parts = damagedParts(dice, sender.sent, texts);
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

function damagedParts(dice: Dice, parts: readonly Part[], texts: readonly string[]): Part[] {
  const at = dice.below(parts.length);
  const part = parts[at];
  switch (dice.below(5)) {
    case 0:
      return parts.toSpliced(at, 1);
    case 1:
      return parts.toSpliced(at, 0, dice.pick(parts));
    case 2:
      return parts.slice(0, at);
    case 3:
      return parts.with(at, dice.pick(parts));
    default:
      return parts.with(at, damagedPart(dice, part, texts));
  }
}

function damagedPart(dice: Dice, part: Part, texts: readonly string[]): Part {
  if (typeof part === 'string') return damagedText(dice, part, texts);
  const bytes = part.slice(0, 1 + dice.below(part.length));
  bytes[dice.below(bytes.length)] ^= 1 + dice.below(255);
  return bytes;
}

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
