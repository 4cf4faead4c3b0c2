// What levels make of each other: one step of their ladder, a level against the one below, or level 1 against a player
// that takes whatever it can; and a level against itself, which shows what moving first is worth. Levels play by nodes
// and seed alone, in this process, so that a measurement can be repeated anywhere. A step's result is stored in the game's
// ladder.json.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Engine } from '../../../src/engine/engine';
import type { Evaluation, Game, OptionValues, RuleSet } from '../../../src/games/game';
import type { Ladder, MeasuredStep } from '../../../src/games/levels';
import type { Position } from '../../../src/rules/position';
import { randomWords } from '../../../src/rules/zobrist';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { MATCH_DEFAULTS, type MatchGame, playMatch } from './match';
import { greedyPlayer, type Player } from './players';
import { type MatchScore, scoreMatch } from './score';

export interface LadderStep {
  readonly game: Game;
  readonly options: OptionValues;
  /** The upper level; on the ladder the lower is one less, and 1 plays the greedy player, whose score is told. */
  readonly level: number;
  readonly games: number;
  readonly seed: number;
  /** Whether only the first stage is played, from longer openings: a race of Bipartite Chess. */
  readonly firstStage?: boolean;
}

/** Random plies before a stage that is played alone. */
const STAGE_OPENING = 8;

/** A lead of a rook for a while counts as a win of the greedy player's game: nothing tells it how to mate. */
const GREEDY_WINS = 500;
const MEGABYTES = 4;

/** Score of the upper level (or the greedy player). */
export async function measureStep(step: LadderStep): Promise<MatchScore> {
  const { game, options, level, seed } = step;
  const evaluation = await evaluationOf(step);
  const upper =
    level === 1
      ? greedyPlayer(randomWords(seed), evaluation.values)
      : levelPlayer(game, options, level, seed);
  const lower = levelPlayer(game, options, Math.max(1, level - 1), seed + 1000);
  return scoreMatch(await pairsOf(step, evaluation, [upper, lower]));
}

/** Score of White where both players are of one level. */
export async function measureFirstMove(step: LadderStep): Promise<MatchScore> {
  const { game, options, level, seed } = step;
  const pairs = await pairsOf(step, await evaluationOf(step), [
    levelPlayer(game, options, level, seed),
    levelPlayer(game, options, level, seed + 1000),
  ]);
  return scoreMatch(pairs.map(([first, second]) => [first, { points: 1 - second.points }]));
}

async function evaluationOf({ game, options }: LadderStep): Promise<Evaluation> {
  const { createEvaluation } = await game.loadEvaluation();
  return createEvaluation(game.rules(options));
}

/** The match of a step: in each pair of games the first player has White in the first. */
function pairsOf(
  { game, options, level, games, seed, firstStage }: LadderStep,
  evaluation: Evaluation,
  [first, second]: readonly [Player, Player],
): Promise<MatchGame[][]> {
  return playMatch(
    {
      ...MATCH_DEFAULTS,
      ...{ rules: game.rules(options), seed, pairs: Math.ceil(games / 2) },
      ...(level === 1 && { resignScore: GREEDY_WINS }),
      ...(firstStage && { firstStage, openingPlies: STAGE_OPENING }),
    },
    [judgedBy(evaluation, first), judgedBy(evaluation, second)],
    () => undefined,
  );
}

/** A level as the app plays it; each game with another seed. */
function levelPlayer(game: Game, options: OptionValues, level: number, seed: number): Player {
  const engine = new Engine({ control: still, readNetwork, megabytes: MEGABYTES, random: () => 0 });
  const seeds = randomWords(seed);
  let current = 0;
  return {
    name: `level ${level}`,
    newGame: async () => {
      current = seeds() >>> 0;
    },
    choose: async (line) => {
      const { move } = await engine.think({ line: { ...line, options }, level, seed: current });
      if (move === null) throw new Error(`level ${level} found no move in ${game.id}`);
      return { move, score: null };
    },
    close: () => undefined,
  };
}

/**
 * The player, with the evaluation's word on its positions in place of its own: what a level believes is part of its
 * weakness.
 */
export function judgedBy(evaluation: Evaluation, player: Player): Player {
  return {
    ...player,
    choose: async (line, rules: RuleSet, position: Position) => {
      const { move } = await player.choose(line, rules, position);
      evaluation.prepare(position);
      return { move, score: evaluation.evaluate(position) };
    },
  };
}

const GAMES = join(import.meta.dirname, '../../../src/games');

/** The ladder's part for these options. */
export const partOf = (options: OptionValues): keyof Ladder =>
  Object.keys(options).length === 0 ? 'usual' : 'decisive';

/** Puts a step in the place of the one that was measured before. */
export function storeStep(game: Game, options: OptionValues, step: MeasuredStep): void {
  const path = join(GAMES, game.id, 'ladder.json');
  // Only this program writes the file.
  const ladder: Ladder = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Ladder)
    : { usual: [] };
  const part = partOf(options);
  const others = (ladder[part] ?? []).filter(({ level }) => level !== step.level);
  const steps = [...others, step].sort((a, b) => a.level - b.level);
  writeFileSync(path, `${JSON.stringify({ ...ladder, [part]: steps }, null, 2)}\n`);
}
