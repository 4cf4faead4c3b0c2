// What reviews of many games say together: how accurate somebody played, when they erred, and which kind of
// mistake cost most.
import type { Colour } from '../rules/types';
import { accuracyOf } from './gameChances';
import { type Mark, mistakesBy } from './marks';
import { MISTAKE_KINDS, type MistakeKind, type MoveAnalysis } from './moveAnalysis';

/** One game with its review. */
export interface Reviewed {
  /** Of the game. */
  readonly id: string;
  readonly game: string;
  /** When it was played, in milliseconds since 1970. */
  readonly at: number;
  /** The sides that are one's own: one against the computer, both in a shared game, none of two computers'. */
  readonly sides: readonly Colour[];
  readonly findings: readonly (MoveAnalysis | null)[];
}

/** A mistake of one's own. */
export interface PlayerMistake extends Pick<Reviewed, 'id' | 'game' | 'at'> {
  /** Plies played before it. */
  readonly ply: number;
  readonly mark: Mark;
  /** Chance lost, 0 to 1. */
  readonly loss: number;
  readonly kind: MistakeKind;
  readonly phase: Phase;
}

/** The own mistakes of a game, the first move's first. */
export function mistakesIn({ id, game, at, sides, findings }: Reviewed): PlayerMistake[] {
  return mistakesBy(findings, sides).flatMap(({ ply, mark, loss }) => {
    const finding = findings[ply];
    if (!finding || !mark) return [];
    const kind = finding.explanation?.kind ?? 'position';
    return [{ id, game, at, ply, mark, loss, kind, phase: phaseOf(finding, ply) }];
  });
}

/** Accuracy of the one side that is somebody's own, in percent, earliest game first; shared games tell nothing of one person. */
export function accuracies(
  games: readonly Reviewed[],
): { readonly id: string; readonly at: number; readonly accuracy: number }[] {
  return games
    .flatMap(({ id, at, sides, findings }) => {
      const [own, other] = sides;
      const accuracy = own !== undefined && other === undefined ? accuracyOf(findings, own) : null;
      return accuracy === null ? [] : [{ id, at, accuracy }];
    })
    .sort((a, b) => a.at - b.at);
}

/** How many mistakes were made in each phase. */
export const byPhase = (mistakes: readonly PlayerMistake[]): ReadonlyMap<Phase, number> =>
  new Map(
    PHASES.map((phase) => [phase, mistakes.filter((one) => one.phase === phase).length] as const),
  );

/** The kind of mistake that cost most chance in all, with that sum; null without mistakes. */
export function costliestKind(
  mistakes: readonly PlayerMistake[],
): { readonly kind: MistakeKind; readonly loss: number } | null {
  let most: { kind: MistakeKind; loss: number } | null = null;
  for (const kind of MISTAKE_KINDS) {
    const loss = mistakes.reduce((sum, one) => sum + (one.kind === kind ? one.loss : 0), 0);
    if (loss > (most?.loss ?? 0)) most = { kind, loss };
  }
  return most;
}

const PHASES = ['opening', 'middle', 'endgame'] as const;
export type Phase = (typeof PHASES)[number];

/** The opening lasts at most this many plies, while hardly anything is captured. */
const OPENING_PLIES = 16;
const OPENING_LEFT = 0.85;
/** The endgame begins when so much of the material is left. */
const ENDGAME_LEFT = 0.4;

export function phaseOf({ left }: Pick<MoveAnalysis, 'left'>, ply: number): Phase {
  if (left <= ENDGAME_LEFT) return 'endgame';
  return ply < OPENING_PLIES && left >= OPENING_LEFT ? 'opening' : 'middle';
}
