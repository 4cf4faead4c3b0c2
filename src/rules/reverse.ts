// Paths of attack read backwards: for every target, which pieces on which cells reach it, and which cells between
// shield it.
import { CELL_STRIDE } from './board';
import type { CellPath } from './paths';
import {
  EXPOSED_BY_ARRIVING,
  EXPOSED_BY_JOINING,
  EXPOSED_BY_LEAVING,
  packRows,
  STEP_CAPTURE,
  STEP_OVER,
} from './tables';

interface Branch {
  mask: number;
  readonly flags: number;
  readonly next: Map<number, Branch>;
}

const newBranch = (flags = 0): Branch => ({ mask: 0, flags, next: new Map() });

/** Collects, per attacking colour and target, the paths of attack read backwards from the target. */
export class ReverseTables {
  private readonly straight: Branch[] = ReverseTables.roots();
  private readonly hopping: Branch[] = ReverseTables.roots();
  private readonly jumping: Branch[] = ReverseTables.roots();
  private readonly exposure = new Uint8Array(2 * CELL_STRIDE * CELL_STRIDE);
  private readonly strikes = new Int32Array(CELL_STRIDE * CELL_STRIDE);

  private static roots(): Branch[] {
    return Array.from({ length: 2 * CELL_STRIDE }, () => newBranch());
  }

  addPaths(paths: readonly CellPath[], code: number, from: number): void {
    for (const path of paths) {
      for (let index = 0; index < path.length; index++) {
        if (path[index].flags & STEP_CAPTURE) {
          this.add(this.straight, path, index, code, from, EXPOSED_BY_LEAVING);
        }
      }
    }
  }

  addHops(paths: readonly CellPath[], code: number, from: number): void {
    for (const path of paths) {
      for (let index = 1; index < path.length; index++) {
        this.add(this.hopping, path, index, code, from, EXPOSED_BY_LEAVING | EXPOSED_BY_ARRIVING);
      }
    }
  }

  addJumps(paths: readonly CellPath[], code: number, from: number): void {
    for (const path of paths) {
      for (let index = 1; index < path.length; index++) {
        this.add(this.jumping, path, index, code, from, EXPOSED_BY_JOINING);
      }
    }
  }

  /** Adds the way to the step at `index`, which is the target. */
  private add(
    roots: Branch[],
    path: CellPath,
    index: number,
    code: number,
    from: number,
    exposed: number,
  ): void {
    const target = path[index].cell;
    const side = (code & 1) * CELL_STRIDE + target;
    let branch = roots[side];
    for (let between = index - 1; between >= 0; between--) {
      const { cell, flags } = path[between];
      const joining = flags & STEP_OVER ? EXPOSED_BY_JOINING : 0;
      this.exposure[side * CELL_STRIDE + cell] |= exposed | joining;
      branch = descend(branch, cell, flags & STEP_OVER);
    }
    descend(branch, from, 0).mask |= 1 << code;
    this.strikes[target * CELL_STRIDE + from] |= 1 << code;
  }

  /** The attack tables of MoveTables. */
  pack() {
    const near = this.straight.map((root) =>
      [...root.next].filter(([, b]) => b.next.size === 0).flatMap(([cell, b]) => [cell, b.mask]),
    );
    const deep = (root: Branch): number[] =>
      chains(root).flatMap((chain) => [chain.length, ...chain]);
    const far = this.straight.map((root) => {
      const long = newBranch();
      for (const [cell, branch] of root.next) if (branch.next.size > 0) long.next.set(cell, branch);
      return deep(long);
    });
    const count = 2 * CELL_STRIDE;
    return {
      nearAttacks: packRows(near, count),
      farAttacks: packRows(far, count),
      hopAttacks: packRows(this.hopping.map(deep), count),
      jumpAttacks: packRows(this.jumping.map(deep), count),
      exposure: this.exposure,
      strikes: this.strikes,
    };
  }
}

function descend(branch: Branch, cell: number, flags: number): Branch {
  const known = branch.next.get(cell);
  if (known) {
    if (known.flags === flags || flags === 0) return known;
    const raised: Branch = { mask: known.mask, flags: known.flags | flags, next: known.next };
    branch.next.set(cell, raised);
    return raised;
  }
  const made = newBranch(flags);
  branch.next.set(cell, made);
  return made;
}

/** Every way from the root to a leaf, as pairs of step word and mask. */
function chains(branch: Branch): number[][] {
  if (branch.next.size === 0) return [[]];
  return [...branch.next].flatMap(([cell, next]) =>
    chains(next).map((rest) => [cell | next.flags, next.mask, ...rest]),
  );
}
