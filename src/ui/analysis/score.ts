// What the engine thinks of a position, as people say it: who is better, and by how much.
import type { AnalysisLine } from '../../engine/api';
import { type Colour, opposite, type Reason, WHITE } from '../../rules/types';
import { colourName } from '../words/names';
import { REASON_TEXTS } from '../words/reasons';

export interface ScoreText {
  /** Who is better; null while it is even. */
  readonly leader: Colour | null;
  /** Beside the leader's disc: `63%`, `+1.3`, `Checkmate in 4`. */
  readonly text: string;
  /** By itself: `White 63%`, `White wins in 4`. */
  readonly standing: string;
  /** A sentence without its full stop, for screen readers. */
  readonly spoken: string;
  /** Points that White may expect, 0 to 1. */
  readonly white: number;
}

type Found = Pick<AnalysisLine, 'score' | 'mate' | 'cursedMate' | 'chance'>;

/**
 * `found` is from the view of `side`; `ending` is how the line wins, or null where it does not show; `isSolved` tells that
 * the position is known to the end.
 */
export function scoreOf(
  found: Found,
  side: Colour,
  ending: Reason | null,
  { inPawns, isSolved = false }: { readonly inPawns: boolean; readonly isSolved?: boolean },
): ScoreText {
  const { score, mate, cursedMate, chance } = found;
  const white = side === WHITE ? chance : 1 - chance;
  const better = (isBetter: boolean) => (isBetter ? side : opposite(side));
  if (mate !== null) {
    const leader = better(mate > 0);
    const way = ending === null ? 'Win' : REASON_TEXTS[ending].ahead;
    const text = `${way} in ${Math.abs(mate)}`;
    const said = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    const standing = `${colourName(leader)} wins in ${Math.abs(mate)}`;
    return { leader, text, standing, spoken: `${colourName(leader)}: ${said}`, white };
  }
  if (cursedMate !== null) {
    const leader = better(cursedMate > 0);
    const win = `${colourName(leader)} would win in ${Math.abs(cursedMate)}`;
    const spoken = `${win}, but before that too many moves pass without progress: a draw`;
    return {
      leader,
      text: 'Draw: win too slow',
      standing: 'Draw: the win is too slow',
      spoken,
      white,
    };
  }
  if (isSolved && score === 0) return even('Draw', 'Draw with best play', white);
  if (inPawns) {
    const pawns = Math.abs(score / 100).toFixed(1);
    if (pawns === '0.0') return even('Even', 'Even', white);
    const leader = better(score > 0);
    const spoken = `${colourName(leader)} is ahead by ${pawns} pawns`;
    return {
      leader,
      text: `+${pawns}`,
      standing: `${colourName(leader)} +${pawns}`,
      spoken,
      white,
    };
  }
  // Only certainty is shown as 0% or 100%.
  const percent = Math.min(99, Math.round(100 * Math.max(chance, 1 - chance)));
  if (percent === 50) return even('Even', 'Even', white);
  const leader = better(chance > 0.5);
  const spoken = `${colourName(leader)}’s chances are ${percent} percent`;
  return {
    leader,
    text: `${percent}%`,
    standing: `${colourName(leader)} ${percent}%`,
    spoken,
    white,
  };
}

const even = (text: string, standing: string, white: number): ScoreText => ({
  ...{ leader: null, text, standing, spoken: standing, white },
});
