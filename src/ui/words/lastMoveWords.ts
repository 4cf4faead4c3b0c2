// A move in words, for those who listen.
import type { RuleSet } from '../../games/game';
import { withArticle } from '../../games/kindName';
import { wholeName } from '../../rules/board';
import { losesMover } from '../../rules/effects';
import { itemAt } from '../../rules/items';
import { TAG_CASTLE, TAG_NORMAL, TAG_PASS } from '../../rules/move';
import { kindOf } from '../../rules/position';
import type { BoardState } from '../../session/types';

/** The move that led to a position, for listening: "White: knight Lb to mc, takes, check". */
export function lastMoveWords(rules: RuleSet, board: BoardState, notation: string): string {
  const { lastMove } = board;
  if (!lastMove) return '';
  const parts: string[] = [];
  if (lastMove.tag === TAG_PASS) parts.push('passes');
  else if (lastMove.tag === TAG_CASTLE) parts.push('castles');
  else if (lastMove.tag !== TAG_NORMAL || lastMove.from === null || lastMove.to === null)
    parts.push(notation);
  else {
    const nameOf = (cell: number) => wholeName(rules.board, cell);
    const mover = rules.kinds[kindOf(itemAt(board.cells, lastMove.to))]?.name ?? 'piece';
    const { effects } = lastMove;
    const lost = losesMover(effects);
    const piece = effects.became > 0 || lost ? '' : `${mover} `;
    parts.push(`${piece}${nameOf(lastMove.from)} to ${nameOf(lastMove.to)}`);
    if (effects.captured.length > 0) parts.push(takes(effects.captured.length));
    if (effects.became > 0) parts.push(`becomes ${withArticle(mover)}`);
    if (lost) parts.push('and is lost');
  }
  if (board.checkedKing !== null) parts.push('check');
  return parts.join(', ');
}

function takes(count: number): string {
  return count === 1 ? 'takes' : `takes ${count} pieces`;
}
