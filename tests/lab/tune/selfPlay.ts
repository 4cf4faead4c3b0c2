// Plays games of the engine against itself from random openings and shows the quiet positions on the way, with the
// search's score, and the points White made in the end.
import { Search } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import type { Evaluation, RuleSet } from '../../../src/games/game';
import { movePromotion } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { BLACK, type Colour, WHITE } from '../../../src/rules/types';
import { still } from '../../engine/support';
import { randomOpening } from '../match/match';

/** What is played: rules from a position, judged by an evaluation. */
export interface Ground {
  readonly rules: RuleSet;
  readonly start: string;
  readonly evaluation: Evaluation;
}

/** Plies at random before the engine takes over, at least and at most. */
const OPENING = [4, 8] as const;
/** Plies after the opening whose positions still owe more to chance than to play. */
const SETTLING = 2;
/** Largest misjudgement of the players, which varies their games. */
const NOISE = 12;
/** Positions with a larger score are decided and teach little; a lower bound would leave out the leads that win. */
const UNDECIDED = 1500;
/** A game counts as won when the score is this large ... */
const DECIDED = 1500;
/** ... for so many plies in a row. */
const DECIDED_PLIES = 4;
/** A game of this many plies is a draw. */
const LONGEST = 240;

export class SelfPlay {
  private readonly memory = new SearchMemory(2);

  constructor(private readonly nodes: number) {}

  /**
   * Plays a game; `visit` sees its quiet positions and what the side to move thinks of them, in centipawns. Returns the
   * points White made.
   */
  playGame(
    { rules, start, evaluation }: Ground,
    random: () => number,
    visit: (position: Position, score: number) => void,
  ): number {
    const { memory } = this;
    const plies = OPENING[0] + ((random() >>> 0) % (OPENING[1] - OPENING[0] + 1));
    const opening = randomOpening(rules, start, plies, random);
    const position = rules.parse(start);
    for (const text of opening) position.make(rules.parseMove(position, text));
    memory.clear();
    const handicap = { noise: NOISE, missRate: 0, seed: random() };
    let decidedFor: Colour | null = null;
    let decidedPlies = 0;
    for (let ply = plies; ply < LONGEST; ply++) {
      const end = position.outcome();
      if (end) return points(end.winner);
      const search = new Search(memory, {
        position,
        evaluation,
        limits: { nodes: this.nodes },
        control: still,
        handicap,
        lines: 1,
      });
      const { move, report } = search.run();
      const score = report?.score ?? 0;
      const leader: Colour = score > 0 === (position.side === WHITE) ? WHITE : BLACK;
      const decided = Math.abs(score) >= DECIDED;
      decidedPlies = decided && leader === decidedFor ? decidedPlies + 1 : 1;
      decidedFor = decided ? leader : null;
      if (decidedFor !== null && decidedPlies >= DECIDED_PLIES) return points(decidedFor);
      const quiet = !position.inCheck() && position.victim(move) === 0 && movePromotion(move) === 0;
      if (quiet && ply >= plies + SETTLING && Math.abs(score) < UNDECIDED) visit(position, score);
      position.make(move);
    }
    return 0.5;
  }
}

const points = (winner: Colour | null): number =>
  winner === null ? 0.5 : winner === WHITE ? 1 : 0;
