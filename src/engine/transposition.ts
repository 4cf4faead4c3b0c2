// The transposition table: what earlier visits found out about a position, in buckets of one cache line
// (https://www.chessprogramming.org/Transposition_Table). Both key words are stored and compared, so a found move
// is a legal move of the position. Won and lost scores are stored relative to the position, not to the root.
import { NO_MOVE } from '../rules/move';
import { WIN_BOUND } from './score';

export const BOUND_NONE = 0;
/** The true score is at most the stored one. */
export const BOUND_UPPER = 1;
/** The true score is at least the stored one. */
export const BOUND_LOWER = 2;
export const BOUND_EXACT = 3;

const ENTRY_WORDS = 4;
const BUCKET_ENTRIES = 4;
const WORDS_PER_BUCKET = BUCKET_ENTRIES * ENTRY_WORDS;
const BYTES_PER_BUCKET = WORDS_PER_BUCKET * 4;

// Words of an entry: key high, key low, then
// bits 0-18 move, 19-20 bound, 21-27 depth, 28-31 age; then score in the upper and evaluation in the lower half.
const DATA = 2;
const SCORES = 3;
const MOVE_MASK = 0x7ffff;
const BOUND_SHIFT = 19;
const DEPTH_SHIFT = 21;
const DEPTH_MASK = 127;
const AGE_SHIFT = 28;
const AGES = 16;
/** When an entry is replaced, one search of age counts as this many plies less depth. Chosen by hand; not tuned. */
const AGE_COST_PLIES = 4;

/** Words for these buckets, or for as many as there is memory for. @throws RangeError if there is none for a single one */
function allocate(buckets: number): Int32Array {
  try {
    return new Int32Array(buckets * WORDS_PER_BUCKET);
  } catch (error) {
    if (!(error instanceof RangeError) || buckets === 1) throw error;
    return allocate(buckets / 2);
  }
}

export class TranspositionTable {
  private readonly words: Int32Array;
  private readonly mask: number;
  private age = 0;

  /** Allocates the largest power of two of buckets that fits, all empty; fewer where the device is short of memory. */
  constructor(megabytes: number) {
    this.words = allocate(2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / BYTES_PER_BUCKET)));
    this.mask = this.words.length / WORDS_PER_BUCKET - 1;
  }

  clear(): void {
    this.words.fill(0);
    this.age = 0;
  }

  /** Call once per search, so that older entries give way first. */
  nextSearch(): void {
    this.age = (this.age + 1) % AGES;
  }

  /** Index of the position's entry for the accessors below, or -1. */
  find(high: number, low: number): number {
    const { words } = this;
    const start = (low & this.mask) * WORDS_PER_BUCKET;
    for (let at = start; at < start + WORDS_PER_BUCKET; at += ENTRY_WORDS) {
      if (words[at] === high && words[at + 1] === low && words[at + DATA] !== 0) return at;
    }
    return -1;
  }

  /** Best or refuting move, or 0. */
  moveAt(at: number): number {
    return this.words[at + DATA] & MOVE_MASK;
  }

  boundAt(at: number): number {
    return (this.words[at + DATA] >> BOUND_SHIFT) & 3;
  }

  depthAt(at: number): number {
    return (this.words[at + DATA] >> DEPTH_SHIFT) & DEPTH_MASK;
  }

  /** Static evaluation, or NO_SCORE. */
  evaluationAt(at: number): number {
    return (this.words[at + SCORES] << 16) >> 16;
  }

  /** Score as seen from `ply` plies below the root. */
  scoreAt(at: number, ply: number): number {
    const score = this.words[at + SCORES] >> 16;
    if (score >= WIN_BOUND) return score - ply;
    return score <= -WIN_BOUND ? score + ply : score;
  }

  store(
    high: number,
    low: number,
    move: number,
    score: number,
    evaluation: number,
    depth: number,
    bound: number,
    ply: number,
  ): void {
    const { words, age } = this;
    const start = (low & this.mask) * WORDS_PER_BUCKET;
    let slot = start;
    let least = Number.MAX_SAFE_INTEGER;
    for (let at = start; at < start + WORDS_PER_BUCKET; at += ENTRY_WORDS) {
      const data = words[at + DATA];
      if (words[at] === high && words[at + 1] === low && data !== 0) {
        const current = data >>> AGE_SHIFT === age;
        if (bound !== BOUND_EXACT && current && depth + 3 < this.depthAt(at)) return;
        if (move === NO_MOVE) move = data & MOVE_MASK;
        slot = at;
        break;
      }
      const old = (age - (data >>> AGE_SHIFT) + AGES) % AGES;
      const worth = data === 0 ? -AGES * AGE_COST_PLIES : this.depthAt(at) - old * AGE_COST_PLIES;
      if (worth < least) {
        least = worth;
        slot = at;
      }
    }
    let relative = score;
    if (score >= WIN_BOUND) relative = score + ply;
    else if (score <= -WIN_BOUND) relative = score - ply;
    words[slot] = high;
    words[slot + 1] = low;
    words[slot + DATA] =
      move | (bound << BOUND_SHIFT) | (depth << DEPTH_SHIFT) | (age << AGE_SHIFT);
    words[slot + SCORES] = (relative << 16) | (evaluation & 0xffff);
  }

  /** Entries of this search per thousand, by sample. */
  fullness(): number {
    const { words, age } = this;
    const entries = Math.min(1000, words.length / ENTRY_WORDS);
    let used = 0;
    for (let i = 0; i < entries; i++) {
      const data = words[i * ENTRY_WORDS + DATA];
      if (data !== 0 && data >>> AGE_SHIFT === age) used++;
    }
    return Math.round((used * 1000) / entries);
  }
}
