// What the line of a move goes on with: what it prepares.

import { guardsIn, isTaken } from '../reasons/captures';
import { comesBack, isTakenAtOnce } from '../reasons/fate';
import { type LinePly, leastGain, type ShownLine } from '../reasons/line';
import { exchangeIn, gainIn, promotionIn } from '../reasons/material';
import { freedomAfter, isAlready } from '../reasons/quiet';
import { type MoveReason, moveRef, type PieceRef, pieceRef, standingIn } from '../reasons/reason';
import { legalMoves, moveFrom, moveTag, moveTo, packMove, TAG_NORMAL } from '../rules/move';
import type { Position } from '../rules/position';
import type { Findings } from './hintFindings';
import {
  achieved,
  afterPass,
  isUnhelped,
  isUsualPlan,
  offers,
  seenIn,
  visibleReasons,
} from './visibleReason';

/** Own moves of the line that are looked at for something plain. */
export const MAX_PREPARED_MOVES = 3;

/** What a later move prevents; the other side can still do it at once, unless this move is what makes that one possible. */
const DEFENCES: ReadonlySet<string> = new Set([
  'keepsOff',
  'stopsCheck',
  'bars',
  'denies',
  'blocks',
]);

/**
 * The next own moves of the line that the move itself leads to, and what each does; of others the very next alone, where it does
 * something.
 */
export function prepared(findings: Findings) {
  const { position, move: prepares, best, values } = findings;
  const { plies } = best.shown;
  const now = position.cells.slice();
  const { cells: then, moves } = afterPass(position, prepares, values);
  // Nobody prepares to stand where such a piece stands already, nor to move what stands elsewhere yet.
  const isReturn = ({ move, moved: [first] }: LinePly) =>
    [now, then].some((cells) => cells[moveTo(move)] === first?.code);
  const isNext = ({ move, moved: [first] }: LinePly) =>
    (moves === null || moves.includes(move)) && (!first || then[first.from] === first.code);
  // Nor what comes after a way round: what is there again could have gone on before.
  const isUndone = ({ move }: LinePly) =>
    moveTo(move) === moveTo(prepares) ||
    (moveFrom(move) === moveTo(prepares) && moveTo(move) === moveFrom(prepares));
  const undone = plies.findIndex((ply, at) => at > 0 && ply.own && isUndone(ply));
  // Nor what comes when the piece that moves has fallen elsewhere.
  const falls = fallsAt(plies);
  const until = Math.min(...[undone, falls].map((at) => (at < 0 ? plies.length : at)));
  const own = plies.slice(0, until).flatMap((ply, at) => (ply.own && at > 0 ? [at] : []));
  return (
    own
      .slice(0, MAX_PREPARED_MOVES)
      .filter((at) => !isReturn(plies[at]) && isNext(plies[at]))
      .map((at) => ({
        at,
        later: preparedAt(findings, at, at === own[0]),
        isNext: at === own[0],
        // Where the same piece goes on to a cell that it could go to at once, nobody sees why it goes there in two moves.
        goesOn: moveFrom(plies[at].move) === moveTo(prepares),
      }))
      // What goes there and back, and takes nothing, was not prepared; nor was an attack from there.
      .filter(
        ({ at, later }) =>
          (later.reason !== null && later.reason.kind !== 'attacks') ||
          plies[at].captured.length > 0 ||
          !comesBack(plies.slice(at)),
      )
      .filter(({ at, later, isNext, goesOn }) => {
        const says = isNext && later.reason !== null && !DEFENCES.has(later.reason.kind);
        if (later.isEnabled || !says) return later.isEnabled;
        return (!goesOn || later.reason.kind === 'gain') && isUnhelped(findings, at, later.reason);
      })
      .map(({ later }) => later)
  );
}

/** The ply at which the piece that moves first falls after it has gone on; -1 where it does not. */
function fallsAt([first, ...rest]: readonly LinePly[]): number {
  let at = first?.moved[0]?.to;
  let goesOn = false;
  for (const [index, { own, moved, captured }] of rest.entries()) {
    if (own && moved[0]?.from === at) {
      at = moved[0]?.to;
      goesOn = true;
    }
    if (!own && goesOn && captured.some(({ cell }) => cell === at)) return index + 1;
  }
  return -1;
}

/** Whether the line's move at a ply could not be played as well if the first were not, at once or when its turn comes. */
function isEnabledAt(findings: Findings, at: number): boolean {
  const { position, best, values } = findings;
  const { plies } = best.shown;
  // In check every move is an answer, and what comes straight after it is why it is this one.
  if (position.inCheck()) return at <= 2;
  const { move } = plies[at];
  for (const { move } of plies.slice(0, at)) position.make(move);
  const isLossThen = position.losesExchange(move, values);
  for (const _ of plies.slice(0, at)) position.unmake();
  // What loses as much when its turn comes is no better then.
  const isSound = (one: number) => isLossThen || !position.losesExchange(one, values);
  if (isPossibleNow(position, plies[0].move, move, isSound)) return false;
  return !withoutFirst(findings, at, () => legalMoves(position).includes(move) && isSound(move));
}

/** What holds when the turn of a ply of the line comes and the side has passed instead of its first move; false where it can't be. */
function withoutFirst(
  { position, best: { shown } }: Findings,
  at: number,
  holds: () => boolean,
): boolean {
  let made = 1;
  position.makeNull();
  for (const { move } of shown.plies.slice(1, at)) {
    if (!legalMoves(position).includes(move)) break;
    position.make(move);
    made++;
  }
  const isSo = made === at && holds();
  for (; made > 0; made--) position.unmake();
  return isSo;
}

/**
 * Whether a later move attacks something, or wins what it attacks, that it would not attack if it were played at once, or at its turn
 * without the first move of the line.
 */
function isAttackOfLater(findings: Findings, at: number, reason: MoveReason | null): boolean {
  const { position } = findings;
  const { move } = findings.best.shown.plies[at];
  const isAim = reason?.kind === 'attacks' || (reason?.kind === 'gain' && reason.moves > 1);
  if (!isAim || !legalMoves(position).includes(move)) return false;
  const isPrey = (now: MoveReason) =>
    now.kind === 'attacks' && 'piece' in reason && now.piece.cell === reason.piece.cell;
  const isAttack = (): boolean =>
    legalMoves(position).includes(move) &&
    (reason.kind === 'gain'
      ? reason.taken.some(({ cell }) => attacksAt(findings, move, cell))
      : visibleReasons(findings, move).some(isPrey));
  return !isAttack() && (position.inCheck() || !withoutFirst(findings, at, isAttack));
}

/** Whether the piece that moves first is what lets a later one win a piece: it could take there then, and could not before. */
function isBackedBy(findings: Findings, reason: MoveReason | null): boolean {
  const { rules, position, move } = findings;
  if (reason?.kind !== 'gain' || position.inCheck()) return false;
  const name = reason.taken[0]?.cell ?? '';
  const cell = rules.board.cellNamed(name) ?? -1;
  const couldTake = legalMoves(position).some(
    (one) => moveFrom(one) === moveFrom(move) && moveTo(one) === cell,
  );
  return !couldTake && attacksAt(findings, move, name);
}

/** Whether a piece, moved at once, could take on a cell next. */
function attacksAt({ rules, position }: Findings, move: number, name: string): boolean {
  const cell = rules.board.cellNamed(name) ?? -1;
  position.make(move);
  const passes = !position.inCheck() && position.outcome() === null;
  if (passes) position.makeNull();
  const isAttacked =
    passes &&
    legalMoves(position).some((next) => moveFrom(next) === moveTo(move) && moveTo(next) === cell);
  if (passes) position.unmake();
  position.unmake();
  return isAttacked;
}

/** Whether a piece could go at once where it goes later, without being lost: the piece that moves first, too. */
function isPossibleNow(
  position: Position,
  first: number,
  later: number,
  isSound: (move: number) => boolean,
) {
  const from = moveFrom(later) === moveTo(first) ? moveFrom(first) : moveFrom(later);
  return legalMoves(position).some(
    (move) =>
      (move === later ||
        (moveFrom(move) === from &&
          moveTo(move) === moveTo(later) &&
          moveTag(move) === TAG_NORMAL)) &&
      isSound(move),
  );
}

/** What the line's move at a ply does, by what follows it. */
function preparedAt(findings: Findings, at: number, isNext: boolean) {
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
  // Nor to take with a piece that is taken in its turn, where captures do not go to a cell.
  const isSurrounded =
    next.captured.length > 0 &&
    isTakenAtOnce(shown.plies) &&
    !next.captured.some(({ cell }) => cell === next.moved[0]?.to) &&
    (shown.plies[1]?.balance ?? 0) <= 0;
  const gain = gainIn(task);
  // What only makes up for what falls in the line is not won.
  const wins = (plies.at(-1)?.balance ?? 0) >= leastGain(values);
  const isFree = !wins && (exchange?.balance?.value ?? 0) >= leastGain(values);
  const isAimless = isGiven || isSurrounded || isFree || exchange?.isRecapture === true;
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
  const isSo = isSeen && isAlready(rules, position, found, { from, ways, values });
  // What hangs already, and is taken next, is what the player looks at; beside a mark it would be no reason to wait.
  const isPending = isSo && isNext && found.kind === 'gain' && findings.done === undefined;
  // What could be taken at once needs no more preparing; cells are counted from where a piece stands now.
  const isReady = found?.kind === 'gain' && found.moves > 1 && hangsNext(findings, found.taken);
  const isWay = found?.kind === 'mobility' && start === moveTo(findings.move);
  // What a piece would not achieve from where it stands now, it has achieved already, and only goes back to do again.
  const isOver =
    found?.kind === 'plan' &&
    plans.standing?.has(found.plan.name) === true &&
    start === moveTo(findings.move) &&
    plans.achieves?.(position, packMove(moveFrom(findings.move), moveTo(next.move)))?.name !==
      found.plan.name;
  const isNew =
    isSeen &&
    !isUsualPlan(findings, found) &&
    (!isSo || isPending) &&
    !isReady &&
    !isWay &&
    !isOver;
  const reason = isNew ? firstGuard(findings, found) : null;
  // What takes and is taken for more, without a reason, prepares a loss.
  const isEnabled =
    !isPending &&
    !(reason === null && isGiven) &&
    (isEnabledAt(findings, at) ||
      isAttackOfLater(findings, at, reason) ||
      isBackedBy(findings, reason));
  return { kind: 'prepares', move, reason, isEnabled } as const;
}

/** Whether all of these could be taken next after the move. */
function hangsNext(
  { rules, position, values, move }: Findings,
  pieces: readonly PieceRef[],
): boolean {
  position.make(move);
  const passes = !position.inCheck() && position.outcome() === null;
  if (passes) position.makeNull();
  const isHit = pieces.every(({ cell }) =>
    isTaken(position, rules.board.cellNamed(cell) ?? -1, values),
  );
  if (passes) position.unmake();
  position.unmake();
  return passes && isHit;
}

/** What nothing guards yet has no other guard that a later move could add to. */
function firstGuard({ rules, position }: Findings, reason: MoveReason): MoveReason {
  if (reason.kind !== 'supports') return reason;
  const cell = rules.board.cellNamed(reason.piece.cell) ?? -1;
  const isGuarded = guardsIn(rules, position)(position.cells, cell).length > 0;
  return isGuarded ? reason : { kind: 'protects', piece: reason.piece };
}
