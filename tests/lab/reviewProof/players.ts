// Games of the app's own levels, for reviews to be made of and for playing positions out.
import { type GameLine, positionAfter } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import type { RuleSet } from '../../../src/games/game';
import type { Colour } from '../../../src/rules/types';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { Agreement } from '../match/agreement';
import { MATCH_DEFAULTS } from '../match/match';

/** A game of this many further plies is a draw. */
const LONGEST = 160;

export interface Played {
  readonly moves: readonly string[];
  /** Null for a draw. */
  readonly winner: Colour | null;
}

export interface PlayingOut {
  /** Whose points count. */
  readonly side: Colour;
  /** Of both sides. */
  readonly level: number;
  readonly games: number;
}

export class Players {
  // What levels search fits a small table, and it is emptied before and after each move.
  private readonly engine = new Engine({
    control: still,
    readNetwork,
    megabytes: 1,
    random: () => 1,
  });

  constructor(private readonly random: () => number) {}

  /**
   * Plays on from a line; `levels` are White's and Black's. As in matches a game ends where both have long called the same
   * winner, or a draw while nothing was taken.
   */
  async play(rules: RuleSet, line: GameLine, levels: readonly [number, number]): Promise<Played> {
    const position = positionAfter(rules, line);
    const moves = line.moves.slice();
    const gameSeeds = [this.random() >>> 0, this.random() >>> 0];
    const agreement = new Agreement(MATCH_DEFAULTS);
    for (let ply = 0; ply < LONGEST; ply++) {
      const end = position.outcome();
      if (end) return { moves, winner: end.winner };
      const { side } = position;
      const { move, info } = await this.engine.think({
        line: { ...line, moves },
        level: levels[side],
        seed: this.random() >>> 0,
        gameSeed: gameSeeds[side],
      });
      if (move === null) break;
      position.make(rules.parseMove(position, move));
      moves.push(move);
      const agreed = agreement.hear(side, info?.score ?? null, position.halfmoveClock);
      if (agreed) return { moves, winner: agreed.winner };
    }
    return { moves, winner: null };
  }

  /** Points, 0 to 1, that a side makes on average when a level plays a position out so many times against itself. */
  async playOut(
    rules: RuleSet,
    line: GameLine,
    { side, level, games }: PlayingOut,
  ): Promise<number> {
    let sum = 0;
    for (let game = 0; game < games; game++) {
      const { winner } = await this.play(rules, line, [level, level]);
      sum += winner === null ? 0.5 : winner === side ? 1 : 0;
    }
    return sum / games;
  }
}
