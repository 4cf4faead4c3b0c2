// Going along a reviewed game and the lines of its marked moves.
import type { ReviewedGame, Spot } from '../../session/review/reviewedGame';
import { movesOf } from '../../session/review/reviewedGame';
import type { ReviewView } from '../../session/review/types';

/** The next move of what is followed, or null at its end. */
export function onward(
  game: ReviewedGame,
  { findings }: Pick<ReviewView, 'findings'>,
  { ply, line }: Spot,
): Spot | null {
  if (!line) return ply < game.moves.length ? { ply: ply + 1, line: null } : null;
  const { length } = movesOf(findings[ply] ?? null, line.kind);
  return line.moves < length ? { ply, line: { ...line, moves: line.moves + 1 } } : null;
}

/** The move before; out of a line, back to the marked move. Null at the start. */
export function backward({ ply, line }: Spot): Spot | null {
  if (line && line.moves > 1) return { ply, line: { ...line, moves: line.moves - 1 } };
  if (line) return { ply: ply + 1, line: null };
  return ply > 0 ? { ply: ply - 1, line: null } : null;
}
