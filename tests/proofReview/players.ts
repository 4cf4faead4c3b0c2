// Games of the app's own levels, for reviews to be made of and for playing positions out.
import type { GameLine } from '../../src/engine/api';
import { Engine } from '../../src/engine/engine';
import { positionAfter } from '../../src/engine/line';
import type { RuleSet } from '../../src/games/game';
import { type Colour, opposite } from '../../src/rules/types';
import { still } from '../engine/support';

/** A game counts as won when a lead is this large in centipawns ... */
const DECIDED = 1500;
/** ... in the eyes of both, so many plies in a row. */
const DECIDED_PLIES = 6;
/** A game of this many further plies is a draw. */
const LONGEST = 160;

export interface Played {
  readonly moves: readonly string[];
  /** Null for a draw. */
  readonly winner: Colour | null;
  /** Whether the rules ended it. */
  readonly onBoard: boolean;
}

export class Players {
  private readonly engine = new Engine({ control: still, megabytes: 4, random: () => 1 });

  constructor(private readonly random: () => number) {}

  /** Plays on from a line; `levels` are White's and Black's. */
  async play(rules: RuleSet, line: GameLine, levels: readonly [number, number]): Promise<Played> {
    const position = positionAfter(rules, line);
    const moves = line.moves.slice();
    const gameSeeds = [this.random() >>> 0, this.random() >>> 0];
    let leader: Colour | null = null;
    let plies = 0;
    for (let ply = 0; ply < LONGEST; ply++) {
      const end = position.outcome();
      if (end) return { moves, winner: end.winner, onBoard: true };
      const { side } = position;
      const { move, info } = await this.engine.think({
        line: { ...line, moves },
        level: levels[side],
        seed: this.random() >>> 0,
        gameSeed: gameSeeds[side],
      });
      if (move === null) break;
      const score = info?.score ?? 0;
      const ahead = Math.abs(score) < DECIDED ? null : score > 0 ? side : opposite(side);
      plies = ahead !== null && ahead === leader ? plies + 1 : 1;
      leader = ahead;
      if (leader !== null && plies >= DECIDED_PLIES) {
        return { moves, winner: leader, onBoard: false };
      }
      position.make(rules.parseMove(position, move));
      moves.push(move);
    }
    return { moves, winner: null, onBoard: false };
  }

  /** Points, 0 to 1, that a side makes on average when a level plays a position out so many times against itself. */
  async playOut(
    rules: RuleSet,
    line: GameLine,
    {
      side,
      level,
      games,
    }: { readonly side: Colour; readonly level: number; readonly games: number },
  ): Promise<number> {
    let sum = 0;
    for (let game = 0; game < games; game++) {
      const { winner } = await this.play(rules, line, [level, level]);
      sum += winner === null ? 0.5 : winner === side ? 1 : 0;
    }
    return sum / games;
  }
}
