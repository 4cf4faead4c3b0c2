// Plays games of the engine against itself from random openings and shows the positions on the way, with the points
// White made in the end.
import { Search } from '../../src/engine/search';
import { SearchMemory } from '../../src/engine/tree';
import type { Evaluation, RuleSet } from '../../src/games/game';
import { movePromotion } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';
import { still } from '../engine/support';
import { randomOpening } from '../match/match';

/** What is played: rules from a position, judged by an evaluation. */
export interface Ground {
  readonly rules: RuleSet;
  readonly start: string;
  readonly evaluation: Evaluation;
}

/** How games are begun and ended. */
export interface SelfPlaySettings {
  /** Plies at random before the engine takes over, at least and at most. */
  readonly opening: readonly [least: number, most: number];
  /** Largest misjudgement of both players, which varies their games: one of these each. */
  readonly noise: readonly number[];
  /** A game counts as won when the score is this large ... */
  readonly decided: number;
  /** ... for so many plies in a row. */
  readonly decidedPlies: number;
  /** A game of this many plies is a draw. */
  readonly longest: number;
}

/** A position on the way, as its player saw it. */
export interface Seen {
  readonly position: Position;
  /** Centipawns from the side to move's view. */
  readonly score: number;
  /** Neither in check nor about to capture or promote. */
  readonly quiet: boolean;
}

/** For fitting an evaluation: short games, since what comes after a decision teaches nothing. */
export const TUNING: SelfPlaySettings = {
  opening: [4, 8],
  noise: [12],
  decided: 1500,
  decidedPlies: 4,
  longest: 240,
};

/** Plies after the opening whose positions still owe more to chance than to play. */
const SETTLING = 2;

export class SelfPlay {
  private readonly memory = new SearchMemory(2);

  constructor(
    private readonly nodes: number,
    private readonly random: () => number,
    private readonly settings = TUNING,
  ) {}

  /** Plays a game; `visit` sees its positions. Returns the points White made. */
  playGame({ rules, start, evaluation }: Ground, visit: (seen: Seen) => void): number {
    const { memory, random, settings } = this;
    const [least, most] = settings.opening;
    const plies = least + ((random() >>> 0) % (most - least + 1));
    const opening = randomOpening(rules, start, plies, random);
    const position = rules.parse(start);
    for (const text of opening) position.make(rules.parseMove(position, text));
    memory.clear();
    const noise = settings.noise[plies % settings.noise.length];
    const handicap = { noise, oversight: 0, seed: random() };
    let decidedFor: Colour | null = null;
    let decidedPlies = 0;
    for (let ply = plies; ply < settings.longest; ply++) {
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
      const decided = Math.abs(score) >= settings.decided;
      decidedPlies = decided && leader === decidedFor ? decidedPlies + 1 : 1;
      decidedFor = decided ? leader : null;
      if (decidedFor !== null && decidedPlies >= settings.decidedPlies) return points(decidedFor);
      const quiet = !position.inCheck() && position.victim(move) === 0 && movePromotion(move) === 0;
      if (ply >= plies + SETTLING) visit({ position, score, quiet });
      position.make(move);
    }
    return 0.5;
  }
}

const points = (winner: Colour | null): number =>
  winner === null ? 0.5 : winner === WHITE ? 1 : 0;
