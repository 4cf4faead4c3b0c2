// Whether what reasons say of captures is true, by replays and counts of pieces: what is won, lost, traded, missed and offered.
import { positionAfter } from '../../../src/engine/api';
import type { Balance, MoveReason, PieceRef } from '../../../src/reasons/reason';
import { effectsOf } from '../../../src/rules/effects';
import { legalMoves, moveFrom, moveTo } from '../../../src/rules/move';
import { colourOf, type Position } from '../../../src/rules/position';
import {
  before,
  type Claim,
  canTake,
  cellOf,
  type Fault,
  isOf,
  isThere,
  letter,
  make,
  sceneOf,
  stands,
} from './claim';

/** Pieces on the board by side and letter, as signed numbers: the mover's are positive. */
function census(claim: Claim, position: Position, mover: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const code of position.cells) {
    if (code === 0) continue;
    const own = colourOf(code) === mover;
    const name = `${own ? 'own' : 'enemy'} ${letter(claim, code)}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** One piece is gained, and the one that takes it first falls where it stands then: whatever else is traded in between. */
export function isPaidByTaker(claim: Claim, { gained, lost }: Balance): boolean {
  const position = before(claim);
  const mover = position.side;
  let at: number | null = null;
  for (const text of claim.line) {
    const move = claim.rules.parseMove(position, text);
    const { captured } = effectsOf(position, move);
    if (at === null && position.side === mover && captured.length > 0) {
      const isIt = letter(claim, captured[0].code) === gained.join();
      if (!isIt || letter(claim, position.cells[moveFrom(move)]) !== lost.join()) return false;
      at = moveTo(move);
    } else if (position.side === mover && moveFrom(move) === at) return false;
    else if (captured.some(({ cell }) => cell === at)) return true;
    position.make(move);
  }
  return false;
}

/** The named pieces stand there at first, wherever they go until the mover's move of that number, and are gone after it. */
export function takenFault(claim: Claim, taken: readonly PieceRef[], number: number): Fault {
  const position = before(claim);
  const mover = position.side;
  const missing = taken.find((piece) => !isThere(claim, position, piece));
  if (missing) return `no ${missing.letter} on ${missing.cell} to take`;
  let cells = taken.map(({ cell }) => cellOf(claim, cell));
  let own = 0;
  for (const text of claim.line) {
    const { side } = position;
    const move = claim.rules.parseMove(position, text);
    if (side === mover) own++;
    else cells = cells.map((cell) => (moveFrom(move) === cell ? moveTo(move) : cell));
    position.make(move);
    if (side === mover && own === number) {
      const left = cells.find((cell) => isOf(position.cells[cell], mover === 0 ? 1 : 0));
      return left === undefined ? null : `${claim.rules.board.cells[left].name} is not taken`;
    }
  }
  return `the line has no move ${number}`;
}

/** Somewhere along the line, with nothing taken next, the pieces on the board differ by what is claimed. */
export function balanceFault(claim: Claim, balance: Balance): Fault {
  const wanted = new Map<string, number>();
  const pawn = claim.rules.game === 'bipartite' ? 'M' : 'P';
  const add = (name: string, by: number) => wanted.set(name, (wanted.get(name) ?? 0) + by);
  for (const one of balance.gained) add(one, 1);
  for (const one of balance.lost) add(one, -1);
  for (const one of balance.promoted) {
    add(one, 1);
    add(pawn, -1);
  }
  for (const one of balance.conceded) {
    add(one, -1);
    add(pawn, 1);
  }
  const { game } = claim;
  // What the move before took counts where the line begins by taking back.
  const bases = game.moves.length > 0 ? [0, 1] : [0];
  const found = bases.some((back) => {
    const base = positionAfter(claim.rules, {
      ...game,
      moves: game.moves.slice(0, game.moves.length - back),
    });
    const position = before(claim);
    const mover = position.side;
    const start = census(claim, base, mover);
    return claim.line.some((text) => {
      const taken = effectsOf(position, claim.rules.parseMove(position, text)).captured;
      make(claim, position, text);
      const now = census(claim, position, mover);
      if (isDifference(start, now, wanted)) return true;
      // Of several that fall to one capture, one may fall in the better line as well.
      return (
        taken.length > 1 &&
        taken.some(({ code }) => {
          const name = `${colourOf(code) === mover ? 'own' : 'enemy'} ${letter(claim, code)}`;
          const spared = new Map(now).set(name, (now.get(name) ?? 0) + 1);
          return isDifference(start, spared, wanted);
        })
      );
    });
  });
  return found ? null : `no such balance: ${JSON.stringify(balance)}`;
}

function isDifference(
  start: Map<string, number>,
  now: Map<string, number>,
  wanted: Map<string, number>,
): boolean {
  const letters = new Set(
    [...start.keys(), ...now.keys(), ...wanted.keys()].map((name) => name.split(' ').at(-1) ?? ''),
  );
  const change = (name: string) => (now.get(name) ?? 0) - (start.get(name) ?? 0);
  return [...letters].every(
    (one) => change(`own ${one}`) - change(`enemy ${one}`) === (wanted.get(one) ?? 0),
  );
}

/** What a piece takes of its own worth before it falls, to be let go rather than taken a move later. */
const SOLD = 0.5;

/** The piece could have been taken without loss, and two own moves leave it on the board, wherever it goes in between. */
export function missesFault(
  { piece, isRecapture }: Extract<MoveReason, { kind: 'misses' }>,
  claim: Claim,
): Fault {
  const missing = stands(claim, piece);
  if (missing) return missing;
  const position = before(claim);
  let cell = cellOf(claim, piece.cell);
  const code = position.cells[cell];
  if (!canTake(position, cell, claim.values)) return 'it could not have been taken';
  for (const text of claim.line.slice(0, 3)) {
    const move = claim.rules.parseMove(position, text);
    const goes = moveFrom(move) === cell;
    // What could have been taken back, or takes half its worth before it falls, was let go.
    const taken = goes ? effectsOf(position, move).captured : [];
    const worth = taken.reduce((sum, one) => sum + claim.values[one.code], 0);
    if (taken.length > 0 && (isRecapture || worth >= SOLD * claim.values[code])) return null;
    position.make(move);
    if (goes) cell = moveTo(move);
  }
  return position.cells[cell] === code ? null : 'it is taken after all';
}

/** The piece can take what has moved, and is taken back for. */
export function offersFault(
  { piece }: Extract<MoveReason, { kind: 'offers' }>,
  claim: Claim,
): Fault {
  const position = before(claim);
  const to = moveTo(claim.rules.parseMove(position, claim.line[0] ?? ''));
  make(claim, position, claim.line[0]);
  const from = cellOf(claim, piece.cell);
  const takes = legalMoves(position).find((one) => moveFrom(one) === from && moveTo(one) === to);
  if (takes === undefined) return 'the piece cannot take it';
  position.make(takes);
  const isBack = legalMoves(position).some((one) => moveTo(one) === to);
  return isBack ? null : 'nothing takes back';
}

/** The piece could take what moves if it were its turn, is taken back for then, and nothing takes what has moved. */
export function declinesFault(
  { piece }: Extract<MoveReason, { kind: 'declines' }>,
  claim: Claim,
): Fault {
  const position = before(claim);
  const move = claim.rules.parseMove(position, claim.line[0] ?? '');
  const taker = cellOf(claim, piece.cell);
  position.makeNull();
  const takes = legalMoves(position).find(
    (one) => moveFrom(one) === taker && moveTo(one) === moveFrom(move),
  );
  if (takes === undefined) return 'the piece cannot take it';
  position.make(takes);
  const isBack = legalMoves(position).some((one) => moveTo(one) === moveFrom(move));
  position.unmake();
  position.unmake();
  if (!isBack) return 'nothing takes back';
  position.make(move);
  return canTake(position, moveTo(move), claim.values) ? 'it can be taken there' : null;
}

/** Whether what stands on a cell could be taken now, if the other side were to move, and after the move. */
function isHanging(claim: Claim, cell: number): boolean {
  const now = before(claim);
  if (now.inCheck()) return false;
  now.makeNull();
  const then = make(claim, before(claim), claim.line[0] ?? '');
  return canTake(now, cell, claim.values) && canTake(then, cell, claim.values);
}

/**
 * The reply takes the piece, or the other side's next move where nothing was taken before and it could be taken all the time; more of
 * it is lost than is won back, and where nothing saves it, it may be taken after every move.
 */
export function concedesFault(
  { piece, isForced }: Extract<MoveReason, { kind: 'concedes' }>,
  claim: Claim,
): Fault {
  const { rules, values, line } = claim;
  const missing = stands(claim, piece);
  if (missing) return missing;
  const position = before(claim);
  const cell = cellOf(claim, piece.cell);
  const code = position.cells[cell];
  const saving = legalMoves(position).find((move) => {
    const text = rules.formatMove(position, move);
    const at = moveFrom(move) === cell ? moveTo(move) : cell;
    const isLeft = canTake(make(claim, before(claim), text), at, values);
    return !isLeft;
  });
  if (isForced && saving !== undefined) return `${rules.formatMove(position, saving)} saves it`;
  let balance = 0;
  let isFallen = false;
  for (const [index, text] of line.entries()) {
    const { captured } = effectsOf(position, rules.parseMove(position, text));
    const isIt = captured.some((one) => one.cell === cell && one.code === code);
    const isLast = index === 3 || (index > 0 && captured.length > 0);
    if (!isIt && !isFallen && isLast) return 'the other side does not take it soon';
    if (isIt && index === 3 && !isHanging(claim, cell)) return 'it could not be taken all the time';
    isFallen ||= isIt;
    const sum = captured.reduce((all, one) => all + values[one.code], 0);
    balance += index % 2 === 0 ? sum : -sum;
    make(claim, position, text);
  }
  return -balance < values[code] / 2 ? 'it is won back' : null;
}

/** Centipawns by which a capture is worse than what is best, by a deep look, where it is said to be none to make. */
const MIN_WORSE_CP = 30;

/** Whatever takes the piece is taken back for, by the one that is named at least once, and a deep look finds something better. */
export async function sparesFault(
  { piece, taker }: Extract<MoveReason, { kind: 'spares' }>,
  claim: Claim,
): Promise<Fault> {
  const missing = stands(claim, piece) ?? stands(claim, taker);
  if (missing) return missing;
  const position = before(claim);
  const cell = cellOf(claim, piece.cell);
  const captures = legalMoves(position).filter((move) => moveTo(move) === cell);
  if (captures.length === 0) return 'nothing can take it';
  let isNamed = false;
  for (const move of captures) {
    const text = claim.rules.formatMove(position, move);
    position.make(move);
    const backs = legalMoves(position).filter((back) => moveTo(back) === cell);
    position.unmake();
    if (backs.length === 0) return `nothing takes back after ${text}`;
    isNamed ||= backs.some((back) => moveFrom(back) === cellOf(claim, taker.cell));
    const found = await claim.deep(claim.game, text);
    if (found?.played && found.best.score - found.played.score < MIN_WORSE_CP)
      return `${text} is as good: deep ${found.played.score}`;
  }
  return isNamed ? null : 'that piece does not take back';
}

export function lossFault(reason: Extract<MoveReason, { kind: 'loses' }>, claim: Claim): Fault {
  const fault = balanceFault(claim, reason.balance);
  if (fault !== null || reason.piece === null) return fault;
  const position = before(claim);
  make(claim, position, claim.line[0]);
  if (reason.isMover) return null;
  const named = [reason.piece, ...(reason.also ?? [])];
  const missing = named.find((piece) => !isThere(claim, position, piece));
  if (missing) return `no ${missing.letter} on ${missing.cell} after the move`;
  return reason.exposed === 'opened' ? openedFault(reason.piece, reason.taker, claim) : null;
}

/** The taker reaches the piece after the move, and not before it. */
function openedFault(piece: PieceRef, taker: PieceRef | null, claim: Claim): Fault {
  const [from, to] = [cellOf(claim, taker?.cell ?? ''), cellOf(claim, piece.cell)];
  const scene = sceneOf(claim);
  if (scene.reaches(['pass'], from, to)) return 'it could be taken before';
  return scene.reaches(['move'], from, to) ? null : 'it cannot be taken';
}
