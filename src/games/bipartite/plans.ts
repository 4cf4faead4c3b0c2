// What moves of the race in Bipartite Chess achieve: Messengers that come home, ways cleared and closed, the race won.
import type { Square } from '../../rules/board';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL, TAG_PASS } from '../../rules/move';
import { codeOf, type Position } from '../../rules/position';
import { type Colour, opposite, WHITE } from '../../rules/types';
import type { GamePlans, PieceRef, Plan } from '../game';
import { bipartiteBoard, CHOOSE, isRaceGoal, rowsFromEdge, STAGE_ONE, TOP } from './board';
import { MESSENGER } from './stages';

export type BipartitePlan =
  | 'winsRace'
  | 'reachesHome'
  | 'forcesPass'
  | 'blocksMessenger'
  | 'makesWay'
  | 'clearColumn'
  | 'bringsUpLast'
  | 'makesRoomAtHome'
  | 'advances';

const { cells: places, squares } = bipartiteBoard;
const isHome = (cell: number, side: Colour) => isRaceGoal(squares[cell], side);

export const plans: GamePlans<BipartitePlan> = {
  usual: new Set(['bringsUpLast', 'makesRoomAtHome', 'advances']),
  achieves: (position, move) => {
    const { side, terrain } = position;
    if (terrain !== STAGE_ONE || moveTag(move) !== TAG_NORMAL) return null;
    position.make(move);
    const wins = position.terrain === CHOOSE && position.side === side;
    position.unmake();
    if (wins) return { name: 'winsRace' };
    const cell = places[moveTo(move)].name;
    return isHome(moveTo(move), side) && !isHome(moveFrom(move), side)
      ? { name: 'reachesHome', cell }
      : null;
  },
  quiet: (_rules, position, move) => {
    const { cells, side, terrain } = position;
    if (terrain !== STAGE_ONE || moveTag(move) !== TAG_NORMAL) return [];
    const from = squares[moveFrom(move)];
    const to = squares[moveTo(move)];
    const found: Plan<BipartitePlan>[] = [];
    if (forcesPass(position, move)) found.push({ name: 'forcesPass' });
    const own = codeOf(MESSENGER, side);
    const stopped = stoppedBy(cells, side, to);
    if (stopped !== null)
      found.push({ name: 'blocksMessenger', piece: messenger(opposite(side), stopped) });
    const freed = behind(cells, side, from);
    if (freed !== null) found.push({ name: 'makesWay', piece: messenger(side, freed) });
    if (isClear(cells, side, to)) found.push({ name: 'clearColumn', cell: places[to.cell].name });
    const stragglers = squares.filter(
      (square) =>
        cells[square.cell] === own && rowsFromEdge(square, side) <= rowsFromEdge(from, side),
    );
    if (stragglers.length === 1)
      found.push({ name: 'bringsUpLast', piece: messenger(side, from.cell) });
    found.push(
      isHome(to.cell, side)
        ? { name: 'makesRoomAtHome', cell: places[to.cell].name }
        : {
            name: 'advances',
            cell: places[to.cell].name,
            count: TOP - 1 - rowsFromEdge(to, side),
          },
    );
    return found;
  },
};

/** Whether the other side has no step left after a move of the race. */
function forcesPass(position: Position, move: number): boolean {
  position.make(move);
  const [reply] = position.terrain === STAGE_ONE ? legalMoves(position) : [];
  position.unmake();
  return reply !== undefined && moveTag(reply) === TAG_PASS;
}

const messenger = (side: Colour, cell: number): PieceRef => ({
  letter: 'M',
  side: side === WHITE ? 'w' : 'b',
  cell: places[cell].name,
});

const ahead = ({ file, rank }: Square, side: Colour, rows: number): Square | undefined =>
  bipartiteBoard.squareAt(file, rank + (side === WHITE ? rows : -rows));

/** The own Messenger straight behind a square, which could not step there while it was taken; or null. */
function behind(cells: Uint8Array, side: Colour, square: Square): number | null {
  const back = ahead(square, side, -1);
  return back && cells[back.cell] === codeOf(MESSENGER, side) ? back.cell : null;
}

/** Whether nothing stands in a square's column from there to the home rows. */
function isClear(cells: Uint8Array, side: Colour, square: Square): boolean {
  if (isHome(square.cell, side)) return false;
  for (let next = ahead(square, side, 1); next; next = ahead(next, side, 1)) {
    if (cells[next.cell] !== 0) return false;
    if (isHome(next.cell, side)) return true;
  }
  return false;
}

/** An enemy Messenger on its way that has a square straight ahead taken from it, or null. */
function stoppedBy(cells: Uint8Array, side: Colour, to: Square): number | null {
  const enemy = opposite(side);
  const stopped = ahead(to, enemy, -1);
  if (!stopped || cells[stopped.cell] !== codeOf(MESSENGER, enemy)) return null;
  return isHome(stopped.cell, enemy) ? null : stopped.cell;
}
