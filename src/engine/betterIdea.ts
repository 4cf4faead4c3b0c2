// What the better move does that the one played does not, and what of it is worth saying beside what that one led to.
import type { GamePlans } from '../games/game';
import { letterOf, type RuleSet } from '../games/ruleSet';
import { canTakeAny, isLost, isTaken, onlyPiece } from '../reasons/captures';
import { isTakenAtOnce } from '../reasons/fate';
import { takenBy } from '../reasons/line';
import { MIN_FREED_CELLS } from '../reasons/quiet';
import {
  bothOf,
  type MoveReason,
  type PieceRef,
  type Plan,
  partsBeside,
  partsOf,
  pieceRef,
  standingIn,
} from '../reasons/reason';
import type { MoveEffects } from '../rules/effects';
import { legalMoves, moveFrom, moveTo } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import type { Findings, ScoredLine } from './hintFindings';
import { reasonFor } from './hintReason';
import { isMinor, isSlight, quietReason } from './quietReason';
import { survives } from './savedReason';
import { movesToEnd, WIN, WIN_BOUND } from './score';
import { afterPass, allVisible } from './visibleReason';

export interface MistakeTask {
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

/** What the better move does, by the same rules as a hint or by those given. */
export function betterIdea(
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
  const parts = partsBeside(reason).flatMap((one) => unpaid(task, one));
  const isSaid = parts.some(({ kind }) => kind !== 'none' && kind !== 'waits');
  return isSaid ? bothOf(parts) : null;
}

/** What a better move takes, without a price that falls after the move played as well; that it costs something is no idea. */
function unpaid({ rules, best, played }: MistakeTask, one: MoveReason): readonly MoveReason[] {
  if (one.kind === 'loses') return [];
  if (one.kind !== 'exchange' || !one.balance?.lost.length) return [one];
  const fallenIn = ({ shown }: ScoredLine) =>
    takenBy(shown.plies.slice(0, MAX_SHARED_PLIES), false);
  const others = fallenIn(played);
  const shared = fallenIn(best).filter(({ code, cell }) =>
    others.some((other) => other.code === code && other.cell === cell),
  );
  const letters = shared.map(({ code }) => letterOf(rules, code));
  const isShared = one.balance.lost.every((letter) => letters.includes(letter));
  return [isShared ? { ...one, balance: null, isSacrifice: false } : one];
}

/** Plies of the line played within which what falls there too is seen to fall anyway: three moves of each side. */
const MAX_SHARED_PLIES = 6;

/** Where nothing else says why a move is better: what its line goes on with. That nothing is in danger says nothing. */
export const nextIdea = (task: MistakeTask): MoveReason | null =>
  notDoneBy(task, betterIdea({ ...task, threat: null }));

/** What it does besides taking what the move played takes as well. */
export const laterIdea = (task: MistakeTask): MoveReason | null =>
  notDoneBy(task, betterIdea({ ...task, threat: null }, quietReason));

/** Whether the move played takes a piece. */
export const isTakenBy = ({ rules, played }: MistakeTask, { cell }: PieceRef): boolean =>
  played.shown.plies[0]?.captured.some((piece) => rules.board.cells[piece.cell].name === cell) ===
  true;

/** What the better move does and the move played does not: that stops a win or saves a piece, too, if it loses neither. */
export function notDoneBy(task: MistakeTask, idea: MoveReason | null): MoveReason | null {
  const { rules, played } = task;
  const [first] = played.shown.plies;
  const isDone = (one: MoveReason): boolean => {
    switch (one.kind) {
      case 'stopsWin':
        // That the last piece is lost says what is stopped.
        return (forcedLoss(played)?.moves ?? Infinity) > one.moves || lastPiece(task) !== null;
      case 'saves':
      case 'guards':
        return isSaved(task, rules.board.cellNamed(one.piece.cell) ?? -1);
      case 'check':
        return first?.checks === true;
      case 'attacks':
        return threatens(task, one.piece);
      case 'declines':
        return avoidsTrade(task, one.piece);
      case 'threat':
        return (
          one.threat.kind === 'takes' && one.threat.taken.every((piece) => threatens(task, piece))
        );
      case 'plan':
        return isPlanDone(task, one.plan);
      case 'heads':
        return goesThere(task, one.piece.letter, one.cell);
      case 'vacates':
        return isVacated(task, one.piece, one.cell);
      case 'prepares':
        return (
          (one.reason?.kind === 'attacks' && threatens(task, one.reason.piece)) ||
          (one.move.piece !== null && goesThere(task, one.move.piece.letter, one.move.to))
        );
      case 'gain':
      case 'exchange':
        return (
          one.taken.length > 0 &&
          (one.taken.every((piece) => isTakenBy(task, piece)) || isTakenAlike(task, one))
        );
      default:
        return false;
    }
  };
  const rest = partsBeside(idea).filter((one) => !isDone(one));
  return rest.length === 0 ? null : bothOf(rest);
}

/** Whether the move played takes another piece of the same kind, beside which that one is taken is no difference. */
const isTakenAlike = ({ rules, played }: MistakeTask, one: MoveReason): boolean =>
  one.kind === 'exchange' &&
  one.balance === null &&
  !one.isRecapture &&
  one.taken.map(({ letter }) => letter).join() ===
    (played.shown.plies[0]?.captured ?? []).map(({ code }) => letterOf(rules, code)).join();

/** Whether the move played serves a plan as well: threatens the same piece, or does as much of what good moves do anywhere. */
function isPlanDone(task: MistakeTask, { name, piece, count }: Plan): boolean {
  const { rules, plans, position, played } = task;
  if (piece) return plans.threats?.has(name) === true && threatens(task, piece);
  const [first] = played.shown.plies;
  if (!first || !plans.usual?.has(name)) return false;
  const done = [
    ...(plans.quiet?.(rules, position, first.move) ?? []),
    plans.otherwise?.(rules, position, first.move),
  ];
  return done.some((plan) => plan?.name === name && plan.count === count);
}

/** Whether a piece could be taken next after the move played. */
function threatens({ rules, position, values, played }: MistakeTask, { cell }: PieceRef): boolean {
  const [first] = played.shown.plies;
  if (!first || isTakenAtOnce(played.shown.plies)) return false;
  position.make(first.move);
  const goesOn = !position.inCheck() && position.outcome() === null;
  if (goesOn) position.makeNull();
  const isThreatened = goesOn && isTaken(position, rules.board.cellNamed(cell) ?? -1, values);
  if (goesOn) position.unmake();
  position.unmake();
  return isThreatened;
}

/** Whether a piece that offers a trade could take nothing after the move played either, though what it spares may fall elsewhere. */
function avoidsTrade({ rules, position, values, played }: MistakeTask, { cell }: PieceRef) {
  const [first] = played.shown.plies;
  const at = rules.board.cellNamed(cell) ?? -1;
  if (!first || first.captured.some((piece) => piece.cell === at)) return false;
  position.make(first.move);
  // In check it could not take now, which is not to have avoided anything.
  const isAvoided = !position.inCheck() && !canTakeAny(position, values, at);
  position.unmake();
  return isAvoided;
}

/** Moves of the line played within which a piece that goes where it goes in the better line goes there as well. */
const ALIKE_MOVES = 3;

/** Whether a piece of a kind goes to a cell in the line played, too. */
function goesThere({ rules, played: { shown } }: MistakeTask, letter: string, to: string | null) {
  const own = shown.plies.filter((ply) => ply.own).slice(0, ALIKE_MOVES);
  return own.some(
    ({ moved: [piece] }) =>
      piece !== undefined &&
      letterOf(rules, piece.code) === letter &&
      rules.board.cells[piece.to].name === to,
  );
}

/** Whether the move played, too, leaves a cell to which a piece can go then, were it that side's turn. */
function isVacated({ rules, position, played }: MistakeTask, piece: PieceRef, to: string) {
  const [first] = played.shown.plies;
  const [from, cell] = [piece.cell, to].map((name) => rules.board.cellNamed(name));
  if (!first?.moved.some((one) => one.from === cell)) return false;
  const { moves } = afterPass(position, first.move);
  return moves?.some((one) => moveFrom(one) === from && moveTo(one) === cell) === true;
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

const ROOM: ReadonlySet<string> = new Set([
  'mobility',
  'confines',
  'makesRoom',
  'vacates',
  'supports',
]);

/** Room for a piece, more or less, or one more guard: no answer to a win. */
const isRoom = ({ kind }: MoveReason): boolean => ROOM.has(kind);

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
export function telling(idea: MoveReason | null, cause: MoveReason): MoveReason | null {
  const parts = partsBeside(idea);
  const checks = parts.some(({ kind }) => kind === 'check');
  const isKept = (one: MoveReason) =>
    !(saysLittle(one) || (cause.kind === 'allowsWin' && isRoom(one))) || answers(one, cause);
  const reasons = parts.filter((one) => isKept(one) && !(checks && one.kind === 'prepares'));
  return reasons.length === 0 ? null : bothOf(reasons);
}

/** Whether a move only takes a piece, so that nothing is left to say of it. */
const isBareTaking = (one: MoveReason): boolean =>
  one.kind === 'exchange' ||
  (one.kind === 'gain' && one.balance.gained.length === 1 && one.balance.lost.length === 0);

/** What a better move takes, as the one played did, which paid more for it; nothing that has been said of that one already. */
export function takingOf(idea: MoveReason | null, cause: MoveReason): MoveReason | null {
  const said = partsOf(cause).map((one) => JSON.stringify(one));
  const taking = partsBeside(idea).flatMap((one): MoveReason[] => {
    if (one.kind === 'gain') return [one];
    if (one.kind !== 'exchange') return [];
    const isPaid = one.balance !== null && one.balance.value < 0;
    return [isPaid ? { ...one, balance: null, isSacrifice: false } : one];
  });
  const rest = taking.filter((one) => !said.includes(JSON.stringify(one)));
  return rest.length === 0 ? null : bothOf(rest);
}

/** What a better move does besides taking what was missed. */
export const besideTaking = (idea: MoveReason | null): MoveReason =>
  bothOf(partsBeside(idea).filter((one) => !isBareTaking(one)));

/** The only piece besides the king, as it stands after the move played, where the line takes it and nothing else, and that ends the game. */
export function lastPiece({ rules, position, values, played }: MistakeTask): PieceRef | null {
  const { plies, outcome } = played.shown;
  const [first, ...rest] = plies;
  const taking = rest.find(({ own, captured }) => !own && captured.length > 0);
  if (outcome?.reason !== 'bare-king' || !first || taking !== plies.at(-1)) return null;
  const { side } = position;
  position.make(first.move);
  const last = onlyPiece(position, side, values);
  position.unmake();
  return last && pieceRef(rules, last);
}

/** The other side wins by force: as it threatened to, where that is given. */
export function forcedLoss({ score, shown }: ScoredLine, threat: ScoredLine | null = null) {
  if (score > -WIN_BOUND) return null;
  const moves = Math.max(1, (WIN + score) >> 1);
  const by = shown.outcome?.reason ?? null;
  const isThreatened =
    threat !== null &&
    moves <= (movesToEnd(threat.score) ?? 0) &&
    by === (threat.shown.outcome?.reason ?? null);
  return { kind: 'allowsWin', by, moves, ...(isThreatened && { isThreatened }) } as const;
}
