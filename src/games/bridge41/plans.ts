// What moves of TheBridge41 achieve at once: the bridge slid or occupied or guarded, the river crossed. And where a king is safest
// that the other side hunts.
import type { Board } from '../../rules/board';
import { moveFrom, moveTag, moveTo, TAG_NORMAL, TAG_TERRAIN } from '../../rules/move';
import { colourOf, kindOf, type Position } from '../../rules/position';
import { WHITE } from '../../rules/types';
import type { GamePlans, Plan } from '../game';
import { letterOf, type RuleSet } from '../ruleSet';
import { RANK_D, RANK_W, RIVER } from './board';

export type Bridge41Plan =
  | 'slidesBridge'
  | 'takesBridge'
  | 'crossesRiver'
  | 'guardsBridge'
  | 'sendsGuard'
  | 'leavesEdge'
  | 'staysOffEdge';

/** Ranks beyond the river, negative on White's side, 0 on the bridge. */
const beyondRiver = ({ cells, squares }: Board, cell: number): number =>
  squares[cells[cell].squares[0]].rank - RIVER;

/** Pieces on the board, both sides together, up to which a king has to look after itself. */
const MAX_HUNT_PIECES = 10;

/** Whether a cell has the river or the edge of the board beside it. */
const isAtEdge = (board: Board, cell: number): boolean => {
  const { file, rank } = board.squares[board.cells[cell].squares[0]];
  const steps = [-1, 0, 1];
  return steps.some((across) =>
    steps.some((up) => rank + up === RIVER || !board.squareAt(file + across, rank + up)),
  );
};

/**
 * Whether few pieces are left and the side to move has fewer than the other side, pawns left out: its king is hunted, unless by
 * bishops alone. A side's bishops begin on cells of one colour, and can't checkmate.
 */
function isHunted(rules: RuleSet, { board, cells, side, pieceCount }: Position): boolean {
  if (pieceCount > MAX_HUNT_PIECES) return false;
  const pieces = [...cells.slice(0, board.cells.length)].filter(
    (code) => code !== 0 && letterOf(rules, code) !== 'P',
  );
  const own = pieces.filter((code) => colourOf(code) === side);
  const hunters = pieces.filter((code) => colourOf(code) !== side);
  const canMate = hunters.some((code) => !['K', 'B'].includes(letterOf(rules, code)));
  return canMate && own.length < hunters.length;
}

/**
 * A pawn on its way up to the cell from where it takes on a bridge of one cell, or there already; null for any other move, or where
 * another one stands there.
 */
function towardsBridge(
  rules: RuleSet,
  { board, cells, side, terrain }: Position,
  move: number,
): Plan<Bridge41Plan> | null {
  if (moveTag(move) !== TAG_NORMAL) return null;
  const [from, to] = [moveFrom(move), moveTo(move)].map(
    (at) => board.squares[board.cells[at].squares[0]],
  );
  const isPawn = letterOf(rules, cells[from.cell]) === 'P';
  const isStep =
    from.file === to.file && beyondRiver(board, to.cell) * (side === WHITE ? 1 : -1) < 0;
  const isSingle = board.cells.every(({ squares }) => squares.length === 1);
  const isBeside = board.squares.some(
    ({ file, rank, cell }) =>
      rank === RIVER && rules.exists(terrain, cell) && Math.abs(to.file - file) === 1,
  );
  if (!isPawn || !isStep || !isSingle || !isBeside) return null;
  const post = board.squareAt(to.file, side === WHITE ? RANK_D : RANK_W);
  if (!post || (post.cell !== to.cell && cells[post.cell] !== 0)) return null;
  const { name: cell } = board.cells[post.cell];
  return { name: post.cell === to.cell ? 'guardsBridge' : 'sendsGuard', cell };
}

export const plans: GamePlans<Bridge41Plan> = {
  achieves: ({ board, side }, move) => {
    const { name: cell, squares } = board.cells[moveTo(move)];
    if (moveTag(move) === TAG_TERRAIN) return { name: 'slidesBridge', cell };
    if (moveTag(move) !== TAG_NORMAL) return null;
    const from = beyondRiver(board, moveFrom(move));
    const to = beyondRiver(board, moveTo(move));
    // The big bridge is one cell, and needs no other name.
    if (to === 0) return { name: 'takesBridge', ...(squares.length === 1 && { cell }) };
    // Coming home is no aim.
    const isForth = side === WHITE ? from < 0 && to > 0 : from > 0 && to < 0;
    return isForth ? { name: 'crossesRiver', cell } : null;
  },
  quiet: (rules, position, move) => {
    const plan = towardsBridge(rules, position, move);
    return plan ? [plan] : [];
  },
  otherwise: (rules, position, move) => {
    const { board, cells } = position;
    const from = moveFrom(move);
    const isKing = moveTag(move) === TAG_NORMAL && rules.kinds[kindOf(cells[from])]?.royal === true;
    if (!isKing || isAtEdge(board, moveTo(move)) || !isHunted(rules, position)) return null;
    const { name: cell } = board.cells[moveTo(move)];
    return { name: isAtEdge(board, from) ? 'leavesEdge' : 'staysOffEdge', cell };
  },
  keepsOff: (board, cell) => (beyondRiver(board, cell) === 0 ? 'guardsBridge' : null),
  standing: new Set(['takesBridge', 'crossesRiver']),
  onward: new Set(['sendsGuard']),
  usual: new Set(['guardsBridge', 'sendsGuard', 'leavesEdge', 'staysOffEdge']),
};
