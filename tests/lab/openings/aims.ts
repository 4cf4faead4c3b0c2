// What a move of the opening aims at: the reason that a hint would give for it, as one name.

import { findHint } from '../../../src/engine/hint';
import { NO_HANDICAP } from '../../../src/engine/levels';
import { Search } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import type { Evaluation, GamePlans, RuleSet } from '../../../src/games/game';
import { bothOf, type MoveReason, partsOf } from '../../../src/reasons/reason';
import type { Position } from '../../../src/rules/position';
import { texts as english } from '../../../src/words/en';
import { still } from '../../engine/support';

/** Of a search for the reason. */
const NODES = 20_000;

/** Whether it is an aim that has a word: plans have words of their game's. */
const isAim = ({ kind }: MoveReason): boolean =>
  kind === 'plan' || english.aimText(kind, '') !== null;

/** Names an aim as openings.json does; null where no reason is found. The position is left as it was. */
export function aims(
  rules: RuleSet,
  evaluation: Evaluation,
  plans: GamePlans,
): (position: Position, move: number) => string | null {
  const memory = new SearchMemory(4);
  return (position, move) => {
    memory.clear();
    const { keyLow, keyHigh } = position;
    const { reason } = findHint({
      ...{ rules, plans, position, values: evaluation.values, lastMove: null },
      limits: { nodes: NODES },
      look: (task) => {
        const isAsked = position.keyLow === keyLow && position.keyHigh === keyHigh;
        return new Search(memory, {
          ...{ position, evaluation, control: still, handicap: NO_HANDICAP, judging: true },
          ...task,
          ...(isAsked && { only: [move] }),
        }).run();
      },
    });
    const shown = partsOf(reason ?? bothOf([])).find(isAim);
    if (!shown) return null;
    return shown.kind === 'plan' ? `plan:${shown.plan.name}` : shown.kind;
  };
}
