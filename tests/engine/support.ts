// What the engine's tests share: positions searched without a worker, with a clock that only moves when told to.

import { NO_HANDICAP } from '../../src/engine/levels';
import type { SearchControl } from '../../src/engine/limits';
import { type RootTask, Search, type SearchResult } from '../../src/engine/search';
import { SearchMemory } from '../../src/engine/tree';
import { gameById } from '../../src/games';
import type { Evaluation, OptionValues, RuleSet } from '../../src/games/game';
import type { Position } from '../../src/rules/position';

/** A clock that stands still, and nobody who wants to stop. */
export const still: SearchControl = { now: () => 0, stopped: () => false };

export function rulesOf(id: string, options: OptionValues = {}): RuleSet {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game.rules(options);
}

/** A position with moves made; the start by default. */
export function positionOf(rules: RuleSet, text = rules.startFen, moves = ''): Position {
  const position = rules.parse(text);
  for (const move of moves.split(' ').filter(Boolean))
    position.make(rules.parseMove(position, move));
  return position;
}

export async function evaluationOf(rules: RuleSet): Promise<Evaluation> {
  const game = gameById(rules.game);
  if (!game) throw new Error(`no game ${rules.game}`);
  const { createEvaluation } = await game.loadEvaluation();
  return createEvaluation(rules);
}

export async function searchIn(
  rules: RuleSet,
  position: Position,
  task: Partial<RootTask>,
  memory = new SearchMemory(4),
): Promise<SearchResult> {
  return searchWith(await evaluationOf(rules), position, task, memory);
}

/** For many searches: an evaluation takes longer to make than a small search. */
export function searchWith(
  evaluation: Evaluation,
  position: Position,
  task: Partial<RootTask>,
  memory: SearchMemory,
): SearchResult {
  return new Search(memory, {
    position,
    evaluation,
    limits: {},
    control: still,
    handicap: NO_HANDICAP,
    lines: 1,
    ...task,
  }).run();
}
