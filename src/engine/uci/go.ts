// The arguments of `go`: what to search for, and how long (PROTOCOL.md).
import { type Colour, InputError, WHITE } from '../../rules/types';
import { readWholeText } from '../../util/input';
import type { SearchLimits } from '../limits';

export type GoCommand =
  | { readonly kind: 'perft'; readonly depth: number }
  /** `infinite`: only `stop` ends it, even if there is nothing more to look at. */
  | { readonly kind: 'search'; readonly limits: SearchLimits; readonly infinite: boolean };

const NUMBERS = [
  'perft',
  'depth',
  'nodes',
  'movetime',
  'wtime',
  'btime',
  'winc',
  'binc',
  'movestogo',
] as const;
type NumberName = (typeof NUMBERS)[number];

const MAX_PERFT = 20;
const MAX_NUMBER = 1e12;

/** @throws InputError naming the unknown word or bad number */
export function readGo(argument: string, side: Colour): GoCommand {
  const words = argument.split(/\s+/).filter((word) => word !== '');
  const given: Partial<Record<NumberName, number>> = {};
  let infinite = false;
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (word === 'infinite') {
      infinite = true;
      continue;
    }
    const name = NUMBERS.find((one) => one === word);
    if (!name) throw new InputError(`go does not know "${word}"`);
    const clock = name === 'wtime' || name === 'btime';
    const least = clock ? -MAX_NUMBER : name === 'perft' || name.endsWith('inc') ? 0 : 1;
    given[name] = readWholeText(
      words[++i] ?? '',
      `go ${name}`,
      least,
      name === 'perft' ? MAX_PERFT : MAX_NUMBER,
    );
  }
  if (given.perft !== undefined) return { kind: 'perft', depth: given.perft };
  const remaining = side === WHITE ? given.wtime : given.btime;
  const increment = (side === WHITE ? given.winc : given.binc) ?? 0;
  const limits: SearchLimits = {
    ...(given.depth !== undefined && { depth: given.depth }),
    ...(given.nodes !== undefined && { nodes: given.nodes }),
    ...(given.movetime !== undefined && { moveTime: given.movetime }),
    ...(remaining !== undefined && {
      clock: {
        remaining,
        increment,
        ...(given.movestogo !== undefined && { movesToGo: given.movestogo }),
      },
    }),
  };
  return { kind: 'search', limits, infinite };
}
