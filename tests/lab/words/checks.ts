// Whether a reason is true, by means that it was not made by: replays with the rules alone, counts of pieces and moves, and a
// much deeper search for what is won, lost or the only way. Each check returns what is wrong, or null.
import { type GameLine, positionAfter } from '../../../src/engine/api';
import { WIN_BOUND } from '../../../src/engine/score';
import type { MoveReason, PieceRef } from '../../../src/reasons/reason';
import { MIN_LOSS } from '../../../src/review/marks';
import { legalMoves, moveFrom, moveTo } from '../../../src/rules/move';
import { colourOf } from '../../../src/rules/position';
import { isPlanTrueOf, isTrueOf } from '../../support/reasonTruth';
import {
  after,
  before,
  type Claim,
  canTake,
  cellOf,
  type Fault,
  isOf,
  letter,
  make,
  passedLine,
  sceneOf,
  stands,
} from './claim';
import {
  balanceFault,
  concedesFault,
  declinesFault,
  isPaidByTaker,
  lossFault,
  missesFault,
  offersFault,
  sparesFault,
  takenFault,
} from './materialChecks';
import { safetyFault, threatFault } from './threatChecks';

/** Chances that a deep search may give to what is claimed won, drawn or lost, 0 to 1. */
const NEARLY_WON = 0.85;

const NEARLY_DRAWN = 0.2;

export async function faultOf(reason: MoveReason, claim: Claim): Promise<Fault> {
  switch (reason.kind) {
    case 'onlyLegalMove':
      return legalMoves(before(claim)).length === 1 ? null : 'there are other moves';
    case 'win':
      return winFault(reason.plies, claim);
    case 'winsWith': {
      const best = (await claim.deep(claim.game, null))?.best;
      if (best && best.chance < NEARLY_WON) return `deep chance ${best.chance}`;
      return faultOf(reason.first, claim);
    }
    case 'alike':
      return (await alikeFault(claim)) ?? faultOf(reason.first, claim);
    case 'longestResistance': {
      const best = (await claim.deep(claim.game, null))?.best;
      return best && best.score > -WIN_BOUND ? `deep score ${best.score}` : null;
    }
    case 'repetitionWin':
      return null;
    case 'draw': {
      const position = before(claim);
      const all = legalMoves(position).map((move) => claim.rules.formatMove(position, move));
      for (const move of reason.otherwise === 'same' ? all : [claim.line[0] ?? null]) {
        const found = (await claim.deep(claim.game, move))?.played;
        if (found && Math.abs(found.chance - 0.5) > NEARLY_DRAWN)
          return `deep chance ${found.chance} of ${move}`;
      }
      return null;
    }
    case 'onlySave': {
      if (reason.inCheck !== before(claim).inCheck()) return 'check is not as claimed';
      const found = await claim.deep(claim.game, claim.line[0] ?? null);
      if (found?.second && found.second.score > -WIN_BOUND)
        return `another move has deep score ${found.second.score}`;
      return found && found.best.score <= -WIN_BOUND ? 'all lose' : null;
    }
    case 'stopsWin': {
      const passed = passedLine(claim);
      if (!passed) return 'the turn cannot pass';
      if (reason.moves === 1 && reason.hasOthers !== true && winsAt(claim, passed) > 1)
        return 'one win of several is named';
      const found = await claim.deep(passed, reason.move.text);
      if (found?.played && found.played.score < WIN_BOUND)
        return `no win: deep ${found.played.score}`;
      const next = await claim.deep(after(claim), null);
      return next && next.best.score >= WIN_BOUND && movesOf(next.best.score) <= reason.moves
        ? 'it is not stopped'
        : null;
    }
    case 'gain':
      return (
        takenFault(claim, reason.taken, reason.moves) ??
        (isPaidByTaker(claim, reason.balance) ? null : balanceFault(claim, reason.balance))
      );
    case 'exchange':
      return (
        takenFault(claim, reason.taken, 1) ??
        (reason.balance && balanceFault(claim, reason.balance))
      );
    case 'promotion': {
      const position = before(claim);
      const code = make(claim, position, claim.line[0]).cells[cellOf(claim, reason.cell)];
      return letter(claim, code) === reason.letter ? null : 'no such promotion';
    }
    case 'saves':
      return savesFault(reason.piece, reason.isMover, claim);
    case 'answersCheck':
      return before(claim).inCheck() ? stands(claim, reason.piece) : 'there is no check';
    case 'check': {
      const position = before(claim);
      return make(claim, position, claim.line[0]).inCheck() ? null : 'there is no check';
    }
    case 'threat':
      if (reason.helper && reason.helper.cell !== reason.threat.move.piece?.cell)
        return 'another piece threatens it';
      return threatFault(reason.threat, claim);
    case 'allows':
    case 'prepares':
      return nestedFault(reason, claim);
    case 'allowsWin': {
      if (reason.isThreatened && before(claim).inCheck())
        return 'nothing can be threatened in check';
      if (reason.last && !isLastPiece(reason.last, claim)) return 'it is not the last piece';
      const next = await claim.deep(after(claim), null);
      return next && next.best.chance < NEARLY_WON ? `deep chance ${next.best.chance}` : null;
    }
    case 'loses':
      return lossFault(reason, claim);
    case 'waits':
      return (reason.others === 'alike' ? await alikeFault(claim) : null) ?? safetyFault(claim);
    case 'heads':
      return headsFault(reason, claim);
    case 'both':
      for (const one of besideTaken(reason.reasons)) {
        const fault = await faultOf(one, claim);
        if (fault !== null) return fault;
      }
      return null;
    case 'concedes':
      return concedesFault(reason, claim);
    case 'misses':
      return missesFault(reason, claim);
    case 'forks':
      return forksFault(reason, claim);
    case 'offers':
      return offersFault(reason, claim);
    case 'declines':
      return declinesFault(reason, claim);
    case 'spares':
      return sparesFault(reason, claim);
    case 'forces':
    case 'drives':
      return answersFault(reason, claim);
    case 'mobility':
    case 'blocks':
    case 'keepsOff':
    case 'bars':
    case 'protects':
    case 'supports':
    case 'secures':
      return quietFault(reason, claim) ?? leavesFault(claim);
    case 'guards':
      return (
        quietFault(reason, claim) ?? (isRelieved(reason.piece, claim) ? null : leavesFault(claim))
      );
    case 'dodges':
    case 'stopsCheck':
    case 'traps':
    case 'denies':
    case 'attacks':
    case 'shelters':
    case 'confines':
    case 'corners':
    case 'opensWay':
    case 'makesRoom':
    case 'vacates':
      return quietFault(reason, claim);
    case 'plan':
      return isPlanTrueOf(sceneOf(claim), claim.rules, reason.plan)
        ? null
        : 'the board does not bear it out';
    default:
      return null;
  }
}

const quietFault = (reason: MoveReason, claim: Claim): Fault =>
  isTrueOf(sceneOf(claim), claim.rules, reason) ? null : 'the moves do not bear it out';

/** Whether all that could take a piece goes away with the reply, so that its guard may go as well. */
function isRelieved({ cell }: PieceRef, claim: Claim): boolean {
  const passed = passedLine(claim);
  const [, reply] = claim.line;
  if (!passed || reply === undefined) return false;
  const at = cellOf(claim, cell);
  const position = positionAfter(claim.rules, passed);
  const takers = legalMoves(position).filter((move) => moveTo(move) === at);
  const from = moveFrom(claim.rules.parseMove(positionAfter(claim.rules, after(claim)), reply));
  return takers.every((move) => moveFrom(move) === from);
}

/** Whether the reply takes the piece that moves, or the next own move takes it away from where it went without taking anything. */
function leavesFault(claim: Claim): Fault {
  const position = before(claim);
  const mover = position.side;
  const [first, ...rest] = claim.line;
  if (first === undefined) return null;
  const to = moveTo(claim.rules.parseMove(position, first));
  make(claim, position, first);
  for (const [at, text] of rest.entries()) {
    const move = claim.rules.parseMove(position, text);
    const isOwnTurn = position.side === mover;
    const takes = isOf(position.cells[moveTo(move)], 1 - position.side);
    if (at === 0 && !isOwnTurn && moveTo(move) === to) return 'it is taken at once';
    if (isOwnTurn) return moveFrom(move) === to && !takes ? 'it leaves at once' : null;
    position.make(move);
  }
  return null;
}

/** How many moves end the game at once for the side to move. */
function winsAt({ rules }: Claim, { start }: GameLine): number {
  const position = rules.parse(start);
  return legalMoves(position).filter((move) => {
    const { side } = position;
    position.make(move);
    const winner = position.outcome()?.winner;
    position.unmake();
    return winner === side;
  }).length;
}

const movesOf = (score: number): number => (32_000 - score + 1) >> 1;

async function winFault(plies: number, claim: Claim): Promise<Fault> {
  const position = before(claim);
  const mover = position.side;
  for (const text of claim.line) make(claim, position, text);
  const winner = position.outcome()?.winner;
  if (winner === mover && claim.line.length === plies) return null;
  const best = (await claim.deep(claim.game, claim.line[0] ?? null))?.played;
  return best && best.score < WIN_BOUND ? `deep score ${best.score}` : null;
}

/** None of the pieces could be taken before the move, and after every answer one of them can. */
function forksFault({ pieces }: Extract<MoveReason, { kind: 'forks' }>, claim: Claim): Fault {
  const position = before(claim);
  const missing = pieces.find((piece) => stands(claim, piece));
  if (missing) return `no ${missing.letter} on ${missing.cell}`;
  const cells = pieces.map(({ cell }) => cellOf(claim, cell));
  if (cells.some((cell) => canTake(position, cell, claim.values)))
    return 'one of them could be taken before';
  make(claim, position, claim.line[0]);
  if (position.inCheck()) return 'it gives check';
  position.makeNull();
  const spared = cells.find((cell) => !canTake(position, cell, claim.values));
  position.unmake();
  if (spared !== undefined) return 'one of them is not attacked';
  const own = cells.map((cell) => position.cells[cell]);
  const saving = legalMoves(position).find((answer) => {
    const at = cells.map((cell) => (moveFrom(answer) === cell ? moveTo(answer) : cell));
    position.make(answer);
    const falls = at.some(
      (cell, index) => position.cells[cell] !== own[index] || canTake(position, cell, claim.values),
    );
    position.unmake();
    return !falls;
  });
  return saving === undefined ? null : `${claim.rules.formatMove(position, saving)} saves them`;
}

async function savesFault(piece: PieceRef, isMover: boolean, claim: Claim): Promise<Fault> {
  if (stands(claim, piece)) return stands(claim, piece);
  const passed = before(claim);
  passed.makeNull();
  const takers = legalMoves(passed).length;
  const position = before(claim);
  const from = cellOf(claim, piece.cell);
  const move = claim.rules.parseMove(position, claim.line[0] ?? '');
  if (isMover !== (moveFrom(move) === from)) return 'it is not the piece that moves';
  position.make(move);
  if (takers === 0) return 'nothing could take it';
  const cell = isMover ? moveTo(move) : from;
  if (!canTake(position, cell, claim.values)) return null;
  // What can be taken at once may be poisoned by what follows, which a deep look shows.
  const next = await claim.deep(after(claim), null);
  const reply = next?.best.moves[0];
  if (reply === undefined) return null;
  const taken = make(claim, position, reply);
  const code = taken.cells[cell];
  const isGone = code === 0 || colourOf(code) !== (piece.side === 'w' ? 0 : 1);
  return isGone ? `${reply} takes it` : null;
}

/** The check has the one answer that is named, or is answered by the king alone. */
function answersFault(
  reason: Extract<MoveReason, { kind: 'forces' | 'drives' }>,
  claim: Claim,
): Fault {
  const position = make(claim, before(claim), claim.line[0]);
  const answers = legalMoves(position);
  if (!position.inCheck()) return 'there is no check';
  if (reason.kind === 'drives') {
    const king = cellOf(claim, reason.piece.cell);
    return answers.every((move) => moveFrom(move) === king) ? null : 'another piece can answer';
  }
  const [only, ...others] = answers.map((move) => claim.rules.formatMove(position, move));
  return others.length === 0 && only === reason.move.text ? null : 'there are other answers';
}

/** Own moves after the first by which the piece has to be there. */
const MAX_WAY_MOVES = 3;

/** The piece goes there with one of the next own moves of the line, could not go there at once, and is not taken or moved on. */
function headsFault({ piece, cell }: Extract<MoveReason, { kind: 'heads' }>, claim: Claim): Fault {
  const position = before(claim);
  const mover = position.side;
  const [from, to] = [cellOf(claim, piece.cell), cellOf(claim, cell)];
  if (legalMoves(position).some((move) => moveFrom(move) === from && moveTo(move) === to))
    return 'it could go there at once';
  let at = from;
  let own = 0;
  for (const [made, text] of claim.line.entries()) {
    const move = claim.rules.parseMove(position, text);
    if (position.side === mover && own++ > MAX_WAY_MOVES) break;
    if (position.side === mover && moveFrom(move) === at) at = moveTo(move);
    else if (position.side !== mover && moveTo(move) === at) return 'it is taken on the way';
    if (at === to) {
      const { game, line } = claim;
      const moves = [...game.moves, ...line.slice(0, made)];
      return leavesFault({ ...claim, game: { ...game, moves }, line: line.slice(made) });
    }
    position.make(move);
  }
  return 'it does not go there';
}

/** After the move its side has a piece on that cell and no other but the king. */
function isLastPiece({ cell }: PieceRef, claim: Claim): boolean {
  const position = positionAfter(claim.rules, after(claim));
  const own = [...position.cells.entries()].filter(
    ([, code]) => isOf(code, 1 - position.side) && claim.values[code] > 0,
  );
  return own.length === 1 && own[0]?.[0] === claim.rules.board.cellNamed(cell);
}

/** A deep look finds the next best move no inaccuracy. */
async function alikeFault({ deep, game }: Claim): Promise<Fault> {
  const found = await deep(game, null);
  const lead = found?.second ? found.best.chance - found.second.chance : 0;
  return lead >= MIN_LOSS.inaccuracy ? `the next move is worse by ${lead}` : null;
}

async function nestedFault(
  reason: Extract<MoveReason, { kind: 'allows' | 'prepares' }>,
  claim: Claim,
): Promise<Fault> {
  const move = reason.kind === 'allows' ? reason.reply : reason.move;
  const skipped = claim.line.findIndex(
    (text, at) => at > 0 && text === move.text && (reason.kind === 'allows' || isOwn(claim, at)),
  );
  if (skipped < 1 || (reason.kind === 'allows' && skipped > 1))
    return `${move.text} is not in the line`;
  if (reason.reason === null) return null;
  return faultOf(reason.reason, {
    ...claim,
    game: { ...claim.game, moves: [...claim.game.moves, ...claim.line.slice(0, skipped)] },
    line: claim.line.slice(skipped),
  });
}

function isOwn(claim: Claim, at: number): boolean {
  const position = before(claim);
  const mover = position.side;
  for (const text of claim.line.slice(0, at)) make(claim, position, text);
  return position.side === mover;
}

/** What a move loses beside what it is said to take before that: both together are the balance. */
function besideTaken(reasons: readonly MoveReason[]): readonly MoveReason[] {
  const taken = reasons.flatMap((one) =>
    one.kind === 'exchange' && one.balance === null ? one.taken.map(({ letter }) => letter) : [],
  );
  return reasons.map((one) => {
    if (one.kind !== 'loses') return one;
    const { balance } = one;
    return { ...one, balance: { ...balance, gained: [...balance.gained, ...taken] } };
  });
}
