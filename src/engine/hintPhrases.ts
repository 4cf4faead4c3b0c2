// Words for what a line shows: pieces, trades, promotions, wins. Predicates read on from the player ("wins a knight for a
// pawn in 2 moves"). Hints and reviews share them.
import type { HintPhrases, RuleSet } from '../games/game';
import { kindName, withArticle } from '../games/ruleSet';
import { wholeName } from '../rules/board';
import type { PieceOn } from '../rules/effects';
import { kindOf } from '../rules/position';
import type { Reason } from '../rules/types';
import { exchangeLength, type LinePly, lastingBalance, type ShownLine } from './hintLine';

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

/** A line, and what is needed to tell of it. */
interface LineTask {
  readonly rules: RuleSet;
  readonly words: HintPhrases;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  readonly best: { readonly shown: ShownLine };
  /** The player's piece that the last move took, if it did. */
  readonly lastTaken: PieceOn | null;
}

/** Pieces won or promoted. */
export function achievements(task: LineTask): string | null {
  const [first] = task.best.shown.plies;
  const gain = winsMaterial(task);
  if (gain) return gain;
  if (first && first.became !== 0 && lastingBalance(task.best.shown) >= 0) {
    return `becomes ${piecesText(task.rules, [first.became])}`;
  }
  return null;
}

/** The least gain in centipawns that counts as winning something. */
export const leastGain = (values: Int16Array): number =>
  0.6 * values.reduce((least, value) => (value > 0 && value < least ? value : least), 1000);

/** What the line wins for good, or null. */
export function winsMaterial({ rules, words, values, best, lastTaken }: LineTask): string | null {
  const { plies } = best.shown;
  const gain = lastingBalance(best.shown);
  const owed = takesBack(plies[0], lastTaken) && lastTaken ? values[lastTaken.code] : 0;
  if (gain - owed < leastGain(values)) return null;
  const exchange = plies.slice(0, exchangeLength(best.shown));
  const captures = exchange.filter(({ own, captured }) => own && captured.length > 0);
  const sides = unlike(takenBy(exchange, true), takenBy(exchange, false));
  if (captures.length === 0 || sides.taken.length === 0) return null;
  const when = captures[0] === plies[0] ? '' : ` in ${ownMoves(plies, captures[0])} moves`;
  if (words.captures && sides.lost.length === 0)
    return `${words.captures.removes(sides.taken.length)}${when}`;
  const price = sides.lost.length > 0 ? ` for ${piecesText(rules, sides.lost)}` : '';
  return `wins ${piecesText(rules, sides.taken)}${price}${when}`;
}

/** What a side takes in a stretch of the line, and what takes itself out of the other's. */
export const takenBy = (plies: readonly LinePly[], own: boolean): PieceOn[] =>
  plies.flatMap((ply) => (ply.own === own ? ply.captured : ply.lost));

const ownMoves = (plies: readonly LinePly[], until: LinePly): number =>
  plies.slice(0, plies.indexOf(until) + 1).filter(({ own }) => own).length;

/** Whether a line begins by taking back. */
export const takesBack = (first: LinePly | undefined, last: PieceOn | null): boolean =>
  last !== null && first?.captured.some(({ cell }) => cell === last.cell) === true;

/** Captures that settle nothing: trades, and what is taken back. */
export function exchanges({ rules, words, values, best, lastTaken }: LineTask): string | null {
  const { plies } = best.shown;
  const [first] = plies;
  if (!first || first.captured.length === 0) return null;
  if (words.captures) return words.captures.removes(first.captured.length);
  if (takesBack(first, lastTaken))
    return `takes back ${piecesText(rules, codesOf(first.captured))}`;
  const exchange = plies.slice(0, exchangeLength(best.shown));
  const lost = takenBy(exchange, false);
  const taken = takenBy(exchange, true);
  if (lost.length === 0) return `takes ${piecesText(rules, codesOf(first.captured))}`;
  const sides = unlike(taken, lost);
  if (sides.taken.length === 0 && sides.lost.length === 0) {
    return `trades ${piecesText(rules, codesOf(taken))} for the like`;
  }
  const balance = exchange[exchange.length - 1].balance;
  const verb = balance <= -leastGain(values) ? 'gives' : 'trades';
  return `${verb} ${piecesText(rules, codesOf(lost))} for ${piecesText(rules, codesOf(taken))}`;
}

export const codesOf = (pieces: readonly PieceOn[]): number[] => pieces.map(({ code }) => code);
