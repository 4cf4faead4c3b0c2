// Whether the computer takes a draw.
import type { ThinkInfo } from '../../engine/api';

/** It takes a draw when it has looked at its position and thinks no better of it than of the opponent's. */
export function agreesToDraw(thought: Pick<ThinkInfo, 'score' | 'mate'> | null): boolean {
  if (thought === null) return false;
  return thought.mate === null ? thought.score <= 0 : thought.mate < 0;
}
