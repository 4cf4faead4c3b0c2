// Asks the engine about one ply of a review, or about a move that somebody tries out.

import type { JudgeRequest } from '../../engine/api';
import { textsOf } from '../../language/texts';
import { agreedWith, isContradicted } from '../../review/marks';
import type { MoveAnalysis } from '../../review/moveAnalysis';
import { engineTrouble } from '../troubles';

const texts = textsOf('troubles');

/** Who judges moves; see engine/client.ts. */
export interface Judge {
  /** Null if it is closed meanwhile. Rejects if the engine breaks down. */
  judge(request: JudgeRequest): Promise<MoveAnalysis | null>;
  /** Ends judging, and its worker. It can be asked again. */
  close(): void;
}

/**
 * How each ply is looked at first: a game of 60 plies takes some seconds. Afresh, since marks must not depend on where
 * a review was left and gone on with, nor on how deeply the plies after it were looked at.
 */
export const REVIEW_LOOK = { nodes: 44_000, fresh: true } as const;
/** How both plies are looked at where they contradict each other. */
const CLOSER_LOOK = { nodes: 4 * REVIEW_LOOK.nodes, fresh: true } as const;

type Look = typeof REVIEW_LOOK | typeof CLOSER_LOOK;

/** Finds out about a ply; null where the engine was stopped. */
export type AskPly = (ply: number, look: Look) => Promise<MoveAnalysis | null>;

/**
 * What is found about a ply, by ply: where its mark and the next ply's finding contradict each other, a new finding of the
 * next ply as well, and no more of the mark than both bear out. Null where the engine was stopped. `findings` holds those of
 * all later plies.
 */
export async function reviewPly(
  ask: AskPly,
  findings: readonly (MoveAnalysis | null)[],
  ply: number,
): Promise<ReadonlyMap<number, MoveAnalysis> | null> {
  const found = await ask(ply, REVIEW_LOOK);
  if (!found) return null;
  if (!isContradicted(found, findings[ply + 1])) return new Map([[ply, found]]);
  const closer = await ask(ply + 1, CLOSER_LOOK);
  if (!closer) return null;
  const next = agreedWith(closer, findings[ply + 2]);
  if (!isContradicted(found, next))
    return new Map([
      [ply + 1, next],
      [ply, found],
    ]);
  const again = await ask(ply, CLOSER_LOOK);
  return (
    again &&
    new Map([
      [ply + 1, next],
      [ply, agreedWith(again, next)],
    ])
  );
}

/** What is found about the move, or why nothing was. */
export async function findingOrReason(
  judge: Judge,
  request: JudgeRequest,
): Promise<MoveAnalysis | string> {
  try {
    return (await judge.judge(request)) ?? texts.gaveNoAnswer;
  } catch (error) {
    return engineTrouble(error);
  }
}
