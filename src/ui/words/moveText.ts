// Moves in words: one that was played, for those who listen, and one that is pointed out.
import type { RuleSet } from '../../games/game';
import { kindName, withArticle } from '../../games/ruleSet';
import { wholeName } from '../../rules/board';
import { losesMover } from '../../rules/effects';
import { TAG_CASTLE, TAG_NORMAL, TAG_PASS } from '../../rules/move';
import { kindOf } from '../../rules/position';
import type { BoardState, MoveOption, SessionView } from '../../session/types';
import { itemAt } from '../../util/items';

/** The move that led to a position, for listening: "White: knight Lb to mc, takes, check". */
export function lastMoveText(rules: RuleSet, board: BoardState, notation: string): string {
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

/** The position in which it is pointed out, and what may be played there. */
export type ShownScene = Pick<SessionView, 'rules' | 'board' | 'options'>;

/** "Frog d3 to d5, where it becomes a camel"; what `reason` says already is left out. A move without cells is named as its button is. */
export function shownMoveText(scene: ShownScene, option: MoveOption, reason = ''): string {
  const { rules, board } = scene;
  const { from, to, move } = option;
  if (from === null || to === null) return rules.choiceLabel(move);
  const nameOf = (cell: number) => wholeName(rules.board, cell);
  const piece = rules.kinds[kindOf(itemAt(board.cells, from))]?.name;
  const way = `${capital(piece ?? 'from')} ${nameOf(from)} to ${nameOf(to)}`;
  return `${way}${promotionText(scene, option, reason)}`;
}

/** The piece of a move that is not yet told: "Look at the frog on d3." */
export function pieceHintText(
  { rules, board }: Pick<ShownScene, 'rules' | 'board'>,
  { from, move }: Pick<MoveOption, 'from' | 'move'>,
  whose = 'the',
): string {
  if (from === null) return `Choose: ${rules.choiceLabel(move)}.`;
  const piece = rules.kinds[kindOf(itemAt(board.cells, from))]?.name;
  const place = wholeName(rules.board, from);
  return piece ? `Look at ${whose} ${piece} on ${place}.` : `Look at ${place}.`;
}

/** What the moved piece becomes, or that it stays what it is where it might have become another, unless the reason says so. */
function promotionText({ rules, board, options }: ShownScene, option: MoveOption, reason: string) {
  const { from, to, move, effects } = option;
  if (from === null) return '';
  const { became } = effects;
  if (became !== 0) {
    const becomes = `becomes ${withArticle(kindName(rules, became))}`;
    return reason.includes(becomes) ? '' : `, where it ${becomes}`;
  }
  const mightChange = options.some(
    (one) => one.from === from && one.to === to && one.move !== move,
  );
  return mightChange
    ? `, where it stays ${withArticle(kindName(rules, itemAt(board.cells, from)))}`
    : '';
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 move", "2 moves". */
export const moveCountText = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);
