// A threat: what the other side would do if it were to move, as far as a line shows it plainly. Where the turn cannot pass,
// why not.

import type { RuleSet } from '../games/game';
import type { FoundThreat, PassRefusal } from '../reasons/reason';
import { effectsOf, exchangesArmies } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import type { Position } from '../rules/position';
import { settledLine } from './hintLine';
import { threatOf } from './hintReason';
import { lineTexts } from './line';
import type { RootTask, SearchResult } from './search';

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
    const shown = settledLine(task, report, { nodes });
    const threat = threatOf(rules, position, { score: report.score, shown }, values);
    const moves = shown.plies.map(({ move }) => move);
    found = threat && { threat, line: lineTexts(rules, position, moves) };
  }
  position.unmake();
  return found;
}
