// Which endings are solved only where someone asks for it, and what may come of that: the little of them that the page knows.
import type { RuleSet } from '../../games/ruleSet';
import type { Position } from '../../rules/position';
import { Men, MOST_MEN } from './men';

/** What solving on demand may take: bytes, and milliseconds. */
export const DEMAND_BYTES = 24 * 2 ** 20;
export const DEMAND_TIME = 30_000;

/** What came of solving on demand. */
export type Demanded = 'solved' | 'too long' | 'too large' | 'unsolvable' | 'stopped';

/**
 * The men of a position that is not solved unless it is asked for, as one number; null where it is solved anyway, or the
 * rules or the position have more to them than places of few men.
 */
export function endingOnDemand(rules: RuleSet, position: Position): number | null {
  const { men: count, rights } = position;
  if (rules.endings === 'none' || count !== MOST_MEN || rights !== 0) return null;
  const men = new Men();
  men.read(position);
  return men.material;
}
