// The engine's lines made readable: their moves in notation, their scores, and arrows for their first moves. What lies
// farther ahead than is shown is seldom right.

import { useMemo } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/Arrows';
import type { AnalysisState } from '../../engine/analyst';
import type { AnalysisLine, AnalysisSnapshot } from '../../engine/api';
import { passTurn } from '../../engine/threat';
import type { RuleSet } from '../../games/game';
import type { Position } from '../../rules/position';
import type { Reason } from '../../rules/types';
import { describeMove } from '../../session/moves';
import type { MoveOption } from '../../session/types';
import { type ScoreText, scoreOf } from './score';
import type { View } from './types';

const MAX_MOVES_SHOWN = 16;
/** The thinnest arrow is for a move that loses this much of the chance to win, 0 to 1, against the best. */
const FAINTEST_LOSS = 0.2;

export interface EngineLine {
  readonly score: ScoreText;
  readonly depth: number;
  readonly moves: readonly { readonly text: string; readonly notation: string }[];
  /** Its first move, to point out. */
  readonly first: MoveOption | null;
  /** 1 for the best line, less for others, by what their first moves lose against it. */
  readonly strength: number;
}

/** What has been found so far, or null. */
export const snapshotOf = (state: AnalysisState): AnalysisSnapshot | null =>
  'snapshot' in state ? state.snapshot : null;

interface ReadingOptions {
  readonly threat: boolean;
  readonly inPawns: boolean;
  /** Whether the position is known to the end. */
  readonly isSolved: boolean;
}

/** The lines of a snapshot, best first; those of a threat begin after a pass. `at` is the position's text. */
export function readLines(
  rules: RuleSet,
  at: string,
  { lines, side }: AnalysisSnapshot,
  { threat, inPawns, isSolved }: ReadingOptions,
): EngineLine[] {
  const best = Math.max(...lines.map(({ chance }) => chance));
  return lines.map((line) => {
    const position = rules.parse(at);
    if (threat) passTurn(position);
    const { moves, first, ending } = played(rules, position, line);
    const lost = (best - line.chance) / FAINTEST_LOSS;
    return {
      score: scoreOf(line, side, ending, { inPawns, isSolved }),
      depth: line.depth,
      moves,
      first,
      strength: Math.max(0, 1 - lost),
    };
  });
}

/** The best moves, each an arrow; a threat's is dashed. Other moves have none. */
export function arrowsOf(lines: readonly EngineLine[], threat: boolean): BoardArrow[] {
  return lines.flatMap(({ first, strength }, index) => {
    // The best stands out even where another is as good.
    const shown = index === 0 ? 1 : 0.75 * strength;
    const arrow = first && arrowOf(first, shown, threat ? 'threat' : 'move');
    return arrow ? [arrow] : [];
  });
}

/** A line for screen readers. */
export const lineText = ({ score, depth, moves }: EngineLine): string =>
  `${score.spoken}, depth ${depth}: ${moves.map(({ notation }) => notation).join(', ')}.`;

/** A line's moves in notation, and how the game ends with it; the position is left at its end. */
function played(rules: RuleSet, position: Position, { moves: texts, mate }: AnalysisLine) {
  const moves: { text: string; notation: string }[] = [];
  let first: MoveOption | null = null;
  // To the end where it ends the game, else as far as it is shown.
  for (const text of mate === null ? texts.slice(0, MAX_MOVES_SHOWN) : texts) {
    const move = rules.parseMove(position, text);
    first ??= describeMove(rules, position, move);
    moves.push({ text, notation: rules.notation(position, move) });
    position.make(move);
  }
  const outcome = mate === null ? null : position.outcome();
  const ending: Reason | null = outcome?.winner == null ? null : outcome.reason;
  return { moves: moves.slice(0, MAX_MOVES_SHOWN), first, ending };
}

export interface FoundLines {
  readonly lines: readonly EngineLine[];
  readonly arrows: readonly BoardArrow[];
  /** Whether they tell what the other side would do. */
  readonly threat: boolean;
}

/** Endings of at most this many pieces are solved without being asked for. */
const MAX_PIECES_SOLVED = 3;

/** Whether the position shown is known to the end, draws as well. */
function isSolvedEnding({ rules, board, engine, solving }: View): boolean {
  if (rules.endings !== 'whole') return false;
  if (solving) return solving.kind === 'over' && solving.result === 'solved';
  return engine.kind === 'done' && board.cells.filter(Boolean).length <= MAX_PIECES_SOLVED;
}

/** Read once for each time that the engine reports. */
export function useEngineLines(view: View, inPawns: boolean): FoundLines {
  const { rules, board, record, engine } = view;
  const { threat } = record.settings;
  const isSolved = !threat && isSolvedEnding(view);
  const snapshot = snapshotOf(engine);
  return useMemo(() => {
    const lines = snapshot
      ? readLines(rules, board.text, snapshot, { threat, inPawns, isSolved })
      : [];
    return { lines, arrows: arrowsOf(lines, threat), threat };
  }, [rules, board, snapshot, threat, inPawns, isSolved]);
}
