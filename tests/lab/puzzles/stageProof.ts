// Proofs of who wins a stage that leads on to another one, such as a race: every legal move of both sides is looked at, to the
// end of the stage. In such a stage no position comes back, so what is known of one holds on every way to it.
import { MAX_MOVES } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import { TooLong } from './winProof';

/** Plies at most from any position to the end of its stage. */
const MOST_PLIES = 256;
/** The part of a move that says from where to where. */
const WAY = (1 << 12) - 1;

export class StageProof {
  private readonly buffer = new Int32Array(MOST_PLIES * MAX_MOVES);
  private readonly high: Int32Array;
  private readonly low: Int32Array;
  /** By entry: 1 where the side to move wins, 2 where it loses, 0 where nothing is known. */
  private readonly known: Uint8Array;
  private readonly mask: number;
  /** By a move's way: how often it has settled a position, so that it is looked at early. */
  private readonly settled = new Float64Array(WAY + 1);
  private nodes = 0;

  /** `most` is how many positions one question may cost; the table has 2 to the power of `bits` entries. */
  constructor(
    private readonly most = Number.POSITIVE_INFINITY,
    bits = 22,
  ) {
    this.high = new Int32Array(1 << bits);
    this.low = new Int32Array(1 << bits);
    this.known = new Uint8Array(1 << bits);
    this.mask = (1 << bits) - 1;
  }

  /** The legal moves after which the side to move wins the stage. @throws TooLong */
  winners(position: Position): number[] {
    const { ply } = position;
    this.nodes = 0;
    const last = position.generateLegal(this.buffer, 0);
    try {
      return [...this.buffer.slice(0, last)].filter((move) => this.winsBy(position, move, last));
    } finally {
      while (position.ply > ply) position.unmake();
    }
  }

  /** Whether the side to move wins the stage by this move: its winner is to move in the next one. */
  private winsBy(position: Position, move: number, at: number): boolean {
    const { side, terrain } = position;
    position.make(move);
    const isOver = position.terrain !== terrain;
    const wins = isOver ? position.side === side : !this.wins(position, at);
    position.unmake();
    return wins;
  }

  private wins(position: Position, at: number): boolean {
    const { keyLow, keyHigh } = position;
    const entry = (keyLow ^ (keyHigh >>> 7)) & this.mask;
    if (this.high[entry] === keyHigh && this.low[entry] === keyLow && this.known[entry] > 0)
      return this.known[entry] === 1;
    if (++this.nodes > this.most) throw new TooLong();
    const wins = this.winsByAny(position, at);
    this.high[entry] = keyHigh;
    this.low[entry] = keyLow;
    this.known[entry] = wins ? 1 : 2;
    return wins;
  }

  private winsByAny(position: Position, at: number): boolean {
    const { buffer, settled } = this;
    const last = position.generateLegal(buffer, at);
    for (let next = at; next < last; next++) {
      let best = next;
      for (let other = next + 1; other < last; other++)
        if (settled[buffer[other] & WAY] > settled[buffer[best] & WAY]) best = other;
      const move = buffer[best];
      buffer[best] = buffer[next];
      buffer[next] = move;
      if (!this.winsBy(position, move, last)) continue;
      settled[move & WAY]++;
      return true;
    }
    return false;
  }
}
