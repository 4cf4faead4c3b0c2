// What is made of a review's findings, once for each report of it: a step along the game changes none of it.
import { useMemo } from 'preact/hooks';
import { decidingPly, whiteChances } from '../../review/course';
import { ownMistakes } from '../../review/own';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { ReviewView } from '../../session/review/types';
import type { Curve } from './graph';
import { type Sign, signsOf } from './signs';

interface Judged {
  /** By the ply after the marked move. */
  readonly signs: ReadonlyMap<number, Sign>;
  /** Plies after marked moves, in order. */
  readonly marked: readonly number[];
  /** Chances of the near side. */
  readonly curve: Curve;
  /** Whether there is something to do better: for one's own side, or both where nobody's is meant. */
  readonly hasMistakes: boolean;
}

export function useJudged(view: ReviewView, own: Colour | null, near: Colour): Judged {
  const { findings, ending } = view;
  const made = useMemo(() => {
    const signs = signsOf(findings, decidingPly(findings, ending));
    const mistakes = ownMistakes(findings, own === null ? [WHITE, BLACK] : [own]);
    return { signs, marked: [...signs.keys()], hasMistakes: mistakes.length > 0 };
  }, [findings, ending, own]);
  const curve = useMemo(() => curveOf(view, near), [findings, ending, near]);
  return { ...made, curve };
}

/** Chances of the near side by ply. */
const curveOf = ({ findings, ending }: ReviewView, near: Colour): Curve =>
  whiteChances(findings, ending).map((chance) =>
    chance === null ? null : near === WHITE ? chance : 1 - chance,
  );
