// How a marked move is punished: the answer in its line, where it is the move itself that loses something.
import type { MistakeKind, MoveAnalysis } from '../../review/moveAnalysis';
import type { ReviewedGame } from '../../session/review/reviewedGame';
import type { MoveOption } from '../../session/types';

/** Mistakes that pass something over: what is answered punishes nothing. */
const PASSED_OVER: ReadonlySet<MistakeKind> = new Set(['missedWin', 'missedPiece', 'letDraw']);

/** The other side's best answer to the move of a ply; null where there is none, or it is not what was wrong. */
export function punishmentOf(
  game: ReviewedGame,
  { side, played, explanation }: MoveAnalysis,
  ply: number,
): MoveOption | null {
  const [move, answer] = played?.moves ?? [];
  if (move === undefined || answer === undefined) return null;
  if (explanation && PASSED_OVER.has(explanation.kind)) return null;
  // A side may move twice in a row.
  if (game.boardAfter(ply, [move]).side === side) return null;
  return game.boardAfter(ply, [move, answer]).lastMove;
}
