// Where a stored game stands: its rules and its last position, ready to draw.
import type { RuleSet } from '../../games/game';
import type { Setup } from '../../rules/positionCore';
import { InputError } from '../../rules/types';
import type { GameRecord } from '../../storage/record';
import { replay, rulesOf } from '../../storage/replay';
import { rememberStanding, standingOf } from './standings';

export interface PlacedGame {
  readonly rules: RuleSet;
  readonly board: Setup;
}

/**
 * The last position of a game; one that goes on is played out only if nobody has done so since its last move.
 * @throws InputError naming the ply or field that does not fit the rules
 */
export function lastPosition(record: GameRecord): PlacedGame {
  const rules = rulesOf(record);
  if (record.result) return { rules, board: replay(rules, record).position };
  const known = knownPosition(record, rules);
  if (known) return { rules, board: known };
  const { position } = replay(rules, record);
  rememberStanding(record, rules.format(position));
  return { rules, board: position };
}

/** Null where it is not known, or what is kept of it was damaged. */
function knownPosition(record: GameRecord, rules: RuleSet): Setup | null {
  const text = standingOf(record);
  if (text === null) return null;
  try {
    return rules.parseSetup(text);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
