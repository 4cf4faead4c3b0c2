// Words for what a hint has found out: pieces, trades, wins. Predicates read on from the player ("wins a knight").
import type { HintPhrases, RuleSet } from '../games/game';
import { kindName, withArticle } from '../games/ruleSet';
import { wholeName } from '../rules/board';
import type { PieceOn } from '../rules/effects';
import { kindOf } from '../rules/position';
import type { Reason } from '../rules/types';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const numberText = (count: number): string => NUMBERS[count] ?? `${count}`;

/** "a rook", "two pawns", "a knight and a pawn". */
export function piecesText(rules: RuleSet, codes: readonly number[]): string {
  const counts = new Map<string, number>();
  for (const code of codes) {
    const name = kindName(rules, code);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const parts = [...counts].map(([name, count]) =>
    count === 1 ? withArticle(name) : `${numberText(count)} ${name}s`,
  );
  const last = parts.pop() ?? 'nothing';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** "the knight on c6". */
export const pieceThere = (rules: RuleSet, { code, cell }: PieceOn): string =>
  `the ${kindName(rules, code)} on ${wholeName(rules.board, cell)}`;

/** Both sides of an exchange without the pieces that stand against their like. */
export function unlike(
  taken: readonly PieceOn[],
  lost: readonly PieceOn[],
): { readonly taken: number[]; readonly lost: number[] } {
  const rest = lost.map(({ code }) => code);
  const kept: number[] = [];
  for (const { code } of taken) {
    const like = rest.findIndex((other) => kindOf(other) === kindOf(code));
    if (like < 0) kept.push(code);
    else rest.splice(like, 1);
  }
  return { taken: kept, lost: rest };
}

export const inMoves = (moves: number): string =>
  moves === 1 ? 'on the next move' : `in ${moves} moves`;

/** What a win by this reason is, done at once; null where no move of one's own wins so, or only a game's own words say it. */
const WINS_NOW: Record<Reason, string | null> = {
  checkmate: 'checkmates',
  stalemate: 'leaves no move, which wins here',
  'perpetual-check': 'checks for the third time over, which wins here',
  'bare-king': null,
  corner: null,
  goal: 'reaches the goal and wins',
  annihilation: null,
  repetition: null,
  'quiet-limit': null,
  'dead-position': null,
  blocked: null,
  resignation: null,
  agreement: null,
  time: null,
};

/** What a line that ends drawn comes to; null where no move does that. */
const DRAWS: Record<Reason, string | null> = {
  stalemate: 'ends in stalemate, a draw',
  repetition: 'repeats the position for a draw',
  'dead-position': 'leaves too little to checkmate with, a draw',
  'bare-king': 'leaves the king alone, which then leaves yours alone: a draw',
  'quiet-limit': 'lets too many moves pass without progress, a draw',
  blocked: 'leaves neither side a move, a draw',
  checkmate: null,
  'perpetual-check': null,
  corner: null,
  goal: null,
  annihilation: null,
  resignation: null,
  agreement: null,
  time: null,
};

/** A draw that the line shows. */
export const drawText = (reason: Reason): string => DRAWS[reason] ?? 'leads to a draw';

/**
 * A win in so many plies; `reason` is what the line ends with, or null if it does not show the end, and `own` are the
 * game's words for its own ways to win.
 */
export function winText(reason: Reason | null, plies: number, own: HintPhrases['wins']): string {
  const words = reason === null ? undefined : own?.[reason];
  if (plies === 1) return words?.now ?? (reason && WINS_NOW[reason]) ?? 'wins at once';
  if (plies === 2) return 'leaves only answers that lose at once';
  const moves = (plies + 1) >> 1;
  if (reason === 'checkmate') return `forces checkmate in ${moves} moves`;
  return words?.later?.(moves) ?? `wins in ${moves} moves, whatever is played`;
}

/** What is stopped when the other side would win in so many moves. */
export function threatText(reason: Reason | null, moves: number, own: HintPhrases['wins']): string {
  if (reason === 'checkmate') return `checkmate ${inMoves(moves)}`;
  const threat = reason === null ? undefined : own?.[reason]?.threat;
  return `${threat ?? 'a loss'} ${inMoves(moves)}`;
}

/** A sentence from predicates. */
export function sentence(...predicates: readonly string[]): string {
  const text = predicates.join(' and ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** "1.5 pawns" for 150 centipawns, or in whatever the game's least piece is called. */
export function inPieces(rules: RuleSet, values: Int16Array, centipawns: number): string {
  const worth = (code: number) => (values[code] > 0 ? values[code] : Number.POSITIVE_INFINITY);
  const least = [...values.keys()].reduce((a, b) => (worth(b) < worth(a) ? b : a));
  return `${(Math.abs(centipawns) / 100).toFixed(1)} ${kindName(rules, least)}s`;
}
