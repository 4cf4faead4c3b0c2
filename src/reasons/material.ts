// Reasons that lie in the material of a line: what it wins, trades or promotes once the dust has settled.
import { letterOf, type RuleSet } from '../games/ruleSet';
import { effectsOf, type MoveEffects, type PieceOn } from '../rules/effects';
import { legalMoves, moveFrom } from '../rules/move';
import { kindOf, type Position } from '../rules/position';
import type { Colour } from '../rules/types';
import {
  areAlike,
  catches,
  isInDanger,
  isLost,
  isTaken,
  safeCapturesFrom,
  takesBack,
} from './captures';
import { isTakenAtOnce } from './fate';
import {
  balanceOf,
  exchangeLength,
  type Fallen,
  fallenOf,
  isQuiet,
  type LinePly,
  lastingBalance,
  leastGain,
  MAX_EXCHANGE_PLIES,
  MAX_LOSS_PLIES,
  originOf,
  provenLength,
  type ShownLine,
} from './line';
import { type Balance, bothOf, type MoveReason, pieceRefs } from './reason';

export interface LineTask {
  readonly rules: RuleSet;
  /** Before the line; left as it was. */
  readonly position: Position;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  /** Who begins the line. */
  readonly side: Colour;
  readonly shown: ShownLine;
  /** What the move before the line did, if there was one. */
  readonly lastMove: MoveEffects | null;
}

type Gain = Extract<MoveReason, { readonly kind: 'gain' }>;
type Exchange = Extract<MoveReason, { readonly kind: 'exchange' }>;

/** Own moves within which a gain is a reason: as far as players look ahead, like a loss. */
const MAX_GAIN_MOVES = 3;

/** The move before the line where the line begins by taking back, or null. */
function answeredCapture({ shown, lastMove }: LineTask): MoveEffects | null {
  return takesBack(shown.plies[0]?.captured ?? [], lastMove) ? lastMove : null;
}

/** What a move was worth to its side at once, in centipawns: what it took, and what it promoted to. */
const gainOf = ({ captured, moved, became }: MoveEffects, values: Int16Array): number =>
  captured.reduce((sum, { code }) => sum + values[code], 0) +
  (became === 0 ? 0 : values[became] - values[moved[0].code]);

/** The exchange that the line begins with, as far as it is more than the other side's walking into captures. */
function provenExchange({ position, values, shown }: LineTask): readonly LinePly[] {
  const plies = shown.plies.slice(0, provenLength(position, shown.plies, values));
  return plies.slice(0, exchangeLength({ ...shown, plies }));
}

/** What the line wins for good, or null. */
export function gainIn(task: LineTask): Gain | null {
  const { rules, values, side, shown } = task;
  const { plies } = shown;
  if (exchangeLength(shown) > MAX_EXCHANGE_PLIES) return null;
  const before = answeredCapture(task);
  const whole = provenExchange(task);
  const lasting = Math.min(lastingBalance(shown), whole.at(-1)?.balance ?? 0);
  const least = leastGain(values) + (before ? gainOf(before, values) : 0);
  if (lasting < least || (before === null && isLeftStanding(task))) return null;
  const exchange = keptOf(whole.slice(0, wonLength(task, whole, least)), lasting, values);
  const takings = exchange.filter(({ own, captured }) => own && captured.length > 0);
  // What only takes back its like is traded; what falls besides, for nothing or less, is what is won.
  const { gained } = balanceOf(rules, side, exchange, before);
  const isWon = (ply: LinePly): boolean =>
    ply.captured.some(({ code }) => gained.includes(letterOf(rules, code))) &&
    !takesBackLike(plies, ply);
  const isTrade = takings[0] !== undefined && takesBackLike(plies, takings[0]);
  const first = (isTrade ? takings.find(isWon) : undefined) ?? takings[0];
  if (!first) return null;
  const open = unpaid(rules, balanceOf(rules, side, exchange, before), before);
  const balance = withPrice(task, open, { first, length: exchange.length, lasting });
  if (balance.gained.length === 0 || (balance !== open && balance.value < least)) return null;
  const moves = ownMovesUntil(plies, first);
  if (moves > MAX_GAIN_MOVES) return null;
  // Named where players see it now, though it may move before it falls.
  const until = plies.slice(0, plies.indexOf(first));
  const paidBy = moves === 1 && before === null ? paidFor(task, exchange, first, balance) : [];
  const taken = [...first.captured, ...paidBy].map((piece) => originOf(until, piece));
  // Its like falls for it elsewhere.
  const isElsewhere = moves === 1 && before === null && !isTakenBack(first, plies[1]);
  const isTraded = moves === 1 && before === null && isTradedAt(exchange);
  return {
    ...{ kind: 'gain', taken: pieceRefs(rules, taken), balance, moves },
    ...(isTraded && { isTraded }),
    ...(isElsewhere && !balance.gained.includes(letterOf(rules, taken[0].code)) && { isElsewhere }),
  };
}

/**
 * Whether what takes first could be taken where it stands, for as much and with nothing else to fall, though the line does something as
 * good: who sees that would not call it won.
 */
function isLeftStanding({ position, values, shown: { plies } }: LineTask): boolean {
  const [first, reply] = plies;
  const [mover] = first?.moved ?? [];
  const [prey, ...others] = first?.captured ?? [];
  if (!mover || !prey || others.length > 0 || !reply || isTakenAtOnce(plies)) return false;
  if (prey.cell !== mover.to || !areAlike(values[prey.code], values[mover.code])) return false;
  position.make(first.move);
  const isBack = (move: number): boolean =>
    effectsOf(position, move).captured.some(({ cell }) => cell === mover.to) &&
    !position.losesExchange(move, values);
  const isStanding = legalMoves(position).some(
    (move) => isBack(move) && !isPunished(position, move, mover.to, values),
  );
  position.unmake();
  return isStanding;
}

/** Whether what takes on a cell is taken there in its turn, or something else falls for it. */
function isPunished(position: Position, move: number, cell: number, values: Int16Array): boolean {
  position.make(move);
  const cells = new Set(
    legalMoves(position).flatMap((next) =>
      effectsOf(position, next).captured.map((piece) => piece.cell),
    ),
  );
  const falls =
    isTaken(position, cell, values) || [...cells].some((one) => isLost(position, one, values));
  position.unmake();
  return falls;
}

/** What falls elsewhere for a dearer piece that takes and is taken there at once: without it the price would be missed. */
function paidFor(
  { rules, values }: LineTask,
  exchange: readonly LinePly[],
  first: LinePly,
  { lost }: Balance,
): readonly PieceOn[] {
  const at = exchange.indexOf(first);
  const [mover] = first.moved;
  const worth = first.captured.reduce((sum, { code }) => sum + values[code], 0);
  if (!mover || !isTakenAtOnce(exchange.slice(at)) || lost.includes(letterOf(rules, mover.code)))
    return [];
  if (values[mover.code] - worth < leastGain(values)) return [];
  const pieces = exchange.slice(at + 2).flatMap(({ own, captured }) => (own ? captured : []));
  const like = pieces.find(
    ({ code, cell }) => kindOf(code) === kindOf(mover.code) && cell !== mover.to,
  );
  return like ? [like] : [];
}

/** Plies of a line within which what has taken and hangs there is its price. */
const MAX_PRICE_PLIES = 8;

/** With the piece that takes first as the price, where it hangs or is caught on that cell and falls there later for nothing. */
function withPrice(
  task: LineTask,
  balance: Balance,
  won: { readonly first: LinePly; readonly length: number; readonly lasting: number },
): Balance {
  const plies = task.shown.plies.slice(0, MAX_PRICE_PLIES);
  const at = plies.indexOf(won.first);
  const [mover] = won.first.moved;
  if (!mover || balance.lost.length > 0 || balance.value <= won.lasting) return balance;
  const falls = hangingIn(task, plies).some(({ from, to }) => from === at && to >= won.length);
  if (!falls) return balance;
  const value = balance.value - task.values[mover.code];
  return { ...balance, lost: [letterOf(task.rules, mover.code)], value };
}

/** An exchange up to where it comes to what is kept of it for good, where its end would promise more. */
function keptOf(
  exchange: readonly LinePly[],
  lasting: number,
  values: Int16Array,
): readonly LinePly[] {
  const isKept = ({ own, balance }: LinePly) => own && balance - lasting < leastGain(values);
  const last = exchange.at(-1);
  if (last === undefined || last.balance - lasting < leastGain(values)) return exchange;
  const at = exchange.findIndex((ply) => isKept(ply) && ply.balance >= lasting);
  return at < 0 ? exchange : exchange.slice(0, at + 1);
}

/** Plies up to the first pause, not in check, at which so much is won for good: what comes after it is another exchange. */
function wonLength(task: LineTask, exchange: readonly LinePly[], least: number): number {
  const hanging = hangingIn(task, exchange);
  const isPaid = (at: number): boolean => !hanging.some(({ from, to }) => at >= from && at < to);
  const pauses = exchange.flatMap((ply, at) =>
    isQuiet(exchange[at + 1]) && !ply.checks && isPaid(at) ? [{ ply, at }] : [],
  );
  const isKept = ({ ply, at }: { ply: LinePly; at: number }) =>
    ply.balance >= least &&
    pauses.every((later) => later.at < at || later.ply.balance >= ply.balance);
  const won = pauses.find(isKept);
  return won === undefined ? exchange.length : won.at + 1;
}

/** From which ply to which one a piece that has taken could be taken where it stands, or is caught there, and is in the end. */
function hangingIn({ position, values }: LineTask, exchange: readonly LinePly[]) {
  const found: { readonly from: number; readonly to: number }[] = [];
  let made = 0;
  for (const [from, { own, captured, moved, move }] of exchange.entries()) {
    position.make(move);
    made++;
    const cell = moved[0]?.to ?? -1;
    const to = exchange.findIndex(
      (ply, at) => at > from && !ply.own && ply.captured.some((piece) => piece.cell === cell),
    );
    const leaves = exchange
      .slice(from + 1, Math.max(0, to))
      .some((ply) => ply.moved[0]?.from === cell);
    const isHanging = (): boolean => {
      const reply = exchange[from + 1]?.move;
      if (reply === undefined || isTaken(position, cell, values))
        return isTaken(position, cell, values);
      return catches(position, reply, cell, values) || isStuckAfter(position, reply, cell, values);
    };
    if (own && captured.length > 0 && to > 0 && !leaves && isHanging()) found.push({ from, to });
  }
  for (; made > 0; made--) position.unmake();
  return found;
}

/** Whether a piece that has no move at all can be taken once a move is made. */
function isStuckAfter(position: Position, move: number, cell: number, values: Int16Array): boolean {
  position.make(move);
  const goes = legalMoves(position).some((one) => moveFrom(one) === cell);
  const isStuck = !position.inCheck() && !goes && isInDanger(position, cell, values);
  position.unmake();
  return isStuck;
}

/** The balance without what the move before has taken: who reads that a pawn is given would look for it on the board. */
function unpaid(rules: RuleSet, balance: Balance, before: MoveEffects | null): Balance {
  const lost = [...balance.lost];
  for (const { code } of before?.captured ?? []) {
    const at = lost.indexOf(letterOf(rules, code));
    // Made up for by what falls now, it is in neither list.
    if (at < 0) return balance;
    lost.splice(at, 1);
  }
  return { ...balance, lost };
}

/** The first move promotes, and keeps what that is worth. */
export const promotionIn = (task: LineTask): MoveReason | null =>
  lastingBalance(task.shown) < 0 || isTakenAtOnce(task.shown.plies) ? null : promotionAt(task);

/** What the first move promotes to, whatever becomes of it. */
export function promotionAt({
  rules,
  shown,
}: Pick<LineTask, 'rules' | 'shown'>): MoveReason | null {
  const [first] = shown.plies;
  if (!first || first.became === 0) return null;
  const cell = rules.board.cells[first.moved[0].to].name;
  const promotes: MoveReason = { kind: 'promotion', letter: letterOf(rules, first.became), cell };
  if (first.captured.length === 0) return promotes;
  const taken = pieceRefs(rules, first.captured);
  const takes = { taken, balance: null, isRecapture: false, isSacrifice: false } as const;
  return bothOf([{ kind: 'exchange', ...takes }, promotes]);
}

/** A first move that takes, and wins nothing by it. */
export function exchangeIn(task: LineTask): Exchange | null {
  const { rules, values, side, shown } = task;
  const { plies } = shown;
  const [first] = plies;
  if (!first || first.captured.length === 0) return null;
  const before = answeredCapture(task);
  const length = exchangeLength(shown);
  const isLoss = ({ value }: Balance) => value <= -leastGain(values);
  const whole = balanceOf(rules, side, plies.slice(0, length), before);
  const proven = balanceOf(rules, side, provenExchange(task), before);
  // What makes up for a piece may come later.
  const lasting = isLoss(proven) ? whole : proven;
  const isLong = length > MAX_EXCHANGE_PLIES;
  // However long it goes on, what takes its like and is taken back is seen.
  const isSeen = isLong && isTakenBack(first, plies[1]);
  const balance = isSeen ? balanceOf(rules, side, plies.slice(0, 2), before) : lasting;
  const isFar = isLong && !isSeen;
  // Like pieces that fall on different cells are not traded there, nor what falls there for another kind.
  const isEven = balance.gained.length === 0 && balance.lost.length === 0;
  const isOneMissing =
    first.captured.length === 1 &&
    !balance.gained.includes(letterOf(rules, first.captured[0].code));
  const isLike = isEven || (isOneMissing && !isLoss(balance));
  const isElsewhere = isLike && before === null && !isTakenBack(first, plies[1]);
  // What is lost anyway is no price for what it takes, nor is what this could have taken next; one worth as much is traded for it.
  const isDealt = first.captured.some(({ code }) =>
    areAlike(values[code], values[first.moved[0].code]),
  );
  const isSold =
    balance.value < 0 &&
    !isLoss(balance) &&
    !isDealt &&
    isTakenAtOnce(plies) &&
    (isInDanger(task.position, first.moved[0].from, values) ||
      first.captured.some(({ cell }) => threatensFrom(task, cell)));
  // Nor is another piece, which falls later, what is given for it where the one that takes falls at once.
  const isOther =
    isTakenAtOnce(plies) &&
    !isLoss(balance) &&
    balance.lost.length > 0 &&
    !balance.lost.includes(letterOf(rules, first.moved[0].code));
  // What takes its like and is taken back is a trade even so.
  const isTrade = isOther && before === null && isTakenBack(first, plies[1]);
  const seen = isTrade ? balanceOf(rules, side, plies.slice(0, 2), before) : null;
  return {
    kind: 'exchange',
    taken: pieceRefs(rules, first.captured),
    balance: isFar || isElsewhere || isSold || isOther ? seen : balance,
    isRecapture: before !== null,
    isSacrifice: !isFar && isLoss(balance),
  };
}

/** Whether a piece of the other side could take something next. */
function threatensFrom({ position, values }: LineTask, cell: number): boolean {
  if (position.inCheck()) return false;
  position.makeNull();
  const threatens = safeCapturesFrom(position, cell, values).length > 0;
  position.unmake();
  return threatens;
}

/** Whether what takes its like falls where it stands then. */
export const isTakenBack = (
  { moved: [mover], captured }: LinePly,
  reply: LinePly | undefined,
): boolean => {
  const there = ({ cell }: PieceOn) => cell === mover?.to;
  const [prey, back] = [captured.find(there) ?? captured[0], reply?.captured.find(there)];
  return prey !== undefined && back !== undefined && kindOf(prey.code) === kindOf(back.code);
};

/** Whether a ply takes what has just taken its like there. */
function takesBackLike(plies: readonly LinePly[], ply: LinePly): boolean {
  const before = plies[plies.indexOf(ply) - 1];
  return before !== undefined && !before.own && isTakenBack(before, ply);
}

/** Whether the first capture is of a piece that falls for its like, and nothing more is taken on its cell. */
function isTradedAt([first, reply, ...rest]: readonly LinePly[]): boolean {
  const [prey, another] = first?.captured ?? [];
  if (!first || !prey || another || !isTakenBack(first, reply)) return false;
  return !rest.some(({ own, captured }) => own && captured.some(({ cell }) => cell === prey.cell));
}

const ownMovesUntil = (plies: readonly LinePly[], until: LinePly): number =>
  plies.slice(0, plies.indexOf(until) + 1).filter(({ own }) => own).length;

/**
 * The balance with the piece that falls for nothing in place of one worth as much that is taken back for: letters of like pieces are
 * struck against each other, wherever these fall.
 */
export function freedIn({ rules, values, side, shown }: LineTask, balance: Balance): Balance {
  const { plies } = shown;
  const fallen = fallenOf(plies.slice(0, MAX_LOSS_PLIES), side);
  const isPaid = ({ at, code }: Fallen): boolean => {
    const cell = plies[at].moved[0]?.to;
    const back = plies[at + 1]?.own && plies[at + 1].captured.find((piece) => piece.cell === cell);
    return back !== undefined && back !== false && areAlike(values[back.code], values[code]);
  };
  const hasTaken = ({ at }: Fallen): boolean =>
    plies
      .slice(0, at)
      .some(
        ({ own, captured, moved }) =>
          own &&
          captured.length > 0 &&
          plies[at].captured.some(({ cell }) => cell === moved[0]?.to),
      );
  const letter = ({ code }: Fallen) => letterOf(rules, code);
  const paid = fallen.find((one) => isPaid(one) && balance.lost.includes(letter(one)));
  const isIts = (one: Fallen): boolean =>
    paid !== undefined && one.at > paid.at && areAlike(values[one.code], values[paid.code]);
  const free = fallen.find((one) => isIts(one) && !isPaid(one) && !hasTaken(one));
  if (!paid || !free || balance.lost.includes(letter(free))) return balance;
  const at = balance.lost.indexOf(letter(paid));
  return { ...balance, lost: balance.lost.with(at, letter(free)) };
}
