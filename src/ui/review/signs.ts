// How marks are written beside moves and drawn on the graph.

import type { Finding } from '../../review/finding';
import { type JudgedPly, judgePlies, type Mark } from '../../review/marks';
import { markName } from '../../review/words';

export interface Sign {
  readonly kind: Mark['kind'];
  /** Beside the move: "??". */
  readonly text: string;
  /** For those who listen: "Blunder, missed win". */
  readonly words: string;
}

const TEXTS: Readonly<Record<Mark['kind'], string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  only: '!',
};

/** Signs by the ply after the marked move; the one that decided the game says so. */
export function signsOf(
  findings: readonly (Finding | null)[],
  deciding: number | null,
): ReadonlyMap<number, Sign> {
  return new Map(
    judgePlies(findings).flatMap(({ ply, mark }: JudgedPly) => {
      if (!mark) return [];
      const words = `${markName(mark)}${ply === deciding ? ', decided the game' : ''}`;
      return [[ply + 1, { kind: mark.kind, text: TEXTS[mark.kind], words }] as const];
    }),
  );
}
