// What a check leaves the other side, and how a move answers one.
import { isTakenAtOnce } from '../reasons/fate';
import { bothOf, type MoveReason, moveRef, pieceRef } from '../reasons/reason';
import { legalMoves, moveFrom } from '../rules/move';
import type { Findings } from './hintFindings';
import { isIdle, isSlight, quietReason } from './quietReason';
import { threatens } from './threatReason';

type AnswersCheck = Extract<MoveReason, { readonly kind: 'answersCheck' }>;

/** What a check leaves: one answer, or the king's moves alone. */
export function forcedBy({ rules, position, move, best }: Findings): MoveReason | null {
  position.make(move);
  const answers = legalMoves(position);
  const [first] = answers;
  const from = first === undefined ? -1 : moveFrom(first);
  const code = position.cells[from];
  const isKing = rules.kinds[code >> 1]?.royal === true;
  let forced: MoveReason | null = null;
  if (first !== undefined && answers.length === 1)
    forced = { kind: 'forces', move: moveRef(rules, position, first) };
  // A king that takes what gives check is not driven anywhere.
  else if (
    isKing &&
    !isTakenAtOnce(best.shown.plies) &&
    answers.every((answer) => moveFrom(answer) === from)
  )
    forced = { kind: 'drives', piece: pieceRef(rules, { code, cell: from }) };
  position.unmake();
  return forced;
}

/** Whether a reason says more of a check than that it is one. */
export function saysMore(main: MoveReason | null): main is MoveReason {
  if (main === null || isIdle(main) || main.kind === 'shelters') return false;
  if (main.kind !== 'prepares') return true;
  return main.isEnabled && main.reason !== null && !isSlight(main.reason);
}

/**
 * An answer to check, with what that threatens. That the king leaves it is no reason where nothing else can move: then what it prepares
 * counts as well.
 */
export function evades(findings: Findings): MoveReason | null {
  const answer = answersCheck(findings);
  if (answer?.how !== 'moves') return answer;
  const { position, move } = findings;
  const isForced = legalMoves(position).every((one) => moveFrom(one) === moveFrom(move));
  const next = threatens(findings) ?? (isForced ? quietReason(findings) : null);
  return saysMore(next) ? bothOf([answer, next]) : answer;
}

function answersCheck({ rules, position, best }: Findings): AnswersCheck | null {
  const first = best.shown.plies[0];
  const [moved] = first?.moved ?? [];
  if (!first || !moved || !position.inCheck()) return null;
  const isRoyal = rules.kinds[moved.code >> 1]?.royal === true;
  const how = isRoyal ? 'moves' : first.captured.length > 0 ? 'takes' : 'blocks';
  return {
    kind: 'answersCheck',
    how,
    piece: pieceRef(rules, { code: moved.code, cell: moved.from }),
  };
}
