// What a move prevents before it happens: an enemy piece that would have attacked something may not go there any more, and a
// piece that nothing guarded would be taken back for.
import type { RuleSet } from '../games/game';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, movePromotion, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { codeOf, colourOf, kindOf, type Position } from '../rules/position';
import { opposite } from '../rules/types';
import { isTaken, safeCapturesFrom } from './captures';

/** A quiet move of an enemy piece, safe so far, and the dearest piece that it newly attacks. */
interface Danger {
  readonly move: number;
  readonly from: number;
  readonly to: number;
  readonly prey: number;
}

/** Dangers to the waiting side, the dearest prey first; a pawn that promotes is another piece. The position is left as it was. */
export function dangersOf(position: Position, values: Int16Array): Danger[] {
  const { cells } = position;
  const found: Danger[] = [];
  for (const move of legalMoves(position)) {
    const [from, to] = [moveFrom(move), moveTo(move)];
    if (moveTag(move) !== TAG_NORMAL || movePromotion(move) !== 0 || cells[to] !== 0) continue;
    const known = safeCapturesFrom(position, from, values);
    position.make(move);
    const isSafe = !position.inCheck() && !position.outcome() && !isTaken(position, to, values);
    if (isSafe) {
      position.makeNull();
      const prey = safeCapturesFrom(position, to, values).filter((cell) => !known.includes(cell));
      position.unmake();
      for (const cell of prey) found.push({ move, from, to, prey: cell });
    }
    position.unmake();
  }
  return found.sort((a, b) => values[cells[b.prey]] - values[cells[a.prey]]);
}

/** The first danger that the piece now on a cell has ended: it would take what comes. The other side is to move. */
export function keptOff(
  position: Position,
  dangers: readonly Danger[],
  guard: number,
  values: Int16Array,
): Danger | undefined {
  const legal = legalMoves(position);
  const isTakenBy = ({ move, to }: Danger, isTaker: (from: number) => boolean): boolean => {
    position.make(move);
    const takes = legalMoves(position).some(
      (answer) =>
        isTaker(moveFrom(answer)) &&
        moveTo(answer) === to &&
        moveTag(answer) === TAG_NORMAL &&
        !position.losesExchange(answer, values),
    );
    position.unmake();
    return takes;
  };
  const lasts = ({ move, to, prey }: Danger) =>
    position.cells[prey] !== 0 && position.cells[to] === 0 && legal.includes(move);
  // Nothing is prevented where the prey can be attacked from another cell as well.
  const isLeft = (ended: Danger) =>
    dangers.some(
      (other) =>
        other.prey === ended.prey &&
        other.to !== ended.to &&
        lasts(other) &&
        !isTakenBy(other, () => true),
    );
  return dangers.find(
    (danger) =>
      danger.prey !== guard &&
      lasts(danger) &&
      isTakenBy(danger, (from) => from === guard) &&
      !isLeft(danger),
  );
}

/** Cells of the mover's pieces that could take back on the cell of another, with pieces standing as given. */
export function guardsIn(
  rules: RuleSet,
  position: Position,
): (cells: Uint8Array, cell: number) => number[] {
  const { side, terrain } = position;
  // Pieces are stood on it, so it has to be another position.
  const spare = rules.parse(rules.format(position));
  return (cells, cell) => {
    const taken = cells.slice(0, position.board.cells.length);
    taken[cell] = codeOf(kindOf(cells[cell]), opposite(side));
    const standing = [...taken.keys()].filter((at) => taken[at] !== 0);
    const codes = standing.map((at) => taken[at]);
    spare.arrange(codes, standing, side, terrain);
    return legalMoves(spare)
      .filter((answer) => moveTo(answer) === cell && moveTag(answer) === TAG_NORMAL)
      .map(moveFrom);
  };
}

/** The dearest piece of the mover's that nothing guarded before a move and that the moved piece guards after it. */
export function newlyGuarded(
  rules: RuleSet,
  position: Position,
  move: number,
  values: Int16Array,
): number | undefined {
  const { side } = position;
  const to = moveTo(move);
  const before = position.cells.slice(0, position.board.cells.length);
  position.make(move);
  const after = position.cells.slice(0, position.board.cells.length);
  position.unmake();
  const guards = guardsIn(rules, position);
  return [...after.keys()]
    .filter((cell) => cell !== to && after[cell] !== 0 && colourOf(after[cell]) === side)
    .filter((cell) => before[cell] === after[cell] && values[after[cell]] > 0)
    .sort((a, b) => values[after[b]] - values[after[a]])
    .find((cell) => guards(after, cell).includes(to) && guards(before, cell).length === 0);
}
