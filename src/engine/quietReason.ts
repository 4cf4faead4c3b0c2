// What a move is for that wins and threatens nothing: what it does on the board, or what the line does after it.
import { isBorneOut } from '../reasons/borneOut';
import { canTakeAny, isLost, isTaken } from '../reasons/captures';
import { isTakenAtOnce } from '../reasons/fate';
import { type LinePly, lastingBalance, leastGain, originOf } from '../reasons/line';
import { lossIn } from '../reasons/loss';
import { isCaughtBy, placeReasons, sparedIn } from '../reasons/place';
import { sheltered } from '../reasons/quiet';
import { bothOf, type MoveReason, type MoveRef, pieceRef } from '../reasons/reason';
import { effectsOf } from '../rules/effects';
import {
  legalMoves,
  moveFrom,
  moveTag,
  moveTo,
  TAG_CASTLE,
  TAG_NORMAL,
  TAG_PASS,
} from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import { heads } from './headsReason';
import { CLEAR_LEAD_CP, type Findings } from './hintFindings';
import { prepared } from './laterReason';
import { WIN_BOUND } from './score';
import {
  achievedOn,
  clearsWay,
  isUsualPlan,
  lineOf,
  offers,
  opened,
  otherwise,
  seenIn,
} from './visibleReason';

/** Cells more or less for a piece that say more than that nothing is in danger. */
const MIN_SEEN_CELLS = 2;

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
  const { best } = findings;
  // A piece that is taken at once does nothing else.
  const isTakenThere = isTakenAtOnce(best.shown.plies);
  const offer = isTakenThere ? offers(findings) : null;
  if (offer) return givenAway(findings, offer) ?? offer;
  const done = findings.done?.map((one) => JSON.stringify(one)) ?? [];
  const visible = seenIn(findings).find((one) => !done.includes(JSON.stringify(one)));
  const isUsual = visible !== undefined && isUsualPlan(findings, visible);
  if (visible && !isSlight(visible) && !isUsual) return visible;
  // On its way a piece says more with this step than with its next one.
  const isNextStep = ({ move }: { move: MoveRef }) =>
    isOnward(findings, visible) && move.piece?.cell === cellNameOf(findings);
  const coming = prepared(findings).filter((later) => !isNextStep(later));
  const telling = coming.filter(({ reason }) => reason && !isSlight(reason));
  const invited = invites(findings);
  return (
    special(findings) ??
    (invited && isTradeOf(invited, telling[0]) ? invited : null) ??
    telling.find(({ isEnabled }) => isEnabled) ??
    telling.find(({ reason }) => reason?.kind === 'gain') ??
    (isTakenThere ? null : declines(findings)) ??
    invited ??
    // Who is kept off says more than that something is guarded.
    (isUsual ? placed(findings, undefined, 'plan') : null) ??
    // A piece that will be attacked says more than a cell or two.
    (visible && isRoom(visible) && telling[0]?.reason?.kind === 'attacks' ? telling[0] : null) ??
    visible ??
    telling[0] ??
    coming.find(({ reason, isEnabled }) => reason && reason.kind !== 'check' && isEnabled) ??
    (isTakenThere ? null : sheltersFrom(findings)) ??
    (isTakenThere
      ? null
      : (openedTo(findings) ??
        clearsWay(findings) ??
        placed(findings) ??
        achievedOn(findings) ??
        heads(findings) ??
        placed(findings, 'any') ??
        opened(findings) ??
        seenIn(findings, MIN_SEEN_CELLS)[0] ??
        otherwise(findings) ??
        waits(findings))) ??
    coming.find(({ reason }) => reason) ??
    seenIn(findings, 1)[0] ??
    coming[0] ??
    null
  );
}

/** What an offer of a piece for a lesser one comes to, where it is left at that, and nothing was threatened. */
function givenAway(findings: Findings, offer: MoveReason): MoveReason | null {
  const { rules, values, position, lastMove, best, threat } = findings;
  const isDear = offer.kind === 'offers' && offer.given !== undefined;
  const isThreatened = threat !== null && lastingBalance(threat.shown) >= leastGain(values);
  const last = best.shown.plies.at(-1)?.balance ?? 0;
  if (!isDear || isThreatened || !isLosing(findings) || last > -leastGain(values)) return null;
  const { side } = position;
  return lossIn({ rules, values, position, lastMove, side, shown: best.shown }, null);
}

/** Whether what a move does counts only where the piece goes on. */
const isOnward = ({ plans }: Findings, reason: MoveReason | undefined): boolean =>
  reason?.kind === 'plan' && plans.onward?.has(reason.plan.name) === true;

/** The cell that the move leads to. */
const cellNameOf = ({ rules, move }: Findings): string => rules.board.cells[moveTo(move)].name;

/** A way that is open to something that could be taken, which says more than for whom room is made. */
function openedTo(findings: Findings): MoveReason | null {
  const way = opened(findings);
  return way?.kind === 'opensWay' && way.prey ? way : null;
}

/** What the cell is worth that the piece goes to, as far as the line bears it out. */
const placed = (
  findings: Findings,
  protection?: 'any',
  wanted?: MoveReason['kind'],
): MoveReason | null =>
  placeReasons(findings, protection).find(
    (reason) =>
      (wanted === undefined || reason.kind === wanted) &&
      isFeared(findings, reason) &&
      isBorneOut(lineOf(findings), reason) &&
      !isLosing(findings),
  ) ?? null;

/** Whether an attack that is dodged would win something, or is what another move allows: else the piece could go then. */
const isFeared = (findings: Findings, reason: MoveReason): boolean =>
  reason.kind !== 'dodges' || findings.done !== undefined || isCaughtBy(findings, reason);

/** Whether the reply wins something, beside which what a cell is worth says nothing. */
const isLosing = ({ values, best: { shown } }: Findings): boolean =>
  shown.plies[1]?.captured.length !== 0 && lastingBalance(shown) <= -leastGain(values);

/** No check is left to the other side; where one piece alone could give one, that is named. */
function sheltersFrom(findings: Findings): MoveReason | null {
  const { size } = sheltered(findings.position, findings.move, findings.values);
  if (size === 0) return null;
  // The only one is named though the other side might have no use for it.
  const stopped =
    size === 1 ? placed({ ...findings, threat: null }, undefined, 'stopsCheck') : null;
  return stopped ?? { kind: 'shelters' };
}

/** The piece that moves may be taken where it goes for one worth as much, whether or not the line does so. */
function invites({ rules, values, position, move, best }: Findings): MoveReason | null {
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return null;
  const [from, to] = [moveFrom(move), moveTo(move)];
  const partner = partnerIn(best.shown.plies.slice(1), to);
  const trader = (cell: number): number | undefined => {
    if (!isTaken(position, cell, values) || isLost(position, cell, values)) return undefined;
    const takers = legalMoves(position).filter(
      (one) => moveTo(one) === cell && !position.losesExchange(one, values),
    );
    return takers.find((one) => moveFrom(one) === partner) ?? takers[0];
  };
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

/** Whether a later move of the piece that is offered takes the very piece that could take it now. */
const isTradeOf = (offer: MoveReason, later: MoveReason | undefined): boolean =>
  offer.kind === 'offers' &&
  later?.kind === 'prepares' &&
  later.reason?.kind === 'exchange' &&
  later.reason.taken.some(({ cell }) => cell === offer.piece.cell);

/** The cell of the piece that a line trades for the one on a cell; undefined where it trades none. */
function partnerIn(plies: readonly LinePly[], cell: number): number | undefined {
  const trade = plies.find(
    ({ own, moved, captured }) =>
      captured.length > 0 &&
      (own ? moved[0]?.from === cell : captured.some((piece) => piece.cell === cell)),
  );
  const [mover] = trade?.moved ?? [];
  const piece = trade?.own ? trade.captured[0] : mover && { code: mover.code, cell: mover.from };
  // Where it stands now, though it may come nearer before the trade.
  return trade && piece && originOf(plies.slice(0, plies.indexOf(trade)), piece).cell;
}

/** The piece that moves could have been traded, and cannot be taken where it goes. */
function declines({ rules, values, position, move }: Findings): MoveReason | null {
  if (position.inCheck() || moveTag(move) !== TAG_NORMAL) return null;
  const from = moveFrom(move);
  position.makeNull();
  const isTrade = isTaken(position, from, values) && !isLost(position, from, values);
  const taking = captures(position, values).find(({ taken }) =>
    taken.some(({ cell }) => cell === from),
  );
  const taker = isTrade && taking !== undefined ? moveFrom(taking.move) : null;
  const piece = taker === null ? null : { code: position.cells[taker], cell: taker };
  position.unmake();
  if (piece === null) return null;
  position.make(move);
  const isSafe = !isTaken(position, moveTo(move), values);
  const isLeft = canTakeAny(position, values, piece.cell);
  position.unmake();
  // It may trade itself elsewhere.
  return isSafe && !isLeft ? { kind: 'declines', piece: pieceRef(rules, piece) } : null;
}

/** What the side to move could take without losing by it: on the cell it goes to, or by surrounding it. */
const captures = (position: Position, values: Int16Array) =>
  legalMoves(position).flatMap((move) => {
    const taken = effectsOf(position, move).captured.filter(({ code }) => values[code] > 0);
    return taken.length > 0 && !position.losesExchange(move, values) ? [{ move, taken }] : [];
  });

const ROOM = ['mobility', 'confines', 'makesRoom'];

/** A cell or two more or less for a piece. */
export const isRoom = ({ kind }: MoveReason): boolean => ROOM.includes(kind);

const SLIGHT: ReadonlySet<string> = new Set([...ROOM, 'protects', 'supports', 'check']);

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

/** Up to this lead the next best move is about as good. */
export const ALIKE_CP = 20;

/** The other side would take nothing if it were to move, nor does it win anything after the move. */
function waits(findings: Findings): MoveReason | null {
  const { position, move, values, best, threat, second } = findings;
  if (!threat || threat.score >= WIN_BOUND || isAlone(position, values)) return null;
  // What falls for nothing later in the line is in danger as well.
  const last = best.shown.plies.at(-1)?.balance ?? 0;
  const isSafe =
    lastingBalance(threat.shown) < leastGain(values) &&
    lastingBalance(best.shown) >= 0 &&
    last > -leastGain(values);
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

/** Whether the side to move has no piece that could be taken: of a lone king nobody says that no piece is in danger. */
const isAlone = ({ cells, side }: Position, values: Int16Array): boolean =>
  cells.every((code) => code === 0 || colourOf(code) !== side || values[code] <= 0);

function special({ move }: Findings): MoveReason | null {
  if (moveTag(move) === TAG_CASTLE) return { kind: 'castles' };
  return moveTag(move) === TAG_PASS ? { kind: 'passes' } : null;
}
