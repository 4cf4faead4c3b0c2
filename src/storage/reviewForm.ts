// The form in which a review lies in the database and in backups: each finding is a list instead of an object with names,
// which takes a third of the room. Version 1 was the plain record; it is still read (parseReview.ts).
import type { EvaluatedLine, MistakeExplanation, MoveAnalysis } from '../review/finding';
import type { ReviewRecord } from './reviewRecord';

/** The latest version of the form. */
export const REVIEW_VERSION = 2;

/** Score, chance, and the moves with spaces between them. */
type StoredLine = readonly [score: number, chance: number, moves: string];

/** A blame follows where there is one. The line of the move played is only named where it is one of the others. */
type StoredFinding = readonly [
  side: MoveAnalysis['side'],
  choices: number,
  left: number,
  evident: 0 | 1,
  best: StoredLine,
  second: StoredLine | null,
  played: StoredLine | 'best' | 'second' | null,
  ...blame:
    | readonly []
    | readonly [kind: string, wrong: string | null, better: string, right: string | null],
];

export interface StoredReview extends Omit<ReviewRecord, 'findings'> {
  readonly version: typeof REVIEW_VERSION;
  readonly findings: readonly (StoredFinding | null)[];
}

/** A review as it is stored. The same review always gives the same form, and parseReview gives it back. */
export const storedForm = ({
  id,
  content,
  engine,
  findings,
  updatedAt,
}: ReviewRecord): StoredReview => ({
  version: REVIEW_VERSION,
  id,
  content,
  engine,
  findings: findings.map((finding) => finding && storedFinding(finding)),
  updatedAt,
});

function storedFinding(finding: MoveAnalysis): StoredFinding {
  const { side, choices, left, isObviousRecapture, best, second, played, explanation } = finding;
  return [
    side,
    choices,
    left,
    isObviousRecapture ? 1 : 0,
    storedLine(best),
    second && storedLine(second),
    playedLine(finding, played),
    ...storedBlame(explanation),
  ];
}

function playedLine(
  { best, second }: MoveAnalysis,
  played: EvaluatedLine | null,
): StoredFinding[6] {
  if (!played) return null;
  if (isSameLine(played, best)) return 'best';
  return second && isSameLine(played, second) ? 'second' : storedLine(played);
}

const storedLine = ({ score, chance, moves }: EvaluatedLine): StoredLine => [
  score,
  chance,
  moves.join(' '),
];

const storedBlame = (blame: MistakeExplanation | null) =>
  blame
    ? ([blame.kind, blame.consequence, blame.better, blame.betterIdea] as const)
    : ([] as const);

const isSameLine = (one: EvaluatedLine, other: EvaluatedLine): boolean =>
  one.score === other.score &&
  one.chance === other.chance &&
  one.moves.length === other.moves.length &&
  one.moves.every((move, ply) => move === other.moves[ply]);

/** A stored finding as its plain record would be, unchecked: whatever does not fit is left for the reader to name. */
export function plainFinding(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored;
  const [side, choices, left, evident, best, second, played, ...blame]: unknown[] = stored;
  const lines = { best: plainLine(best), second: plainLine(second) };
  return {
    side,
    choices,
    left,
    ...lines,
    played: played === 'best' || played === 'second' ? lines[played] : plainLine(played),
    evident: evident === 0 || evident === 1 ? evident === 1 : evident,
    blame: plainBlame(blame),
  };
}

function plainLine(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored;
  const [score, chance, moves, ...more]: unknown[] = stored;
  if (typeof moves !== 'string' || more.length > 0) return { score, chance, moves };
  return { score, chance, moves: moves === '' ? [] : moves.split(' ') };
}

function plainBlame(stored: readonly unknown[]): unknown {
  if (stored.length === 0) return null;
  const [kind, wrong, better, right, ...more] = stored;
  return more.length > 0 ? stored : { kind, wrong, better, right };
}
