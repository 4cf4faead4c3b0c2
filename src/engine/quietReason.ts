// What a move is for that wins and threatens nothing: what it does on the board, or what the line does after it.
import type { RuleSet } from '../games/game';
import { isBorneOut, isTakenAtOnce, isWayKept, MAX_WAY_MOVES } from '../reasons/borneOut';
import { canTakeAny, isLost, isTaken, safeCapturesFrom } from '../reasons/captures';
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
  const spared = isTakenAtOnce(findings.best.shown.plies) ? null : sparedIn(findings);
  if (spared === null) return reason;
  return reason && reason.kind !== 'waits' && !isBare(reason) ? bothOf([reason, spared]) : spared;
}

/** What it does itself, unless that is slight, or else what the line does next. */
function aimOf(findings: Findings): MoveReason | null {
  const { position, values, move, best } = findings;
  // A piece that is taken at once does nothing else.
  const isTakenThere = isTakenAtOnce(best.shown.plies);
  const offer = isTakenThere ? offers(findings) : null;
  if (offer) return offer;
  const done = findings.done?.map((one) => JSON.stringify(one)) ?? [];
  const visible = seenIn(findings).find((one) => !done.includes(JSON.stringify(one)));
  const isUsual = visible !== undefined && isUsualPlan(findings, visible);
  if (visible && !isSlight(visible) && !isUsual) return visible;
  const coming = prepared(findings);
  const telling = coming.filter(({ reason }) => reason && !isSlight(reason));
  return (
    special(findings) ??
    telling.find(({ isEnabled }) => isEnabled) ??
    (isTakenThere ? null : (declines(findings) ?? invites(findings))) ??
    (isUsual ? telling.find(({ reason }) => reason?.kind === 'gain') : null) ??
    visible ??
    telling[0] ??
    coming.find(({ reason, isEnabled }) => reason && isEnabled) ??
    (shelters(position, move, values) ? { kind: 'shelters' } : null) ??
    (isTakenThere
      ? null
      : (clearsWay(findings) ??
        placed(findings) ??
        heads(findings) ??
        placed(findings, 'any') ??
        opened(findings) ??
        waits(findings))) ??
    coming.find(({ reason }) => reason) ??
    seenIn(findings, 1)[0] ??
    coming[0] ??
    null
  );
}

/** A plan that good moves serve anywhere, so that the line says more. */
const isUsualPlan = ({ plans }: Pick<Findings, 'plans'>, reason: MoveReason): boolean =>
  reason.kind === 'plan' && plans.usual?.has(reason.plan.name) === true;

/** What the cell is worth that the piece goes to, as far as the line bears it out. */
const placed = (findings: Findings, protection?: 'any'): MoveReason | null =>
  placeReasons(findings, protection).find((reason) => isBorneOut(lineOf(findings), reason)) ?? null;

/** A piece worth more than this times its taker is lost, not offered. Chosen by hand; not tuned. */
const MAX_OFFER_RATIO = 1.25;

/** The line takes the piece that moves, and takes back. */
function offers({ rules, values, best: { shown } }: MoveTask): MoveReason | null {
  const [first, reply, back] = shown.plies;
  const [here] = first?.moved ?? [];
  const [taker] = reply?.moved ?? [];
  if (!here || !taker || back?.captured.length !== 1 || back.captured[0].cell !== here.to)
    return null;
  if (values[here.code] > MAX_OFFER_RATIO * values[taker.code]) return null;
  return { kind: 'offers', piece: pieceRef(rules, { code: taker.code, cell: taker.from }) };
}

/** The piece that moves may be taken where it goes for one worth as much, whether or not the line does so. */
function invites({ rules, values, position, move }: Findings): MoveReason | null {
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return null;
  const [from, to] = [moveFrom(move), moveTo(move)];
  const trader = (cell: number): number | undefined =>
    isTaken(position, cell, values) && !isLost(position, cell, values)
      ? legalMoves(position).find(
          (one) => moveTo(one) === cell && !position.losesExchange(one, values),
        )
      : undefined;
  position.makeNull();
  const wasOffered = trader(from) !== undefined;
  position.unmake();
  position.make(move);
  const takes = position.inCheck() ? undefined : trader(to);
  const taker =
    takes === undefined ? null : { code: position.cells[moveFrom(takes)], cell: moveFrom(takes) };
  position.unmake();
  return taker && !wasOffered ? { kind: 'offers', piece: pieceRef(rules, taker) } : null;
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
  const isLeft = safeCapturesFrom(position, piece.cell, values).length > 0;
  position.unmake();
  // It may trade itself elsewhere.
  return isSafe && !isLeft ? { kind: 'declines', piece: pieceRef(rules, piece) } : null;
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
  const countFrom = (list: readonly number[], from: number) =>
    list.filter((one) => moveFrom(one) === from).length;
  const isCleared = ({ moved: [piece] }: LinePly) =>
    piece !== undefined &&
    countFrom(moves, piece.from) > countFrom(now, piece.from) &&
    piece.from !== moveTo(move) &&
    cells[piece.from] === piece.code &&
    [left, piece.to].every((to) => reaches(moves, piece.from, to) && !reaches(now, piece.from, to));
  const own = shown.plies.filter((ply) => ply.own).slice(1, 1 + MAX_WAY_MOVES);
  const [piece] = own.find(isCleared)?.moved ?? [];
  if (!piece) return null;
  return { kind: 'makesRoom', piece: pieceRef(rules, { code: piece.code, cell: piece.from }) };
}

/** Own moves of the line for which a piece has to stay where it was heading. */
const STAY_MOVES = 2;

/** The piece that moves goes on within the next own moves of the line to where it stays, and could not go in one move. */
function heads({ rules, position, best: { shown } }: Findings): MoveReason | null {
  const [first, ...own] = shown.plies.filter((ply) => ply.own);
  const [here] = first?.moved ?? [];
  if (!here) return null;
  let at = here.to;
  let last = -1;
  for (const [index, { moved }] of own.slice(0, MAX_PREPARED_MOVES + STAY_MOVES).entries()) {
    if (last >= 0 && index - last > STAY_MOVES) break;
    if (moved[0]?.from !== at) continue;
    at = moved[0].to;
    last = index;
  }
  // What moves on is still on its way.
  if (last < 0 || last >= MAX_PREPARED_MOVES) return null;
  const arrival = shown.plies.indexOf(own[last]);
  if (at === here.from || own[last].captured.length > 0) return null;
  const isTakenThere = isTakenAtOnce(shown.plies.slice(arrival));
  if (isTakenThere || reachesFrom(rules, position, shown.plies, arrival, here)) return null;
  const piece = pieceRef(rules, { code: here.code, cell: here.from });
  return { kind: 'heads', piece, cell: rules.board.cells[at].name };
}

/** Whether a piece that had stayed where it was could go in one move where it goes at a ply of the line, now or by then. */
function reachesFrom(
  rules: RuleSet,
  position: Position,
  plies: readonly LinePly[],
  at: number,
  { code, from }: { readonly code: number; readonly from: number },
): boolean {
  const [goes] = plies[at].moved;
  const isThere = (board: Position) =>
    legalMoves(board).some((move) => moveFrom(move) === from && moveTo(move) === goes.to);
  if (isThere(position)) return true;
  for (const { move } of plies.slice(0, at)) position.make(move);
  const { side, terrain } = position;
  const cells = position.cells.slice(0, position.board.cells.length);
  for (const _ of plies.slice(0, at)) position.unmake();
  cells[goes.from] = 0;
  cells[from] = code;
  const standing = [...cells.keys()].filter((cell) => cells[cell] !== 0);
  // Pieces are stood on it, so it has to be another position.
  const spare = rules.parse(rules.format(position));
  const codes = standing.map((cell) => cells[cell]);
  spare.arrange(codes, standing, side, terrain);
  return isThere(spare);
}

/** Up to this lead the next best move is about as good. */
const ALIKE_CP = 20;

/** The other side would take nothing if it were to move, nor does it win anything after the move. */
function waits(findings: Findings): MoveReason | null {
  const { position, move, values, best, threat, second } = findings;
  if (!threat || threat.score >= WIN_BOUND) return null;
  const isSafe =
    lastingBalance(threat.shown) < leastGain(values) && lastingBalance(best.shown) >= 0;
  if (!isSafe) return null;
  // "None is in danger" reads as a promise that nothing is taken, in an even trade either.
  position.makeNull();
  const couldTake = canTakeAny(position, values);
  position.unmake();
  position.make(move);
  const canTake = canTakeAny(position, values);
  position.unmake();
  if (couldTake || canTake) return null;
  const lead = second === null ? null : best.score - second;
  if (lead === null) return { kind: 'waits', others: null };
  return {
    kind: 'waits',
    others: lead >= CLEAR_LEAD_CP ? 'worse' : lead <= ALIKE_CP ? 'alike' : null,
  };
}

/** What a move does that is seen on the board: the game's own plans before what any game knows. */
export const visibleIn = (task: BoardTask, move: number, least?: number): MoveReason | null =>
  visibleReasons(task, move, least)[0] ?? null;

type BoardTask = Pick<Findings, 'rules' | 'plans' | 'position' | 'values'>;

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
  { rules, plans, position, values }: BoardTask,
  move: number,
  least?: number,
): readonly MoveReason[] {
  const reasons = quietReasons(rules, position, move, values, least);
  const own = (plans.quiet?.(position, move) ?? []).map(
    (plan) => ({ kind: 'plan', plan }) as const,
  );
  if (own.length === 0) return reasons;
  // What a piece does to another one says more than where it stands.
  const telling = reasons.filter(({ kind }) => kind === 'attacks' || kind === 'guards');
  return [...telling, ...own];
}

/** A way that is open to the end of the line, whoever may use it. */
const opened = (findings: Findings): MoveReason | null =>
  visibleReasons(findings, findings.move).find((one) => isWayKept(lineOf(findings), one)) ?? null;

/** What the game's own rules make of the move at once, where the line bears that out. */
export function achieved(findings: MoveTask): MoveReason | null {
  const { plans, position, best } = findings;
  const [first] = best.shown.plies;
  const plan = first ? (plans.achieves?.(position, first.move) ?? null) : null;
  const reason: MoveReason | null = plan && { kind: 'plan', plan };
  return reason && isBorneOut(lineOf(findings), reason) ? reason : null;
}

/** A move and the line that it begins. */
type MoveTask = BoardTask & Pick<Findings, 'move' | 'best'>;

const lineOf = (findings: MoveTask) => ({ ...findings, plies: findings.best.shown.plies });

/** What of it the line bears out. */
export const seenIn = (findings: MoveTask, least?: number): readonly MoveReason[] =>
  visibleReasons(findings, findings.move, least).filter((reason) =>
    isBorneOut(lineOf(findings), reason),
  );

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
  const own = plies.flatMap((ply, at) => (ply.own && at > 0 ? [at] : []));
  return own
    .slice(0, MAX_PREPARED_MOVES)
    .filter((at) => !isReturn(plies[at]) && isNext(plies[at]))
    .map((at) => preparedAt(findings, at));
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
  // In check every move is an answer, and what comes straight after it is why it is this one.
  if (position.inCheck()) return at <= 2;
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

/** Whether a later move attacks something that it would not attack if it were played at once. */
const isAttackOfLater = (findings: Findings, { move }: LinePly, reason: MoveReason | null) =>
  reason?.kind === 'attacks' &&
  legalMoves(findings.position).includes(move) &&
  !visibleReasons(findings, move).some(
    (now) => now.kind === 'attacks' && now.piece.cell === reason.piece.cell,
  );

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
  const later = { rules, plans, position, values, move: next.move, best: { ...best, shown } };
  const exchange = exchangeIn(task);
  const shows = (): MoveReason | null =>
    exchange ??
    (isTakenAtOnce(shown.plies) ? offers(later) : null) ??
    achieved(later) ??
    seenIn(later)[0] ??
    (next.checks ? { kind: 'check' } : null);
  // Nobody prepares to give more than comes back, or to take back what has not been taken yet.
  const isGiven = (exchange?.balance?.value ?? 0) < -leastGain(values) / 2;
  const isAimless = isGiven || exchange?.isRecapture === true;
  const gain = gainIn(task);
  // What only makes up for what falls in the line is not won.
  const wins = (plies.at(-1)?.balance ?? 0) >= leastGain(values);
  const aim = (): MoveReason | null =>
    (wins ? gain : null) ?? promotionIn(task) ?? (isAimless ? null : shows());
  // What comes after a loss pays for it at best.
  const found = base <= -leastGain(values) ? null : aim();
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
  const isNew =
    isSeen &&
    !isUsualPlan(findings, found) &&
    !isAlready(rules, position, found, { from, ways, values });
  const reason = isNew ? found : null;
  const isEnabled = isEnabledAt(findings, at) || isAttackOfLater(findings, next, reason);
  return { kind: 'prepares', move, reason, isEnabled } as const;
}
