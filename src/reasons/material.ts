// Reasons that lie in the material of a line: what it wins, trades, promotes or loses once the dust has settled.
import type { RuleSet } from '../games/game';
import { losesMover, type PieceOn } from '../rules/effects';
import { colourOf } from '../rules/position';
import type { Colour } from '../rules/types';
import {
  balanceOf,
  cellAfter,
  exchangeLength,
  type LinePly,
  lastingBalance,
  leastGain,
  MAX_EXCHANGE_PLIES,
  MAX_LINE_PLIES,
  originOf,
  type ShownLine,
  settledLengths,
  takenBy,
} from './line';
import type { MoveReason } from './reason';
import { letterOf, pieceRef, pieceRefs } from './refs';

interface LineTask {
  readonly rules: RuleSet;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  /** Who begins the line. */
  readonly side: Colour;
  readonly shown: ShownLine;
  /** The piece of that side that the move before the line took, if it did. */
  readonly lastTaken: PieceOn | null;
}

type Exchange = Extract<MoveReason, { readonly kind: 'exchange' }>;

/** Own moves within which a gain is a reason: as far as players look ahead, like a loss. */
const MAX_GAIN_MOVES = 3;
/** A loss is a reason if the line shows it within this many plies: three moves, as far as players look ahead. By hand. */
const MAX_LOSS_PLIES = 6;

const isRecapture = ({ shown, lastTaken }: LineTask): boolean =>
  lastTaken !== null &&
  shown.plies[0]?.captured.some(({ cell }) => cell === lastTaken.cell) === true;

/** What the line wins for good, or null. */
export function gainIn(task: LineTask): MoveReason | null {
  const { rules, values, side, shown, lastTaken } = task;
  const { plies } = shown;
  if (exchangeLength(shown) > MAX_EXCHANGE_PLIES) return null;
  const owed = isRecapture(task) ? lastTaken : null;
  const gain = lastingBalance(shown) - (owed ? values[owed.code] : 0);
  if (gain < leastGain(values)) return null;
  const exchange = plies.slice(0, exchangeLength(shown));
  const first = exchange.find(({ own, captured }) => own && captured.length > 0);
  const balance = balanceOf(rules, side, exchange, owed);
  if (!first || balance.gained.length === 0) return null;
  const moves = ownMovesUntil(plies, first);
  if (moves > MAX_GAIN_MOVES) return null;
  // Named where players see it now, though it may move before it falls.
  const before = plies.slice(0, plies.indexOf(first));
  const taken = first.captured.map((piece) => originOf(before, piece));
  return { kind: 'gain', taken: pieceRefs(rules, taken), balance, moves };
}

/** The first move promotes, and keeps what that is worth. */
export const promotionIn = (task: LineTask): MoveReason | null =>
  lastingBalance(task.shown) < 0 ? null : promotionAt(task);

/** What the first move promotes to, whatever becomes of it. */
export function promotionAt({
  rules,
  shown,
}: Pick<LineTask, 'rules' | 'shown'>): MoveReason | null {
  const [first] = shown.plies;
  if (!first || first.became === 0) return null;
  const cell = rules.board.cells[first.moved[0].to].name;
  return { kind: 'promotion', letter: letterOf(rules, first.became), cell };
}

/** A first move that takes, and wins nothing by it. */
export function exchangeIn(task: LineTask): Exchange | null {
  const { rules, values, side, shown, lastTaken } = task;
  const { plies } = shown;
  const [first] = plies;
  if (!first || first.captured.length === 0) return null;
  const recapture = isRecapture(task);
  const length = exchangeLength(shown);
  const balance =
    length > MAX_EXCHANGE_PLIES
      ? null
      : balanceOf(rules, side, plies.slice(0, length), recapture ? lastTaken : null);
  return {
    kind: 'exchange',
    taken: pieceRefs(rules, first.captured),
    balance,
    isRecapture: recapture,
    isSacrifice: balance !== null && balance.value <= -leastGain(values),
  };
}

const ownMovesUntil = (plies: readonly LinePly[], until: LinePly): number =>
  plies.slice(0, plies.indexOf(until) + 1).filter(({ own }) => own).length;

/**
 * What the side that begins loses for good: behind whenever the dust has settled, from some ply on; null if the line does
 * not show that soon. `kept` is the balance that a better line keeps: what is lost in either is no reason.
 */
export function lossIn({ rules, values, side, shown }: LineTask, kept: number): MoveReason | null {
  const { plies } = shown;
  const limit = Math.min(0, kept) - leastGain(values);
  const settled = settledLengths(shown).filter((one) => one <= MAX_LINE_PLIES);
  const isBehind = (length: number) => plies[length - 1].balance <= limit;
  const length = settled.find(
    (one) => isBehind(one) && settled.every((later) => later < one || isBehind(later)),
  );
  if (length === undefined) return null;
  const stretch = plies.slice(0, length);
  const balance = balanceOf(rules, side, stretch);
  if (balance.lost.length === 0 && balance.conceded.length === 0) return null;
  const promotesAlone = balance.lost.length === 0;
  const lostAlone = losesMover(stretch[0]);
  const at = stretch.findIndex(
    (ply, index) =>
      (lostAlone && index === 0) ||
      (!ply.own && (promotesAlone ? ply.became !== 0 : ply.captured.length > 0)),
  );
  if (at < 0 || at >= MAX_LOSS_PLIES) return null;
  const fallen = fallenOf(stretch, side);
  const isSingle =
    fallen.length === 1 &&
    balance.conceded.length === 0 &&
    takenBy(stretch, true).every(({ code }) => colourOf(code) === side);
  const missed = fallen.filter(
    ({ at, code }) => at < MAX_LOSS_PLIES && balance.lost.includes(letterOf(rules, code)),
  );
  // What falls too late to be seen is no reason.
  if (missed.length === 0 && !promotesAlone) return null;
  const dearest = Math.max(...missed.map(({ code }) => values[code]));
  // Of pieces worth about as much, the one that falls first is what went wrong.
  const named = missed.find(({ code }) => values[code] > dearest / 2) ?? null;
  const promotions = stretch.filter(({ own, became }) => !own && became !== 0);
  const allStay = promotesAlone && promotions.length === balance.conceded.length;
  const doer = (isSingle || allStay) && !lostAlone ? stretch[at].moved[0] : undefined;
  const until = named === null || lostAlone ? at : named.at;
  return {
    kind: 'loses',
    balance,
    piece: named && pieceRef(rules, named),
    taker: doer
      ? pieceRef(rules, { code: doer.code, cell: cellAfter(stretch.slice(0, at), doer.from, 1) })
      : null,
    moves: stretch.slice(0, until + 1).filter(({ own }) => !own).length,
    isMover: lostAlone || named?.cell === stretch[0].moved[0]?.to,
    isTraded: until > at && !balance.lost.includes(letterOf(rules, fallen[0].code)),
  };
}

/** The side's pieces that fall in a stretch, where each stands after the first ply, and which ply takes it. */
const fallenOf = (stretch: readonly LinePly[], side: Colour): (PieceOn & { at: number })[] =>
  stretch.flatMap((ply, at) =>
    takenBy([ply], false)
      .filter(({ code }) => colourOf(code) === side)
      .map(({ code, cell }) => ({ code, at, cell: cellAfter(stretch.slice(0, at), cell, 1) })),
  );
