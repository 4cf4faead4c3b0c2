// Paths of attack read backwards: for every target, which pieces on which cells reach it, and which cells between shield it.
import { CELL_STRIDE } from '../board';
import type { CellPath } from './paths';
import {
  EXPOSED_BY_FRIEND,
  EXPOSED_BY_LEAVING,
  type Rows,
  STEP_CAPTURE,
  type Walk,
  XRAY_FRIENDLY,
} from './tables';

interface Branch {
  mask: number;
  readonly flags: number;
  readonly next: Map<number, Branch>;
}

const newBranch = (flags = 0): Branch => ({ mask: 0, flags, next: new Map() });

const ROW_COUNT = 2 * CELL_STRIDE;

/** Collects, per attacking colour and target, the paths of attack read backwards from the target. */
export class AttackPaths {
  readonly exposure = new Uint8Array(ROW_COUNT * CELL_STRIDE);
  readonly strikes = new Int32Array(CELL_STRIDE * CELL_STRIDE);
  private readonly roots = new Map<Walk | undefined, readonly Branch[]>();

  /** Adds the paths of the piece `code` from a cell. */
  add(walk: Walk | undefined, paths: readonly CellPath[], code: number, from: number): void {
    const roots = this.rootsOf(walk);
    for (const path of paths) {
      for (const [index, { cell: target, flags }] of path.entries()) {
        if ((flags & STEP_CAPTURE) === 0) continue;
        const row = (code & 1) * CELL_STRIDE + target;
        let branch = roots[row];
        for (let between = index - 1; between >= 0; between--) {
          const { cell, flags } = path[between];
          const xray = flags & XRAY_FRIENDLY;
          this.exposure[row * CELL_STRIDE + cell] |=
            (walk?.exposure ?? EXPOSED_BY_LEAVING) | (xray ? EXPOSED_BY_FRIEND : 0);
          branch = descend(branch, cell, xray);
        }
        descend(branch, from, 0).mask |= 1 << code;
        this.strikes[target * CELL_STRIDE + from] |= 1 << code;
      }
    }
  }

  private rootsOf(walk: Walk | undefined): readonly Branch[] {
    const known = this.roots.get(walk) ?? Array.from({ length: ROW_COUNT }, () => newBranch());
    this.roots.set(walk, known);
    return known;
  }

  /** The attacks along the paths of a walk, each preceded by its length in words. */
  of(walk: Walk): Rows {
    return packRows(this.rootsOf(walk).map(encode), ROW_COUNT);
  }

  /** The attacks straight on: along cells from which nothing further off attacks, and along all other paths. */
  straight(): { near: Rows; far: Rows } {
    const roots = this.rootsOf(undefined);
    const near = roots.map(({ next }) =>
      [...next].flatMap(([cell, { mask, next }]) => (next.size === 0 ? [cell, mask] : [])),
    );
    const far = roots.map(({ next }) => {
      const long = [...next].filter(([, branch]) => branch.next.size > 0);
      return encode({ ...newBranch(), next: new Map(long) });
    });
    return { near: packRows(near, ROW_COUNT), far: packRows(far, ROW_COUNT) };
  }
}

function descend(branch: Branch, cell: number, flags: number): Branch {
  const known = branch.next.get(cell);
  if (known && (known.flags & flags) === flags) return known;
  const made = known ? { ...known, flags: known.flags | flags } : newBranch(flags);
  branch.next.set(cell, made);
  return made;
}

/** The ways from a root to its leaves, each preceded by its length. */
const encode = (root: Branch): number[] =>
  chains(root).flatMap((chain) => [chain.length, ...chain]);

/** Every way from the root to a leaf, as pairs of step word and mask. */
function chains(branch: Branch): number[][] {
  if (branch.next.size === 0) return [[]];
  return [...branch.next].flatMap(([cell, next]) =>
    chains(next).map((rest) => [cell | next.flags, next.mask, ...rest]),
  );
}

const NO_WORDS: readonly number[] = [];

/** Packs rows into words with a start index each; a missing row is empty. */
export function packRows(rows: readonly (readonly number[] | undefined)[], count: number): Rows {
  const start = new Int32Array(count + 1);
  const words: number[] = [];
  for (let row = 0; row < count; row++) {
    start[row] = words.length;
    for (const word of rows[row] ?? NO_WORDS) words.push(word);
  }
  start[count] = words.length;
  return { start, words: Int32Array.from(words) };
}
