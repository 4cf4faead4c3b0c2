// What a network learns from self-play: what it adds to the evaluation shall tell result and search score better. One
// game in ten is held out.
import { DRAW } from '../../../src/engine/score';
import type { Mirror, Weights } from '../../../src/games/evaluation';
import type { RuleSet } from '../../../src/games/game';
import {
  bucketOf,
  entriesOf,
  FULL_CLOCK_PLIES,
  inMirror,
  OUTPUT_CENTIPAWNS,
  seenAs,
} from '../../../src/games/kit/network';
import { boardViewOf } from '../../../src/games/kit/pieceSquareEvaluation';
import { type Board, CELL_BITS } from '../../../src/rules/board';
import { randomWords } from '../../../src/rules/zobrist';
import { type Example, Learner } from './learner';
import type { SampleFile } from './samples';

export interface FitSettings {
  /** How many grounds games took in turn. */
  readonly round: number;
  /** Hidden ones, of each side. */
  readonly neurons: number;
  readonly epochs: number;
  readonly seed: number;
  /** To be stored; all that can occur if absent. */
  readonly entries?: readonly number[];
}

/** Expected points are `1 / (1 + exp(-SCALE * centipawns))`. */
const SCALE = 0.004;
/** Share of the result in what is learnt; the search score has the rest. */
const RESULT_SHARE = 0.3;
const RATE = 0.001;
const BATCH = 512;
const HELD_OUT = 10;

const chance = (centipawns: number): number => 1 / (1 + Math.exp(-SCALE * centipawns));
const mean = (sum: number, count: number): string => (sum / Math.max(1, count)).toFixed(6);

/** Samples in typed arrays: where each one's pieces begin among the entries of all, and what is wanted of it. */
class Examples {
  private readonly start: Uint32Array;
  private readonly entries: Uint16Array;
  private readonly wanted: Float32Array;
  private readonly base: Float32Array;
  /** Centipawns of an output of 1. */
  readonly worth: Float32Array;
  private readonly seen: readonly [Uint16Array, Uint16Array];
  private readonly mirror: Uint16Array;

  constructor(
    private readonly samples: SampleFile,
    board: Board,
    exchange: Mirror,
    private readonly most: number,
  ) {
    const { length } = samples;
    this.start = new Uint32Array(length + 1);
    this.entries = new Uint16Array(length * most);
    this.wanted = new Float32Array(length);
    this.base = new Float32Array(length);
    this.worth = new Float32Array(length);
    this.seen = seenAs(board);
    this.mirror = inMirror(board, exchange);
    for (let index = 0; index < length; index++) {
      let end = this.start[index];
      for (const { index: cell } of board.cells) {
        const code = samples.code(index, cell);
        if (code !== 0) this.entries[end++] = (code << CELL_BITS) | cell;
      }
      this.start[index + 1] = end;
      this.wanted[index] =
        RESULT_SHARE * samples.result(index) + (1 - RESULT_SHARE) * chance(samples.score(index));
      this.base[index] = samples.base(index);
      this.worth[index] = OUTPUT_CENTIPAWNS * (1 - samples.quiet(index) / FULL_CLOCK_PLIES);
    }
  }

  /** @param flip shows it in the mirror */
  show(index: number, flip: boolean): Example {
    const { start, entries, seen, mirror } = this;
    const side = this.samples.side(index);
    const pieces = entries.subarray(start[index], start[index + 1]);
    const shown = flip ? pieces.map((entry) => mirror[entry]) : pieces;
    return {
      own: shown.map((entry) => seen[side][entry]),
      other: shown.map((entry) => seen[1 - side][entry]),
      bucket: bucketOf(pieces.length, this.most),
    };
  }

  expected(index: number, output: number): number {
    return chance(this.base[index] + this.worth[index] * output);
  }

  /** Expected points too many. */
  error(index: number, output: number): number {
    return this.expected(index, output) - this.wanted[index];
  }
}

/** Trains a network, telling losses; returns its integers as they are stored. */
export function fitNetwork(
  rules: RuleSet,
  weights: Weights,
  samples: SampleFile,
  { round, neurons, epochs, seed, entries = entriesOf(rules) }: FitSettings,
): Int16Array {
  const random = randomWords(seed);
  const { pieceCount } = rules.parse(rules.startFen);
  const { board, mirror } = boardViewOf(rules.board, weights);
  const examples = new Examples(samples, board, mirror, pieceCount);
  const training: number[] = [];
  const heldOut: number[] = [];
  // Games take turns with the grounds, so those of one round go together.
  for (let index = 0; index < samples.length; index++) {
    // What the search calls a draw by the rules (a repetition, mostly) tells nothing of how the pieces stand.
    if (samples.score(index) === DRAW) continue;
    const held = Math.floor(samples.game(index) / round) % HELD_OUT === HELD_OUT - 1;
    (held ? heldOut : training).push(index);
  }
  const lossOf = (output: (index: number) => number): string =>
    mean(
      heldOut.reduce((sum, index) => sum + examples.error(index, output(index)) ** 2, 0),
      heldOut.length,
    );
  console.log(
    `${training.length} positions, ${heldOut.length} held out: loss ${lossOf(() => 0)} without a network`,
  );
  const learner = new Learner(neurons, random);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(training, random);
    const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / epochs))) / 2;
    let loss = 0;
    for (let from = 0; from < training.length; from += BATCH) {
      const batch = training.slice(from, from + BATCH);
      for (const index of batch) {
        const example = examples.show(index, (random() & 1) === 1);
        const output = learner.look(example);
        const expected = examples.expected(index, output);
        const error = examples.error(index, output);
        loss += error * error;
        learner.learn(
          example,
          2 * error * expected * (1 - expected) * SCALE * examples.worth[index],
        );
      }
      learner.update(batch.length, rate);
    }
    const held = lossOf((index) => learner.look(examples.show(index, false)));
    console.log(`epoch ${epoch + 1}: loss ${mean(loss, training.length)}, held out ${held}`);
  }
  return learner.rounded(entries);
}

function shuffle(items: number[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = (random() >>> 0) % (i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
}
