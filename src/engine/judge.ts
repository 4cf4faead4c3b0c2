// What a move is worth beside the best ones: the best two are looked for, then the move itself is, to the same depth and in
// the same position, so that both chances come from one curve. Where the judgement is close, both are looked at again.
import type { RuleSet } from '../games/game';
import type { HintWords } from '../games/hintWords';
import { type Finding, type FoundLine, WORTH_WORDS } from '../review/finding';
import { LEAST_LOSS } from '../review/marks';
import { effectsOf, type PieceOn } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import type { Position } from '../rules/position';
import { blameFor } from './blame';
import { movesToEnd } from './score';
import type { RootTask, SearchReport, SearchResult } from './search';
import { wholeLine } from './wholeLine';

interface JudgeTask {
  readonly rules: RuleSet;
  readonly words: HintWords;
  /** Not over; left as it was. */
  readonly position: Position;
  /** By piece code, in centipawns. */
  readonly values: Int16Array;
  /** A legal move, or null to learn only what is best. */
  readonly move: number | null;
  /** The piece of the side to move that the last move took, if it did. */
  readonly lastTaken: PieceOn | null;
  /** Where the last move went, or null. */
  readonly lastCell: number | null;
  /** Material of both sides at the usual start. */
  readonly full: number;
  /** For the first look. */
  readonly nodes: number;
  /** Searches the position as it stands. */
  readonly look: (task: Pick<RootTask, 'limits' | 'lines' | 'only' | 'reportAll'>) => SearchResult;
  /** Chance of the side to move, 0 to 1; to be asked after a search. */
  readonly chance: (score: number) => number;
}

/** A close case gets so many times the nodes. */
const CLOSER = 4;
/** What is known of a good move takes less to find out about another. */
const PLAYED_SHARE = 0.5;
/** Plies of a line that are kept; the end of what lies farther ahead is seldom right. */
const MOST_KEPT = 12;

interface Seen {
  readonly best: SearchReport;
  readonly second: SearchReport | null;
  readonly played: SearchReport | null;
}

/** Searches and judges. The position is as before when this returns. */
export function judgeMove(task: JudgeTask): Finding {
  const { position, move, lastCell, full } = task;
  const choices = legalMoves(position).length;
  let seen = lookAt(task, task.nodes, choices);
  if (choices > 1 && isClose(task, seen)) seen = lookAt(task, CLOSER * task.nodes, choices);
  const { second } = seen;
  const best = whole(task, seen.best);
  const played = seen.played && whole(task, seen.played);
  const cost = played ? task.chance(best.score) - task.chance(played.score) : 0;
  const worthWords = played !== null && cost >= WORTH_WORDS;
  const found = foundIn(task, worthWords);
  return {
    side: position.side,
    choices,
    left: full === 0 ? 1 : Number(Math.min(1, position.material / full).toFixed(2)),
    best: found(best),
    second: second && found(second, 1),
    played: played && found(played),
    evident:
      move !== null && effectsOf(position, move).captured.some(({ cell }) => cell === lastCell),
    blame: worthWords ? blameFor({ ...task, best, played }) : null,
  };
}

/** With its line to the end, where it ends the game. */
const whole = (task: JudgeTask, report: SearchReport): SearchReport => ({
  ...report,
  line: wholeLine(task, report, { nodes: task.nodes }),
});

/** Whether a mark may depend on a closer look. */
function isClose({ chance }: JudgeTask, { best, second, played }: Seen): boolean {
  if (!played) return false;
  if (played.line[0] !== best.line[0])
    return chance(best.score) - chance(played.score) >= WORTH_WORDS;
  return second !== null && chance(best.score) - chance(second.score) >= LEAST_LOSS.mistake / 2;
}

function lookAt(task: JudgeTask, nodes: number, choices: number): Seen {
  const { move } = task;
  const wide = move !== null && choices > 1;
  const [best, second] = bestTwo(task, nodes, wide ? 2 : 1);
  if (move === null) return { best, second, played: null };
  if (best.line[0] === move) return { best, second, played: best };
  if (second?.line[0] === move) return { best, second, played: second };
  const limits = { nodes: Math.ceil(nodes * PLAYED_SHARE), depth: best.depth };
  const { report } = task.look({ limits, lines: 1, only: [move] });
  if (!report) return { best, second, played: null };
  // Looked at by itself it may turn out to be the best.
  if (report.score > best.score) return { best: report, second: best, played: report };
  return { best, second, played: report };
}

/** The best line and the second best of the last iteration that has both; a late better move makes the one before second. */
function bestTwo(task: JudgeTask, nodes: number, lines: number) {
  let last: readonly SearchReport[] = [];
  let whole: readonly SearchReport[] = [];
  task.look({
    limits: { nodes },
    lines,
    reportAll: (reports) => {
      last = reports;
      if (reports.length >= lines) whole = reports;
    },
  });
  const [best] = last;
  const others = [...last.slice(1), ...whole].filter(({ line }) => line[0] !== best.line[0]);
  const second = others.find(({ score }) => score <= best.score) ?? null;
  return [best, second] as const;
}

/** Writes down lines: whole ones where there are words about them, else their first moves. */
function foundIn({ rules, position, chance }: JudgeTask, whole: boolean) {
  return ({ line, score }: SearchReport, most = whole ? MOST_KEPT : 1): FoundLine => {
    // A win is shown to its end.
    const kept = most > 1 && movesToEnd(score) !== null ? line : line.slice(0, most);
    const moves = kept.map((move) => {
      const text = rules.formatMove(position, move);
      position.make(move);
      return text;
    });
    for (const _ of kept) position.unmake();
    return { score, chance: Number(chance(score).toFixed(3)), moves };
  };
}
