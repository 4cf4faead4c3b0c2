// Games whose first moves are varied: what the explorer of first moves counts. The opening is played at full strength, which
// looks at several moves of each position and plays one of the good ones. From there on a level plays that errs as people do:
// the highest one repeats moves until nearly every game is drawn, whatever was played first.
import { NO_HANDICAP } from '../../../src/engine/levels';
import { Search, type SearchReport } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import type { Evaluation, RuleSet } from '../../../src/games/game';
import type { LevelHandicap } from '../../../src/games/levels';
import type { Position } from '../../../src/rules/position';
import { type Colour, WHITE } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { still } from '../../engine/support';
import { levelMove } from '../chances/levelGames';

/** A finished game. */
export interface OpenedGame {
  /** Move texts of the opening. */
  readonly moves: readonly string[];
  /** Half points that White made: 0, 1 or 2. */
  readonly half: number;
}

/** Plies in which moves are varied and counted. */
export const OPENING_PLIES = 8;
/** Good moves of a position that may be played in the opening, at most. */
const LINES = 5;
/** Nodes for finding them. */
const LOOK_NODES = 12_000;
/** Centipawns that make a move e times rarer: the worse it is beside the best one, the less often it is played. */
const SOFTNESS_CP = 15;
/** A game of this many plies is a draw. */
const LONGEST = 300;

interface Candidate {
  readonly move: number;
  readonly score: number;
}

export class OpeningPlay {
  private readonly memory = new SearchMemory(4);
  private readonly candidates = new Map<string, readonly Candidate[]>();

  constructor(
    private readonly rules: RuleSet,
    /** At full strength, for the opening. */
    private readonly strongest: Evaluation,
    /** Who plays on. */
    private readonly player: { readonly evaluation: Evaluation; readonly level: LevelHandicap },
  ) {}

  /** The same seed gives the same game. */
  playGame(seed: number): OpenedGame {
    const { rules, memory, player } = this;
    const random = randomWords(seed);
    const position = rules.parse(rules.startFen);
    const moves: string[] = [];
    while (moves.length < OPENING_PLIES && !position.outcome()) {
      const move = this.varied(position, random);
      moves.push(rules.formatMove(position, move));
      position.make(move);
    }
    for (let ply = moves.length; ply < LONGEST; ply++) {
      const end = position.outcome();
      if (end) return { moves, half: halfPoints(end.winner) };
      position.make(levelMove(memory, player, position, player.level, random()));
    }
    return { moves, half: halfPoints(null) };
  }

  /** One of the good moves, the better the more likely. */
  private varied(position: Position, random: () => number): number {
    const candidates = this.goodMoves(position);
    const best = Math.max(...candidates.map(({ score }) => score));
    const weights = candidates.map(({ score }) => Math.exp((score - best) / SOFTNESS_CP));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let left = ((random() >>> 0) / 2 ** 32) * total;
    const chosen = candidates.find((_, index) => {
      left -= weights[index];
      return left < 0;
    });
    return (chosen ?? candidates[0]).move;
  }

  private goodMoves(position: Position): readonly Candidate[] {
    const key = this.rules.format(position);
    const known = this.candidates.get(key);
    if (known) return known;
    let last: readonly SearchReport[] = [];
    // What was found of a position must not depend on the games before.
    this.memory.clear();
    new Search(this.memory, {
      ...{ position, evaluation: this.strongest, handicap: NO_HANDICAP, control: still },
      lines: LINES,
      limits: { nodes: LOOK_NODES },
      reportAll: (reports) => {
        if (reports.length >= last.length) last = reports;
      },
    }).run();
    const found = last.map(({ line: [move], score }) => ({ move, score }));
    this.candidates.set(key, found);
    return found;
  }
}

const halfPoints = (winner: Colour | null): number =>
  winner === null ? 1 : winner === WHITE ? 2 : 0;
