// Words for what a line wins, trades or promotes, as predicates that read on from the player: "wins a knight for a pawn in
// 2 moves". Hints and reviews share them.
import type { HintPhrases, RuleSet } from '../games/game';
import type { PieceOn } from '../rules/effects';
import { exchangeLength, type LinePly, lastingBalance, type ShownLine } from './hintLine';
import { piecesText, unlike } from './hintPhrases';

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
