// The pieces of an ending in the order of their codes, with their cells; and which endings are solved on demand only, which
// the page asks too.

import type { RuleSet } from '../../games/ruleSet';
import type { Position } from '../../rules/position';

/** Most pieces of a solved ending, kings included. */
export const MAX_ON_DEMAND_PIECES = 4;

const CODE_BITS = 5;

/** The material of an ending as one number. */
export const materialKey = (codes: ArrayLike<number>, count = codes.length): number => {
  let material = 0;
  for (let i = 0; i < count; i++) material = (material << CODE_BITS) | codes[i];
  return material;
};

/** Reads the pieces of a position; reused for many positions, so that nothing is allocated. */
export class PieceList {
  /** Ascending; where two are equal the lower cell comes first. */
  readonly codes = new Uint8Array(MAX_ON_DEMAND_PIECES);
  readonly cells = new Uint8Array(MAX_ON_DEMAND_PIECES);
  count = 0;
  material = 0;

  /** @param position one with at most MAX_ON_DEMAND_PIECES pieces */
  read({ cells, board }: Position): void {
    let count = 0;
    const end = board.cells.length;
    for (let cell = 0; cell < end; cell++) {
      const code = cells[cell];
      if (code === 0) continue;
      let at = count++;
      for (; at > 0 && this.codes[at - 1] > code; at--) {
        this.codes[at] = this.codes[at - 1];
        this.cells[at] = this.cells[at - 1];
      }
      this.codes[at] = code;
      this.cells[at] = cell;
    }
    this.count = count;
    this.material = materialKey(this.codes, count);
  }
}

/** What a phone can spare of memory for solving on demand. Chosen by hand; not tuned. */
export const ON_DEMAND_MAX_BYTES = 24 * 2 ** 20;

export type OnDemandResult = 'solved' | 'too large' | 'unsolvable' | 'stopped';

/**
 * The material key of a position that is solved on demand only; null where it is solved anyway, or cannot be solved because
 * of the rules, the number of pieces or castling rights, or because a board that changes makes it too large.
 */
export function onDemandMaterial(rules: RuleSet, position: Position): number | null {
  const { pieceCount: count, rights } = position;
  const { endingTerrains } = rules;
  if (endingTerrains.length > 1 || !endingTerrains.includes(position.terrain)) return null;
  if (count !== MAX_ON_DEMAND_PIECES || rights !== 0) return null;
  const pieces = new PieceList();
  pieces.read(position);
  return pieces.material;
}
