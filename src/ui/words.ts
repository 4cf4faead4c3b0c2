// Moves, turns and results in words, for the screen and for those who listen.

import type { RuleSet } from '../games/game';
import { withArticle } from '../games/kindName';
import { wholeName } from '../rules/board';
import { losesMover } from '../rules/effects';
import { TAG_CASTLE, TAG_NORMAL, TAG_PASS } from '../rules/move';
import { kindOf } from '../rules/position';
import { type Colour, type Outcome, opposite, type Reason } from '../rules/types';
import type { BoardState } from '../session/types';
import { colourName } from './names';

/** What a reason says of a draw, null where it never is one; `mover` is the side to move at the end. */
const DRAWS: Record<Reason, ((mover: string) => string) | null> = {
  checkmate: null,
  stalemate: (mover) => `${mover} has no legal move`,
  repetition: () => 'the same position came up three times',
  'quiet-limit': () => 'too many moves passed without progress',
  'perpetual-check': null,
  corner: null,
  annihilation: null,
  resignation: null,
  'dead-position': () => 'neither side can checkmate with what is left',
  'bare-king': () => 'both kings are left alone',
  blocked: () => 'neither side can move',
  agreement: () => 'the players agreed',
  time: () => 'time ran out',
};

type WinWords = (winner: string, loser: string, mover: string) => string;

/** What a reason says of a win, null where it never is one. */
const WINS: Record<Reason, WinWords | null> = {
  repetition: null,
  'quiet-limit': null,
  'dead-position': null,
  blocked: null,
  agreement: null,
  checkmate: (_, loser) => `${loser}'s king is checkmated`,
  stalemate: (_winner, _loser, mover) => `${mover} has no legal move`,
  'perpetual-check': (winner) => `${winner} gave check with every move of a repetition`,
  'bare-king': (_, loser) => `${loser} has only the king left`,
  corner: (winner, loser) => `${winner} reached ${loser}'s corner`,
  annihilation: (_, loser) => `${loser} has no pieces left`,
  resignation: (_, loser) => `${loser} resigned`,
  time: (_, loser) => `${loser}'s time ran out`,
};

/** A result and its reason in words, as in "White wins: Black's king is checkmated"; `side` was to move. */
export function outcomeWords({ winner, reason }: Outcome, side: Colour): string {
  const mover = colourName(side);
  if (winner === null) return `Draw: ${DRAWS[reason]?.(mover) ?? reason}`;
  const name = colourName(winner);
  const why = WINS[reason]?.(name, colourName(opposite(winner)), mover) ?? reason;
  return `${name} wins: ${why}`;
}

/** Who won from one person's view; null without such a person, and for a draw. */
export function outcomeTitle({ winner }: Outcome, own: Colour | null): string | null {
  if (winner === null || own === null) return null;
  return winner === own ? 'You win' : 'You lose';
}

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
    const mover = rules.kinds[kindOf(board.cells[lastMove.to])]?.name ?? 'piece';
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
