// A review: what the engine found about each ply of one game (see ../review/README.md), and how it is parsed. It is stored
// with each finding as a list instead of an object with names, which takes a third of the room. Version 1 was the plain
// record, and up to version 2 what a mistake led to was a text; both are still read.

import { refusal, refuse } from '../input/input';
import {
  LAST_TIME,
  readBoolean,
  readFields,
  readInteger,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readText,
  readTexts,
} from '../input/parse';
import { readMoveRef, readReason } from '../reasons/readReason';
import type { MoveReason, MoveRef } from '../reasons/reason';
import {
  type EvaluatedLine,
  MISTAKE_KINDS,
  type MistakeExplanation,
  type MoveAnalysis,
} from '../review/moveAnalysis';
import { BLACK, WHITE } from '../rules/types';
import { crc32, inHex } from '../util/crc32';
import { readOrNull } from './errors';
import { LONGEST, MOST_MOVES } from './parseRecord';
import type { GameRecord } from './record';

export interface ReviewRecord {
  /** Id of the game. */
  readonly id: string;
  /** Checksum of what was reviewed: a game that went on since has another. */
  readonly content: string;
  /** As of engineMark. */
  readonly engine: string;
  /** One for each position in which there was something to decide, in the order of the game; null while it is not looked at. */
  readonly findings: readonly (MoveAnalysis | null)[];
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** What is reviewed of a game: another one has another checksum. */
export const reviewedContent = ({
  game,
  options,
  start,
  moves,
}: Pick<GameRecord, 'game' | 'options' | 'start' | 'moves'>): string => {
  const rules = Object.entries(options).sort();
  return inHex(crc32(JSON.stringify([game, rules, start, moves])));
};

/** Whether a game still has the moves that were reviewed. */
export const isReviewOf = (
  { content }: Pick<ReviewRecord, 'content'>,
  game: Parameters<typeof reviewedContent>[0],
): boolean => content === reviewedContent(game);

/** How far a review is, in whatever form. */
interface Extent {
  readonly findings: readonly unknown[];
  readonly updatedAt: number;
}

/** How many of the findings there are. */
export const countFound = ({ findings }: Pick<Extent, 'findings'>): number =>
  findings.reduce<number>((count, finding) => count + (finding === null ? 0 : 1), 0);

/** Whether two reviews are of the same moves and by the same engine, so that one may go on from the other. */
const isSameReview = (one: ReviewRecord, other: ReviewRecord): boolean =>
  one.content === other.content &&
  one.engine === other.engine &&
  one.findings.length === other.findings.length;

/** A review with what another one of the same has found besides: two tabs may have worked on it. */
export function joinReviews(review: ReviewRecord, other: ReviewRecord | null): ReviewRecord {
  if (!other || !isSameReview(review, other)) return review;
  const findings = review.findings.map((finding, ply) => finding ?? other.findings[ply] ?? null);
  return { ...review, findings };
}

/** Whether a review is worth more than another one of the same game: it is fuller, or else later. */
export const isBetterReview = (one: Extent, other: Extent): boolean =>
  (countFound(one) - countFound(other) || one.updatedAt - other.updatedAt) > 0;

/** The latest version of the form. */
const REVIEW_VERSION = 3;

/** Score, chance, and the moves with spaces between them. */
type StoredLine = readonly [score: number, chance: number, moves: string];

/** An explanation follows where there is one. The line of the move played is only named where it is one of the others. */
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
    | readonly [kind: string, wrong: StoredReason, better: MoveRef | string, right: StoredReason],
];

/** A text only where an older version found it. */
type StoredReason = MoveReason | string | null;

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
    ...storedExplanation(explanation),
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

const storedExplanation = (explanation: MistakeExplanation | null) =>
  explanation
    ? ([
        explanation.kind,
        storedReason(explanation.consequence),
        explanation.better.notation === null ? explanation.better.text : explanation.better,
        storedReason(explanation.betterIdea),
      ] as const)
    : ([] as const);

const storedReason = (reason: MoveReason | null): StoredReason =>
  reason?.kind === 'text' ? reason.text : reason;

const isSameLine = (one: EvaluatedLine, other: EvaluatedLine): boolean =>
  one.score === other.score &&
  one.chance === other.chance &&
  one.moves.length === other.moves.length &&
  one.moves.every((move, ply) => move === other.moves[ply]);

/** A stored finding as its plain record would be, unchecked: whatever does not fit is left for the reader to name. */
function plainFinding(stored: unknown): unknown {
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
    blame: plainExplanation(blame),
  };
}

function plainLine(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored;
  const [score, chance, moves, ...more]: unknown[] = stored;
  if (typeof moves !== 'string' || more.length > 0) return { score, chance, moves };
  return { score, chance, moves: moves === '' ? [] : moves.split(' ') };
}

function plainExplanation(stored: readonly unknown[]): unknown {
  if (stored.length === 0) return null;
  const [kind, wrong, better, right, ...more] = stored;
  return more.length > 0 ? stored : { kind, wrong, better, right };
}

const LONGEST_WORDS = 300;
const MOST_CHOICES = 4096;
/** Scores fit 16 bits. */
const MOST_SCORE = 0x7fff;
/** Plies of a line: as deep as the engine looks. */
const LONGEST_LINE = 128;

/** @throws InputError naming the bad field, or that a newer version wrote it */
export function parseReview(value: unknown): ReviewRecord {
  const version = readInteger(
    readFields(value, refusal('theReview')).version,
    'version',
    1,
    Number.MAX_SAFE_INTEGER,
  );
  if (version > REVIEW_VERSION) {
    throw refuse('newerReview', version, REVIEW_VERSION);
  }
  const fields = readObject(value, refusal('theReview'), [
    'version',
    'id',
    'content',
    'engine',
    'findings',
    'updatedAt',
  ]);
  return {
    id: readText(fields.id, 'id', LONGEST.id),
    content: readText(fields.content, 'content', 8),
    engine: readText(fields.engine, 'engine', 40),
    findings: readList(fields.findings, 'findings', MOST_MOVES + 1, (finding, name) =>
      finding === null ? null : readFinding(version === 1 ? finding : plainFinding(finding), name),
    ),
    updatedAt: readInteger(fields.updatedAt, 'updatedAt', 0, LAST_TIME),
  };
}

/** The review in a stored value, or null for one that cannot be read: it can be made again. */
export const readableReview = (value: unknown): ReviewRecord | null =>
  readOrNull(value, parseReview);

const FINDING = [
  'side',
  'choices',
  'left',
  'best',
  'second',
  'played',
  'evident',
  'blame',
] as const;

function readFinding(value: unknown, name: string): MoveAnalysis {
  const fields = readObject(value, name, FINDING);
  const line = (field: 'second' | 'played') =>
    fields[field] === null ? null : readLine(fields[field], `${name}.${field}`);
  return {
    side: readInteger(fields.side, `${name}.side`, WHITE, BLACK) === WHITE ? WHITE : BLACK,
    choices: readInteger(fields.choices, `${name}.choices`, 1, MOST_CHOICES),
    left: readNumber(fields.left, `${name}.left`, 0, 1),
    best: readLine(fields.best, `${name}.best`),
    second: line('second'),
    played: line('played'),
    isObviousRecapture: readBoolean(fields.evident, `${name}.evident`),
    explanation: fields.blame === null ? null : readExplanation(fields.blame, `${name}.blame`),
  };
}

function readLine(value: unknown, name: string): EvaluatedLine {
  const { score, chance, moves } = readObject(value, name, ['score', 'chance', 'moves']);
  return {
    score: readInteger(score, `${name}.score`, -MOST_SCORE, MOST_SCORE),
    chance: readNumber(chance, `${name}.chance`, 0, 1),
    moves: readMoves(moves, `${name}.moves`),
  };
}

/** Moves are stored with spaces between them. */
function readMoves(value: unknown, name: string): string[] {
  const moves = readTexts(value, name, LONGEST_LINE, LONGEST.move);
  const bad = moves.findIndex((move) => move.includes(' '));
  if (bad >= 0) throw refuse('hasSpace', `${name}[${bad}]`);
  return moves;
}

function readExplanation(value: unknown, name: string): MistakeExplanation {
  const { kind, wrong, better, right } = readObject(value, name, [
    'kind',
    'wrong',
    'better',
    'right',
  ]);
  const reason = (stored: unknown, field: string) => {
    if (stored === null) return null;
    if (typeof stored !== 'string') return readReason(stored, `${name}.${field}`);
    return { kind: 'text', text: readText(stored, `${name}.${field}`, LONGEST_WORDS) } as const;
  };
  return {
    kind: readOneOf(kind, `${name}.kind`, MISTAKE_KINDS),
    consequence: reason(wrong, 'wrong'),
    better:
      typeof better === 'string'
        ? { text: readText(better, `${name}.better`, LONGEST_WORDS), notation: null }
        : readMoveRef(better, `${name}.better`),
    betterIdea: reason(right, 'right'),
  };
}
