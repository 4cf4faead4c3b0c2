// What a game adds to the reasons for moves: finders of its own plans, as data. A finder holds no words (src/words has them) and
// a table of words looks at no position, so that either can be replaced alone.
import type { Position } from '../rules/position';

/** A piece where it stands. Texts as of FEN and the protocol, so that stored reasons outlive changes of numbering. */
export interface PieceRef {
  /** Upper-case letter of its kind. */
  readonly letter: string;
  readonly side: 'w' | 'b';
  /** Name of its cell's anchor square. */
  readonly cell: string;
}

/** One plan that a move serves: true of the position after it, whatever is answered. */
export interface Plan<Name extends string = string> {
  readonly name: Name;
  /** The piece that the plan is about, where it stands before the move; of either side. */
  readonly piece?: PieceRef;
  /** Name of a cell. */
  readonly cell?: string;
  /** Rows, bridges, discs: what the plan's name says. */
  readonly count?: number;
}

/** What a game finds in its moves. The position is left as it was. */
export interface GamePlans<Name extends string = string> {
  /** What a legal move achieves at once, or null. */
  readonly achieves?: (position: Position, move: number) => Plan<Name> | null;
  /** What a quiet move does besides, most telling first. */
  readonly quiet?: (position: Position, move: number) => readonly Plan<Name>[];
  /** Those that good moves serve anywhere, so that they are never why another move was bad. */
  readonly usual?: ReadonlySet<Name>;
}
