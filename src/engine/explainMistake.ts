// What the lines show about a move that was not the best: which kind of mistake it was, what it leads to, and what the better
// move does. Every mistake has a consequence or a better idea: where nothing is lost, what the reply gets.
import type { GamePlans, RuleSet } from '../games/game';
import { catches, forkedBy, isLost, isTaken, takesBack } from '../reasons/captures';
import type { ShownLine } from '../reasons/line';
import { lossIn, wasInDanger } from '../reasons/loss';
import { gainIn } from '../reasons/material';
import { MIN_FREED_CELLS } from '../reasons/quiet';
import {
  type Balance,
  bothOf,
  type MoveReason,
  moveRef,
  type PieceRef,
  partsBeside,
  partsOf,
  pieceRef,
  pieceRefs,
  standingIn,
} from '../reasons/reason';
import { OPEN_CHANCE, WON_CHANCE } from '../review/marks';
import type { MistakeExplanation, MistakeKind } from '../review/moveAnalysis';
import type { MoveEffects } from '../rules/effects';
import { legalMoves } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import type { Reason as EndReason } from '../rules/types';
import type { Findings, ScoredLine } from './hintFindings';
import { reasonFor, survives } from './hintReason';
import { isMinor, isSlight, quietReason } from './quietReason';
import { DRAW, WIN, WIN_BOUND } from './score';
import { allVisible, visibleIn } from './visibleReason';

interface MistakeTask {
  readonly rules: RuleSet;
  readonly plans: GamePlans;
  /** Before the move; left as it was. */
  readonly position: Position;
  readonly values: Int16Array;
  /** What the move before it did, if there was one. */
  readonly lastMove: MoveEffects | null;
  readonly chance: (score: number) => number;
  readonly best: ScoredLine;
  readonly played: ScoredLine;
  /** What the other side would do if it were to move before the move; null where that is not known. */
  readonly threat: ScoredLine | null;
}

/** What a move lost, and how. */
export function explainMistake(task: MistakeTask): MistakeExplanation {
  const { rules, position, best, played } = task;
  const line = (shown: ShownLine) => ({ ...task, side: position.side, shown });
  const loss = lossIn(line(played.shown), best.shown);
  const gain = gainIn(line(best.shown));
  const lostGame = forcedLoss(played);
  const isNear = lostGame !== null && lostGame.moves <= nearLossOf(lostGame.by, loss);
  const whole = betterIdea(task);
  const idea = notDoneBy(task, whole);
  const missed = missedIn(task, idea);
  const lost = loss && (attackIn(task, loss) ?? loss);
  // What could have been taken back is seen before what falls later.
  const first = missed !== null && !fallsAtOnce(loss) ? missed : lost;
  const consequence = (isNear ? lostGame : (first ?? lostGame)) ?? letsDraw(played);
  const allowed = consequence === null && (idea === null || !isPlain(idea)) ? allows(task) : null;
  // The move played answered the check, too.
  const isSilent = idea === null || idea.kind === 'answersCheck';
  const isCause =
    allowed !== null &&
    (isSilent ? !partsOf(allowed).some(isEvenTrade) : isPunishment(task.plans, allowed));
  const cause = consequence ?? (isCause ? besideTaken(task, asLoss(task, allowed)) : null);
  const rest = cause !== null && cause === missed ? besideTaking(idea) : idea;
  const isTaken = cause !== null && cause !== missed;
  const shown =
    cause === null ? idea : (telling(rest, cause) ?? (isTaken ? takingOf(whole) : null));
  const loses = loss !== null || cause?.kind === 'loses';
  return {
    kind: mistakeKind(task, loses, gain !== null || missed !== null),
    consequence: cause,
    better: moveRef(rules, position, best.shown.plies[0]?.move ?? legalMoves(position)[0]),
    betterIdea: shown ?? (cause === null ? (nextIdea(task) ?? laterIdea(task)) : null),
  };
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
  return letsDraw(played) === null ? 'position' : 'letDraw';
}

/** Moves beyond which a piece that is lost says more than the forced end; and one that falls at once, where that wins by taking. */
const MAX_NEAR_LOSS_MOVES = 4;
const MAX_NEAR_TAKING_MOVES = 2;

function nearLossOf(by: EndReason | null, loss: MoveReason | null): number {
  const isByTaking = by === 'bare-king' || by === 'annihilation';
  return isByTaking && fallsAtOnce(loss) ? MAX_NEAR_TAKING_MOVES : MAX_NEAR_LOSS_MOVES;
}

/** Whether the first reply takes what is lost; a move that takes something itself may lose something with it. */
const fallsAtOnce = (loss: MoveReason | null): boolean =>
  partsBeside(loss).some((one) => one.kind === 'loses' && one.moves === 1 && !one.isTraded);

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
function missedIn(task: MistakeTask, idea: MoveReason | null): MoveReason | null {
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
  const isGone = (cell: number): boolean => goes(cell) && stays(cell, MISSED_PLIES);
  const leftIn = (one: MoveReason): readonly PieceRef[] =>
    one.kind === 'exchange' || one.kind === 'gain'
      ? one.taken.filter((piece) => !isTakenBy(task, piece))
      : [];
  const isMissed = (one: MoveReason): boolean => {
    const [piece, ...others] = leftIn(one);
    if (!piece || others.length > 0) return false;
    const cell = cellOf(piece);
    // What gets away and falls far later was let go as well.
    if (one.kind === 'gain') return one.moves === 1 && (stays(cell, plies.length) || isGone(cell));
    if (one.kind !== 'exchange') return false;
    const isFree = one.isRecapture || (getsAway(cell) && (one.balance?.value ?? 1) > 0);
    return !one.isSacrifice && isFree && stays(cell, MISSED_PLIES);
  };
  const one = partsBeside(idea).find(isMissed);
  const [piece] = one ? leftIn(one) : [];
  if (!piece) return null;
  return besideTaken(task, { kind: 'misses', piece, isRecapture: isBack(cellOf(piece)) });
}

/** Plies of the line in which a piece is not taken that could have been: up to the next own move. */
const MISSED_PLIES = 3;

/** Whether a move only takes a piece, so that nothing is left to say of it. */
const isBareTaking = (one: MoveReason): boolean =>
  one.kind === 'exchange' ||
  (one.kind === 'gain' && one.balance.gained.length === 1 && one.balance.lost.length === 0);

/** What a better move takes, as the one played did, which paid more for it. */
function takingOf(idea: MoveReason | null): MoveReason | null {
  const taking = partsBeside(idea).flatMap((one): MoveReason[] => {
    if (one.kind === 'gain') return [one];
    if (one.kind !== 'exchange') return [];
    const isPaid = one.balance !== null && one.balance.value < 0;
    return [isPaid ? { ...one, balance: null, isSacrifice: false } : one];
  });
  return taking.length === 0 ? null : bothOf(taking);
}

/** What a better move does besides taking what was missed. */
const besideTaking = (idea: MoveReason | null): MoveReason =>
  bothOf(partsBeside(idea).filter((one) => !isBareTaking(one)));

/** The other side wins by force. */
function forcedLoss({ score, shown }: ScoredLine) {
  if (score > -WIN_BOUND) return null;
  const moves = Math.max(1, (WIN + score) >> 1);
  return { kind: 'allowsWin', by: shown.outcome?.reason ?? null, moves } as const;
}

const letsDraw = ({ score, shown: { outcome } }: ScoredLine): MoveReason | null =>
  score === DRAW && outcome?.winner === null
    ? { kind: 'draw', by: outcome.reason, otherwise: null }
    : null;

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

/** What the better move does, by the same rules as a hint or by those given. */
function betterIdea(
  task: MistakeTask,
  explain: (findings: Findings) => MoveReason | null = reasonFor,
): MoveReason | null {
  const { position, best, played } = task;
  const [first] = best.shown.plies;
  if (!first) return null;
  const choices = legalMoves(position).length;
  const [other] = played.shown.plies;
  const done = other && other.move !== first.move ? allVisible(task, other.move) : [];
  const reason = explain({ ...task, move: first.move, choices, second: null, intent: null, done });
  const isSaid = reason !== null && reason.kind !== 'none' && reason.kind !== 'waits';
  return isSaid ? reason : null;
}

/** Where nothing else says why a move is better: what its line goes on with. That nothing is in danger says nothing. */
const nextIdea = (task: MistakeTask): MoveReason | null =>
  notDoneBy(task, betterIdea({ ...task, threat: null }));

/** What it does besides taking what the move played takes as well. */
const laterIdea = (task: MistakeTask): MoveReason | null =>
  notDoneBy(task, betterIdea({ ...task, threat: null }, quietReason));

/** Whether the move played takes a piece. */
const isTakenBy = ({ rules, played }: MistakeTask, { cell }: PieceRef): boolean =>
  played.shown.plies[0]?.captured.some((piece) => rules.board.cells[piece.cell].name === cell) ===
  true;

/** What the better move does and the move played does not: that stops a win or saves a piece, too, if it loses neither. */
function notDoneBy(task: MistakeTask, idea: MoveReason | null): MoveReason | null {
  const { rules, played } = task;
  const [first] = played.shown.plies;
  const isDone = (one: MoveReason): boolean => {
    switch (one.kind) {
      case 'stopsWin':
        return (forcedLoss(played)?.moves ?? Infinity) > one.moves;
      case 'saves':
        return isSaved(task, rules.board.cellNamed(one.piece.cell) ?? -1);
      case 'check':
        return first?.checks === true;
      case 'gain':
      case 'exchange':
        return one.taken.length > 0 && one.taken.every((piece) => isTakenBy(task, piece));
      default:
        return false;
    }
  };
  const rest = partsBeside(idea).filter((one) => !isDone(one));
  return rest.length === 0 ? null : bothOf(rest);
}

/** Whether a piece is safe after the move played: one that hangs and is not taken, since other things come first, is not. */
function isSaved({ position, values, played: { shown } }: MistakeTask, cell: number): boolean {
  const [first] = shown.plies;
  if (!first || !survives(shown, cell)) return false;
  const at = first.moved.find(({ from }) => from === cell)?.to ?? cell;
  position.make(first.move);
  const isLeft = position.side !== colourOf(position.cells[at]) && isLost(position, at, values);
  position.unmake();
  return !isLeft;
}

/** What adds nothing to a mark that has another reason: an answer to check, a few cells for a piece, the next move for these. */
const saysLittle = (reason: MoveReason): boolean =>
  reason.kind === 'answersCheck' ||
  reason.kind === 'heads' ||
  isMinor(reason) ||
  (reason.kind === 'prepares' && (reason.reason === null || isSlight(reason.reason))) ||
  ((reason.kind === 'mobility' || reason.kind === 'confines') && reason.cells < MIN_FREED_CELLS);

/** Whether little that a move does is the very answer to what the one played led to: it is about the same pieces. */
function answers(one: MoveReason, cause: MoveReason): boolean {
  if (!isMinor(one)) return false;
  const replies = partsOf(cause).flatMap((part) => (part.kind === 'allows' ? [part.reply] : []));
  const named = [
    ...partsOf(cause).flatMap(standingIn),
    ...replies.flatMap(({ piece }) => (piece ? [piece] : [])),
  ].map(({ cell }) => cell);
  const isThere = !('cell' in one) || replies.some(({ to }) => to === one.cell);
  return isThere && standingIn(one).some(({ cell }) => named.includes(cell));
}

/** What of an idea adds something to a mark that has another reason; a check is enough without what it prepares. */
function telling(idea: MoveReason | null, cause: MoveReason): MoveReason | null {
  const parts = partsBeside(idea);
  const checks = parts.some(({ kind }) => kind === 'check');
  const isKept = (one: MoveReason) => !saysLittle(one) || answers(one, cause);
  const reasons = parts.filter((one) => isKept(one) && !(checks && one.kind === 'prepares'));
  return reasons.length === 0 ? null : bothOf(reasons);
}

/** Whether a reason says something that a player can see, so that the better move alone explains the mark. */
const isPlain = ({ kind }: MoveReason): boolean =>
  kind === 'gain' || kind === 'win' || kind === 'winsWith' || kind === 'both' || kind === 'draw';

/** What the best reply to the move does. */
function allows(task: MistakeTask): MoveReason | null {
  const { rules, position, played, lastMove: _, ...rest } = task;
  const [first, reply] = played.shown.plies;
  if (!first || !reply || reply.own) return null;
  position.make(first.move);
  const shown: ShownLine = {
    outcome: played.shown.outcome,
    plies: played.shown.plies.slice(1).map((ply) => ({
      ...ply,
      own: !ply.own,
      balance: first.balance - ply.balance,
    })),
  };
  const reason = reasonFor({
    ...rest,
    rules,
    position,
    best: { score: -played.score, shown },
    move: reply.move,
    choices: 2,
    second: null,
    threat: null,
    intent: null,
    lastMove: first,
  });
  const move = moveRef(rules, position, reply.move);
  position.unmake();
  if (reason.kind === 'none' || isAllowedByBest(task, reply.move, reason)) return null;
  // That a check is answered is no news.
  const news = partsBeside(reason).filter(({ kind }) => kind !== 'answersCheck');
  return news.length === 0 ? null : { kind: 'allows', reply: move, reason: bothOf(news) };
}

/**
 * What a reply wins on the cell that the move played went to, or where the piece was in danger already, is lost or left by that
 * move: the reply could do nothing about it.
 */
function asLoss(task: MistakeTask, allowed: MoveReason): MoveReason {
  const { rules, played } = task;
  const [first, reply] = played.shown.plies;
  if (allowed.kind !== 'allows' || first?.captured.length !== 0 || reply?.became !== 0)
    return allowed;
  const { reason } = allowed;
  const isGain = reason.kind === 'gain' && reason.moves === 1;
  if (!isGain && reason.kind !== 'exchange') return allowed;
  const [piece, ...others] = reason.taken;
  const { gained, lost, value } = reason.balance ?? NOTHING;
  if (others.length > 0 || value <= 0 || !gained.includes(piece.letter)) return allowed;
  const cell = rules.board.cellNamed(piece.cell) ?? -1;
  const isMover = first.moved[0]?.to === cell;
  // What is taken for now may be made up for later; that it was left is true even so.
  const isLeft = !isMover && wasInDanger(task, cell);
  if (!isLeft && !(isMover && isGain)) return allowed;
  const isPlain = gained.length === 1 && (isLeft || lost.length === 0);
  return {
    kind: 'loses',
    balance: { ...NOTHING, gained: lost, lost: gained, value: -value },
    piece,
    taker: isPlain ? allowed.reply.piece : null,
    moves: 1,
    ...{ isMover, isTraded: false, isLeft, exposed: null },
  };
}

const NOTHING: Balance = { gained: [], lost: [], promoted: [], conceded: [], value: 0 };

/** Where the move played takes something, that comes first: who reads what the reply takes would miss it. */
function besideTaken({ rules, played, lastMove }: MistakeTask, allowed: MoveReason): MoveReason {
  const captured = played.shown.plies[0]?.captured ?? [];
  const taken = pieceRefs(rules, captured);
  if (taken.length === 0) return allowed;
  const isRecapture = takesBack(captured, lastMove);
  const takes = { taken, balance: null, isRecapture, isSacrifice: false } as const;
  return bothOf([{ kind: 'exchange', ...takes }, allowed]);
}

/** Whether the reply could do the same after the better move, so that it is not what was wrong with the one played. */
function isAllowedByBest(task: MistakeTask, reply: number, reason: MoveReason): boolean {
  const { rules, position, best } = task;
  const [first, answer] = best.shown.plies;
  if (!first) return false;
  if (answer?.move === reply) return true;
  const taken = partsBeside(reason).flatMap((one) =>
    'taken' in one ? one.taken.map((piece) => ({ piece, isTrade: one.kind === 'exchange' })) : [],
  );
  position.make(first.move);
  const isLegal = position.outcome() === null && legalMoves(position).includes(reply);
  // Where nothing else is seen, a little room for a piece is said as well.
  const seen = isLegal ? [visibleIn(task, reply), visibleIn(task, reply, 1)] : [];
  const falls = ({ piece: { cell }, isTrade }: (typeof taken)[number]) =>
    (isTrade ? isTaken : isLost)(position, rules.board.cellNamed(cell) ?? -1, task.values);
  const allFall = isLegal && taken.length > 0 && taken.every(falls);
  position.unmake();
  if (allFall) return true;
  return seen.some((one) => one !== null && JSON.stringify(one) === JSON.stringify(reason));
}

/** What good moves do in any position, so that a reply which does it shows nothing wrong. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'prepares',
  'heads',
  'declines',
  'supports',
  'shelters',
  'mobility',
  'opensWay',
  'makesRoom',
  'vacates',
  'confines',
  'protects',
  'keepsOff',
]);

const isUsual = ({ usual }: GamePlans, reason: MoveReason): boolean =>
  reason.kind === 'plan'
    ? usual?.has(reason.plan.name) === true
    : isMinor(reason) || ANYWHERE.has(reason.kind);

/** Whether a reply gives material or trades. */
const isEvenTrade = (one: MoveReason): boolean =>
  one.kind === 'exchange' && (one.isSacrifice || (one.balance?.value ?? 0) <= 0);

/** Whether what a reply does can be what was wrong: not that it trades, only takes back or only checks. */
const isPunishment = (plans: GamePlans, allowed: MoveReason): boolean =>
  !partsOf(allowed).some(
    (one) =>
      isUsual(plans, one) ||
      one.kind === 'check' ||
      isEvenTrade(one) ||
      (one.kind === 'exchange' && one.isRecapture),
  );
