// How far a line shows what cannot be helped: pieces that are attacked and fall, not those that walk into it a few moves later.
import { effectsOf } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import type { Position } from '../rules/position';
import { type LinePly, originOf } from './line';

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
    if (isAnswer) continue;
    const cells = ply.captured.map((piece) => originOf(plies.slice(base, at), piece).cell);
    if (!cells.some((cell) => attacked.has(cell))) return at;
    const worth = ply.captured.reduce((sum, { code }) => sum + values[code], 0);
    if (at === base + 1 && isSaved(position, AS_MUCH * worth, values)) return at;
  }
  return plies.length;
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
