// What the lines show about a move that was not the best: which kind of mistake it was, what it leads to, and what the better
// move does. Every mistake has a consequence or a better idea: where nothing is lost, what the reply gets.
import { letterOf } from '../games/ruleSet';
import { catches, forkedBy, isInDanger } from '../reasons/captures';
import { isTakenAtOnce } from '../reasons/fate';
import {
  isQuiet,
  type LinePly,
  leastGain,
  MAX_LOSS_PLIES,
  type ShownLine,
  takenBy,
} from '../reasons/line';
import { lossIn } from '../reasons/loss';
import { exchangeIn, gainIn, type LineTask } from '../reasons/material';
import {
  isBalanced,
  type MoveReason,
  moveRef,
  type PieceRef,
  partsBeside,
  partsOf,
  pieceRef,
} from '../reasons/reason';
import { OPEN_CHANCE, WON_CHANCE } from '../review/marks';
import type { MistakeExplanation, MistakeKind } from '../review/moveAnalysis';
import { effectsOf } from '../rules/effects';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import type { Reason as EndReason } from '../rules/types';
import { allows, asLoss, besideTaken, isEvenTrade, isPunishment, isUsual } from './allowedReply';
import {
  besideTaking,
  betterIdea,
  forcedLoss,
  isTakenBy,
  lastPiece,
  laterIdea,
  type MistakeTask,
  nextIdea,
  notDoneBy,
  takingOf,
  telling,
} from './betterIdea';
import type { ScoredLine } from './hintFindings';
import { drawEnd } from './hintReason';
import { goesInTime, guardedIn, heldIn, keptIn } from './keptReason';
import { isMinor, isSlight } from './quietReason';
import { survives } from './savedReason';
import { DRAW, WIN_BOUND } from './score';

/** What a move lost, and how. */
export function explainMistake(task: MistakeTask): MistakeExplanation {
  const { rules, position, best, played } = task;
  const line = (shown: ShownLine) => ({ ...task, side: position.side, shown });
  const loss = lossIn(line(played.shown), best.shown);
  const gain = gainIn(line(best.shown));
  const forced = forcedLoss(played, task.threat);
  const last = forced && lastPiece(task);
  const lostGame = forced && last ? { ...forced, last } : forced;
  // What was not taken says less than a game that is lost before one's eyes.
  const most = loss === null ? MAX_SEEN_LOSS_MOVES : nearLossOf(lostGame?.by ?? null, loss);
  const isNear = lostGame !== null && lostGame.moves <= most;
  const whole = betterIdea(task);
  const idea = notDoneBy(task, whole);
  const missed = missedIn(task, idea, loss !== null);
  const isSmall = missed === null && gain !== null && idea !== null && isLessThan(task, loss, idea);
  const lost = isSmall ? null : loss && (attackIn(task, loss) ?? loss);
  // What could have been taken back is seen before what falls later.
  const fallen = lost ?? (missed && exposedIn(task));
  const isBefore = missed !== null && (!fallsAtOnce(fallen) || isSeenFirst(task, missed, fallen));
  const first = isBefore ? missed : fallen;
  const consequence = (isNear ? lostGame : (first ?? lostGame)) ?? letsDraw(task);
  const allowed = consequence === null && (idea === null || !isPlain(idea)) ? allows(task) : null;
  // The move played answered the check, too.
  const isSilent = idea === null || idea.kind === 'answersCheck';
  const isCause =
    allowed !== null &&
    (isSilent ? !partsOf(allowed).some(isEvenTrade) : isPunishment(task.plans, allowed));
  const cause =
    consequence ??
    (isCause ? besideTaken(task, asLoss(task, allowed)) : null) ??
    soldFor(line(played.shown));
  const isMissed = cause !== null && cause === missed;
  const rest = isMissed ? besideTaking(idea) : idea;
  const said =
    cause === null ? idea : (telling(rest, cause) ?? (isMissed ? null : takingOf(whole, cause)));
  // That it guards what hangs says more than what good moves do anywhere.
  const isVague =
    said === null ||
    partsBeside(said).every((one) => one.kind === 'plan' || isUsual(task.plans, one));
  const shown = (isVague ? guardedIn(task) : null) ?? said;
  // The kind is that of what is said: what was not taken is no loss.
  const loses = !isMissed && (loss !== null || cause?.kind === 'loses');
  return {
    kind: mistakeKind(task, loses, gain !== null || missed !== null),
    consequence: cause,
    better: moveRef(rules, position, best.shown.plies[0]?.move ?? legalMoves(position)[0]),
    betterIdea:
      shown ??
      (cause === null
        ? (nextIdea(task) ?? laterIdea(task))
        : (keptIn(task, cause) ?? goesInTime(task, cause) ?? heldIn(task, cause))),
  };
}

/** What the move takes, and what it gives for it at once: a dearer piece, though by less than what counts as lost in the end. */
function soldFor(task: LineTask): MoveReason | null {
  const { plies } = task.shown;
  if (!isTakenAtOnce(plies)) return null;
  // What is traded afterwards for another reason has nothing to do with it.
  const isOver = isQuiet(plies[2]) && (plies[1]?.balance ?? 0) <= -leastGain(task.values);
  const taking = exchangeIn(
    isOver ? { ...task, shown: { ...task.shown, plies: plies.slice(0, 2) } } : task,
  );
  const { balance } = taking ?? {};
  const isOne = balance?.gained.length === 1 && balance.lost.length === 1;
  return balance && isOne && balance.value < 0 && !isBalanced(balance) ? taking : null;
}

function mistakeKind(
  { chance, best, played }: MistakeTask,
  loses: boolean,
  bestWins: boolean,
): MistakeKind {
  if (chance(best.score) >= WON_CHANCE && chance(played.score) < OPEN_CHANCE) return 'missedWin';
  if (played.score <= -WIN_BOUND) return 'allowedWin';
  if (loses) return 'lostPiece';
  if (bestWins) return 'missedPiece';
  return isDrawn(played) ? 'letDraw' : 'position';
}

/** Moves beyond which a piece that is lost says more than the forced end; and one that falls at once, where that wins by taking. */
const MAX_NEAR_LOSS_MOVES = 4;
const MAX_NEAR_TAKING_MOVES = 2;
/** And beyond which what was not taken does. */
const MAX_SEEN_LOSS_MOVES = 5;

function nearLossOf(by: EndReason | null, loss: MoveReason | null): number {
  const isByTaking = by === 'bare-king' || by === 'annihilation';
  return isByTaking && fallsAtOnce(loss) ? MAX_NEAR_TAKING_MOVES : MAX_NEAR_LOSS_MOVES;
}

/** Whether the first reply takes what is lost; a move that takes something itself may lose something with it. */
const fallsAtOnce = (loss: MoveReason | null): boolean =>
  partsBeside(loss).some((one) => one.kind === 'loses' && one.moves === 1 && !one.isTraded);

/**
 * What the reply takes for nothing that the move itself let go, though the line wins as much far later: who only reads that something
 * was not taken would not see it.
 */
function exposedIn(task: MistakeTask): MoveReason | null {
  const { position, values, best, played } = task;
  const [first, reply] = played.shown.plies;
  const [prey, ...others] = reply?.captured ?? [];
  if (!first || !prey || others.length > 0 || first.captured.length > 0) return null;
  const soon = played.shown.plies.slice(1, MAX_LOSS_PLIES);
  const isPaid = soon.some(({ balance }) => balance > -leastGain(values));
  const isMover = first.moved[0]?.to === prey.cell;
  if (isPaid || isMover || isInDanger(position, prey.cell, values)) return null;
  const shown = { outcome: null, plies: played.shown.plies.slice(0, 2) };
  return lossIn({ ...task, side: position.side, shown }, best.shown);
}

/** Whether what was not done is to take back, or to take a dearer piece: seen before any but the one that was moved instead. */
function isSeenFirst(
  { rules, position, values, played }: MistakeTask,
  missed: MoveReason,
  loss: MoveReason | null,
): boolean {
  const worth = (piece: PieceRef | null) =>
    values[position.cells[rules.board.cellNamed(piece?.cell ?? '') ?? -1]] ?? 0;
  const losses = partsBeside(loss).filter((one) => one.kind === 'loses');
  const most = Math.max(...losses.map(({ piece }) => worth(piece)));
  const isDearer = (piece: PieceRef) => worth(piece) - most >= leastGain(values);
  const isMover = losses.some((one) => one.isMover);
  const [first, reply, ...rest] = played.shown.plies;
  const [mover] = first?.moved ?? [];
  // Of what is protected, it says more that its taker was left untaken.
  const isItsTaker = ({ cell }: PieceRef): boolean =>
    reply?.moved[0]?.from === rules.board.cellNamed(cell) &&
    losses.some(
      ({ piece }) => reply.captured[0]?.cell === rules.board.cellNamed(piece?.cell ?? ''),
    ) &&
    rest.length > 0 &&
    canTakeBack(position, first.move, reply);
  return (
    losses.every(({ balance }) => balance.conceded.length === 0) &&
    partsBeside(missed).some(
      (one) =>
        one.kind === 'misses' &&
        (isMover
          ? worth(one.piece) >= 2 * (values[mover?.code ?? 0] ?? 0) || isItsTaker(one.piece)
          : one.isRecapture ||
            isDearer(one.piece) ||
            (isItsTaker(one.piece) && most - worth(one.piece) < leastGain(values))),
    )
  );
}

/** Whether the side to move could take back where a reply to its move takes. */
function canTakeBack(position: Position, move: number, reply: LinePly): boolean {
  position.make(move);
  position.make(reply.move);
  const isBack = legalMoves(position).some((back) =>
    effectsOf(position, back).captured.some(({ cell }) => cell === reply.moved[0]?.to),
  );
  position.unmake();
  position.unmake();
  return isBack;
}

/** Whether what was left to be taken is worth clearly less than what the better move wins at once: that is what went wrong. */
function isLessThan(
  { rules, position, values }: MistakeTask,
  loss: MoveReason | null,
  idea: MoveReason,
): boolean {
  const worth = (piece: PieceRef | null) =>
    values[position.cells[rules.board.cellNamed(piece?.cell ?? '') ?? -1]] ?? 0;
  if (loss?.kind !== 'loses' || !loss.isLeft) return false;
  return partsBeside(idea).some(
    (one) =>
      one.kind === 'gain' &&
      one.moves === 1 &&
      one.taken.length === 1 &&
      one.balance.gained.includes(one.taken[0].letter) &&
      worth(one.taken[0]) + loss.balance.value >= leastGain(values),
  );
}

/**
 * The reply that attacks what is lost a move later: with another piece, so that but one of them can be saved, or where it has no safe
 * move.
 */
function attackIn({ rules, position, values, played }: MistakeTask, loss: MoveReason) {
  const [first, reply] = played.shown.plies;
  if (!first || !reply || loss.kind !== 'loses' || loss.moves !== 2 || loss.isTraded) return null;
  const lost = rules.board.cellNamed(loss.piece?.cell ?? '') ?? -1;
  position.make(first.move);
  const refs = (cells: readonly number[]) =>
    cells.map((cell) => pieceRef(rules, { code: position.cells[cell], cell }));
  const forked = refs(forkedBy(position, reply.move, values) ?? []);
  const [caught] = catches(position, reply.move, lost, values) ? refs([lost]) : [];
  const move = moveRef(rules, position, reply.move);
  position.unmake();
  if (forked.some(({ cell }) => cell === loss.piece?.cell))
    return { kind: 'allows', reply: move, reason: { kind: 'forks', pieces: forked } } as const;
  if (!caught) return null;
  const reason = { kind: 'attacks', piece: caught, isCaught: true } as const;
  return { kind: 'allows', reply: move, reason } as const;
}

/** What the better move takes, or takes back, without losing by it, and neither the move played nor the next one does. */
function missedIn(task: MistakeTask, idea: MoveReason | null, isLoss: boolean): MoveReason | null {
  const { rules, position, values, best, played, lastMove } = task;
  const { plies, outcome } = played.shown;
  const [taking] = best.shown.plies;
  // What sells a piece that is lost anyway takes nothing that hung.
  if (!taking || position.losesExchange(taking.move, values)) return null;
  const cellOf = ({ cell }: PieceRef): number => rules.board.cellNamed(cell) ?? -1;
  const isBack = (cell: number): boolean =>
    lastMove?.captured.some((piece) => piece.cell === cell) === true;
  const stays = (cell: number, length: number): boolean =>
    survives({ plies: plies.slice(0, length), outcome }, cell, false);
  const goes = (cell: number): boolean => plies[1]?.moved[0]?.from === cell;
  const getsAway = (cell: number): boolean => goes(cell) && plies[1]?.captured.length === 0;
  // What takes half its worth before it is taken was let go as well.
  const isSold = (cell: number): boolean =>
    (plies[1]?.captured ?? []).reduce((sum, { code }) => sum + values[code], 0) >=
    values[position.cells[cell]] / 2;
  const isGone = (cell: number): boolean =>
    goes(cell) && (stays(cell, MISSED_PLIES) || isSold(cell));
  const goesLater = (cell: number): boolean =>
    plies.some(
      ({ own, moved, captured }, at) =>
        !own &&
        moved[0]?.from === cell &&
        (captured.length === 0 || isBack(cell) || at >= MAX_LOSS_PLIES),
    ) && stays(cell, MISSED_PLIES);
  const leftIn = (one: MoveReason): readonly PieceRef[] =>
    one.kind === 'exchange' || one.kind === 'gain'
      ? one.taken.filter((piece) => !isTakenBy(task, piece))
      : [];
  const isMissed = (one: MoveReason): boolean => {
    const [piece, ...others] = leftIn(one);
    if (!piece || others.length > 0) return false;
    const cell = cellOf(piece);
    // What gets away and falls far later was let go as well.
    // What is traded, while something else is won, was not let go.
    if (one.kind === 'gain' && !one.balance.gained.includes(piece.letter))
      return one.moves === 1 && isPaidAnyway(task) && stays(cell, plies.length);
    // What is only won later could not be taken, nor taken back, by the move that was not made.
    if (one.kind === 'gain' && one.moves > 1) return false;
    if (one.kind === 'gain') return stays(cell, plies.length) || isGone(cell) || goesLater(cell);
    if (one.kind !== 'exchange') return false;
    const isLetGo = getsAway(cell) && (one.balance?.value ?? 1) > 0;
    const { lost = [], value = 0 } = one.balance ?? {};
    const isUnpaid = lost.length === 0 && value >= leastGain(values);
    // A dearer piece than the one that could have taken it, which takes as much itself.
    const isTurned =
      goes(cell) &&
      isSold(cell) &&
      values[position.cells[cell]] - values[taking.moved[0]?.code ?? 0] >= leastGain(values);
    const isFree =
      one.isRecapture ||
      isTurned ||
      isLetGo ||
      isUnpaid ||
      ((stays(cell, plies.length) || goesLater(cell)) && isPaidAnyway(task));
    // What could have been taken back and takes something more first was let go, even where it falls there; what it takes says more.
    // So was what hung and takes half its worth.
    const takesSome = one.isRecapture ? plies[1]?.captured.length !== 0 : isUnpaid && isSold(cell);
    const takesMore = !isLoss && goes(cell) && takesSome;
    return !one.isSacrifice && isFree && (isTurned || takesMore || stays(cell, MISSED_PLIES));
  };
  const one = partsBeside(idea).find(isMissed);
  const [piece] = one ? leftIn(one) : [];
  if (!piece) return null;
  const left = isLoss ? null : leftTo(task, cellOf(piece));
  return besideTaken(task, left ?? { kind: 'misses', piece, isRecapture: isBack(cellOf(piece)) });
}

/**
 * The piece that hung, worth twice what could have been taken, which takes it next: players look at it before its taker, though the
 * move played has taken as much.
 */
function leftTo({ rules, position, values, played }: MistakeTask, cell: number): MoveReason | null {
  const [first, reply] = played.shown.plies;
  const [prey, ...others] = reply?.captured ?? [];
  const [taker] = reply?.moved ?? [];
  if (!first?.captured.length || !prey || others.length > 0 || taker?.from !== cell) return null;
  const isDearer = values[prey.code] >= 2 * values[taker.code];
  // What is put there is taken in its turn, which is a trade.
  const isStill = first.moved.every(({ to }) => to !== prey.cell);
  if (!isDearer || !isStill || !isInDanger(position, prey.cell, values)) return null;
  const lost = [letterOf(rules, prey.code)];
  return {
    kind: 'loses',
    balance: { gained: [], lost, conceded: [], promoted: [], value: -values[prey.code] },
    piece: pieceRef(rules, prey),
    taker: pieceRef(rules, { code: taker.code, cell }),
    ...{ moves: 1, isMover: false, isTraded: false, isLeft: true, exposed: null },
  };
}

/** Whether what falls for what the better move takes falls after the move played as well, where it stands. */
function isPaidAnyway({ best, played }: MistakeTask): boolean {
  const price = best.shown.plies[1]?.captured ?? [];
  const fallen = takenBy(played.shown.plies, false);
  return (
    price.length > 0 &&
    price.every(({ code, cell }) => fallen.some((one) => one.code === code && one.cell === cell))
  );
}

/** Plies of the line in which a piece is not taken that could have been: up to the next own move. */
const MISSED_PLIES = 3;

const isDrawn = ({ score, shown: { outcome } }: ScoredLine): boolean =>
  score === DRAW && outcome?.winner === null;

/** How the line ends, where that is what makes it a draw. */
function letsDraw({ position, played }: MistakeTask): MoveReason | null {
  const by = isDrawn(played) ? drawEnd(position, played.shown) : null;
  return by === null ? null : { kind: 'draw', by, otherwise: null };
}

/** Whether a reason says something that a player can see, so that the better move alone explains the mark. */
const isPlain = (reason: MoveReason): boolean =>
  reason.kind === 'both'
    ? !partsBeside(reason).every(isLittle)
    : // That a move wins in the end is seen only where what it does first is.
      reason.kind === 'winsWith'
      ? !partsBeside(reason.first).every(isLittle)
      : ['gain', 'win', 'draw'].includes(reason.kind);

const isLittle = (one: MoveReason): boolean => isSlight(one) || isMinor(one);

/** Why an only move is good: its own idea stands for the better one. */
export function explainOnlyMove(task: Omit<MistakeTask, 'played'>): MistakeExplanation {
  const found = explainMistake({ ...task, played: task.best });
  const idea = betterIdea({ ...task, played: task.best });
  // What good moves do anywhere is no reason why all others fail.
  const isReason = idea !== null && !isUsual(task.plans, idea);
  return {
    ...found,
    kind: 'position',
    consequence: null,
    betterIdea: isReason ? idea : null,
  };
}
