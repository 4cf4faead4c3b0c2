// What a move does on the board, as far as the line that it begins bears it out.
import { isBorneOut, isHeldFast, isWayKept, MAX_WAY_MOVES } from '../reasons/borneOut';
import { areAlike } from '../reasons/captures';
import {
  comesBack,
  isTakenAtOnce,
  isTradedNext,
  MAX_SAVED_PLIES,
  outlives,
  ownMoves,
} from '../reasons/fate';
import type { LinePly } from '../reasons/line';
import { quietReasons } from '../reasons/quiet';
import { type MoveReason, type Plan, pieceRef } from '../reasons/reason';
import { legalMoves, moveFrom, moveTag, moveTo, packMove, TAG_NORMAL } from '../rules/move';
import type { Position } from '../rules/position';
import type { Findings } from './hintFindings';

/** What a move does that is seen on the board: the game's own plans before what any game knows. */
export const visibleIn = (task: BoardTask, move: number, least?: number): MoveReason | null =>
  visibleReasons(task, move, least)[0] ?? null;

type BoardTask = Pick<Findings, 'rules' | 'plans' | 'position' | 'values'>;

/** All that a move does on the board, in no order. */
export const allVisible = (
  { rules, plans, position, values }: BoardTask,
  move: number,
): MoveReason[] => [
  ...quietReasons(rules, position, move, values),
  ...(plans.quiet?.(rules, position, move) ?? []).map(
    (plan): MoveReason => ({ kind: 'plan', plan }),
  ),
];

/** All of that, most telling first. */
export function visibleReasons(
  { rules, plans, position, values }: BoardTask,
  move: number,
  least?: number,
): readonly MoveReason[] {
  const reasons = quietReasons(rules, position, move, values, least);
  const own = (plans.quiet?.(rules, position, move) ?? []).map(
    (plan) => ({ kind: 'plan', plan }) as const,
  );
  if (own.length === 0) return reasons;
  // What a piece does to another one says more than where it stands.
  const telling = reasons.filter(({ kind }) => kind === 'attacks' || kind === 'guards');
  return [...telling, ...own];
}

/** A way that is open to the end of the line, even where the line does not use it. */
export const opened = (findings: Findings): MoveReason | null =>
  visibleReasons(findings, findings.move).find((one) => isWayKept(lineOf(findings), one)) ?? null;

/** What the game's own rules make of the move at once, where the line bears that out. */
export function achieved(findings: MoveTask): MoveReason | null {
  const { plans, position, best } = findings;
  const [first] = best.shown.plies;
  return planIn(findings, first ? plans.achieves?.(position, first.move) : null);
}

/** The same of a piece that soon goes on, where all that it goes on to could as well be said to have been reached at once. */
export function achievedOn({ plans, position, values, best }: MoveTask): MoveReason | null {
  const { plies } = best.shown;
  const [here] = plies[0]?.moved ?? [];
  const plan = here && plans.achieves?.(position, plies[0].move);
  if (!here || !plan || plans.standing?.has(plan.name) !== true) return null;
  if (isTakenAtOnce(plies) || isTradedNext(plies)) return null;
  let at = here.to;
  const isStillSo = ownMoves(plies, plies.length)
    .flatMap(({ moved }) => moved)
    .every(({ from, to }) => {
      if (from !== at) return true;
      at = to;
      return plans.achieves?.(position, packMove(here.from, at))?.name === plan.name;
    });
  const isKept = isStillSo && outlives(plies, here.from, values, MAX_SAVED_PLIES);
  return isKept ? { kind: 'plan', plan } : null;
}

/** What the game's own words say of a move of which nothing else is said. */
export const otherwise = (findings: Findings): MoveReason | null =>
  goesOnSo(findings)
    ? planIn(findings, findings.plans.otherwise?.(findings.rules, findings.position, findings.move))
    : null;

/** Whether the same can be said of the next move of the piece, if the line has one: what it does there is not undone. */
function goesOnSo({ rules, plans, position, best: { shown } }: Findings): boolean {
  const to = shown.plies[0]?.moved[0]?.to;
  const at = shown.plies.findIndex(
    (ply, index) => index > 0 && ply.own && ply.moved[0]?.from === to,
  );
  if (at < 0) return true;
  const before = shown.plies.slice(0, at);
  for (const { move } of before) position.make(move);
  const isSo = plans.otherwise?.(rules, position, shown.plies[at].move) != null;
  for (const _ of before) position.unmake();
  return isSo;
}

/** A plan that the line bears out. */
function planIn(findings: MoveTask, plan: Plan | null | undefined): MoveReason | null {
  const reason: MoveReason | null = plan ? { kind: 'plan', plan } : null;
  return reason && isBorneOut(lineOf(findings), reason) ? reason : null;
}

/** A move and the line that it begins. */
type MoveTask = BoardTask & Pick<Findings, 'move' | 'best'>;

export const lineOf = (findings: MoveTask) => ({ ...findings, plies: findings.best.shown.plies });

/** What of it the line bears out. */
export const seenIn = (findings: MoveTask, least?: number): readonly MoveReason[] =>
  visibleReasons(findings, findings.move, least)
    .filter((reason) => isBorneOut(lineOf(findings), reason))
    .map((reason) => (isHeldFast(lineOf(findings), reason) ? reason : freed(reason)));

const freed = (reason: MoveReason): MoveReason =>
  reason.kind === 'attacks' ? { kind: 'attacks', piece: reason.piece } : reason;

/** Whether what a later move of the line attacks would be attacked, too, if the other side had passed until then. */
export function isUnhelped(findings: MoveTask, at: number, reason: MoveReason): boolean {
  const { position, best } = findings;
  const { plies } = best.shown;
  if (reason.kind !== 'attacks' || at > 2) return true;
  position.make(plies[0].move);
  const passes = !position.inCheck() && position.outcome() === null;
  if (passes) position.makeNull();
  const isPrey = (now: MoveReason) =>
    now.kind === 'attacks' && now.piece.cell === reason.piece.cell;
  const isAttacked = !passes || visibleReasons(findings, plies[at].move).some(isPrey);
  if (passes) position.unmake();
  position.unmake();
  return isAttacked;
}

/** A plan that good moves serve anywhere, so that the line says more. */
export const isUsualPlan = ({ plans }: Pick<Findings, 'plans'>, reason: MoveReason): boolean =>
  reason.kind === 'plan' && plans.usual?.has(reason.plan.name) === true;

/** The line takes the piece that moves, and takes back; who takes does not lose by it, which would be no trade. */
export function offers({ rules, values, position, best }: MoveTask): MoveReason | null {
  const { shown } = best;
  const [first, reply, back] = shown.plies;
  const [here] = first?.moved ?? [];
  const [taker] = reply?.moved ?? [];
  // Who surrounds a piece stands elsewhere, and is taken back there.
  if (!here || !taker || back?.captured.length !== 1 || back.captured[0].cell !== taker.to)
    return null;
  position.make(first.move);
  const isLoss = position.losesExchange(reply.move, values);
  position.unmake();
  if (isLoss) return null;
  const given = areAlike(values[here.code], values[taker.code])
    ? null
    : pieceRef(rules, { code: here.code, cell: here.from });
  const piece = pieceRef(rules, { code: taker.code, cell: taker.from });
  return { kind: 'offers', piece, ...(given && { given }) };
}

/** A piece that goes on soon, or would next, by way of the cell that is left, and could go neither there nor where it goes before. */
export function clearsWay(findings: Findings): MoveReason | null {
  const { rules, position, move, intent, best } = findings;
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return null;
  const left = moveFrom(move);
  const { cells, moves } = afterPass(position, move);
  if (moves === null) return null;
  const now = legalMoves(position);
  const reaches = (list: readonly number[], from: number, to: number) =>
    list.some((one) => moveTag(one) === TAG_NORMAL && moveFrom(one) === from && moveTo(one) === to);
  const countFrom = (list: readonly number[], from: number) =>
    list.filter((one) => moveFrom(one) === from).length;
  // Two of a kind of which one could go at once where the other one goes are the same pieces on the same cells.
  const changesPlaces = ({ code, from }: { code: number; from: number }) =>
    code === position.cells[left] && reaches(now, from, moveTo(move));
  const gained = ({ from }: { from: number }) => countFrom(moves, from) - countFrom(now, from);
  const isCleared = ({ moved: [piece] }: LinePly) =>
    piece !== undefined &&
    gained(piece) >= (piece.to === left ? 0 : 1) &&
    piece.from !== moveTo(move) &&
    cells[piece.from] === piece.code &&
    !changesPlaces(piece) &&
    [left, piece.to].every((to) => reaches(moves, piece.from, to) && !reaches(now, piece.from, to));
  const [, ...own] = best.shown.plies.filter((ply) => ply.own);
  const wanted = intent?.shown.plies[0]?.move;
  // Who goes back at once had no use for the room.
  const isSoon = (ply: LinePly, at: number) =>
    (at < MAX_WAY_MOVES && !comesBack(best.shown.plies.slice(best.shown.plies.indexOf(ply)))) ||
    ply.move === wanted;
  const [piece] = own.find((ply, at) => isSoon(ply, at) && isCleared(ply))?.moved ?? [];
  if (!piece) return null;
  const ref = pieceRef(rules, { code: piece.code, cell: piece.from });
  const isRoom = piece.to !== left || countFrom(now, piece.from) === 0;
  return isRoom
    ? { kind: 'makesRoom', piece: ref }
    : { kind: 'vacates', piece: ref, cell: rules.board.cells[left].name };
}

/**
 * The pieces after a move, and what could be played next if the other side passed; null where it may not pass. Where values are
 * given, no quiet move that loses the piece: what a capture costs is counted elsewhere.
 */
export function afterPass(position: Position, move: number, values?: Int16Array) {
  const { side } = position;
  position.make(move);
  const cells = position.cells.slice();
  const passes = position.side !== side && !position.inCheck() && !position.outcome();
  if (passes) position.makeNull();
  const isSound = (next: number) =>
    !values || cells[moveTo(next)] !== 0 || !position.losesExchange(next, values);
  const moves = passes ? legalMoves(position).filter(isSound) : null;
  if (passes) position.unmake();
  position.unmake();
  return { cells, moves };
}
