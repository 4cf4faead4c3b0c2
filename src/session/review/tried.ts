// Asks what a move is worth that somebody tries out.
import type { JudgeRequest } from '../../engine/api';
import type { MoveAnalysis } from '../../review/finding';
import type { Judge } from './types';

/** What is found about the move, or why nothing was. */
export async function findingOrReason(
  judge: Judge,
  request: JudgeRequest,
): Promise<MoveAnalysis | string> {
  try {
    return (await judge.judge(request)) ?? 'the engine gave no answer';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
