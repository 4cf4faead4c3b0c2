// What moves of TheBridge41 achieve, for hints: the bridge slid or occupied, the river crossed.
import { type Board, wholeName } from '../../rules/board';
import { moveFrom, moveTag, moveTo, TAG_NORMAL, TAG_TERRAIN } from '../../rules/move';
import type { HintPhrases } from '../game';
import { RIVER } from './board';

/** Ranks beyond the river, negative on White's side, 0 on the bridge. */
const beyondRiver = ({ cells, squares }: Board, cell: number): number =>
  squares[cells[cell].squares[0]].rank - RIVER;

export const hintPhrases: HintPhrases = {
  achieves: ({ board }, move) => {
    if (moveTag(move) === TAG_TERRAIN)
      return `slides the bridge to ${wholeName(board, moveTo(move))}`;
    if (moveTag(move) !== TAG_NORMAL) return null;
    const from = beyondRiver(board, moveFrom(move));
    const to = beyondRiver(board, moveTo(move));
    if (to === 0) return 'takes hold of the bridge';
    return from * to < 0 ? 'crosses the river' : null;
  },
};
