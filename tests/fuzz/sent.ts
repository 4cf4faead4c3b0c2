// What a device sends over a channel, and as a code to connect by, as it is and damaged.
import { sendFile } from '../../src/share/channel/messages';
import { type Part, scriptedWire } from '../support/wires';
import { type Dice, damagedText } from './damage';

export const FILE = new TextEncoder().encode('{"fortyone":"backup"}'.repeat(2000));

/** All that is sent with the file. */
export async function sentParts(): Promise<readonly Part[]> {
  const sender = scriptedWire(['{"fortyone":"received"}']);
  await sendFile(sender, new Blob([FILE]));
  return sender.sent;
}

/** Codes to connect by as devices showed them: an offer, and an answer to it. */
export const SIGNALS: readonly string[] = [
  'DB1C4G2q9KleEsd8MOWaTwO4bSHXYFqMZwO1eE59qPQ_itYhbLgDTpnlMHvHEl2o9D-K1iFsuANOmeUw86vZx0gxN2Et9kj-Ayc5Mli8yV8wayACyQeC9',
  'DB5C4G2q9KleEsd8MOWaTwO4bSHXYFqMZwO1eE59qPQ_itYhbLgDTpnlMHvHEl2o9D-K1iFsuANOmeUw86vZx0gxN2Et9kj-Ayc5Mli8yV8wayAABNBC54U8p',
];

/** What was sent with one part lost, doubled, swapped or changed, or cut off. */
export function damagedParts(dice: Dice, parts: readonly Part[]): Part[] {
  const texts = parts.filter((part) => typeof part === 'string');
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
