// What Learn tells of a game: games of one level against itself are played and counted, and pieces priced by the fitted
// weights under the usual rules.

import { levelSettings } from '../../../src/engine/levels';
import { SearchMemory } from '../../../src/engine/tree';
import type { GameFacts } from '../../../src/games/facts';
import type { Game } from '../../../src/games/game';
import { effectsOf, exchangesArmies } from '../../../src/rules/effects';
import { legalMoves } from '../../../src/rules/move';
import { codeOf, kindOf } from '../../../src/rules/position';
import { BLACK, type Colour, type Reason, WHITE } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { levelMove } from '../chances/levelGames';
import { randomOpening } from '../match/match';

export interface PlayedGame {
  /** Null for a draw. */
  readonly winner: Colour | null;
  /** Null where the game was stopped as a draw. */
  readonly reason: Reason | null;
  readonly plies: number;
}

/** At least one game. */
export function factsOf(
  played: readonly PlayedGame[],
): Omit<GameFacts, 'made' | 'level' | 'worth'> {
  const lengths = played.map(({ plies }) => plies).sort((a, b) => a - b);
  const counts = new Map<string, number>();
  for (const { reason } of played) {
    const ending = reason ?? 'stopped';
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return {
    white: played.filter(({ winner }) => winner === WHITE).length,
    drawn: played.filter(({ winner }) => winner === null).length,
    black: played.filter(({ winner }) => winner === BLACK).length,
    plies: [0.25, 0.5, 0.75].map((part) => lengths[Math.ceil(part * lengths.length) - 1]),
    endings: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)),
  };
}

/** Random games that show which pieces are ever taken, and how long each may be. */
const GAMES = 10;
const LONGEST_PLIES = 300;

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
    for (let plies = 0; plies < LONGEST_PLIES && !position.outcome(); plies++) {
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

/** Plies at random before the players take over. */
const OPENING = 4;
/** A game of this many plies is stopped as a draw. */
const LONGEST = 300;

/** Plays games by the usual rules; the same seed gives the same game. */
export async function levelGames(game: Game, level: number): Promise<(seed: number) => PlayedGame> {
  const rules = game.rules({});
  const { createEvaluation } = await game.loadEvaluation();
  const { levels } = await game.loadLevels({});
  const evaluation = createEvaluation(rules);
  const settings = levelSettings(level, levels);
  const memory = new SearchMemory(4);
  return (seed) => {
    const random = randomWords(seed);
    const position = rules.parse(rules.startFen);
    for (const text of randomOpening(rules, rules.startFen, OPENING, random))
      position.make(rules.parseMove(position, text));
    for (let plies = OPENING; plies < LONGEST; plies++) {
      const end = position.outcome();
      if (end) return { ...end, plies };
      position.make(levelMove(memory, { evaluation }, position, settings, random()));
    }
    return { winner: null, reason: null, plies: LONGEST };
  };
}
