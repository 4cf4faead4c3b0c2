// A hint: the best move with the reason for it. The main search finds the move; three short ones ask what else there
// was, what the other side threatened, and what the move prepares. And a threat alone: what the other side would do if it were to
// move, as far as a line shows it plainly. Where the turn cannot pass, why not.
import type { GamePlans, RuleSet } from '../games/game';
import type { FoundThreat, MoveReason, PassRefusal } from '../reasons/reason';
import { effectsOf, exchangesArmies, type MoveEffects } from '../rules/effects';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import { lineTexts } from './api';
import { dearestCapture, type Findings, type ScoredLine, settledLine } from './hintFindings';
import { MAX_DRAWN_PIECES, reasonFor } from './hintReason';
import type { SearchLimits } from './limits';
import { DRAW, WIN_BOUND } from './score';
import type { RootTask, SearchReport, SearchResult } from './search';
import { threatOf } from './threatReason';

interface HintTask {
  readonly rules: RuleSet;
  readonly plans: GamePlans;
  readonly position: Position;
  readonly values: Int16Array;
  /** Searches the position as it stands. */
  readonly look: (task: Pick<RootTask, 'limits' | 'lines' | 'also' | 'report'>) => SearchResult;
  /** Milliseconds and nodes for everything together; at least one of them. */
  readonly limits: { readonly moveTime?: number; readonly nodes?: number };
  /** What the last move did, if there was one. */
  readonly lastMove: MoveEffects | null;
}

interface Hint {
  readonly report: SearchReport | null;
  readonly reason: MoveReason | null;
  /** The moves that the reason rests on, exact texts. */
  readonly line: readonly string[];
}

/** Shares of the limits: for the move, and for each of the questions about it. */
const MOVE_SHARE = 0.6;
const QUESTION_SHARE = 0.13;
/** Questions are searched this many plies less deep than the move, */
const QUESTION_DEPTH_REDUCTION = 2;
/** and never deeper than this: a player sees no threat beyond it. */
const MAX_QUESTION_DEPTH = 8;

/** Searches and explains. The position is as before when this returns. */
export function findHint(task: HintTask): Hint {
  const { rules, plans, position, values, lastMove } = task;
  const { report: found } = task.look({ limits: share(task, MOVE_SHARE), lines: 1 });
  const report = found && endedAtOnce(position, found);
  if (!report) return { report, reason: null, line: [] };
  const best = scored(task, report);
  const findings: Findings = {
    ...{ rules, plans, position, values, best, lastMove },
    move: report.line[0],
    choices: legalMoves(position).length,
    second: secondScore(task, report),
    isDrawnAnyway: isDrawnAnyway(task, report),
    threat: afterPass(task, report),
    intent: afterMoveAndPass(task, report),
  };
  const moves = best.shown.plies.map(({ move }) => move);
  const line = lineTexts(rules, position, moves.length > 0 ? moves : report.line);
  return { report, reason: reasonFor(findings), line };
}

const share = ({ limits: { moveTime, nodes } }: HintTask, part: number): SearchLimits => ({
  ...(moveTime !== undefined && { moveTime: Math.ceil(moveTime * part) }),
  ...(nodes !== undefined && { nodes: Math.ceil(nodes * part) }),
});

const questionDepth = (depth: number): number =>
  Math.max(1, Math.min(MAX_QUESTION_DEPTH, depth - QUESTION_DEPTH_REDUCTION));

/**
 * Score of the best move but the one reported, or null if the time did not allow for it. Both are compared at the same
 * depth, so that what lies between them is not what only the deeper search has seen.
 */
function secondScore(task: HintTask, best: SearchReport): number | null {
  const limits = { ...share(task, QUESTION_SHARE), depth: questionDepth(best.depth) + 1 };
  const reports: SearchReport[] = [];
  const [also] = best.line;
  const { report } = task.look({ limits, lines: 2, also, report: (one) => reports.push(one) });
  // The last iteration may have been cut short, which leaves moves without a score of their own.
  const whole = reports.filter(({ depth }) => depth === (report?.depth ?? 0) - 1);
  const same = whole.find(({ line }) => line[0] === best.line[0]);
  const other = whole.find(({ line }) => line[0] !== best.line[0]);
  if (!same || !other) return null;
  if (other.score <= -WIN_BOUND) return other.score;
  return Math.max(other.score, best.score - (same.score - other.score));
}

/** A drawn game is drawn for good with what leaves too little to win: nothing is left to go wrong, as it is with other moves. */
function endedAtOnce(position: Position, report: SearchReport): SearchReport {
  if (report.score !== DRAW) return report;
  const end = legalMoves(position).find((move) => {
    if (effectsOf(position, move).captured.length === 0) return false;
    position.make(move);
    const isDead = position.outcome()?.reason === 'dead-position';
    position.unmake();
    return isDead;
  });
  return end === undefined ? report : { ...report, line: [end] };
}

/** Plies within which a lone king that goes wrong is mated, as far as a player would see it; where endings are known, fewer are enough. */
const KNOWN_DEPTH = 4;

/** Whether no move of a drawn ending with few pieces loses: then none of them keeps anything. */
function isDrawnAnyway(task: HintTask, { score }: SearchReport): boolean {
  const { position } = task;
  if (score !== DRAW || position.pieceCount > MAX_DRAWN_PIECES) return false;
  const lines = legalMoves(position).length;
  const scores: number[] = [];
  const { report } = task.look({
    limits: { ...share(task, QUESTION_SHARE), depth: KNOWN_DEPTH },
    lines,
    report: (one) => one.depth === KNOWN_DEPTH && scores.push(one.score),
  });
  return report !== null && scores.length === lines && scores.every((one) => one === DRAW);
}

/** What the other side would do if the player passed. */
function afterPass(task: HintTask, { depth }: SearchReport): ScoredLine | null {
  const { position } = task;
  if (passTurn(position) !== null) return null;
  const answer = ask(task, depth);
  position.unmake();
  return answer;
}

/** What the player would do after the move if the other side passed. */
function afterMoveAndPass(task: HintTask, { line, depth }: SearchReport): ScoredLine | null {
  const { position } = task;
  const { side } = position;
  position.make(line[0]);
  let answer: ScoredLine | null = null;
  if (position.side !== side && !position.outcome() && !position.inCheck()) {
    position.makeNull();
    answer = ask(task, depth);
    position.unmake();
  }
  position.unmake();
  return answer;
}

function ask(task: HintTask, depth: number): ScoredLine | null {
  const limits = { ...share(task, QUESTION_SHARE), depth: questionDepth(depth) };
  const { report } = task.look({ limits, lines: 1 });
  return report && dearestCapture(task, scored(task, report), limits);
}

const scored = (task: HintTask, { score, line }: SearchReport): ScoredLine => ({
  score,
  shown: settledLine(task, { score, line }, share(task, QUESTION_SHARE)),
});

/** Whether the side to move must choose an army: no piece moves before that. */
function mustChoose(position: Position): boolean {
  const [move] = legalMoves(position);
  return move !== undefined && exchangesArmies(effectsOf(position, move));
}

/** Passes the turn, to be taken back with unmake; or says why it cannot pass, and nothing is done. */
export function passTurn(position: Position): PassRefusal | null {
  if (position.inCheck()) return 'inCheck';
  if (mustChoose(position)) return 'mustChoose';
  position.makeNull();
  if (!position.outcome()) return null;
  position.unmake();
  return 'gameWouldEnd';
}

interface ThreatTask {
  readonly rules: RuleSet;
  /** After the move; left as it was. */
  readonly position: Position;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  /** Searches the position as it stands. */
  readonly look: (task: Pick<RootTask, 'limits' | 'lines'>) => SearchResult;
  /** For each look. */
  readonly nodes: number;
}

/** The threat in the position, or null where there is none, or the turn cannot pass. */
export function threatIn(task: ThreatTask): FoundThreat | null {
  const { rules, position, look, nodes, values } = task;
  if (position.outcome() || passTurn(position) !== null) return null;
  const { report } = look({ limits: { nodes }, lines: 1 });
  let found: FoundThreat | null = null;
  if (report) {
    const best = { score: report.score, shown: settledLine(task, report, { nodes }) };
    const dearest = dearestCapture(task, best, { nodes });
    const { shown } = dearest;
    const threat = threatOf(rules, position, dearest, values);
    const moves = shown.plies.map(({ move }) => move);
    found = threat && { threat, line: lineTexts(rules, position, moves) };
  }
  position.unmake();
  return found;
}
