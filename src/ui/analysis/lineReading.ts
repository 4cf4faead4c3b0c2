// The engine's lines made readable: who is better and by how much, as people say it, their moves in notation, and arrows for their
// first moves. What lies farther ahead than is shown is seldom right.
import { useMemo } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/Arrows';
import type { AnalysisState } from '../../engine/analyst';
import type { AnalysisLine, AnalysisSnapshot } from '../../engine/api';
import { passTurn } from '../../engine/hint';
import { shownMove } from '../../games/alphabet';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import type { Position } from '../../rules/position';
import { type Colour, opposite, type Reason, WHITE } from '../../rules/types';
import { describeMove } from '../../session/moves';
import type { MoveOption } from '../../session/types';
import { colourName, reasonTexts } from '../words/names';
import type { View } from './types';

const texts = textsOf('analysis');

interface ScoreText {
  /** Who is better; null while it is even. */
  readonly leader: Colour | null;
  /** Beside the leader's disc: `63%`, `+1.3`, `Checkmate in 4`. */
  readonly text: string;
  /** By itself: `White 63%`, `White wins in 4`. */
  readonly standing: string;
  /** A sentence without its full stop, for screen readers. */
  readonly spoken: string;
  /** Points that White may expect, 0 to 1. */
  readonly white: number;
}

type Found = Omit<AnalysisLine, 'depth' | 'moves'>;

/**
 * `found` is from the view of `side`; `ending` is how the line wins, or null where it does not show; `isSolved` tells that
 * the position is known to the end.
 */
export function scoreOf(
  found: Found,
  side: Colour,
  ending: Reason | null,
  { inPawns, isSolved = false }: { readonly inPawns: boolean; readonly isSolved?: boolean },
): ScoreText {
  const { score, mate, cursedMate, chance } = found;
  const says = texts.score;
  const white = side === WHITE ? chance : 1 - chance;
  const better = (isBetter: boolean) => (isBetter ? side : opposite(side));
  if (mate !== null) {
    const leader = better(mate > 0);
    const way = ending === null ? says.win : reasonTexts(ending).ahead;
    const [name, moves] = [colourName(leader), Math.abs(mate)];
    return {
      leader,
      text: says.winIn(way, moves),
      standing: says.winInStanding(name, moves),
      spoken: says.winInSpoken(name, way, moves),
      white,
    };
  }
  if (cursedMate !== null) {
    const leader = better(cursedMate > 0);
    return {
      leader,
      text: says.tooSlow,
      standing: says.tooSlowStanding,
      spoken: says.tooSlowSpoken(colourName(leader), Math.abs(cursedMate)),
      white,
    };
  }
  if (found.isRepetitionWin) {
    const leader = better(score > 0);
    const standing = says.winByRepetition(colourName(leader));
    return { leader, text: says.win, standing, spoken: standing, white };
  }
  if (isSolved && score === 0) return even(says.draw, says.drawStanding, white);
  if (inPawns) {
    const pawns = Math.abs(score / 100);
    if (pawns.toFixed(1) === '0.0') return even(says.even, says.even, white);
    const leader = better(score > 0);
    const name = colourName(leader);
    return {
      leader,
      text: says.pawns(pawns),
      standing: says.pawnsStanding(name, pawns),
      spoken: says.pawnsSpoken(name, pawns),
      white,
    };
  }
  // Only certainty is shown as 0% or 100%.
  const percent = Math.min(99, Math.round(100 * Math.max(chance, 1 - chance)));
  if (percent === 50) return even(says.even, says.even, white);
  const leader = better(chance > 0.5);
  const name = colourName(leader);
  return {
    leader,
    text: says.chance(percent),
    standing: says.chanceStanding(name, percent),
    spoken: says.chanceSpoken(name, percent),
    white,
  };
}

const even = (text: string, standing: string, white: number): ScoreText => ({
  ...{ leader: null, text, standing, spoken: standing, white },
});

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
function arrowsOf(lines: readonly EngineLine[], threat: boolean): BoardArrow[] {
  return lines.flatMap(({ first, strength }, index) => {
    // The best stands out even where another is as good.
    const shown = index === 0 ? 1 : 0.75 * strength;
    const arrow = first && arrowOf(first, shown, threat ? 'threat' : 'move');
    return arrow ? [arrow] : [];
  });
}

/** A line for screen readers. */
export const lineText = ({ score, depth, moves }: EngineLine): string =>
  texts.line(
    score.spoken,
    depth,
    moves.map(({ notation }) => notation),
  );

/** A line's moves in notation, and how the game ends with it; the position is left at its end. */
function played(rules: RuleSet, position: Position, { moves: line, mate }: AnalysisLine) {
  const moves: { text: string; notation: string }[] = [];
  let first: MoveOption | null = null;
  // To the end where it ends the game, else as far as it is shown.
  for (const text of mate === null ? line.slice(0, MAX_MOVES_SHOWN) : line) {
    const move = rules.parseMove(position, text);
    first ??= describeMove(rules, position, move);
    moves.push({ text, notation: shownMove(rules, position, move) });
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
  if (rules.endings !== 'whole' || !rules.endingTerrains.includes(board.terrain)) return false;
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
