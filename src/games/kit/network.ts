// A small network that says what piece-square weights leave out: which pieces stand well together. Each side looks at
// the board from its own end through one hidden layer, whose sums follow the board by what has changed on it since the
// last look (as in "Efficiently Updatable Neural Network-based Evaluation Functions", Yu Nasu, 2018). Integers alone.
import { type Board, CELL_BITS, CELL_STRIDE } from '../../rules/board';
import {
  CODE_COUNT,
  codeOf,
  type Position,
  packWeights,
  weightWithFew,
  weightWithMany,
} from '../../rules/position';
import { WHITE } from '../../rules/types';
import type { Evaluation, LearnedModule, NetworkOrigin } from '../evaluation';
import type { RuleSet } from '../ruleSet';

/** Hidden neurons of each side. */
export const HIDDEN = 16;
/** Sets of output weights, by how many pieces stand on the board. */
export const BUCKETS = 4;
/** What a full neuron is in the integers of the hidden layer, and 1 in those of the output weights. */
export const FULL_NEURON = 255;
export const OUTPUT_ONE = 64;
/** Centipawns of an output of 1. */
export const OUTPUT_CENTIPAWNS = 400;

/** A network's numbers, rounded. */
export interface NetworkWeights {
  /** By code and cell as the looking side sees them (`seenAs`), HIDDEN each. */
  readonly input: Int16Array;
  readonly bias: Int16Array;
  /** By bucket: HIDDEN for the side to move, then HIDDEN for the other. */
  readonly output: Int16Array;
  readonly outputBias: Int16Array;
}

export const INPUTS = CODE_COUNT * CELL_STRIDE;

/** The bucket of a number of pieces, of at most so many. */
export const bucketOf = (men: number, most: number): number =>
  Math.min(BUCKETS - 1, (((men - 1) * BUCKETS) / most) | 0);

/**
 * What code and cell (`code << CELL_BITS | cell`) look like to a side: to Black the far end of the board is its own, and
 * its pieces are those that White's are to White.
 */
export function seenAs(board: Board): readonly [white: Uint16Array, black: Uint16Array] {
  const white = new Uint16Array(INPUTS);
  for (let entry = 0; entry < INPUTS; entry++) white[entry] = entry;
  const black = white.slice();
  for (const cell of board.cells) {
    const { file, rank } = board.squares[cell.squares[0]];
    const across = board.squareAt(board.width - 1 - file, board.height - 1 - rank);
    if (!across) throw new RangeError(`nothing opposite ${cell.name}`);
    for (let code = 0; code < CODE_COUNT; code++) {
      black[(code << CELL_BITS) | cell.index] = ((code ^ 1) << CELL_BITS) | across.cell;
    }
  }
  return [white, black];
}

/** Quiet plies at which a lead counts for nothing, as in the evaluation that a network adds to. */
export const QUIET_FULL = 256;

export interface Network {
  /** Centipawns from the side to move's view. */
  look(position: Position): number;
}

/** @param most pieces that stand on the board at the start */
export function createNetwork(board: Board, weights: NetworkWeights, most: number): Network {
  const { bias, output, outputBias } = weights;
  const rows = rowsOf(board, weights);
  /** By neuron, packed: White's sum and Black's. */
  const sums = Int32Array.from(bias, (one) => packWeights(one, one));
  /** The board that the sums are of, as bytes and as words, which are faster to compare. */
  const known = new Uint8Array(CELL_STRIDE);
  const knownWords = new Int32Array(known.buffer);
  const words = (board.cells.length + 3) >> 2;
  let cells = known;
  let cellWords = knownWords;

  function follow(word: number): void {
    for (let cell = word << 2; cell < (word + 1) << 2; cell++) {
      const before = known[cell];
      const after = cells[cell];
      if (before === after) continue;
      const gone = ((before << CELL_BITS) | cell) * HIDDEN;
      const come = ((after << CELL_BITS) | cell) * HIDDEN;
      for (let i = 0; i < HIDDEN; i++) sums[i] = (sums[i] + rows[come + i] - rows[gone + i]) | 0;
    }
    knownWords[word] = cellWords[word];
  }

  function look(position: Position): number {
    if (position.cells !== cells) {
      cells = position.cells as Uint8Array<ArrayBuffer>;
      cellWords = new Int32Array(cells.buffer);
    }
    for (let word = 0; word < words; word++) {
      if (knownWords[word] !== cellWords[word]) follow(word);
    }
    const bucket = bucketOf(position.men, most);
    const at = bucket * 2 * HIDDEN;
    const white = position.side === WHITE ? at : at + HIDDEN;
    const black = 2 * at + HIDDEN - white;
    let sum = 0;
    for (let i = 0; i < HIDDEN; i++) {
      const pair = sums[i];
      const a = clipped(weightWithMany(pair));
      const b = clipped(weightWithFew(pair));
      sum =
        (sum +
          Math.imul(Math.imul(a, a), output[white + i]) +
          Math.imul(Math.imul(b, b), output[black + i])) |
        0;
    }
    const full = FULL_NEURON * FULL_NEURON;
    return (((sum / full + outputBias[bucket]) * OUTPUT_CENTIPAWNS) / OUTPUT_ONE) | 0;
  }

  return { look };
}

const clipped = (sum: number): number => Math.max(0, Math.min(FULL_NEURON, sum));

/** What each piece on a cell adds to White's sums and to Black's, packed: HIDDEN words by entry, 0 without a piece. */
function rowsOf(board: Board, { input }: NetworkWeights): Int32Array {
  const [, blackSees] = seenAs(board);
  const rows = new Int32Array(INPUTS * HIDDEN);
  for (let entry = CELL_STRIDE; entry < INPUTS; entry++) {
    const white = entry * HIDDEN;
    const black = blackSees[entry] * HIDDEN;
    for (let i = 0; i < HIDDEN; i++)
      rows[white + i] = packWeights(input[white + i], input[black + i]);
  }
  return rows;
}

/** Entries that can occur: pieces of the rules' kinds on cells of their board, in the order in which they are stored. */
export function entriesOf({ board, kinds }: RuleSet): number[] {
  const codes = kinds.flatMap((name, kind) => (name ? [codeOf(kind, 0), codeOf(kind, 1)] : []));
  return codes.flatMap((code) => board.cells.map(({ index }) => (code << CELL_BITS) | index));
}

/** @throws RangeError if the numbers are not as many as the rules need: a mistake in a game folder */
export function networkFrom(rules: RuleSet, stored: Int16Array): NetworkWeights {
  const entries = entriesOf(rules);
  const input = new Int16Array(INPUTS * HIDDEN);
  for (const [index, entry] of entries.entries()) {
    input.set(stored.subarray(index * HIDDEN, (index + 1) * HIDDEN), entry * HIDDEN);
  }
  const biasAt = entries.length * HIDDEN;
  const outputAt = biasAt + HIDDEN;
  const outputBiasAt = outputAt + BUCKETS * 2 * HIDDEN;
  if (stored.length !== outputBiasAt + BUCKETS) throw new RangeError('a network of other rules');
  return {
    input,
    bias: stored.subarray(biasAt, outputAt),
    output: stored.subarray(outputAt, outputBiasAt),
    outputBias: stored.subarray(outputBiasAt),
  };
}

/** Two bytes each, the lower one first. */
function integersOf({ buffer, byteOffset, byteLength }: Uint8Array): Int16Array {
  const view = new DataView(buffer, byteOffset, byteLength);
  const integers = new Int16Array(byteLength >> 1);
  for (let i = 0; i < integers.length; i++) integers[i] = view.getInt16(2 * i, true);
  return integers;
}

/** What a network adds to an evaluation, under the options it was trained for. */
export const learnedWith = <P extends Position>(
  { trained, terrains }: NetworkOrigin,
  createEvaluation: (rules: RuleSet<P>) => Evaluation<P>,
): LearnedModule<P> => ({
  isFor: (options) => trained.some((one) => JSON.stringify(one) === JSON.stringify(options)),
  create: (rules, stored) => {
    const evaluation = createEvaluation(rules);
    const { men } = rules.parse(rules.startText);
    const network = createNetwork(rules.board, networkFrom(rules, integersOf(stored)), men);
    const speaks = terrains.reduce((bits, terrain) => bits | (1 << terrain), 0);
    return (share) => ({
      ...evaluation,
      evaluate: (position) => {
        if (((speaks >>> position.terrain) & 1) === 0) return evaluation.evaluate(position);
        const added = (share * network.look(position)) | 0;
        const faded = ((added * position.quiet) / QUIET_FULL) | 0;
        return evaluation.evaluate(position) + added - faded;
      },
    });
  },
});
