// What the better move keeps that falls, or is caught, after the move played: by a guard, or by going away in time.
import { isInDanger, isLost } from '../reasons/captures';
import { isTakenAtOnce, MAX_SAVED_PLIES, outlives } from '../reasons/fate';
import { type MoveReason, type PieceRef, partsOf, pieceRef } from '../reasons/reason';
import { effectsOf, type PieceMoved } from '../rules/effects';
import { legalMoves, moveFrom, moveTo } from '../rules/move';
import type { MistakeTask } from './betterIdea';

/** What of the loss of the move played the better move protects: what takes it would be taken there, as it is not now. */
export function keptIn(task: MistakeTask, cause: MoveReason): MoveReason | null {
  const { rules, position, values, best, played } = task;
  const [first] = best.shown.plies;
  const [other, reply] = played.shown.plies;
  if (cause.kind !== 'loses' || cause.moves !== 1 || cause.isMover || !cause.piece) return null;
  const cell = rules.board.cellNamed(cause.piece.cell) ?? -1;
  const taker = reply?.moved[0]?.from;
  if (!first || !other || taker === undefined || first.moved[0]?.from === cell) return null;
  const takes = (at: number, from?: number): number | undefined =>
    legalMoves(position).find(
      (move) =>
        (from === undefined || moveFrom(move) === from) &&
        effectsOf(position, move).captured.some((piece) => piece.cell === at),
    );
  const isProtectedAfter = (move: number | null): boolean => {
    if (move === null) position.makeNull();
    else position.make(move);
    const taking = takes(cell, taker);
    const isHere = taking !== undefined && moveTo(taking) === cell;
    let isProtected = taking !== undefined && !(isHere && isLost(position, cell, values));
    if (taking !== undefined) {
      position.make(taking);
      isProtected &&= takes(moveTo(taking)) !== undefined;
      position.unmake();
    }
    position.unmake();
    return isProtected;
  };
  // What was protected already, and is not after the move played, any other move protects.
  const wasProtected = !position.inCheck() && isProtectedAfter(null);
  const isKept = !wasProtected && isProtectedAfter(first.move) && !isProtectedAfter(other.move);
  return isKept ? { kind: 'protects', piece: cause.piece } : null;
}

/** What could be taken for nothing and is now taken back for, where the better line does so and the move played guards it no more than before. */
export function guardedIn({
  rules,
  position,
  values,
  best,
  played,
}: MistakeTask): MoveReason | null {
  const [first, reply, back] = best.shown.plies;
  if (!first || !reply || !back || first.captured.length > 0 || position.inCheck()) return null;
  const [prey, ...others] = reply.captured;
  const to = reply.moved[0]?.to;
  if (!prey || others.length > 0 || !isTakenAtOnce([reply, back])) return null;
  if (prey.cell === first.moved[0]?.to || !isInDanger(position, prey.cell, values)) return null;
  /** Whether the reply is taken back for at once; null where it could not be made. */
  const isBack = (): boolean | null => {
    if (!legalMoves(position).includes(reply.move)) return null;
    position.make(reply.move);
    const takes = legalMoves(position).some((one) =>
      effectsOf(position, one).captured.some(({ cell }) => cell === to),
    );
    position.unmake();
    return takes;
  };
  position.makeNull();
  const wasBack = isBack();
  position.unmake();
  const other = played.shown.plies[0]?.move;
  if (other !== undefined) position.make(other);
  const isElsewhere = other !== undefined && isBack() === true;
  if (other !== undefined) position.unmake();
  return wasBack === false && !isElsewhere
    ? { kind: 'protects', piece: pieceRef(rules, prey) }
    : null;
}

/** The piece that falls, or is caught, after the move played, where the better move takes it away in time. */
export function goesInTime(task: MistakeTask, cause: MoveReason): MoveReason | null {
  const { rules, position, values, best } = task;
  const { shown } = best;
  const [here] = shown.plies[0]?.moved ?? [];
  if (!here) return null;
  const isIt = (piece: PieceRef | null) =>
    piece !== null && rules.board.cellNamed(piece.cell) === here.from;
  const isNamed = partsOf(cause).some(
    (one) =>
      (one.kind === 'attacks' && one.isCaught === true && isIt(one.piece)) ||
      (one.kind === 'forks' && one.pieces.some(isIt)) ||
      (one.kind === 'loses' &&
        !one.isMover &&
        isIt(one.piece) &&
        isInDanger(position, here.from, values)) ||
      (one.kind === 'allowsWin' && one.last !== undefined && isLast(task, here, one.last)),
  );
  if (!isNamed || !outlives(shown.plies, here.from, values, MAX_SAVED_PLIES)) return null;
  const piece = pieceRef(rules, { code: here.code, cell: here.from });
  return { kind: 'saves', piece, isMover: true };
}

/** Whether a piece is the last one that falls after the move played, and was in danger if that moved it. */
function isLast(
  { rules, position, values, played }: MistakeTask,
  { from }: PieceMoved,
  { cell }: PieceRef,
): boolean {
  const at = rules.board.cellNamed(cell);
  const goes = played.shown.plies[0]?.moved.find(({ to }) => to === at);
  return goes ? goes.from === from && isInDanger(position, from, values) : at === from;
}

/** The piece that is caught, or falls as the last one, after the move played, where the better move protects it as it stands. */
export function heldIn(task: MistakeTask, cause: MoveReason): MoveReason | null {
  const { rules, position, values, best, played } = task;
  const [first] = best.shown.plies;
  const [other, reply] = played.shown.plies;
  if (!first || !other || !reply || position.inCheck()) return null;
  const [named] = partsOf(cause).flatMap((one) =>
    one.kind === 'attacks' && one.isCaught === true
      ? [one.piece.cell]
      : one.kind === 'allowsWin' && one.last !== undefined
        ? [one.last.cell]
        : [],
  );
  const there = rules.board.cellNamed(named ?? '') ?? -1;
  const cell = other.moved.find(({ to }) => to === there)?.from ?? there;
  if (cell < 0 || first.moved.some(({ from }) => from === cell)) return null;
  // It is attacked already, or by the reply that was named.
  const wasHit = isInDanger(position, cell, values);
  const isQuiet = () => !position.inCheck() && position.outcome() === null;
  position.make(first.move);
  let isHeld = isQuiet() && (!wasHit || !isLost(position, cell, values));
  if (isHeld && !wasHit) {
    isHeld = legalMoves(position).includes(reply.move);
    if (isHeld) {
      position.make(reply.move);
      isHeld = isQuiet() && !isInDanger(position, cell, values);
      position.unmake();
    }
  }
  position.unmake();
  const piece = pieceRef(rules, { code: position.cells[cell], cell });
  return isHeld ? { kind: 'protects', piece } : null;
}
