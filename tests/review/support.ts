// Findings made by hand, for tests of what is made of them.
import type { EvaluatedLine, MoveAnalysis } from '../../src/review/moveAnalysis';
import { BLACK, type Colour, WHITE } from '../../src/rules/types';

export const lineOf = (chance: number, ...moves: string[]): EvaluatedLine => ({
  score: Math.round((chance - 0.5) * 1000),
  chance,
  moves,
});

export interface MadeFinding extends Partial<Omit<MoveAnalysis, 'best' | 'played' | 'second'>> {
  /** Chances of the mover. */
  readonly best: number;
  readonly played?: number | null;
  readonly second?: number | null;
}

/** The move played is the best if it has the same chance. */
export function findingOf({
  best,
  played = best,
  second = best,
  ...rest
}: MadeFinding): MoveAnalysis {
  return {
    side: WHITE,
    choices: 20,
    left: 1,
    isObviousRecapture: false,
    explanation: null,
    ...rest,
    best: lineOf(best, 'best'),
    second: second === null ? null : lineOf(second, 'second'),
    played: played === null ? null : lineOf(played, played === best ? 'best' : 'other'),
  };
}

/**
 * A game by White's chances before each ply and at the end; sides move in turn, White first, and every fall of the mover's
 * chance is that mover's own doing.
 */
export function findingsOf(chances: readonly number[]): MoveAnalysis[] {
  return chances.map((chance, ply) => {
    const side: Colour = ply % 2 === 0 ? WHITE : BLACK;
    const own = (white: number) => (side === WHITE ? white : 1 - white);
    const next = chances.at(ply + 1);
    const played = next === undefined ? null : Math.min(own(chance), own(next));
    return findingOf({ side, best: own(chance), played });
  });
}
