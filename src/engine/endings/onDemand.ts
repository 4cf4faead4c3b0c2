// Which endings are solved only where someone asks for it, and what may come of that: the little of them that the page knows.
import type { RuleSet } from '../../games/ruleSet';
import type { Position } from '../../rules/position';
import { MAX_ON_DEMAND_PIECES, PieceList } from './men';

/** What solving on demand may take: bytes, and milliseconds. */
export const ON_DEMAND_MAX_BYTES = 24 * 2 ** 20;
export const ON_DEMAND_TIMEOUT_MS = 30_000;

/** What came of solving on demand. */
export type OnDemandResult = 'solved' | 'too long' | 'too large' | 'unsolvable' | 'stopped';

/**
 * The men of a position that is not solved unless it is asked for, as one number; null where it is solved anyway, or the
 * rules or the position have more to them than places of few men.
 */
export function onDemandMaterial(rules: RuleSet, position: Position): number | null {
  const { men: count, rights } = position;
  if (rules.endings === 'none' || count !== MAX_ON_DEMAND_PIECES || rights !== 0) return null;
  const men = new PieceList();
  men.read(position);
  return men.material;
}
