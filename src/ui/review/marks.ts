// What a review draws: glyphs beside marked moves, the curve of chances as path data, and how a marked move is punished.
import { useMemo } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { decidedGame, decidingPly, whiteChances } from '../../review/gameChances';
import {
  type JudgedPly,
  judgePlies,
  keyMoments,
  lossesToRetry,
  type Mark,
} from '../../review/marks';
import type { MistakeKind, MoveAnalysis } from '../../review/moveAnalysis';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { ReviewedGame } from '../../session/review/reviewedGame';
import type { ReviewView } from '../../session/review/reviewSession';
import type { MoveOption } from '../../session/types';
import { itemAt, lastItem } from '../../util/items';
import { grammar } from '../../words/grammar';

const texts = textsOf('review');

/** Chances of the near side, 0 to 1, by ply; null where nothing is known yet. */
export type Curve = readonly (number | null)[];

/** A point in percent of the graph's width and height, from its upper left corner. */
interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a ply of a curve lies. */
export function pointAt(curve: Curve, ply: number): GraphPoint {
  const last = Math.max(1, curve.length - 1);
  return { x: (100 * ply) / last, y: 100 * (1 - (curve[ply] ?? 0.5)) };
}

/** The ply nearest to a share of the graph's width, 0 to 1. */
export const plyAt = (curve: Curve, share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, curve.length - 1));

/** Stretches of the curve that are known. */
function stretches(curve: Curve): GraphPoint[][] {
  const found: GraphPoint[][] = [];
  for (const [ply, chance] of curve.entries()) {
    if (chance === null) continue;
    if (ply === 0 || curve[ply - 1] === null) found.push([]);
    lastItem(found).push(pointAt(curve, ply));
  }
  return found;
}

/** The line of the curve, as path data. */
export const linePath = (curve: Curve): string =>
  stretches(curve)
    .map((points) => `M${points.map(pointText).join('L')}`)
    .join('');

/** What lies between the line and the lower edge (the near side's share) or the upper one (the far side's). */
export const areaPath = (curve: Curve, edge: 'lower' | 'upper'): string => {
  const y = edge === 'lower' ? 100 : 0;
  return stretches(curve)
    .map((points) => {
      const [first, last] = [itemAt(points, 0), lastItem(points)];
      return `M${first.x.toFixed(2)} ${y}L${points.map(pointText).join('L')}L${last.x.toFixed(2)} ${y}z`;
    })
    .join('');
};

const pointText = ({ x, y }: GraphPoint): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

export interface MoveGlyph {
  readonly kind: Mark['kind'];
  /** Beside the move: "??". */
  readonly text: string;
  /** For screen readers: "Blunder, missed win". */
  readonly label: string;
}

const GLYPHS: Readonly<Record<Mark['kind'], string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  only: '!',
};

/** Glyphs by the ply after the marked move; the one that decided the game says so. */
function glyphsOf({ findings, ending }: ReviewView): ReadonlyMap<number, MoveGlyph> {
  return new Map(
    judgePlies(findings).flatMap((judged: JudgedPly) => {
      const { ply, mark } = judged;
      if (!mark) return [];
      const label = markLabel(mark, decidedGame(judged, findings, ending));
      return [[ply + 1, { kind: mark.kind, text: GLYPHS[mark.kind], label }] as const];
    }),
  );
}

/** "Blunder", "Blunder, decided the game". */
export const markLabel = (mark: Mark, decided: boolean): string => {
  const label = grammar.marks.label(mark);
  return decided ? texts.decidedGame(label) : label;
};

interface ReviewMarks {
  /** By the ply after the marked move. */
  readonly glyphs: ReadonlyMap<number, MoveGlyph>;
  /** Plies after the moves that mattered most, in order. */
  readonly moments: readonly number[];
  /** The glyphs of these alone: a graph of many moves shows no others. */
  readonly momentGlyphs: ReadonlyMap<number, MoveGlyph>;
  /** Chances of the near side. */
  readonly curve: Curve;
  /** Whether there is something to do better: for one's own side, or both where nobody's is meant. */
  readonly hasMistakes: boolean;
}

/** The key moments of one side, or (null) of both. */
export type MomentsOf = Colour | null;

/** Worked out once for each report of findings; a step along the game changes none of it. */
export function useReviewMarks(
  view: ReviewView,
  own: Colour | null,
  near: Colour,
  momentsOf: MomentsOf,
): ReviewMarks {
  const { findings, ending } = view;
  const made = useMemo(() => {
    const deciding = decidingPly(findings, ending);
    const glyphs = glyphsOf(view);
    const moments = keyMoments(findings, sidesOf(momentsOf), deciding).map(({ ply }) => ply + 1);
    const momentGlyphs = new Map([...glyphs].filter(([ply]) => moments.includes(ply)));
    const hasMistakes = lossesToRetry(findings, sidesOf(own)).length > 0;
    return { glyphs, moments, momentGlyphs, hasMistakes };
  }, [findings, ending, own, momentsOf]);
  const curve = useMemo(() => curveOf(view, near), [findings, ending, near]);
  return { ...made, curve };
}

/** A side, or both for null. */
export const sidesOf = (side: Colour | null): readonly Colour[] =>
  side === null ? [WHITE, BLACK] : [side];

/** Chances of the near side by ply. */
const curveOf = ({ findings, ending }: ReviewView, near: Colour): Curve =>
  whiteChances(findings, ending).map((chance) =>
    chance === null ? null : near === WHITE ? chance : 1 - chance,
  );

/** Mistakes that pass something over: what is answered punishes nothing. */
const PASSED_OVER: ReadonlySet<MistakeKind> = new Set(['missedWin', 'missedPiece', 'letDraw']);

/** The other side's best answer to the move of a ply; null where there is none, or it is not what was wrong. */
export function punishmentOf(
  game: ReviewedGame,
  { side, played, explanation }: MoveAnalysis,
  ply: number,
): MoveOption | null {
  const [move, answer] = played?.moves ?? [];
  if (move === undefined || answer === undefined) return null;
  if (explanation && PASSED_OVER.has(explanation.kind)) return null;
  // A side may move twice in a row.
  if (game.boardAfter(ply, [move]).side === side) return null;
  return game.boardAfter(ply, [move, answer]).lastMove;
}
