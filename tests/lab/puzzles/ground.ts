// Where puzzles come from: the rules and starts of each game, and searches that judge a position there.
import { NO_HANDICAP } from '../../../src/engine/levels';
import { movesToEnd } from '../../../src/engine/score';
import { Search, type SearchReport } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import { type ChanceTable, ONE_FAMILY, winningChance } from '../../../src/games/chances';
import type { Evaluation } from '../../../src/games/evaluation';
import type { Game, OptionValues, RuleSet } from '../../../src/games/game';
import type { LevelTable } from '../../../src/games/levels';
import type { Position } from '../../../src/rules/position';
import { still } from '../../engine/support';
import { judgingOf } from '../../support/networks';
import { startsOf } from '../grounds';
import type { Ground } from '../tune/selfPlay';

export interface PuzzleGround extends Ground {
  readonly game: Game;
  /** By the share of what the game's network has learnt; `evaluation` judges with all of it. */
  readonly judging: (share: number) => Evaluation;
  readonly levels: LevelTable;
  readonly chances: ChanceTable | undefined;
}

/** Every start of the default rules and of each variant that the game recommends. */
export async function puzzleGrounds(game: Game): Promise<PuzzleGround[]> {
  const presets = game.presets ?? [];
  const variants: OptionValues[] = [{}, ...presets.map(({ options }) => options)];
  if (game.decisiveOptions) variants.push(game.decisiveOptions);
  const starts = variants.flatMap((options) => {
    const rules = game.rules(options);
    const others = startsOf(game, options).filter(({ text }) => text !== rules.startFen);
    return [rules.startFen, ...others.map(({ text }) => text)].map((start) => ({ rules, start }));
  });
  return Promise.all(starts.map(({ rules, start }) => ground(game, rules, start)));
}

/** Where a game is played: every third one by the usual rules, which most people play. */
export function groundOfGame(grounds: readonly PuzzleGround[], number: number): PuzzleGround {
  const isUsual = ({ rules }: PuzzleGround) => Object.keys(rules.options).length === 0;
  const usual = grounds.filter(isUsual);
  const others = grounds.filter((ground) => !isUsual(ground));
  if (others.length === 0) return usual[number % usual.length];
  const turn = Math.floor(number / 3);
  return number % 3 === 0
    ? usual[turn % usual.length]
    : others[(number - turn - 1) % others.length];
}

/** The ground of a stored puzzle. */
export async function groundOf(
  game: Game,
  options: OptionValues,
  text: string,
): Promise<PuzzleGround> {
  return ground(game, game.rules(options), text);
}

async function ground(game: Game, rules: RuleSet, start: string): Promise<PuzzleGround> {
  const judging = await judgingOf(game, rules);
  const { levels } = await game.loadLevels(rules.options);
  const chances = await game.loadChances?.();
  return {
    ...{ game, rules, start, levels, judging, evaluation: judging(1) },
    chances: chances?.default,
  };
}

/** What a search found: the best lines, and what each is worth. */
export interface Judged {
  readonly move: number;
  /** It and what follows, as far as the search saw. */
  readonly line: readonly number[];
  readonly score: number;
  /** Own moves to the end as in score.ts, or null. */
  readonly mate: number | null;
  /** Of the side to move, 0 to 1. */
  readonly chance: number;
}

const memory = new SearchMemory(4);

/** The best moves, best first, by a search of this many nodes in an empty table that judges as a review does. */
export function bestMoves(
  { game, rules, evaluation, chances }: PuzzleGround,
  position: Position,
  nodes: number,
  lines: number,
): Judged[] {
  memory.clear();
  let last: readonly SearchReport[] = [];
  new Search(memory, {
    ...{ position, evaluation, control: still, handicap: NO_HANDICAP, lines, judging: true },
    limits: { nodes },
    reportAll: (reports) => {
      if (reports.length >= last.length) last = reports;
    },
  }).run();
  const { terrain, material } = position;
  const family = game.chanceFamily?.(rules.options, terrain) ?? ONE_FAMILY;
  const curve = chances?.curves[family];
  return last.map(({ line, score }) => {
    const mate = movesToEnd(score);
    return {
      move: line[0],
      line,
      score,
      mate,
      chance: winningChance(score, mate, material, curve),
    };
  });
}
