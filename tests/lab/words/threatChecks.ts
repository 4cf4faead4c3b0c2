// Whether a threat is one, and whether nothing is in danger where that is said, by replays after a pass and deep searches.
import { positionAfter } from '../../../src/engine/api';
import { WIN_BOUND } from '../../../src/engine/score';
import type { PieceRef, Threat } from '../../../src/reasons/reason';
import { legalMoves, moveTo } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import {
  before,
  type Claim,
  canTake,
  cellOf,
  type Fault,
  isOf,
  isThere,
  make,
  passedLine,
} from './claim';

/** A deep look at what the other side could do if it were to move finds nothing to take without loss. */
export async function safetyFault(claim: Claim): Promise<Fault> {
  const passed = passedLine(claim);
  if (!passed) return 'the turn cannot pass';
  const reply = (await claim.deep(passed, null))?.best.moves[0];
  if (reply === undefined) return null;
  const position = positionAfter(claim.rules, passed);
  const cell = moveTo(claim.rules.parseMove(position, reply));
  const isTaken = isOf(position.cells[cell], 1 - position.side);
  return isTaken && canTake(position, cell, claim.values) ? `${reply} takes a piece` : null;
}

export async function threatFault(threat: Threat, claim: Claim): Promise<Fault> {
  const position = before(claim);
  make(claim, position, claim.line[0]);
  if (position.inCheck()) return 'the turn cannot pass';
  position.makeNull();
  return threatIn(threat, claim, position);
}

/** Whether a threat is one in a position where the side that threatens is to move. */
export async function threatIn(threat: Threat, claim: Claim, position: Position): Promise<Fault> {
  const { rules } = claim;
  const text = rules.format(position);
  if (threat.kind === 'takes') {
    const missing = threat.taken.find((piece) => !isThere(claim, position, piece));
    if (missing) return `no ${missing.letter} on ${missing.cell}`;
    make(claim, position, threat.move.text);
    const left = threat.taken.find((piece) => isThere(claim, position, piece));
    if (left) return `${left.cell} is not taken`;
    position.unmake();
    return dearerFault(threat.taken, claim, position);
  }
  const line = { ...claim.game, start: text, moves: [] };
  const found = await claim.deep(line, threat.move.text);
  return found?.played && found.played.score < WIN_BOUND ? `deep ${found.played.score}` : null;
}

/** Centipawns within which a capture is as good as the best move by a deep look. */
const AS_GOOD_CP = 10;

/** No dearer piece can be taken for nothing by a move that a deep look finds best. */
async function dearerFault(
  taken: readonly PieceRef[],
  claim: Claim,
  position: Position,
): Promise<Fault> {
  const { rules, values } = claim;
  const worth = (cell: number) => values[position.cells[cell]];
  const named = taken.reduce((sum, { cell }) => sum + worth(cellOf(claim, cell)), 0);
  const isFree = (move: number) => {
    position.make(move);
    const isTakenBack = legalMoves(position).some((back) => moveTo(back) === moveTo(move));
    position.unmake();
    return !isTakenBack;
  };
  const [dearer] = legalMoves(position)
    .filter((move) => isOf(position.cells[moveTo(move)], 1 - position.side))
    .filter((move) => worth(moveTo(move)) > named && isFree(move))
    .sort((a, b) => worth(moveTo(b)) - worth(moveTo(a)));
  if (dearer === undefined) return null;
  const text = rules.formatMove(position, dearer);
  const line = { ...claim.game, start: rules.format(position), moves: [] };
  const found = await claim.deep(line, text);
  const isBest = found?.played && found.played.score >= found.best.score - AS_GOOD_CP;
  return isBest ? `${text} takes a dearer piece` : null;
}
