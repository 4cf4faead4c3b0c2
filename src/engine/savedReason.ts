// Which piece a move saves: one that the other side would take if it were to move, and that the line keeps. And which one it
// gives up.

import { isInDanger, isLost, isTaken } from '../reasons/captures';
import { MAX_SAVED_PLIES, outlives } from '../reasons/fate';
import {
  cellAfter,
  exchangeLength,
  lastingBalance,
  leastGain,
  type ShownLine,
  takenBy,
} from '../reasons/line';
import { placeReasons } from '../reasons/place';
import { bothOf, type MoveReason, partsBeside, pieceRef } from '../reasons/reason';
import type { PieceOn } from '../rules/effects';
import { legalMoves, moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { type Findings, NEARLY_EQUAL_CP } from './hintFindings';
import { isRoom } from './quietReason';
import { seenIn } from './visibleReason';

/** Moves of the other side within which a threat counts as one. */
const MAX_THREAT_MOVES = 3;
/** Plies of the line, since it last moved, within which a piece that gets away is not taken after all: two moves of each side. */
const MAX_ESCAPE_PLIES = 4;

type Saves = Extract<MoveReason, { readonly kind: 'saves' }>;

/** The dearest piece that the other side would win if it were to move, and does not win now. */
export function savesPiece(findings: Findings): Saves | null {
  const { values, best, threat } = findings;
  if (!threat || lastingBalance(threat.shown) < leastGain(values)) return null;
  if (lastingBalance(best.shown) < -NEARLY_EQUAL_CP) return null;
  // A capture by the threatened piece is explained as a capture.
  if (best.shown.plies[0]?.captured.length !== 0) return null;
  const attacks = threat.shown.plies.slice(0, exchangeLength(threat.shown));
  const soon = attacks.slice(0, 2 * MAX_THREAT_MOVES - 1);
  for (const prey of takenBy(soon, true).sort((a, b) => values[b.code] - values[a.code])) {
    const until = soon.findIndex(({ captured }) => captured.includes(prey));
    const cell = cellAfter(soon.slice(0, Math.max(0, until)), prey.cell, 0);
    const saved = saves(findings, { code: prey.code, cell });
    if (saved) return saved;
  }
  return null;
}

/**
 * Out of danger, and what the piece attacks where it goes. Attacked there as well, it is safe since another one protects it; beside
 * a mark it is enough that it is not lost.
 */
export function reached(findings: Findings, saved: Saves | null): MoveReason | null {
  if (!saved) return null;
  const { rules, position, move, best, done } = findings;
  if (!saved.isMover) {
    // What the reply takes, in a trade, is not kept safe.
    const cell = rules.board.cellNamed(saved.piece.cell);
    const isTraded = best.shown.plies[1]?.captured.some((piece) => piece.cell === cell) === true;
    const isGuarded = (done === undefined || isTraded) && defends(findings, saved);
    return isGuarded ? { kind: 'guards', piece: saved.piece } : saved;
  }
  position.make(move);
  const isAttacked = legalMoves(position).some((one) => moveTo(one) === moveTo(move));
  position.unmake();
  const isSecured = isAttacked && done === undefined;
  const secured = isSecured && placeReasons(findings).find(({ kind }) => kind === 'secures');
  // What a game calls a threat of its own is an attack as well.
  const attack = seenIn(findings).find(
    (one) =>
      one.kind === 'attacks' ||
      (one.kind === 'plan' && findings.plans.threats?.has(one.plan.name) === true),
  );
  return bothOf([secured || saved, ...(attack ? [attack] : [])]);
}

/** Whether a piece may still be taken after the move, and the piece that moves takes back there. */
function defends({ rules, position, move }: Findings, { piece }: Saves): boolean {
  const cell = rules.board.cellNamed(piece.cell) ?? -1;
  const goes = (from?: number) =>
    legalMoves(position).find(
      (one) => moveTo(one) === cell && (from === undefined || moveFrom(one) === from),
    );
  position.make(move);
  const taking = position.inCheck() ? undefined : goes();
  if (taking !== undefined) position.make(taking);
  const isBack = taking !== undefined && goes(moveTo(move)) !== undefined;
  if (taking !== undefined) position.unmake();
  position.unmake();
  return isBack;
}

/** A piece that could be taken at once if the other side were to move, and stays in the line. */
function saves(findings: Findings, prey: PieceOn): Saves | null {
  const { rules, values, position, best, move } = findings;
  const { code, cell } = prey;
  const isKept = outlives(best.shown.plies, cell, values, MAX_SAVED_PLIES);
  if (position.cells[cell] !== code || !isKept) return null;
  position.makeNull();
  const isAttacked = isTaken(position, cell, values);
  position.unmake();
  if (!isAttacked) return null;
  const isMover = moveFrom(move) === cell;
  // Who falls in its place saves nothing.
  if (!isMover && !outlives(best.shown.plies, moveFrom(move), values, MAX_SAVED_PLIES)) return null;
  const isStillLost = isTakenAfter(findings, isMover ? moveTo(move) : cell);
  return isStillLost ? null : { kind: 'saves', piece: pieceRef(rules, prey), isMover };
}

/** Whether a piece could be taken after the move, or, where that gives check, after the line's answer. */
function isTakenAfter({ position, values, best, move }: Findings, cell: number): boolean {
  position.make(move);
  const answer = position.inCheck() ? best.shown.plies[1]?.move : undefined;
  if (answer !== undefined) position.make(answer);
  const isPassing = answer !== undefined && !position.inCheck() && position.outcome() === null;
  if (isPassing) position.makeNull();
  // After an answer that gives check itself, it is not the other side's turn.
  const isStillTaken = (answer === undefined || isPassing) && isTaken(position, cell, values);
  if (isPassing) position.unmake();
  if (answer !== undefined) position.unmake();
  position.unmake();
  return isStillTaken;
}

/** Of what a piece is worth, what has to be lost for good if it is given up for nothing. */
const AS_MUCH = 0.9;

/**
 * The dearest piece besides the one that moves that the reply takes for good, where a line begins without a capture; or the move after
 * it, where it hangs all the time.
 */
function concedes({ rules, values, position, best: { shown } }: Findings): MoveReason | null {
  const [first, reply, next, later] = shown.plies;
  if (!first || !reply || first.captured.length > 0) return null;
  const isQuiet = [reply, next].every((ply) => ply?.captured.length === 0 && !ply.checks);
  // What is left where it hangs falls as surely when the other side does something else first.
  const hangs = (cell: number): boolean => {
    if (position.inCheck() || !isInDanger(position, cell, values)) return false;
    position.make(first.move);
    const isHit = !position.inCheck() && isLost(position, cell, values);
    position.unmake();
    return isHit;
  };
  const fallen = isQuiet
    ? (later?.captured ?? []).filter(
        ({ cell }) =>
          next?.moved.every(({ from, to }) => from !== cell && to !== cell) && hangs(cell),
      )
    : reply.captured;
  const [prey] = fallen
    .filter(({ code, cell }) => position.cells[cell] === code)
    .sort((a, b) => values[b.code] - values[a.code]);
  const settled = isQuiet ? (shown.plies[4] ?? later)?.balance : lastingBalance(shown);
  const lost = -Math.max(settled ?? 0, shown.plies.at(-1)?.balance ?? 0);
  if (!prey || lost < leastGain(values)) return null;
  const isForNothing = lost >= AS_MUCH * values[prey.code];
  // What a lesser piece takes and is taken back for is given up as well, where it can't be saved.
  const [taker] = reply.moved;
  const isBack = !isQuiet && next?.captured.some(({ cell }) => cell === taker?.to) === true;
  const isSold = isBack && values[taker.code] + lost >= AS_MUCH * values[prey.code];
  if (!isForNothing && !isSold) return null;
  const isForced = legalMoves(position).every((move) => {
    position.make(move);
    const at = moveFrom(move) === prey.cell ? moveTo(move) : prey.cell;
    const isGone = isLost(position, at, values);
    position.unmake();
    return isGone;
  });
  if (!isForNothing && !isForced) return null;
  return { kind: 'concedes', piece: pieceRef(rules, prey), isForced };
}

/** Reasons that tell what is lost, or beside which it does not count. */
const TELLS_LOSS: ReadonlySet<string> = new Set([
  ...['onlyLegalMove', 'win', 'winsWith', 'longestResistance', 'repetitionWin', 'draw', 'onlySave'],
  ...['stopsWin', 'gain', 'exchange', 'loses', 'offers', 'choice', 'forks'],
]);

/** A reason and, where it tells nothing of what is lost, the piece that falls meanwhile: a quiet move is no reason beside that. */
export function besideConceded(findings: Findings, reason: MoveReason): MoveReason {
  const parts = partsBeside(reason);
  const conceded = parts.some(({ kind }) => TELLS_LOSS.has(kind)) ? null : concedes(findings);
  if (conceded === null) return reason;
  const isQuiet = (one: MoveReason) =>
    isRoom(one) ||
    one.kind === 'waits' ||
    one.kind === 'none' ||
    // A next move of which nothing is said is as quiet.
    (one.kind === 'prepares' && (!one.isEnabled || one.reason === null));
  return bothOf([...parts.filter((one) => !isQuiet(one)), conceded]);
}

/** The piece that moves could have been taken where it stood, and cannot where it goes. */
export function escapes(findings: Findings): Saves | null {
  const { rules, values, position, best, move } = findings;
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return null;
  const from = moveFrom(move);
  const isAttacked = isInDanger(position, from, values);
  if (!isAttacked || !outlives(best.shown.plies, from, values, MAX_ESCAPE_PLIES)) return null;
  const piece = pieceRef(rules, { code: position.cells[from], cell: from });
  const isSafe = !isTakenAfter(findings, moveTo(move));
  return isSafe ? { kind: 'saves', piece, isMover: true } : null;
}

/** Whether a piece on a cell, the player's by default, is still there, or wherever it went, at the end of the line. */
export function survives({ plies }: ShownLine, cell: number, isOwn = true): boolean {
  let at = cell;
  for (const { own, move, captured, lost } of plies) {
    if ((own === isOwn ? lost : captured).some((piece) => piece.cell === at)) return false;
    if (own === isOwn && moveFrom(move) === at) at = moveTo(move);
  }
  return true;
}
