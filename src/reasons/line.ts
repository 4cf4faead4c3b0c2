// What a line of play shows: who takes what, what is promoted, how it ends, and how the material stands whenever the dust has
// settled. Found by playing the line; nothing is searched here. And how far a line shows what cannot be helped: pieces that are
// attacked and fall, not those that walk into it a few moves later.
import { letterOf, type RuleSet } from '../games/ruleSet';
import {
  effectsOf,
  exchangesArmies,
  type MoveEffects,
  makeWithEffects,
  type PieceOn,
} from '../rules/effects';
import { legalMoves } from '../rules/move';
import { colourOf, kindOf, type Position } from '../rules/position';
import type { Colour, Outcome } from '../rules/types';
import type { Balance } from './reason';

/** A move of the line, with what it does to the pieces. */
export interface LinePly extends MoveEffects {
  readonly move: number;
  /** Whether the side that begins the line makes it. */
  readonly own: boolean;
  readonly checks: boolean;
  /** Material after it, against the line's start, in centipawns from the view of the side that begins. */
  readonly balance: number;
}

export interface ShownLine {
  readonly plies: readonly LinePly[];
  /** How the game stands at the end of the line; null while it goes on. */
  readonly outcome: Outcome | null;
}

/** Plays a line from the position, which is left as it was; it ends where armies are exchanged. Values are by piece code. */
export function showLine(
  position: Position,
  line: readonly number[],
  values: Int16Array,
): ShownLine {
  const beginner = position.side;
  const plies: LinePly[] = [];
  let balance = 0;
  let made = 0;
  for (const move of line) {
    const mover = position.side;
    const sign = mover === beginner ? 1 : -1;
    const effects = makeWithEffects(position, move);
    made++;
    if (exchangesArmies(effects)) break;
    const { captured, lost, became, moved } = effects;
    balance += sign * (worth(captured, values) - worth(lost, values));
    if (became !== 0) balance += sign * (values[became] - values[moved[0].code]);
    const checks = position.side !== mover && position.inCheck();
    plies.push({ ...effects, move, own: mover === beginner, checks, balance });
  }
  const outcome = position.outcome();
  for (; made > 0; made--) position.unmake();
  return { plies, outcome };
}

const worth = (pieces: readonly PieceOn[], values: Int16Array): number =>
  pieces.reduce((sum, { code }) => sum + values[code], 0);

/** Whether a ply leaves the material alone and gives no check, or the line is over. */
export const isQuiet = (ply: LinePly | undefined): boolean =>
  !ply || (ply.captured.length === 0 && ply.lost.length === 0 && ply.became === 0 && !ply.checks);

/** Plies of a line that are shown and stored, and so may be spoken of. Chosen by hand; not tuned. */
export const MAX_LINE_PLIES = 24;

/** Plies after which the end of an exchange is too far away for a player to see, and for a search to be right about. By hand. */
export const MAX_EXCHANGE_PLIES = 16;

/** How many plies, at least one, belong to the exchange that the line begins with: up to two quiet moves in a row, or all. */
export function exchangeLength({ plies }: ShownLine): number {
  let length = 1;
  while (length < plies.length && !(isQuiet(plies[length]) && isQuiet(plies[length + 1]))) length++;
  return length;
}

/** Numbers of plies after which nothing is taken at once: two quiet moves follow, or the line is over. Ascending. */
export const settledLengths = ({ plies }: ShownLine): number[] =>
  plies.flatMap((_, at) => (isQuiet(plies[at + 1]) && isQuiet(plies[at + 2]) ? [at + 1] : []));

/** The balance that holds from the exchange on to the end of the line, in centipawns: what a side has surely gained by it. */
export function lastingBalance(line: ShownLine): number {
  const { plies } = line;
  if (plies.length === 0) return 0;
  const settled = plies[exchangeLength(line) - 1].balance;
  const last = plies[plies.length - 1].balance;
  return settled > 0 ? Math.max(0, Math.min(settled, last)) : settled;
}

/** The least worth of a piece, in centipawns. */
export const leastPiece = (values: Int16Array): number =>
  values.reduce((least, value) => (value > 0 && value < least ? value : least), 1000);

/** The least gain in centipawns that counts as winning something: more than half of the least piece. */
export const leastGain = (values: Int16Array): number => 0.6 * leastPiece(values);

/** What a side takes in a stretch of the line, and what takes itself out of the other's. */
export const takenBy = (plies: readonly LinePly[], own: boolean): PieceOn[] =>
  plies.flatMap((ply) => (ply.own === own ? ply.captured : ply.lost));

/**
 * What a stretch of a line comes to for the side that begins it. A promoted piece counts as what it was before where it is
 * taken, and as a promotion where it stays. `before` is the move before the line, where the line takes back what that took.
 */
export function balanceOf(
  rules: RuleSet,
  side: Colour,
  plies: readonly LinePly[],
  before: MoveEffects | null = null,
): Balance {
  const original = new Map<number, number>();
  const fallen = before?.captured.map(({ code }) => code) ?? [];
  const [taker] = before?.moved ?? [];
  if (taker) original.set(taker.to, taker.code);
  for (const { captured, lost, moved, became } of plies) {
    for (const { cell, code } of captured) {
      fallen.push(original.get(cell) ?? code);
      original.delete(cell);
    }
    const [first] = moved;
    if (first && (became !== 0 || original.has(first.from))) {
      const was = original.get(first.from) ?? first.code;
      original.delete(first.from);
      original.set(first.to, was);
    }
    for (const { cell, code } of lost) {
      fallen.push(original.get(cell) ?? code);
      original.delete(cell);
    }
  }
  const { gained, lost } = unlike(
    fallen.filter((code) => colourOf(code) !== side),
    fallen.filter((code) => colourOf(code) === side),
  );
  const letters = (codes: readonly number[]) => codes.map((code) => letterOf(rules, code));
  const promoted = promotions(rules, plies, original);
  return {
    gained: letters(gained),
    lost: letters(lost),
    promoted: promoted.filter(({ code }) => colourOf(code) === side).map(({ letter }) => letter),
    conceded: promoted.filter(({ code }) => colourOf(code) !== side).map(({ letter }) => letter),
    value: plies.at(-1)?.balance ?? 0,
  };
}

/** What promoted pieces that still stand at the end have become; codes are those from before. */
function promotions(
  rules: RuleSet,
  plies: readonly LinePly[],
  original: ReadonlyMap<number, number>,
): { readonly code: number; readonly letter: string }[] {
  return [...original].map(([cell, code]) => {
    let now = code;
    let at = cell;
    for (const ply of [...plies].reverse()) {
      const [first] = ply.moved;
      if (first?.to !== at) continue;
      if (ply.became !== 0) {
        now = ply.became;
        break;
      }
      at = first.from;
    }
    return { code, letter: letterOf(rules, now) };
  });
}

/** Both sides of an exchange without the pieces that stand against their like. */
function unlike(
  taken: readonly number[],
  lost: readonly number[],
): { readonly gained: number[]; readonly lost: number[] } {
  const rest = [...lost];
  const gained: number[] = [];
  for (const code of taken) {
    const like = rest.findIndex((other) => kindOf(other) === kindOf(code));
    if (like < 0) gained.push(code);
    else rest.splice(like, 1);
  }
  return { gained, lost: rest };
}

/** The cell, after the first `plies` plies of a stretch, of a piece that is on `cell` at its end. */
export function cellAfter(stretch: readonly LinePly[], cell: number, plies: number): number {
  return stretch
    .slice(plies)
    .reduceRight((at, { moved }) => moved.find(({ to }) => to === at)?.from ?? at, cell);
}

/** A piece that falls after a stretch of the line, as it stood before the stretch: it may have moved, or been promoted. */
export function originOf(stretch: readonly LinePly[], { code, cell }: PieceOn): PieceOn {
  return stretch.reduceRight(
    (piece, { moved }) => {
      const came = moved.find(({ to }) => to === piece.cell);
      return came ? { code: came.code, cell: came.from } : piece;
    },
    { code, cell },
  );
}

/** Of what is won for sure, a share that counts as much: pieces of one worth are seldom worth exactly the same. */
const AS_MUCH = 0.9;

/**
 * Plies, from the start of a line, after which nothing is taken by the side that begins but what it attacked with its first move, or
 * what falls in the exchange that follows: all plies where the line is no longer. A piece that is attacked and could go, with
 * nothing as dear left to take, isn't won either. The position is the one before the line, and is left as it was.
 */
export function provenLength(
  position: Position,
  plies: readonly LinePly[],
  values: Int16Array,
): number {
  const base = forcedPlies(plies);
  if (base >= plies.length) return plies.length;
  for (const { move } of plies.slice(0, base)) position.make(move);
  const length = lengthAfter(position, plies, base, values);
  for (let made = base; made > 0; made--) position.unmake();
  return length;
}

/** Plies up to the first own move that gives no check: after a check there is no choice. */
function forcedPlies(plies: readonly LinePly[]): number {
  let base = 1;
  while (base < plies.length && plies[base - 1].own && plies[base - 1].checks) base += 2;
  return base;
}

function lengthAfter(
  position: Position,
  plies: readonly LinePly[],
  base: number,
  values: Int16Array,
): number {
  if (position.inCheck() || position.outcome()) return plies.length;
  const isOffered = plies[base - 1].captured.length === 0;
  position.makeNull();
  const attacked = takeable(position, values);
  position.unmake();
  for (let at = base + 1; at < plies.length; at++) {
    const [reply, ply] = [plies[at - 1], plies[at]];
    if (!ply.own || ply.captured.length === 0) continue;
    // What takes a piece is taken back; nobody has to take what a quiet move offers.
    const isAnswer = reply.own || reply.checks || (reply.captured.length > 0 && !isOffered);
    if (isAnswer && !sellsItself(plies, at, values)) continue;
    const cells = ply.captured.map((piece) => originOf(plies.slice(base, at), piece).cell);
    // What is offered in a trade is not counted without what was given for it.
    if (!cells.some((cell) => attacked.has(cell)))
      return isAnswer || reply.captured.length > 0 ? at - 1 : at;
    const worth = ply.captured.reduce((sum, { code }) => sum + values[code], 0);
    // What sells itself though it could go isn't won either.
    if (at === base + 1 && isSaved(position, AS_MUCH * worth, values))
      return isAnswer ? at - 1 : at;
  }
  return plies.length;
}

/** Whether a ply takes only the piece that the reply before it has moved there for less than it is worth, taking nothing back. */
function sellsItself(plies: readonly LinePly[], at: number, values: Int16Array): boolean {
  const [before, { captured, moved }, taking] = plies.slice(at - 2, at + 1);
  const [seller] = moved;
  const [prey, ...others] = taking.captured;
  if (!seller || others.length > 0 || prey?.cell !== seller.to) return false;
  const isBack = before.captured.length > 0 && captured[0]?.cell === before.moved[0]?.to;
  return !isBack && worth(captured, values) < values[seller.code];
}

/** Cells of what the side to move could take without losing by it. */
function takeable(position: Position, values: Int16Array): Set<number> {
  const cells = legalMoves(position)
    .filter((move) => !position.losesExchange(move, values))
    .flatMap((move) => effectsOf(position, move).captured.map(({ cell }) => cell));
  return new Set(cells);
}

/** Whether the side to move has a quiet move after which nothing of this worth can be taken from it. */
function isSaved(position: Position, worth: number, values: Int16Array): boolean {
  return legalMoves(position).some((reply) => {
    if (effectsOf(position, reply).captured.length > 0) return false;
    position.make(reply);
    const isOver = position.inCheck() || position.outcome() !== null;
    const falls = isOver || canTake(position, worth, values);
    position.unmake();
    return !falls;
  });
}

const canTake = (position: Position, worth: number, values: Int16Array): boolean =>
  legalMoves(position).some((move) => {
    const { captured } = effectsOf(position, move);
    const sum = captured.reduce((all, { code }) => all + values[code], 0);
    return sum >= worth && !position.losesExchange(move, values);
  });

/** A loss is a reason if the line shows it within this many plies: three moves, as far as players look ahead. By hand. */
export const MAX_LOSS_PLIES = 6;

export type Fallen = PieceOn & { readonly at: number };

/** The side's pieces that fall in a stretch, where each stands after the first ply, and which ply takes it. */
export const fallenOf = (stretch: readonly LinePly[], side: Colour): Fallen[] =>
  stretch.flatMap((ply, at) =>
    takenBy([ply], false)
      .filter(({ code }) => colourOf(code) === side)
      .map(({ code, cell }) => ({ code, at, cell: cellAfter(stretch.slice(0, at), cell, 1) })),
  );
