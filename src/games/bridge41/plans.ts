// What moves of TheBridge41 achieve at once: the bridge slid or occupied or guarded, the river crossed.
import type { Board } from '../../rules/board';
import { moveFrom, moveTag, moveTo, TAG_NORMAL, TAG_TERRAIN } from '../../rules/move';
import { WHITE } from '../../rules/types';
import type { GamePlans } from '../game';
import { RIVER } from './board';

export type Bridge41Plan = 'slidesBridge' | 'takesBridge' | 'crossesRiver' | 'guardsBridge';

/** Ranks beyond the river, negative on White's side, 0 on the bridge. */
const beyondRiver = ({ cells, squares }: Board, cell: number): number =>
  squares[cells[cell].squares[0]].rank - RIVER;

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
  keepsOff: (board, cell) => (beyondRiver(board, cell) === 0 ? 'guardsBridge' : null),
  standing: new Set(['takesBridge', 'crossesRiver']),
  usual: new Set(['guardsBridge']),
};
