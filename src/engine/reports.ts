// Search results for hosts: moves as texts, scores as chances.
import { ONE_FAMILY, winningChance } from '../games/chances';
import type { RuleSet } from '../games/game';
import type { Position } from '../rules/position';
import type { AnalysisInfo, AnalysisSnapshot } from './api';
import { knownGame, lineTexts } from './line';
import type { OpenRules } from './openRules';
import { isRepetitionWin, movesToEnd } from './score';
import type { SearchReport } from './search';

/** What a search found. The position stands where its line begins, and is left as it was. */
export function infoOf(rules: RuleSet, position: Position, report: SearchReport): AnalysisInfo {
  const { line, score, ...rest } = report;
  return { ...rest, score, mate: movesToEnd(score), line: lineTexts(rules, position, line) };
}

/** What a look at several lines found. The position stands where they begin, and has its weights. */
export function snapshotOf(
  opened: OpenRules,
  position: Position,
  reports: readonly SearchReport[],
): AnalysisSnapshot {
  const { side } = position;
  const chance = chanceIn(opened, position);
  const [{ depth, nodes, milliseconds }] = reports;
  const lines = reports.map((report) => {
    const { depth, score, mate, line } = infoOf(opened.rules, position, report);
    const cursedMate = cursedMoves(opened, position, report);
    return {
      ...{ depth, score, mate, cursedMate, moves: line },
      isRepetitionWin: isRepetitionWin(Math.abs(score)),
      chance: chance(score),
    };
  });
  return { side, depth, nodes, milliseconds, lines };
}

/** Own moves to a cursed win (negative: blessed loss), which the n-move rule turns into a draw, or null. */
function cursedMoves(
  { endings }: OpenRules,
  position: Position,
  { line: [first] }: SearchReport,
): number | null {
  if (first === undefined) return null;
  position.make(first);
  const plies = endings.cursedPlies(position);
  position.unmake();
  if (plies === null) return null;
  const moves = (Math.abs(plies) + 2) >> 1;
  return plies < 0 ? moves : -moves;
}

/** What scores are worth in a position, asked once it has its weights. */
export function chanceIn({ rules, chances }: OpenRules, position: Position) {
  return (score: number): number => {
    const { terrain, material } = position;
    const family = knownGame(rules.game).chanceFamily?.(rules.options, terrain) ?? ONE_FAMILY;
    return winningChance(score, movesToEnd(score), material, chances?.curves[family]);
  };
}
