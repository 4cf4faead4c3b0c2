// What a move is worth beside the best ones: one search looks for the best two and at the move itself, to the same depth and
// in the same position, so that all chances come from one curve. Where the judgement is close, it is made again with more nodes.
import type { GamePlans, RuleSet } from '../games/game';
import { MAX_LINE_PLIES } from '../reasons/line';
import { isOnlyMove, MIN_LOSS, WON_CHANCE } from '../review/marks';
import { type EvaluatedLine, MIN_EXPLAINED_LOSS, type MoveAnalysis } from '../review/moveAnalysis';
import { effectsOf, type MoveEffects } from '../rules/effects';
import { legalMoves } from '../rules/move';
import type { Position } from '../rules/position';
import { lineTexts } from './api';
import { explainMistake, explainOnlyMove } from './explainMistake';
import { passTurn } from './hint';
import { type ScoredLine, settledLine, wholeLine } from './hintFindings';
import { CLOSE_CASE_FACTOR, DOUBTFUL_FACTOR, MAX_LOOK_NODES, SETTLING_DIVISOR } from './limits';
import { movesToEnd } from './score';
import type { RootTask, SearchReport, SearchResult } from './search';

interface JudgeTask {
  readonly rules: RuleSet;
  readonly plans: GamePlans;
  /** Of a game that is not over; unchanged afterwards. */
  readonly position: Position;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  /** A legal move, or null to learn only what is best. */
  readonly move: number | null;
  /** What the move before did, if there was one. */
  readonly lastMove: MoveEffects | null;
  /** Material of both sides at the usual start. */
  readonly full: number;
  /** For the first look. */
  readonly nodes: number;
  /** Searches the position as it stands. */
  readonly look: (
    task: Pick<RootTask, 'limits' | 'lines' | 'only' | 'also' | 'reportAll'>,
  ) => SearchResult;
  /** Chance of the side to move, 0 to 1; to be asked after a search. */
  readonly chance: (score: number) => number;
}

/** Below this chance the better move often loses too, only later. Chosen by hand; not tuned. */
const BAD_POSITION_CHANCE = 0.5;

/** A line with the chance that it gives. */
interface ScoredReport {
  readonly report: SearchReport;
  readonly chance: number;
}

/** The findings of one iteration. */
interface Iteration<T> {
  readonly best: T;
  readonly second: T | null;
  /** Null where no move is asked about. */
  readonly played: T | null;
}

/** Searches and judges. The position is as before when this returns. */
export function judgeMove(task: JudgeTask): MoveAnalysis {
  const { position, move, lastMove, full } = task;
  const lastCell = lastMove?.moved[0]?.to;
  const choices = legalMoves(position).length;
  let seen = lookAt(task, task.nodes);
  if (choices > 1 && isClose(seen)) seen = lookAt(task, CLOSE_CASE_FACTOR * task.nodes);
  if (choices > 1 && isDoubtful(seen)) {
    seen = lookAt(task, Math.min(DOUBTFUL_FACTOR * task.nodes, MAX_LOOK_NODES));
  }
  const { second } = seen;
  const { best, played } = seen;
  const worthWords = played !== null && best.chance - played.chance >= MIN_EXPLAINED_LOSS;
  const lines = worthWords ? { best: settled(task, best), played: settled(task, played) } : null;
  const found = foundIn(task);
  const analysis: MoveAnalysis = {
    side: position.side,
    choices,
    left: full === 0 ? 1 : Number(Math.min(1, position.material / full).toFixed(2)),
    best: found(best, lines?.best),
    second: second && found(second),
    played: played && found(played, lines?.played),
    isObviousRecapture:
      move !== null && effectsOf(position, move).captured.some(({ cell }) => cell === lastCell),
    explanation: lines && explainMistake({ ...task, ...lines, threat: threatBefore(task) }),
  };
  if (!isOnlyMove(analysis)) return analysis;
  const only = settled(task, best);
  const explanation = explainOnlyMove({ ...task, best: only, threat: threatBefore(task) });
  return { ...analysis, best: found(best, only), played: found(best, only), explanation };
}

/** With its line to the end of the game, or else until the dust has settled. */
function settled(task: JudgeTask, { report: { score, line } }: ScoredReport): ScoredLine {
  const whole = wholeLine(task, { score, line }, { nodes: task.nodes });
  const limits = { nodes: task.nodes / SETTLING_DIVISOR };
  return { score, shown: settledLine(task, { score, line: whole }, limits) };
}

/** What the other side would do if it were to move; null where the turn cannot pass. */
function threatBefore(task: JudgeTask): ScoredLine | null {
  const { position, look, nodes } = task;
  if (passTurn(position) !== null) return null;
  const limits = { nodes: nodes / SETTLING_DIVISOR };
  const { report } = look({ limits, lines: 1 });
  const threat = report && {
    score: report.score,
    shown: settledLine(task, report, limits),
  };
  position.unmake();
  return threat;
}

/** Whether the chances are so close that the mark may change with more nodes. */
function isClose({ best, second, played }: Iteration<ScoredReport>): boolean {
  if (!played) return false;
  if (!isSame(played, best)) return best.chance - played.chance >= MIN_EXPLAINED_LOSS;
  return second !== null && best.chance - second.chance >= MIN_LOSS.mistake / 2;
}

/** Whether a deeper look may well find that nothing was lost. */
const isDoubtful = (seen: Iteration<ScoredReport>): boolean =>
  isInaccuracy(seen) || isLossInBadPosition(seen) || isForcedWinMissed(seen);

/** Whether so little was lost that the position may be a draw either way, which shows only deep in endings. */
const isInaccuracy = ({ best, played }: Iteration<ScoredReport>): boolean => {
  const loss = played === null ? 0 : best.chance - played.chance;
  return loss >= MIN_LOSS.inaccuracy && loss < MIN_LOSS.mistake;
};

/** Whether a side that stands badly is said to have lost what it may not have had. */
const isLossInBadPosition = ({ best, played }: Iteration<ScoredReport>): boolean =>
  played !== null &&
  best.chance < BAD_POSITION_CHANCE &&
  movesToEnd(best.report.score) === null &&
  best.chance - played.chance >= MIN_LOSS.inaccuracy;

/** Whether a move is said to have let a forced win go, which it may only have put off. */
const isForcedWinMissed = ({ best, played }: Iteration<ScoredReport>): boolean =>
  played !== null &&
  (movesToEnd(best.report.score) ?? 0) > 0 &&
  movesToEnd(played.report.score) === null &&
  played.chance < WON_CHANCE;

const isSame = (one: ScoredReport, other: ScoredReport): boolean =>
  one.report.line[0] === other.report.line[0];

/**
 * The best two and the move itself in every iteration, so that all are searched equally deep. Scores swing between odd and
 * even depths, so chances are the mean of the last two iterations.
 */
function lookAt(task: JudgeTask, nodes: number): Iteration<ScoredReport> {
  const { move } = task;
  const iterations: Iteration<SearchReport>[] = [];
  let begun: readonly SearchReport[] = [];
  task.look({
    limits: { nodes },
    lines: move === null ? 1 : 2,
    ...(move !== null && { also: move }),
    reportAll: (reports) => {
      begun = reports;
      const iteration = iterationOf(reports, move);
      if (iteration) iterations.push(iteration);
    },
  });
  const latest = iterations.at(-1) ?? iterationOf([...begun, ...searchAlone(task)], move);
  if (!latest) throw new RangeError('there is no such move to judge');
  return seenIn(task, latest, iterations.at(-2) ?? latest);
}

/** An iteration's findings, best first; null if it was cut short before it reached the move. */
function iterationOf(
  reports: readonly SearchReport[],
  move: number | null,
): Iteration<SearchReport> | null {
  // Looked at by itself, the move may turn out to be the best.
  const [best, second] = [...reports].sort((a, b) => b.score - a.score);
  const played = reports.find(({ line }) => line[0] === move) ?? null;
  if (!best || (move !== null && !played)) return null;
  return { best, second: second ?? null, played };
}

/** Searches the move alone, where no iteration reached it. */
function searchAlone({ look, move }: JudgeTask): SearchReport[] {
  const only = move === null ? [] : [move];
  const { report } = look({ limits: { depth: 1 }, lines: 1, only });
  return report ? [report] : [];
}

function seenIn(
  task: JudgeTask,
  latest: Iteration<SearchReport>,
  before: Iteration<SearchReport>,
): Iteration<ScoredReport> {
  const best = { report: latest.best, chance: meanChance(task, latest.best, before.best) };
  const seen = (report: SearchReport | null, former: SearchReport | null): ScoredReport | null => {
    if (report === null || report === latest.best) return report && best;
    return { report, chance: Math.min(best.chance, meanChance(task, report, former ?? report)) };
  };
  return {
    best,
    second: seen(latest.second, before.second),
    played: seen(latest.played, before.played),
  };
}

/** The mean of both chances; that of the latest alone where either is of a game won or lost. */
function meanChance({ chance }: JudgeTask, latest: SearchReport, before: SearchReport): number {
  const open = movesToEnd(latest.score) === null && movesToEnd(before.score) === null;
  return open ? (chance(latest.score) + chance(before.score)) / 2 : chance(latest.score);
}

/** Lines as move texts: the settled one, whole where it ends the game; of one that no words rest on, the first move. */
function foundIn({ rules, position }: JudgeTask) {
  return ({ report, chance }: ScoredReport, settled?: ScoredLine): EvaluatedLine => {
    const { score, line } = report;
    const moves = settled ? settled.shown.plies.map(({ move }) => move) : line.slice(0, 1);
    const shown = movesToEnd(score) === null ? moves.slice(0, MAX_LINE_PLIES) : moves;
    const texts = lineTexts(rules, position, shown);
    return { score, chance: Number(chance.toFixed(3)), moves: texts };
  };
}
