// Fast games of the engine against itself at equal nodes, which show whether a board favours a side.
import type { Evaluation, RuleSet } from '../games/game';
import { legalMoves } from '../rules/move';
import type { Colour } from '../rules/types';
import { randomWords } from '../rules/zobrist';
import { NO_HANDICAP } from './levels';
import type { SearchControl } from './limits';
import { Search } from './search';
import type { SearchMemory } from './tree';

export interface PlayedOut {
  /** Null for a draw. */
  readonly winner: Colour | null;
  readonly plies: number;
}

interface PlayOutTask {
  readonly rules: RuleSet;
  readonly evaluation: Evaluation;
  readonly memory: SearchMemory;
  readonly control: SearchControl;
  /** Of each search. */
  readonly nodes: number;
  /** Makes the game repeatable; another one begins otherwise. */
  readonly seed: number;
}

/** Plies before the searches take over, an even number for fairness. Chosen by hand; not tuned. */
const RANDOM_PLIES = 4;
/** A game of this many plies is a draw. */
const MAX_PLIES = 300;

/** Plays one game from the start. */
export function playOut(task: PlayOutTask): PlayedOut {
  const { rules, evaluation, memory, control, nodes, seed } = task;
  const position = rules.parse(rules.startFen);
  const random = randomWords(seed);
  memory.clear();
  for (let plies = 0; plies < MAX_PLIES; plies++) {
    const end = position.outcome();
    if (end) return { winner: end.winner, plies };
    if (plies < RANDOM_PLIES) {
      const moves = legalMoves(position);
      // A piece blundered in the random opening says nothing about the board.
      const calm = moves.filter((move) => position.victim(move) === 0);
      const pool = calm.length > 0 ? calm : moves;
      position.make(pool[(random() >>> 0) % pool.length]);
      continue;
    }
    const { move } = new Search(memory, {
      ...{ position, evaluation, control, lines: 1 },
      limits: { nodes },
      handicap: NO_HANDICAP,
    }).run();
    position.make(move);
  }
  return { winner: null, plies: MAX_PLIES };
}
