// Ratings by measurement: every level tries every puzzle with several seeds. What comes out is fitted to a logistic model
// (Rasch, Probabilistic Models for Some Intelligence and Attainment Tests, 1960): one ability a level, one difficulty a
// puzzle, and the chance to solve is the logistic function of their difference. What is hard for people (difficulty.ts) is
// added, and difficulties are then stretched to the app's scale, from 400 to 2400.
import {
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  levelSettings,
  networkShareAt,
} from '../../../src/engine/levels';
import { SearchMemory } from '../../../src/engine/tree';
import { proveWin } from '../../../src/engine/winProver';
import type { Game } from '../../../src/games/game';
import { goalOf, type Puzzle } from '../../../src/puzzles/puzzle';
import type { Position } from '../../../src/rules/position';
import type { Colour } from '../../../src/rules/types';
import { levelMove } from '../chances/levelGames';
import { hardnessOf, hardnessTerm } from './difficulty';
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

/** Positions that are looked at to tell whether another move wins too, as in the app. */
const PROOF_NODES = 20_000;

/** What came of the tries of each player, best known last: shares that solved, or null where none counts. */
type Shares = readonly (number | null)[];

/**
 * How often each level solved a puzzle, as shares of its tries, level 1 first. Another move that wins by force, only more slowly,
 * is neither right nor wrong, as in the app: such a try does not count.
 */
export async function solvedShares(game: Game, puzzle: Unrated): Promise<(number | null)[]> {
  const ground = await groundOf(game, puzzle.options, puzzle.text);
  const promisesWin = goalOf(puzzle.themes) === 'win';
  const provenSlow = new Map<string, boolean>();
  const isSlowWin = (position: Position, move: number, solver: Colour): boolean => {
    const key = `${position.keyHigh} ${position.keyLow} ${move}`;
    const known = provenSlow.get(key);
    if (known !== undefined || !promisesWin) return known ?? false;
    position.make(move);
    const isWon = proveWin(position, solver, PROOF_NODES) !== null;
    position.unmake();
    provenSlow.set(key, isWon);
    return isWon;
  };
  const shares: (number | null)[] = [];
  for (let level = LOWEST_LEVEL; level <= HIGHEST_LEVEL; level++) {
    const settings = levelSettings(level, ground.levels);
    const evaluation = ground.judging(networkShareAt(level));
    const attempt = (seed: number): boolean | null => {
      const position = ground.rules.parse(puzzle.text);
      ground.evaluation.prepare(position);
      const solver = position.side;
      for (const text of puzzle.moves) {
        const wanted = ground.rules.parseMove(position, text);
        if (position.side === solver) {
          const played = levelMove(memory, { evaluation }, position, settings, seed);
          if (played !== wanted) return isSlowWin(position, played, solver) ? null : false;
        }
        position.make(wanted);
      }
      return true;
    };
    const counted = SEEDS.map(attempt).filter((solved) => solved !== null);
    shares.push(counted.length > 0 ? counted.filter(Boolean).length / counted.length : null);
  }
  return shares;
}

/**
 * Gives every puzzle its rating, and prints the share that each level solved of each fifth by rating. Of those that only the
 * highest level ever solves, which teach hardly anybody, the first ones stay and the others are left out.
 */
export async function ratePuzzles(game: Game, tried: readonly Unrated[]): Promise<Puzzle[]> {
  const puzzles: Unrated[] = [];
  const shares: Shares[] = [];
  let solvedByHighest = 0;
  for (const [index, puzzle] of tried.entries()) {
    if (index % 50 === 49) console.log(`${game.id}: ${index + 1} puzzles tried`);
    const row = await solvedShares(game, puzzle);
    const isHardest = row.slice(0, -1).every((share) => !share);
    if (isHardest && ++solvedByHighest > MOST_HARDEST * tried.length) continue;
    puzzles.push(puzzle);
    shares.push(row);
  }
  const terms: number[] = [];
  for (const puzzle of puzzles) {
    const ground = await groundOf(game, puzzle.options, puzzle.text);
    terms.push(hardnessTerm(hardnessOf(ground, puzzle)));
  }
  const ratings = toScale(difficulties(shares).map((hard, index) => hard + terms[index]));
  for (const [fifth, solved] of solvedByFifths(shares, ratings).entries())
    console.log(`| ${[`${game.name}, fifth ${fifth + 1}`, ...solved].join(' | ')} |`);
  return puzzles.map((puzzle, index) => ({ ...puzzle, rating: ratings[index] }));
}

/**
 * Ratings of puzzles that join a rated collection, whose own stay as they are: the levels try them beside some of those, and the
 * line that fits the known ratings best gives the new ones.
 */
export async function ratePuzzlesBeside(
  game: Game,
  added: readonly Unrated[],
  known: readonly Puzzle[],
): Promise<Puzzle[]> {
  const all = [...added, ...known];
  const shares: Shares[] = [];
  const terms: number[] = [];
  for (const puzzle of all) {
    shares.push(await solvedShares(game, puzzle));
    const ground = await groundOf(game, puzzle.options, puzzle.text);
    terms.push(hardnessTerm(hardnessOf(ground, puzzle)));
    if (all.length > 50 && shares.length % 10 === 0) console.log(`${shares.length} puzzles tried`);
  }
  const hard = difficulties(shares).map((one, index) => one + terms[index]);
  const scale = lineThrough(known.map(({ rating }, index) => [hard[added.length + index], rating]));
  const [from, to] = SCALE;
  const rated = added.map((puzzle, index) => ({
    ...puzzle,
    rating: Math.round(Math.min(to, Math.max(from, scale(hard[index])))),
  }));
  const ratings = rated.map(({ rating }) => rating);
  for (const [fifth, solved] of solvedByFifths(shares.slice(0, added.length), ratings).entries())
    console.log(`| ${[`${game.name}, fifth ${fifth + 1}`, ...solved].join(' | ')} |`);
  return rated;
}

/** The line by least squares. */
export function lineThrough(
  points: readonly (readonly [x: number, y: number])[],
): (x: number) => number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(points.map(([x]) => x)), y: mean(points.map(([, y]) => y)) };
  const spread = mean(points.map(([x]) => (x - middle.x) ** 2));
  const slope = mean(points.map(([x, y]) => (x - middle.x) * (y - middle.y))) / (spread || 1);
  return (x) => middle.y + slope * (x - middle.x);
}

const FIFTHS = 5;

/** For each fifth of the puzzles, easiest first, the share in percent that each level solved. */
export function solvedByFifths(
  shares: readonly Shares[],
  ratings: readonly number[],
): (number | null)[][] {
  const order = ratings.map((_, index) => index).sort((a, b) => ratings[a] - ratings[b]);
  const cut = (fifth: number) => Math.floor((fifth * order.length) / FIFTHS);
  return Array.from({ length: FIFTHS }, (_, fifth) => {
    const part = order.slice(cut(fifth), cut(fifth + 1));
    return (shares[0] ?? []).map((_, level) => {
      const known = part.map((index) => shares[index][level]).filter((share) => share !== null);
      const sum = known.reduce((total, share) => total + share, 0);
      return known.length > 0 ? Math.round((100 * sum) / known.length) : null;
    });
  });
}

/** Difficulty of each row of shares (columns are players), in logistic units around 0. */
export function difficulties(shares: readonly Shares[]): number[] {
  const abilities = (shares[0] ?? []).map(() => 0);
  const hard = shares.map(() => 0);
  const chance = (puzzle: number, player: number) =>
    1 / (1 + Math.exp(hard[puzzle] - abilities[player]));
  for (let step = 0; step < STEPS; step++) {
    // One step of Newton's method for each, the others held still.
    for (const [puzzle, row] of shares.entries()) {
      let [gradient, weight] = [-PRIOR * hard[puzzle], PRIOR];
      for (const [player, share] of row.entries()) {
        if (share === null) continue;
        const p = chance(puzzle, player);
        gradient += p - share;
        weight += p * (1 - p);
      }
      hard[puzzle] += gradient / weight;
    }
    for (const player of abilities.keys()) {
      let [gradient, weight] = [-PRIOR * abilities[player], PRIOR];
      for (const [puzzle, row] of shares.entries()) {
        const share = row[player];
        if (share === null) continue;
        const p = chance(puzzle, player);
        gradient += share - p;
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
