// The games' networks, as engines in tests read them.
import { resolve } from 'node:path';
import type { Evaluation, Game, RuleSet } from '../../src/games/game';
import { networkFiles } from '../../workers/networkFiles';

export const readNetwork = networkFiles(resolve(import.meta.dirname, '../..'));

/** What an engine judges by that knows a share (0 to 1) of what the game's network has learnt. */
export async function judgingOf(
  game: Game,
  rules: RuleSet,
): Promise<(share: number) => Evaluation> {
  const { learned, createEvaluation } = await game.loadEvaluation();
  if (learned?.isFor(rules.options)) return learned.create(rules, await readNetwork(game.id));
  const evaluation = createEvaluation(rules);
  return () => evaluation;
}
