// Which pieces have been taken in a game, by replaying it: what a promoted piece once was, and armies that are set up
// anew in mid-game, would mislead a comparison with the start.
import type { RuleSet } from '../../games/game';
import { moveTag, TAG_CHOICE } from '../../rules/move';
import { colourOf } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';

/** Codes of the taken pieces of each colour, in the order they fell. */
export type Captures = Readonly<Record<Colour, readonly number[]>>;

export function capturedPieces(
  rules: RuleSet,
  start: string,
  moves: readonly { readonly text: string }[],
): Captures {
  const position = rules.parse(start);
  const taken: Record<Colour, number[]> = { [WHITE]: [], [BLACK]: [] };
  for (const { text } of moves) {
    const move = rules.parseMove(position, text);
    const mover = position.side;
    const before = position.cells.slice();
    position.make(move);
    if (moveTag(move) === TAG_CHOICE) {
      taken[WHITE] = [];
      taken[BLACK] = [];
      continue;
    }
    const left = countCodes(position.cells);
    const had = countCodes(before);
    const ownLost = countColour(before, mover) > countColour(position.cells, mover);
    for (const [code, count] of had) {
      const own = colourOf(code) === mover;
      if (own && !ownLost) continue;
      const gone = count - (left.get(code) ?? 0);
      for (let i = 0; i < gone; i++) taken[colourOf(code)].push(code);
    }
  }
  return taken;
}

function countCodes(cells: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const code of cells) if (code !== 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

const countColour = (cells: Uint8Array, colour: Colour): number =>
  cells.reduce((sum, code) => sum + (code !== 0 && colourOf(code) === colour ? 1 : 0), 0);
