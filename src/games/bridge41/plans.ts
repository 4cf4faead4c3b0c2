// What moves of TheBridge41 achieve at once: the bridge slid or occupied or guarded, the river crossed. And where a king is safest
// that the other side hunts.
import type { Board } from '../../rules/board';
import { moveFrom, moveTag, moveTo, TAG_NORMAL, TAG_TERRAIN } from '../../rules/move';
import { colourOf, kindOf, type Position } from '../../rules/position';
import { WHITE } from '../../rules/types';
import type { GamePlans } from '../game';
import { letterOf, type RuleSet } from '../ruleSet';
import { RIVER } from './board';

export type Bridge41Plan =
  | 'slidesBridge'
  | 'takesBridge'
  | 'crossesRiver'
  | 'guardsBridge'
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
  usual: new Set(['guardsBridge', 'leavesEdge', 'staysOffEdge']),
};
