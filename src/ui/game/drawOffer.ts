// Whether the computer takes a draw, and what it last thought of its position.
import { useEffect, useState } from 'preact/hooks';
import type { SessionView } from '../../session/types';

/** What a mate is worth beside scores in centipawns. */
const MATE = 100_000;

/** It takes a draw when it has looked at its position and thinks no better of it than of the opponent's. */
export function agreesToDraw(score: number | null): boolean {
  return score !== null && score <= 0;
}

/** The computer's latest score of its own position in centipawns; null before it has thought. */
export function useComputerScore({ thinking, record }: SessionView): number | null {
  const [score, setScore] = useState<number | null>(null);
  // After a change of sides it has another position of its own.
  useEffect(() => setScore(null), [record.white]);
  useEffect(() => {
    if (!thinking) return;
    const { mate } = thinking;
    setScore(mate === null ? thinking.score : mate > 0 ? MATE : -MATE);
  }, [thinking]);
  return score;
}
