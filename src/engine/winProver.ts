// Proves forced wins by depth-first proof-number search (df-pn, Nagai 2002). It expands the position with the fewest open
// replies left to a proof, so that long forced wins need few positions. A win is proven when every reply of the other side is
// refuted to the end of the game; there are no scores.
import { MAX_MOVES } from '../rules/move';
import type { Position } from '../rules/position';
import type { Colour } from '../rules/types';

/** Longest proof in plies. Chosen by hand; not tuned. */
const MAX_PLIES = 30;
const TABLE_BITS = 17;
const TABLE_SIZE = 1 << TABLE_BITS;
/** A length that is not known exactly: this long or longer. */
const LONGEST = 255;
/** A proof or disproof number that stands for "never"; sums of them stay exact. */
const NEVER = 1 << 28;
/** Positions from one sign of life to the next. */
const SIGN_INTERVAL = 512;

/** Within how many plies, and how many moves of the winner's among them, a win is certain. */
interface ProvenWin {
  readonly plies: number;
  readonly moves: number;
}

/**
 * A position that repeats in the current line counts as not won, so that a proof is never circular; repetitions of the game
 * before it are not looked at. Proven wins are certain; a position not proven within the limit may still be won.
 */
export class WinProver {
  private readonly moves = new Int32Array((MAX_PLIES + 2) * MAX_MOVES);
  private readonly high = new Int32Array(TABLE_SIZE);
  private readonly low = new Int32Array(TABLE_SIZE);
  /** Open positions to be settled at least for a proof, and for a disproof; both 0 where nothing is stored. */
  private readonly proofs = new Int32Array(TABLE_SIZE);
  private readonly disproofs = new Int32Array(TABLE_SIZE);
  /** Plies to the end of the game at most where a win is proven, and the winner's moves among them. */
  private readonly lengths = new Uint8Array(TABLE_SIZE);
  private readonly winnersMoves = new Uint8Array(TABLE_SIZE);
  private readonly firstPly: number;
  /** Plies beyond which nothing is looked at. */
  private maxPlies = MAX_PLIES;
  /** Of the position looked at last. */
  private proof = 0;
  private disproof = 0;
  private length = 0;
  private ownMoves = 0;
  /** Positions looked at so far. */
  nodes = 0;

  constructor(
    private readonly position: Position,
    /** Who is to win. */
    private readonly winner: Colour,
    /** Positions to look at. */
    private maxNodes: number,
    /** Called every few milliseconds. */
    private readonly onSign: () => void = () => undefined,
  ) {
    this.firstPly = position.ply;
  }

  /** Forgets all, for another proof within other limits: its tables are too large to be made for each. */
  reset(maxNodes: number, maxPlies: number): void {
    this.maxNodes = maxNodes;
    this.maxPlies = maxPlies;
    this.nodes = 0;
    this.proofs.fill(0);
    this.disproofs.fill(0);
  }

  /**
   * Within what the win is certain, before the quiet-move limit could end the game; null if nothing is proven. The position
   * is as before afterwards.
   */
  prove(): ProvenWin | null {
    const { position } = this;
    this.look(0);
    if (this.proof !== 0 && this.disproof !== 0) this.expand(NEVER, NEVER, 0);
    this.recall();
    const { length: plies, ownMoves: moves } = this;
    const isInTime = position.halfmoveClock + plies <= position.halfmoveLimit;
    return this.proof === 0 && plies < LONGEST && isInTime ? { plies, moves } : null;
  }

  /** Settles the position as far as its numbers stay below both limits. */
  private expand(maxProof: number, maxDisproof: number, at: number): void {
    const { position, moves } = this;
    const isWinners = position.side === this.winner;
    const last = position.generateLegal(moves, at);
    for (;;) {
      let chosen = at;
      /** Of the winner's moves the least proof number counts, of the other side's the least disproof number. */
      let least = NEVER + 1;
      let second = NEVER + 1;
      let sum = 0;
      let ofChosen = 0;
      let length = isWinners ? LONGEST : 0;
      let ownMoves = 0;
      for (let i = at; i < last; i++) {
        position.make(moves[i]);
        this.look(last);
        position.unmake();
        const own = isWinners ? this.proof : this.disproof;
        const other = isWinners ? this.disproof : this.proof;
        sum = Math.min(NEVER, sum + other);
        if (own < least) {
          second = least;
          least = own;
          chosen = i;
          ofChosen = other;
        } else second = Math.min(second, own);
        if (this.proof !== 0) continue;
        if (!isWinners) {
          length = Math.max(length, this.length);
          ownMoves = Math.max(ownMoves, this.ownMoves);
        } else if (this.length < length) {
          length = this.length;
          ownMoves = this.ownMoves + 1;
        }
      }
      const proof = isWinners ? least : sum;
      const disproof = isWinners ? sum : least;
      this.store(proof, disproof, Math.min(LONGEST, length + 1), ownMoves);
      if (proof === 0 || disproof === 0 || proof >= maxProof || disproof >= maxDisproof) return;
      if (this.nodes >= this.maxNodes) return;
      // Stays with a move until another is clearly nearer to a proof, which saves re-expansion.
      const until = Math.min(NEVER, second + 1 + (second >> 2));
      position.make(moves[chosen]);
      if (isWinners)
        this.expand(Math.min(maxProof, until), limit(maxDisproof, sum, ofChosen), last);
      else this.expand(limit(maxProof, sum, ofChosen), Math.min(maxDisproof, until), last);
      position.unmake();
    }
  }

  /** Sets the numbers of the position, from the table or by a first look. */
  private look(at: number): void {
    const { position, moves, winner } = this;
    if (position.repetitions(position.ply - this.firstPly) > 0) {
      this.set(NEVER, 0);
      return;
    }
    if (this.recall()) return;
    this.nodes++;
    if (this.nodes % SIGN_INTERVAL === 0) this.onSign();
    const choices = position.generateLegal(moves, at) - at;
    const isMated = choices === 0 && position.inCheck();
    const end = isMated
      ? position.stuck()
      : (position.ended() ?? (choices === 0 ? position.stuck() : null));
    if (end) {
      if (end.winner === winner) this.store(0, NEVER);
      else this.store(NEVER, 0);
    } else if (position.ply >= this.firstPly + this.maxPlies) this.set(NEVER, 0);
    else if (position.side === winner) this.store(1, 1);
    else this.store(choices, 1);
  }

  /** Whether the position's numbers are in the table; sets them. */
  private recall(): boolean {
    const { keyHigh, keyLow } = this.position;
    const entry = entryOf(keyHigh, keyLow);
    if (this.high[entry] !== keyHigh || this.low[entry] !== keyLow) return false;
    const proof = this.proofs[entry];
    const disproof = this.disproofs[entry];
    if (proof === 0 && disproof === 0) return false;
    this.set(proof, disproof, this.lengths[entry], this.winnersMoves[entry]);
    return true;
  }

  private store(proof: number, disproof: number, length = 0, ownMoves = 0): void {
    const { keyHigh, keyLow } = this.position;
    const entry = entryOf(keyHigh, keyLow);
    this.high[entry] = keyHigh;
    this.low[entry] = keyLow;
    this.proofs[entry] = proof;
    this.disproofs[entry] = disproof;
    this.lengths[entry] = length;
    this.winnersMoves[entry] = ownMoves;
    this.set(proof, disproof, length, ownMoves);
  }

  private set(proof: number, disproof: number, length = 0, ownMoves = 0): void {
    this.proof = proof;
    this.disproof = disproof;
    this.length = length;
    this.ownMoves = ownMoves;
  }
}

/** What the chosen move's number may reach until the sum of all reaches its limit. */
const limit = (max: number, sum: number, ofChosen: number): number =>
  max >= NEVER || sum >= NEVER ? NEVER : max - sum + ofChosen;

const entryOf = (high: number, low: number): number => (low ^ (high >>> 9)) & (TABLE_SIZE - 1);

/**
 * A proven win of the winner, as short as can be shown: once one is found, proofs within fewer plies are tried, the shortest
 * first, with as many positions again. Null if nothing is proven. `onSign` is called every few milliseconds.
 */
export function proveWin(
  position: Position,
  winner: Colour,
  maxNodes: number,
  onSign?: () => void,
): ProvenWin | null {
  const prover = new WinProver(position, winner, maxNodes, onSign);
  const proven = prover.prove();
  let left = maxNodes;
  for (let plies = 1; proven && plies < proven.plies && left > 0; plies++) {
    prover.reset(left, plies);
    const shorter = prover.prove();
    if (shorter) return shorter.moves < proven.moves ? shorter : proven;
    left -= prover.nodes;
  }
  return proven;
}
