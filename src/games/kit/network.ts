// A small network that says what piece-square weights leave out: which pieces stand well together. Each side looks at
// the board from its own end through one hidden layer, whose sums follow the board by what has changed on it since the
// last look (as in "Efficiently Updatable Neural Network-based Evaluation Functions", Yu Nasu, 2018). Each neuron has a twin that
// sees the board in the mirror, so that mirror images are worth the same. Integers alone.
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
import type { Evaluation, LearnedModule, Mirror, NetworkOrigin } from '../evaluation';
import { optionsKey } from '../options';
import type { RuleSet } from '../ruleSet';

/** Sets of output weights, by how many pieces stand on the board. */
export const BUCKETS = 4;
/** The integers that stand for 1 in the hidden layer and in the output weights. */
export const FULL_NEURON = 255;
export const OUTPUT_ONE = 64;
/** Centipawns of an output of 1. */
export const OUTPUT_CENTIPAWNS = 400;

/** A network's numbers, rounded. */
export interface NetworkWeights {
  /** Hidden ones, of each side: a multiple of four. */
  readonly neurons: number;
  /** By code and cell as the looking side sees them (`seenAs`), one for each neuron. */
  readonly input: Int16Array;
  readonly bias: Int16Array;
  /** By bucket: those of the side to move's neurons, then of the other's. */
  readonly output: Int16Array;
  readonly outputBias: Int16Array;
}

export const INPUTS = CODE_COUNT * CELL_STRIDE;

/** The bucket of a number of pieces out of the most there can be. */
export const bucketOf = (pieces: number, most: number): number =>
  Math.min(BUCKETS - 1, (((pieces - 1) * BUCKETS) / most) | 0);

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

/** What squares of neurons are divided by: each and its twin count half. */
const HALVED = 2 * FULL_NEURON * FULL_NEURON;

/** What code and cell look like in the mirror. */
export function inMirror(board: Board, mirror: Mirror): Uint16Array {
  const images = new Uint16Array(INPUTS);
  for (const cell of board.cells) {
    const { file, rank } = board.squares[cell.squares[0]];
    const image =
      mirror === 'files'
        ? board.squareAt(board.width - 1 - file, rank)
        : board.squareAt(rank, file);
    if (!image) throw new RangeError(`${cell.name} has no mirror image`);
    for (let code = 0; code < CODE_COUNT; code++) {
      images[(code << CELL_BITS) | cell.index] = (code << CELL_BITS) | image.cell;
    }
  }
  return images;
}

/** Every neuron with its twin, twice as many in all; their outputs are to be halved. */
export function withTwins(board: Board, mirror: Mirror, weights: NetworkWeights): NetworkWeights {
  const { neurons, input, bias, output, outputBias } = weights;
  const images = inMirror(board, mirror);
  const twice = new Int16Array(2 * input.length);
  for (let entry = 0; entry < INPUTS; entry++) {
    const row = (of: number) => input.subarray(of * neurons, (of + 1) * neurons);
    twice.set(row(entry), 2 * entry * neurons);
    twice.set(row(images[entry]), (2 * entry + 1) * neurons);
  }
  const doubled = (part: Int16Array): Int16Array => {
    const result = new Int16Array(2 * part.length);
    for (let at = 0; at < part.length; at += neurons) {
      const row = part.subarray(at, at + neurons);
      result.set(row, 2 * at);
      result.set(row, 2 * at + neurons);
    }
    return result;
  };
  return {
    ...{ neurons: 2 * neurons, input: twice, outputBias },
    ...{ bias: doubled(bias), output: doubled(output) },
  };
}

/** Halfmove clock at which a lead counts for nothing, by fitted weights as by networks. Chosen by hand. */
export const FULL_CLOCK_PLIES = 256;

export interface Network {
  /** Centipawns from the side to move's view. */
  look(position: Position): number;
}

/** @param most pieces that stand on the board at the start */
export function createNetwork(
  board: Board,
  mirror: Mirror,
  weights: NetworkWeights,
  most: number,
): Network {
  const twins = withTwins(board, mirror, weights);
  const { neurons, bias, output, outputBias } = twins;
  const rows = rowsOf(board, twins);
  const squares = squaresBySum();
  /** By neuron, packed: White's sum and Black's. */
  const sums = Int32Array.from(bias, (one) => packWeights(one, one));
  /** The board that the sums are of, by four cells in a word, the first in the lowest byte. */
  const known = new Int32Array(CELL_STRIDE / 4);
  const words = (board.cells.length + 3) >> 2;
  let cells = new Uint8Array(CELL_STRIDE);
  let cellWords = new Int32Array(cells.buffer);
  /** Rows of what has gone from the board since the last look, and of what has come to it. */
  const gone = new Int32Array(CELL_STRIDE);
  const come = new Int32Array(CELL_STRIDE);

  function follow(): void {
    let left = 0;
    let entered = 0;
    for (let word = 0; word < words; word++) {
      const before = known[word];
      const after = cellWords[word];
      if (before === after) continue;
      known[word] = after;
      let differing = before ^ after;
      while (differing !== 0) {
        const shift = (31 - Math.clz32(differing)) & 24;
        differing &= ~(0xff << shift);
        const cell = (word << 2) | (shift >> 3);
        const old = (before >>> shift) & 0xff;
        if (old !== 0) gone[left++] = ((old << CELL_BITS) | cell) * neurons;
        const now = (after >>> shift) & 0xff;
        if (now !== 0) come[entered++] = ((now << CELL_BITS) | cell) * neurons;
      }
    }
    // In pairs, since most of what goes from one cell comes to another; row 0 has no piece and changes nothing.
    while (left < entered) gone[left++] = 0;
    while (entered < left) come[entered++] = 0;
    for (let i = 0; i < left; i++) exchange(gone[i], come[i]);
  }

  // Four neurons at a time, here and in `look`, written out: compilers do not unroll loops by themselves, and
  // Firefox's calls small functions rather than put them in place.
  function exchange(from: number, to: number): void {
    for (let i = 0; i < neurons; i += 4) {
      sums[i] = (sums[i] + rows[to + i] - rows[from + i]) | 0;
      sums[i + 1] = (sums[i + 1] + rows[to + i + 1] - rows[from + i + 1]) | 0;
      sums[i + 2] = (sums[i + 2] + rows[to + i + 2] - rows[from + i + 2]) | 0;
      sums[i + 3] = (sums[i + 3] + rows[to + i + 3] - rows[from + i + 3]) | 0;
    }
  }

  function look(position: Position): number {
    if (position.cells !== cells) {
      cells = position.cells as Uint8Array<ArrayBuffer>;
      cellWords = new Int32Array(cells.buffer);
    }
    follow();
    const bucket = bucketOf(position.pieceCount, most);
    const at = bucket * 2 * neurons;
    const white = position.side === WHITE ? at : at + neurons;
    const black = 2 * at + neurons - white;
    let byWhite = 0;
    let byBlack = 0;
    for (let i = 0; i < neurons; i += 4) {
      const a = sums[i];
      const b = sums[i + 1];
      const c = sums[i + 2];
      const d = sums[i + 3];
      byWhite += Math.imul(squares[weightWithMany(a) & 0xffff], output[white + i]);
      byWhite += Math.imul(squares[weightWithMany(b) & 0xffff], output[white + i + 1]);
      byWhite += Math.imul(squares[weightWithMany(c) & 0xffff], output[white + i + 2]);
      byWhite += Math.imul(squares[weightWithMany(d) & 0xffff], output[white + i + 3]);
      byBlack += Math.imul(squares[weightWithFew(a) & 0xffff], output[black + i]);
      byBlack += Math.imul(squares[weightWithFew(b) & 0xffff], output[black + i + 1]);
      byBlack += Math.imul(squares[weightWithFew(c) & 0xffff], output[black + i + 2]);
      byBlack += Math.imul(squares[weightWithFew(d) & 0xffff], output[black + i + 3]);
    }
    const ones = (byWhite + byBlack) / HALVED + outputBias[bucket];
    return ((ones * OUTPUT_CENTIPAWNS) / OUTPUT_ONE) | 0;
  }

  return { look };
}

/** Squares of clipped sums, by the 16 bits of a sum: faster to look up than to clip, by branches hard to foresee. */
function squaresBySum(): Uint16Array {
  const squares = new Uint16Array(0x10000);
  for (let sum = 0; sum < FULL_NEURON; sum++) squares[sum] = sum * sum;
  return squares.fill(FULL_NEURON * FULL_NEURON, FULL_NEURON, 0x8000);
}

/** What each piece on a cell adds to White's sums and to Black's, packed: a word for each neuron by entry, 0 without a piece. */
function rowsOf(board: Board, { neurons, input }: NetworkWeights): Int32Array {
  const [, blackSees] = seenAs(board);
  const rows = new Int32Array(INPUTS * neurons);
  for (let entry = CELL_STRIDE; entry < INPUTS; entry++) {
    const white = entry * neurons;
    const black = blackSees[entry] * neurons;
    for (let i = 0; i < neurons; i++)
      rows[white + i] = packWeights(input[white + i], input[black + i]);
  }
  return rows;
}

/** Entries that can occur: pieces of the rules' kinds on cells of their board, in the order in which they are stored. */
export const entriesOf = ({ board, kinds }: RuleSet): number[] =>
  entriesOn(
    board,
    kinds.flatMap((name, kind) => (name ? [kind] : [])),
  );

/** Pieces of these kinds on the cells of a board. */
export const entriesOn = ({ cells }: Board, kinds: readonly number[]): number[] =>
  kinds
    .flatMap((kind) => [codeOf(kind, 0), codeOf(kind, 1)])
    .flatMap((code) => cells.map(({ index }) => (code << CELL_BITS) | index));

/**
 * The number of integers determines the number of neurons.
 * @param entries in the order in which they are stored
 * @throws RangeError if the integers are not as many as those need: a mistake in a game folder
 */
export function networkFrom(entries: readonly number[], stored: Int16Array): NetworkWeights {
  const neurons = (stored.length - BUCKETS) / (entries.length + 1 + 2 * BUCKETS);
  if (neurons % 4 !== 0) throw new RangeError('a network of other rules');
  const input = new Int16Array(INPUTS * neurons);
  for (const [index, entry] of entries.entries()) {
    input.set(stored.subarray(index * neurons, (index + 1) * neurons), entry * neurons);
  }
  const biasAt = entries.length * neurons;
  const outputAt = biasAt + neurons;
  const outputBiasAt = outputAt + BUCKETS * 2 * neurons;
  return {
    neurons,
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

/**
 * Up to the first lead (centipawns) by the fitted weights the network counts fully, from the second on not at all: there
 * its correction would decide nothing and costs time. It fades in between, so that scores do not jump. Chosen by hand; not tuned.
 */
export const FADING_CP = { from: 500, to: 900 } as const;

/** Weight of the network's correction at a lead, from 0 to 1. */
function weightAt(fitted: number): number {
  const lead = fitted < 0 ? 0 - fitted : fitted;
  if (lead <= FADING_CP.from) return 1;
  return lead >= FADING_CP.to ? 0 : (FADING_CP.to - lead) / (FADING_CP.to - FADING_CP.from);
}

/**
 * What a network adds to an evaluation, under the options it was trained for.
 * @param mirror in which the board and its rules look the same
 */
export const learnedWith = <P extends Position>(
  { trained, terrains }: NetworkOrigin,
  createEvaluation: (rules: RuleSet<P>) => Evaluation<P>,
  mirror: Mirror = 'files',
): LearnedModule<P> => ({
  isFor: (options) => trained.some((one) => optionsKey(one) === optionsKey(options)),
  create: (rules, stored) => {
    const evaluation = createEvaluation(rules);
    const { pieceCount } = rules.parse(rules.startFen);
    const weights = networkFrom(entriesOf(rules), integersOf(stored));
    const network = createNetwork(rules.board, mirror, weights, pieceCount);
    const trainedTerrains = terrains.reduce((bits, terrain) => bits | (1 << terrain), 0);
    return (share) => ({
      ...evaluation,
      evaluate: (position) => {
        const fitted = evaluation.evaluate(position);
        if (((trainedTerrains >>> position.terrain) & 1) === 0) return fitted;
        const weight = weightAt(fitted);
        if (weight === 0) return fitted;
        const added = (share * weight * network.look(position)) | 0;
        const faded = ((added * position.halfmoveClock) / FULL_CLOCK_PLIES) | 0;
        return fitted + added - faded;
      },
    });
  },
});
