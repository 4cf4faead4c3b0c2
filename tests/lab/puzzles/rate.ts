// Ratings by measurement: every level tries every puzzle with several seeds. What comes out is fitted to a logistic model
// (Rasch, Probabilistic Models for Some Intelligence and Attainment Tests, 1960): one ability a level, one difficulty a
// puzzle, and the chance to solve is the logistic function of their difference. Difficulties are then stretched to the
// app's scale, from 400 to 2400.
import {
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  levelSettings,
  networkShareAt,
} from '../../../src/engine/levels';
import { SearchMemory } from '../../../src/engine/tree';
import type { Game } from '../../../src/games/game';
import type { Puzzle } from '../../../src/puzzles/puzzle';
import { levelMove } from '../chances/levelGames';
import { groundOf } from './ground';

type Unrated = Omit<Puzzle, 'rating'>;

/** Tries of each level. */
const SEEDS = [1, 2, 3];
/** The scale, and the shares of the puzzles that lie beyond its ends. */
const SCALE = [400, 2400] as const;
const BEYOND = 0.02;
const STEPS = 200;
/** Share at most of the puzzles that only the highest level solves. */
const MOST_HARDEST = 1 / 15;
/** How strongly abilities and difficulties are drawn to the middle: nothing is solved always, or never. */
const PRIOR = 0.15;

const memory = new SearchMemory(2);

/** How often each level solved a puzzle, as shares of its tries, level 1 first. */
export async function solvedShares(game: Game, puzzle: Unrated): Promise<number[]> {
  const ground = await groundOf(game, puzzle.options, puzzle.text);
  const shares: number[] = [];
  for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++) {
    const settings = levelSettings(level, ground.levels);
    const evaluation = ground.judging(networkShareAt(level));
    const solved = SEEDS.filter((seed) => {
      const position = ground.rules.parse(puzzle.text);
      ground.evaluation.prepare(position);
      const solver = position.side;
      return puzzle.moves.every((text) => {
        const wanted = ground.rules.parseMove(position, text);
        const right =
          position.side !== solver ||
          levelMove(memory, { evaluation }, position, settings, seed) === wanted;
        position.make(wanted);
        return right;
      });
    });
    shares.push(solved.length / SEEDS.length);
  }
  return shares;
}

/**
 * Gives every puzzle its rating, and prints the share that each level solved of each third. Of those that only the highest
 * level ever solves, which teach hardly anybody, the first ones stay and the others are left out.
 */
export async function ratePuzzles(game: Game, tried: readonly Unrated[]): Promise<Puzzle[]> {
  const puzzles: Unrated[] = [];
  const shares: number[][] = [];
  let solvedByHighest = 0;
  for (const [index, puzzle] of tried.entries()) {
    if (index % 50 === 49) console.log(`${game.id}: ${index + 1} puzzles tried`);
    const row = await solvedShares(game, puzzle);
    const isHardest = row.slice(0, -1).every((share) => share === 0);
    if (isHardest && ++solvedByHighest > MOST_HARDEST * tried.length) continue;
    puzzles.push(puzzle);
    shares.push(row);
  }
  const ratings = toScale(difficulties(shares));
  const order = ratings.map((_, index) => index).sort((a, b) => ratings[a] - ratings[b]);
  for (const [third, name] of ['easiest', 'middle', 'hardest'].entries()) {
    const part = order.slice(
      Math.floor((third * order.length) / 3),
      Math.floor(((third + 1) * order.length) / 3),
    );
    const cells = shares[0].map((_, level) => {
      const sum = part.reduce((total, index) => total + shares[index][level], 0);
      return Math.round((100 * sum) / part.length);
    });
    console.log(`| ${[`${game.name}, ${name} third`, ...cells].join(' | ')} |`);
  }
  return puzzles.map((puzzle, index) => ({ ...puzzle, rating: ratings[index] }));
}

/** Difficulty of each row of shares (columns are players), in logistic units around 0. */
export function difficulties(shares: readonly (readonly number[])[]): number[] {
  const abilities = (shares[0] ?? []).map(() => 0);
  const hard = shares.map(() => 0);
  const chance = (puzzle: number, player: number) =>
    1 / (1 + Math.exp(hard[puzzle] - abilities[player]));
  for (let step = 0; step < STEPS; step++) {
    // One step of Newton's method for each, the others held still.
    for (const [puzzle, row] of shares.entries()) {
      let [gradient, weight] = [-PRIOR * hard[puzzle], PRIOR];
      for (const [player, share] of row.entries()) {
        const p = chance(puzzle, player);
        gradient += p - share;
        weight += p * (1 - p);
      }
      hard[puzzle] += gradient / weight;
    }
    for (const player of abilities.keys()) {
      let [gradient, weight] = [-PRIOR * abilities[player], PRIOR];
      for (const [puzzle, row] of shares.entries()) {
        const p = chance(puzzle, player);
        gradient += row[player] - p;
        weight += p * (1 - p);
      }
      abilities[player] += gradient / weight;
    }
  }
  return hard;
}

/** Stretches difficulties to the app's scale and rounds them. */
export function toScale(hard: readonly number[]): number[] {
  const sorted = [...hard].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(BEYOND), at(1 - BEYOND)];
  const [from, to] = SCALE;
  const width = high - low || 1;
  return hard.map((one) =>
    Math.round(Math.min(to, Math.max(from, from + ((one - low) / width) * (to - from)))),
  );
}
