// A value from storage or a file becomes a ReviewRecord, or is refused by the name of its bad field.
import {
  type EvaluatedLine,
  MISTAKE_KINDS,
  type MistakeExplanation,
  type MoveAnalysis,
} from '../review/finding';
import { BLACK, InputError, WHITE } from '../rules/types';
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
} from '../util/parse';
import { LONGEST, MOST_MOVES } from './parseRecord';
import { plainFinding, REVIEW_VERSION } from './reviewForm';
import type { ReviewRecord } from './reviewRecord';

const LONGEST_WORDS = 300;
const MOST_CHOICES = 4096;
/** Scores fit 16 bits. */
const MOST_SCORE = 0x7fff;
/** Plies of a line: as deep as the engine looks. */
const LONGEST_LINE = 128;

/** @throws InputError naming the bad field, or that a newer version wrote it */
export function parseReview(value: unknown): ReviewRecord {
  const version = readInteger(
    readFields(value, 'the review').version,
    'version',
    1,
    Number.MAX_SAFE_INTEGER,
  );
  if (version > REVIEW_VERSION) {
    throw new InputError(
      `version is ${version}: a newer version of the app saved this review, and this one reads up to ${REVIEW_VERSION}`,
    );
  }
  const fields = readObject(value, 'the review', [
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
export function readableReview(value: unknown): ReviewRecord | null {
  try {
    return parseReview(value);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

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
    explanation: fields.blame === null ? null : readBlame(fields.blame, `${name}.blame`),
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
  if (bad >= 0) throw new InputError(`${name}[${bad}] has a space`);
  return moves;
}

function readBlame(value: unknown, name: string): MistakeExplanation {
  const { kind, wrong, better, right } = readObject(value, name, [
    'kind',
    'wrong',
    'better',
    'right',
  ]);
  const words = (text: unknown, field: string) =>
    text === null ? null : readText(text, `${name}.${field}`, LONGEST_WORDS);
  return {
    kind: readOneOf(kind, `${name}.kind`, MISTAKE_KINDS),
    consequence: words(wrong, 'wrong'),
    better: readText(better, `${name}.better`, LONGEST_WORDS),
    betterIdea: words(right, 'right'),
  };
}
