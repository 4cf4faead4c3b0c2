// Random games of any rule set, for property tests and comparisons with other engines.
import fc from 'fast-check';
import { games } from '../../src/games';
import type { Game, OptionValues, RuleSet } from '../../src/games/game';
import { legalMoves } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { randomWords } from '../../src/rules/zobrist';

/** A game with a variant. */
export interface Variant {
  readonly game: Game;
  readonly options: OptionValues;
}

/** A game under any options. */
export function anyVariantOf(game: Game): fc.Arbitrary<Variant> {
  const values = game.options.map((option) =>
    fc.constantFrom(...option.values.map((one) => one.value)),
  );
  return fc.tuple(...values).map((chosen) => ({
    game,
    options: Object.fromEntries(game.options.map(({ name }, index) => [name, chosen[index]])),
  }));
}

/** Any registered game under any options. */
export const anyVariant: fc.Arbitrary<Variant> = fc.oneof(...games.map(anyVariantOf));

/**
 * Plays random legal moves from the start until the game or `plies` end, and shows every position on the way.
 * Captures are preferred now and then, so that games reach their endings.
 */
export function playRandomly(
  rules: RuleSet,
  seed: number,
  plies: number,
  visit: (position: Position) => void,
): Position {
  const random = randomWords(seed);
  const below = (limit: number) => (random() >>> 0) % limit;
  const position = rules.parse(rules.startFen);
  for (let ply = 0; ply < plies; ply++) {
    visit(position);
    if (position.outcome()) break;
    const moves = legalMoves(position);
    const captures = moves.filter((move) => position.victim(move) !== 0);
    const pool = captures.length > 0 && below(3) === 0 ? captures : moves;
    position.make(pool[below(pool.length)]);
  }
  return position;
}
