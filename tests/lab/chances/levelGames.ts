// Games between two players of the app's own levels, who err as people do, judged on the way by a search that does not:
// what a score is worth is what such players make of it.
import { levelSettings, NO_HANDICAP, networkShareAt } from '../../../src/engine/levels';
import { Search } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import type { Evaluation } from '../../../src/games/game';
import type { LevelHandicap, LevelTable } from '../../../src/games/levels';
import type { Position } from '../../../src/rules/position';
import { BLACK, type Colour, WHITE } from '../../../src/rules/types';
import { still } from '../../engine/support';
import { randomOpening } from '../match/match';
import type { Ground } from '../tune/selfPlay';

/** A position on the way, with its score in centipawns from the side to move's view. */
export interface Judged {
  readonly position: Position;
  readonly score: number;
}

/** Plies at random before the players take over, at least and at most: many leave one side worse. */
const OPENING = [2, 10] as const;
/** One ply in so many is judged. */
const JUDGED_PLIES = 3;
/** A game counts as won when a lead is this large, as in the ladder of levels ... */
const DECIDED = 1500;
/** ... at so many judgements in a row. */
const DECIDED_JUDGEMENTS = 3;
/** A game of this many plies is a draw. */
const LONGEST = 300;

interface JudgedGround extends Omit<Ground, 'evaluation'> {
  /** By the share of what the game's network has learnt. */
  readonly judging: (share: number) => Evaluation;
}

export class LevelGames {
  private readonly memory = new SearchMemory(2);
  private readonly judging = new SearchMemory(2);

  /** `nodes` is what a judgement may look at. */
  constructor(
    private readonly nodes: number,
    private readonly random: () => number,
  ) {}

  /** Plays a game of two players of one level; `visit` sees what is judged. Returns the points White made. */
  play(
    ground: JudgedGround,
    levels: LevelTable,
    level: number,
    visit: (judged: Judged) => void,
  ): number {
    const { rules, start, judging } = ground;
    const evaluation = judging(networkShareAt(level));
    const strongest = judging(1);
    const { random } = this;
    const plies = OPENING[0] + ((random() >>> 0) % (OPENING[1] - OPENING[0] + 1));
    const position = rules.parse(start);
    for (const text of randomOpening(rules, start, plies, random))
      position.make(rules.parseMove(position, text));
    this.judging.clear();
    let leader: Colour | null = null;
    let judgements = 0;
    for (let ply = plies; ply < LONGEST; ply++) {
      const end = position.outcome();
      if (end) return points(end.winner);
      if ((ply - plies) % JUDGED_PLIES === 0) {
        const score = this.judge(strongest, position);
        visit({ position, score });
        const ahead: Colour = score > 0 === (position.side === WHITE) ? WHITE : BLACK;
        const decided = Math.abs(score) >= DECIDED;
        judgements = decided && ahead === leader ? judgements + 1 : 1;
        leader = decided ? ahead : null;
        if (leader !== null && judgements >= DECIDED_JUDGEMENTS) return points(leader);
      }
      const settings = levelSettings(level, levels);
      position.make(levelMove(this.memory, { evaluation }, position, settings, this.random()));
    }
    return 0.5;
  }

  private judge(evaluation: Evaluation, position: Position): number {
    const { report } = new Search(this.judging, {
      ...{ position, evaluation, control: still, lines: 1 },
      limits: { nodes: this.nodes },
      handicap: NO_HANDICAP,
    }).run();
    return report?.score ?? 0;
  }
}

/** What a player of a level does here; `seed` says what escapes it this time. */
export function levelMove(
  memory: SearchMemory,
  { evaluation }: Pick<Ground, 'evaluation'>,
  position: Position,
  level: LevelHandicap,
  seed: number,
): number {
  const { depth, nodes, noise, missRate } = level;
  // What a search with oversights believes is no knowledge.
  memory.clear();
  return new Search(memory, {
    ...{ position, evaluation, control: still, lines: 1 },
    limits: { depth, nodes },
    handicap: { noise, missRate, seed },
  }).run().move;
}

const points = (winner: Colour | null): number =>
  winner === null ? 0.5 : winner === WHITE ? 1 : 0;
