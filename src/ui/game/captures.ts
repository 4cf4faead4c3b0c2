// Which pieces have been taken in a game, added up from what its moves did: what a promoted piece once was, and armies
// that are set up anew in mid-game, would mislead a comparison with the start.
import { exchangesArmies } from '../../rules/effects';
import { colourOf } from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { PlayedMove } from '../../session/types';

/** Codes of the taken pieces of each colour, in the order they fell. */
export type Captures = Readonly<Record<Colour, readonly number[]>>;

export function capturedPieces(moves: readonly Pick<PlayedMove, 'effects'>[]): Captures {
  const taken: Record<Colour, number[]> = { [WHITE]: [], [BLACK]: [] };
  for (const { effects } of moves) {
    const { captured, lost } = effects;
    if (exchangesArmies(effects)) {
      taken[WHITE] = [];
      taken[BLACK] = [];
    }
    for (const { code } of [...captured, ...lost]) taken[colourOf(code)].push(code);
  }
  return taken;
}
