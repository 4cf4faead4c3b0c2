// What pieces are worth by a game's fitted weights, under its usual rules.
import type { Game } from '../../src/games/game';
import { effectsOf, exchangesArmies } from '../../src/rules/effects';
import { legalMoves } from '../../src/rules/legalMoves';
import { codeOf, kindOf } from '../../src/rules/position';
import { WHITE } from '../../src/rules/types';
import { randomWords } from '../../src/rules/zobrist';

/** Random games that show which pieces are ever taken, and how long each may be. */
const GAMES = 10;
const LONGEST = 300;

/**
 * Centipawns with full armies by the letter of each piece that is taken in random games and whose worth was fitted, the
 * dearest first: what never leaves the board has no price, and what no fit has seen a guessed one.
 */
export async function worthOf(game: Game): Promise<Record<string, number>> {
  const rules = game.rules({});
  const { createEvaluation } = await game.loadEvaluation();
  const { values } = createEvaluation(rules);
  const guessed = createEvaluation(rules, null).values;
  const worth = new Map<string, number>();
  for (const kind of takenKinds(game)) {
    const code = codeOf(kind, WHITE);
    const letter = rules.kinds[kind]?.letter;
    if (letter && values[code] !== guessed[code]) worth.set(letter, values[code]);
  }
  return Object.fromEntries([...worth].sort(([, a], [, b]) => b - a));
}

function takenKinds(game: Game): ReadonlySet<number> {
  const rules = game.rules({});
  const taken = new Set<number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = randomWords(seed);
    const position = rules.parse(rules.startFen);
    for (let plies = 0; plies < LONGEST && !position.outcome(); plies++) {
      const moves = legalMoves(position);
      const move = moves[(random() >>> 0) % moves.length];
      const effects = effectsOf(position, move);
      if (!exchangesArmies(effects))
        for (const { code } of effects.captured) taken.add(kindOf(code));
      position.make(move);
    }
  }
  return taken;
}
