// What a move is for that wins and threatens nothing: what it does on the board, or what the line does after it.
import { canTakeAny, isLost, isTaken } from '../reasons/captures';
import { type LinePly, lastingBalance, leastGain, type ShownLine } from '../reasons/line';
import { exchangeIn, gainIn, promotionIn } from '../reasons/material';
import { placeReasons, sparedIn } from '../reasons/place';
import { freedomAfter, isAlready, quietReasons, shelters } from '../reasons/quiet';
import { bothOf, type MoveReason, moveRef, pieceRef, standingIn } from '../reasons/reason';
import {
  legalMoves,
  moveFrom,
  moveTag,
  moveTo,
  TAG_CASTLE,
  TAG_NORMAL,
  TAG_PASS,
} from '../rules/move';
import type { Position } from '../rules/position';
import { CLEAR_LEAD_CP, type Findings } from './hintFindings';
import { WIN_BOUND } from './score';

/** What a move that wins nothing is for; where that is little, what it leaves alone and why as well. */
export function quietReason(findings: Findings): MoveReason | null {
  const reason = aimOf(findings);
  if (reason && !isLittle(reason)) return reason;
  const spared = isTakenAtOnce(findings) ? null : sparedIn(findings);
  if (spared === null) return reason;
  return reason && reason.kind !== 'waits' && !isBare(reason) ? bothOf([reason, spared]) : spared;
}

/** What it does itself, unless that is slight, or else what the line does next. */
function aimOf(findings: Findings): MoveReason | null {
  const { move } = findings;
  // A piece that is taken at once does nothing else.
  const isTakenThere = isTakenAtOnce(findings);
  const offer = isTakenThere ? offers(findings) : null;
  if (offer) return offer;
  const done = findings.done?.map((one) => JSON.stringify(one)) ?? [];
  const visible = isTakenThere
    ? []
    : visibleReasons(findings, move).filter((one) => !done.includes(JSON.stringify(one)));
  const used = visible.find((one) => !isWayOf(one) || isWayUsed(findings, one));
  if (used && !isSlight(used)) return used;
  const coming = prepared(findings);
  const telling = coming.filter(({ reason }) => reason && !isSlight(reason));
  return (
    special(findings) ??
    telling.find(({ isEnabled }) => isEnabled) ??
    (isTakenThere ? null : declines(findings)) ??
    visible[0] ??
    telling[0] ??
    coming.find(({ reason, isEnabled }) => reason && isEnabled) ??
    (shelters(findings.position, findings.move, findings.values) ? { kind: 'shelters' } : null) ??
    (isTakenThere
      ? null
      : (clearsWay(findings) ??
        placeReasons(findings)[0] ??
        heads(findings) ??
        placeReasons(findings, 'any')[0] ??
        waits(findings))) ??
    coming.find(({ reason }) => reason) ??
    (isTakenThere ? null : visibleIn(findings, move, 1)) ??
    coming[0] ??
    null
  );
}

/** Whether the line's reply takes the piece that moves. */
export function isTakenAtOnce({ best: { shown }, move }: Pick<Findings, 'best' | 'move'>): boolean {
  const [, reply] = shown.plies;
  return reply?.captured.some(({ cell }) => cell === moveTo(move)) === true;
}

/** A piece worth more than this times its taker is lost, not offered. Chosen by hand; not tuned. */
const MAX_OFFER_RATIO = 1.25;

/** The line takes the piece that moves, and takes back. */
function offers({ rules, values, best: { shown } }: Findings): MoveReason | null {
  const [first, reply, back] = shown.plies;
  const [here] = first?.moved ?? [];
  const [taker] = reply?.moved ?? [];
  if (!here || !taker || back?.captured.length !== 1 || back.captured[0].cell !== here.to)
    return null;
  if (values[here.code] > MAX_OFFER_RATIO * values[taker.code]) return null;
  return { kind: 'offers', piece: pieceRef(rules, { code: taker.code, cell: taker.from }) };
}

/** The piece that moves could have been traded, and cannot be taken where it goes. */
function declines({ rules, values, position, move }: Findings): MoveReason | null {
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return null;
  const from = moveFrom(move);
  position.makeNull();
  const isTrade = isTaken(position, from, values) && !isLost(position, from, values);
  const taking = legalMoves(position).find(
    (reply) => moveTo(reply) === from && !position.losesExchange(reply, values),
  );
  const taker = isTrade && taking !== undefined ? moveFrom(taking) : null;
  const piece = taker === null ? null : { code: position.cells[taker], cell: taker };
  position.unmake();
  if (piece === null) return null;
  position.make(move);
  const isSafe = !isTaken(position, moveTo(move), values);
  position.unmake();
  return isSafe ? { kind: 'declines', piece: pieceRef(rules, piece) } : null;
}

const isWayOf = (reason: MoveReason) => reason.kind === 'opensWay' || reason.kind === 'makesRoom';

/** Own moves of the line in which a piece is to use the way that was opened for it. */
const MAX_WAY_MOVES = 2;

/** Whether the piece goes its way soon in the line. */
function isWayUsed({ rules, best: { shown } }: Findings, reason: MoveReason): boolean {
  if (!('piece' in reason) || !reason.piece) return false;
  const cell = rules.board.cellNamed(reason.piece.cell);
  const own = shown.plies.filter((ply) => ply.own).slice(1, 1 + MAX_WAY_MOVES);
  return own.some(({ moved: [first] }) => first?.from === cell);
}

const SLIGHT: ReadonlySet<string> = new Set([
  'mobility',
  'confines',
  'makesRoom',
  'protects',
  'supports',
  'check',
]);

/** Room to move, which nearly every move makes or takes, a guard that nothing needs, and a check that leads to nothing. */
export const isSlight = ({ kind }: MoveReason): boolean => SLIGHT.has(kind);

const MINOR: ReadonlySet<string> = new Set([
  'secures',
  'dodges',
  'stopsCheck',
  'bars',
  'traps',
  'denies',
  'spares',
]);

/** What is said of a cell, or of a capture not made, where nothing plainer is. */
export const isMinor = ({ kind }: MoveReason): boolean => MINOR.has(kind);

/** Whether a reason leaves room for what the move does not do. */
const isLittle = (reason: MoveReason): boolean =>
  isIdle(reason) || isSlight(reason) || isMinor(reason) || isBare(reason);

/** A later move without anything that it does. */
const isBare = (reason: MoveReason): boolean =>
  reason.kind === 'none' || (reason.kind === 'prepares' && reason.reason === null);

/** What is said where a move does nothing that can be shown. */
export const isIdle = ({ kind }: MoveReason): boolean => kind === 'waits' || kind === 'heads';

/** A piece that goes on soon by way of the cell that is left, and could go neither there nor where it goes before. */
function clearsWay({ rules, position, move, best: { shown } }: Findings): MoveReason | null {
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return null;
  const left = moveFrom(move);
  const { cells, moves } = afterPass(position, move);
  if (moves === null) return null;
  const now = legalMoves(position);
  const reaches = (list: readonly number[], from: number, to: number) =>
    list.some((one) => moveTag(one) === TAG_NORMAL && moveFrom(one) === from && moveTo(one) === to);
  const isCleared = ({ moved: [piece] }: LinePly) =>
    piece !== undefined &&
    piece.from !== moveTo(move) &&
    cells[piece.from] === piece.code &&
    [left, piece.to].every((to) => reaches(moves, piece.from, to) && !reaches(now, piece.from, to));
  const own = shown.plies.filter((ply) => ply.own).slice(1, 1 + MAX_WAY_MOVES);
  const [piece] = own.find(isCleared)?.moved ?? [];
  if (!piece) return null;
  return { kind: 'makesRoom', piece: pieceRef(rules, { code: piece.code, cell: piece.from }) };
}

/** The piece that moves goes on within the next own moves of the line, to where it could not go at once. */
function heads({ rules, position, best: { shown } }: Findings): MoveReason | null {
  const [first, ...rest] = shown.plies;
  const [here] = first?.moved ?? [];
  if (!first || !here) return null;
  const isNear = (cell: number) =>
    cell === here.from ||
    legalMoves(position).some((move) => moveFrom(move) === here.from && moveTo(move) === cell);
  let at = here.to;
  for (const { own, moved, captured } of rest.slice(0, 2 * MAX_PREPARED_MOVES)) {
    if (!own && captured.some(({ cell }) => cell === at)) return null;
    if (!own || moved[0]?.from !== at) continue;
    at = moved[0].to;
    if (isNear(at)) continue;
    const piece = pieceRef(rules, { code: here.code, cell: here.from });
    return { kind: 'heads', piece, cell: rules.board.cells[at].name };
  }
  return null;
}

/** Up to this lead the next best move is about as good. */
const ALIKE_CP = 20;

/** The other side would take nothing if it were to move, nor does it win anything after the move. */
function waits(findings: Findings): MoveReason | null {
  const { position, values, best, threat, second } = findings;
  if (!threat || threat.score >= WIN_BOUND) return null;
  const isSafe =
    lastingBalance(threat.shown) < leastGain(values) && lastingBalance(best.shown) >= 0;
  if (!isSafe) return null;
  // "None is in danger" reads as a promise that nothing is taken, in an even trade either.
  position.makeNull();
  const isTaking = canTakeAny(position, values);
  position.unmake();
  if (isTaking) return null;
  const lead = second === null ? null : best.score - second;
  if (lead === null) return { kind: 'waits', others: null };
  return {
    kind: 'waits',
    others: lead >= CLEAR_LEAD_CP ? 'worse' : lead <= ALIKE_CP ? 'alike' : null,
  };
}

/** What a move does that is seen on the board: the game's own plans before what any game knows. */
export const visibleIn = (
  findings: Pick<Findings, 'rules' | 'plans' | 'position' | 'values'>,
  move: number,
  least?: number,
): MoveReason | null => visibleReasons(findings, move, least)[0] ?? null;

/** All that a move does on the board, in no order. */
export const allVisible = (
  { rules, plans, position, values }: Pick<Findings, 'rules' | 'plans' | 'position' | 'values'>,
  move: number,
): MoveReason[] => [
  ...quietReasons(rules, position, move, values),
  ...(plans.quiet?.(position, move) ?? []).map((plan): MoveReason => ({ kind: 'plan', plan })),
];

/** All of that, most telling first. */
function visibleReasons(
  { rules, plans, position, values }: Pick<Findings, 'rules' | 'plans' | 'position' | 'values'>,
  move: number,
  least?: number,
): readonly MoveReason[] {
  const reasons = quietReasons(rules, position, move, values, least);
  const [plan] = plans.quiet?.(position, move) ?? [];
  if (!plan) return reasons;
  // What a piece does to another one says more than where it stands.
  const telling = reasons.filter(({ kind }) => kind === 'attacks' || kind === 'guards');
  return [...telling, { kind: 'plan', plan }];
}

function special({ move }: Findings): MoveReason | null {
  if (moveTag(move) === TAG_CASTLE) return { kind: 'castles' };
  return moveTag(move) === TAG_PASS ? { kind: 'passes' } : null;
}

/** Own moves of the line that are looked at for something plain. */
const MAX_PREPARED_MOVES = 3;

/** The next own moves of the line that the move itself leads to, and what each does. */
function prepared(findings: Findings) {
  const { position, move: prepares, best } = findings;
  const { plies } = best.shown;
  const now = position.cells.slice();
  const { cells: then, moves } = afterPass(position, prepares);
  // Nobody prepares to stand where such a piece stands already, nor to move what stands elsewhere yet.
  const isReturn = ({ move, moved: [first] }: LinePly) =>
    [now, then].some((cells) => cells[moveTo(move)] === first?.code);
  const isNext = ({ move, moved: [first] }: LinePly) =>
    (moves === null || moves.includes(move)) && (!first || then[first.from] === first.code);
  const own = plies.flatMap((ply, at) =>
    ply.own && at > 0 && !isReturn(ply) && isNext(ply) ? [at] : [],
  );
  return own.slice(0, MAX_PREPARED_MOVES).map((at) => preparedAt(findings, at));
}

/** The pieces after a move, and what could be played next if the other side passed; null where it may not pass. */
function afterPass(position: Position, move: number) {
  const { side } = position;
  position.make(move);
  const cells = position.cells.slice();
  const passes = position.side !== side && !position.inCheck() && !position.outcome();
  if (passes) position.makeNull();
  const moves = passes ? legalMoves(position) : null;
  if (passes) position.unmake();
  position.unmake();
  return { cells, moves };
}

/** Whether the line's move at a ply could not be played as well if the first were not, at once or when its turn comes. */
function isEnabledAt({ position, best: { shown }, values }: Findings, at: number): boolean {
  if (position.inCheck()) return true;
  const isPlayable = (move: number) => legalMoves(position).includes(move);
  if (isPossibleNow(position, shown.plies[0].move, shown.plies[at].move, values)) return false;
  let made = 1;
  position.makeNull();
  for (const { move } of shown.plies.slice(1, at)) {
    if (!isPlayable(move)) break;
    position.make(move);
    made++;
  }
  const { move } = shown.plies[at];
  const isIdle = made === at && isPlayable(move) && !position.losesExchange(move, values);
  for (; made > 0; made--) position.unmake();
  return !isIdle;
}

/** Whether a piece could go at once where it goes later, without being lost: the piece that moves first, too. */
function isPossibleNow(position: Position, first: number, later: number, values: Int16Array) {
  const from = moveFrom(later) === moveTo(first) ? moveFrom(first) : moveFrom(later);
  return legalMoves(position).some(
    (move) =>
      (move === later ||
        (moveFrom(move) === from &&
          moveTo(move) === moveTo(later) &&
          moveTag(move) === TAG_NORMAL)) &&
      !position.losesExchange(move, values),
  );
}

/** What the line's move at a ply does, by what follows it. */
function preparedAt(findings: Findings, at: number) {
  const { rules, plans, position, best, values } = findings;
  const { plies, outcome } = best.shown;
  const before = plies.slice(0, at);
  const cells = position.cells.slice();
  for (const { move } of before) position.make(move);
  const next = plies[at];
  const base = before.at(-1)?.balance ?? 0;
  const shown: ShownLine = {
    outcome,
    plies: plies.slice(at).map((ply) => ({ ...ply, balance: ply.balance - base })),
  };
  const task = {
    rules,
    position,
    values,
    side: position.side,
    shown,
    lastMove: before.at(-1) ?? null,
  };
  const plan = plans.achieves?.(position, next.move) ?? null;
  const exchange = exchangeIn(task);
  const shows = (): MoveReason | null =>
    exchange ??
    (plan && { kind: 'plan', plan }) ??
    visibleIn({ rules, plans, position, values }, next.move) ??
    (next.checks ? { kind: 'check' } : null);
  // Nobody prepares to give more than comes back, or to take back what has not been taken yet.
  const isGiven = (exchange?.balance?.value ?? 0) < -leastGain(values) / 2;
  const isAimless = isGiven || exchange?.isRecapture === true;
  // What only makes up for what falls before is not won.
  const wins = (plies.at(-1)?.balance ?? 0) >= leastGain(values);
  const found = (wins ? gainIn(task) : null) ?? promotionIn(task) ?? (isAimless ? null : shows());
  // A piece that only comes there on the way would be looked for in vain.
  const isSeen =
    found !== null &&
    standingIn(found).every(({ letter, side, cell: name }) => {
      const cell = rules.board.cellNamed(name);
      if (cell === undefined || cells[cell] === 0) return false;
      const here = pieceRef(rules, { code: cells[cell], cell });
      return here.letter === letter && here.side === side;
    });
  const move = moveRef(rules, position, next.move);
  const ways = freedomAfter(position, next.move);
  for (const _ of before) position.unmake();
  const start = next.moved[0]?.from;
  const from = start === moveTo(findings.move) ? moveFrom(findings.move) : start;
  const isNew = isSeen && !isAlready(rules, position, found, { from, ways });
  const reason = isNew ? found : null;
  return { kind: 'prepares', move, reason, isEnabled: isEnabledAt(findings, at) } as const;
}
