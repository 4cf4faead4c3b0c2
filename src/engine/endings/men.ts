// The men of an ending: which pieces stand on the board, in the order of their codes, and where.
import type { Position } from '../../rules/position';

/** Most pieces, kings included, that an ending may have. */
export const MAX_ON_DEMAND_PIECES = 4;

const CODE_BITS = 5;

/** The codes of an ending's men as one number, whatever cells they stand on. */
export const materialKey = (codes: ArrayLike<number>, count = codes.length): number => {
  let material = 0;
  for (let i = 0; i < count; i++) material = (material << CODE_BITS) | codes[i];
  return material;
};

/** Reads men off positions; one reader serves many positions, so that nothing is allocated. */
export class PieceList {
  /** Ascending; where two are equal the lower cell comes first. */
  readonly codes = new Uint8Array(MAX_ON_DEMAND_PIECES);
  readonly cells = new Uint8Array(MAX_ON_DEMAND_PIECES);
  count = 0;
  material = 0;

  /** @param position one with at most MOST_MEN men */
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
