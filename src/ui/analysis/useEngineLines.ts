// The engine's lines about the place shown, read once for each time that something was found.
import { useMemo } from 'preact/hooks';
import type { BoardArrow } from '../../board/Arrows';
import { arrowsOf, type EngineLine, readLines, snapshotOf } from './engineLines';
import type { View } from './types';

export interface FoundLines {
  readonly lines: readonly EngineLine[];
  readonly arrows: readonly BoardArrow[];
  /** Whether they tell what the other side would do. */
  readonly threat: boolean;
}

export function useEngineLines(view: View, inPawns: boolean): FoundLines {
  const { rules, board, record, engine } = view;
  const { threat } = record.settings;
  const snapshot = snapshotOf(engine);
  return useMemo(() => {
    const lines = snapshot ? readLines(rules, board.text, snapshot, { threat, inPawns }) : [];
    return { lines, arrows: arrowsOf(lines, threat), threat };
  }, [rules, board, snapshot, threat, inPawns]);
}
