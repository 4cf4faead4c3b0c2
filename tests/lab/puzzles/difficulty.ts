// What makes a puzzle hard for people beyond what levels of the engine tell: how long the engine itself takes to see the first
// move, how many moves look better at first sight, and whether the move is quiet, goes back, or gives something up.
import { NO_HANDICAP } from '../../../src/engine/levels';
import { Search } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import { goalOf, type Puzzle } from '../../../src/puzzles/puzzle';
import { effectsOf } from '../../../src/rules/effects';
import { legalMoves } from '../../../src/rules/move';
import { colourOf, type Position } from '../../../src/rules/position';
import { itemAt } from '../../../src/util/items';
import { still } from '../../engine/support';
import { faultsOf } from './fairness';
import { bestMoves, type PuzzleGround } from './ground';
import { solversTurns } from './proveAgain';

export interface Hardness {
  /** Nodes after which the engine's best move is the first one of the solution for good; `MOST_NODES` if never. */
  readonly nodes: number;
  /** Legal moves that a first glance likes better. */
  readonly likelier: number;
  /** The solver's moves. */
  readonly moves: number;
  readonly isQuiet: boolean;
  /** The first move leads away from the other side's pieces. */
  readonly isBackward: boolean;
  readonly isSacrifice: boolean;
  /** Nothing that is answered matters: the moves need only be counted. */
  readonly isRun: boolean;
}

/** Nodes of the longest look. */
export const MOST_NODES = 60_000;
/** Nodes of the first glance, for each legal move. */
const GLANCE = 40;

/**
 * In logistic units; one is about half a level. Chosen by hand, so that no sum reorders what levels tell clearly apart: no
 * people have tried these puzzles.
 */
const WEIGHTS = {
  eachDoublingOfNodes: 0.1,
  eachDoublingOfLikelier: 0.2,
  eachMore: 0.2,
  quiet: 0.3,
  backward: 0.2,
  sacrifice: 0.3,
  run: -1,
} as const;

/** How much harder than its tries say, in logistic units. */
export function hardnessTerm(one: Hardness): number {
  return (
    WEIGHTS.eachDoublingOfNodes * Math.log2(1 + one.nodes / 1000) +
    WEIGHTS.eachDoublingOfLikelier * Math.log2(1 + one.likelier) +
    WEIGHTS.eachMore * (one.moves - 1) +
    (one.isQuiet ? WEIGHTS.quiet : 0) +
    (one.isBackward ? WEIGHTS.backward : 0) +
    (one.isSacrifice ? WEIGHTS.sacrifice : 0) +
    (one.isRun ? WEIGHTS.run : 0)
  );
}

export function hardnessOf(ground: PuzzleGround, puzzle: Omit<Puzzle, 'rating'>): Hardness {
  const { rules, evaluation } = ground;
  const position = rules.parse(puzzle.text);
  evaluation.prepare(position);
  const key = rules.parseMove(position, itemAt(puzzle.moves, 0));
  return {
    nodes: nodesToFind(ground, position, key),
    likelier: likelierMoves(ground, position, key),
    moves: solversTurns(rules, position, puzzle.moves),
    isQuiet: puzzle.themes.includes('quiet'),
    // A stage that is won by going on has no way back.
    isBackward: goalOf(puzzle.themes) !== 'stage' && isBackward(ground, position, key),
    isSacrifice: puzzle.themes.includes('sacrifice'),
    isRun: faultsOf(rules, puzzle).run,
  };
}

const memory = new SearchMemory(2);

function nodesToFind({ evaluation }: PuzzleGround, position: Position, key: number): number {
  memory.clear();
  let since: number | null = null;
  new Search(memory, {
    ...{ position, evaluation, control: still, handicap: NO_HANDICAP, lines: 1, judging: true },
    limits: { nodes: MOST_NODES },
    reportAll: ([best]) => {
      if (best?.line[0] !== key) since = null;
      else since ??= best.nodes;
    },
  }).run();
  return since ?? MOST_NODES;
}

function likelierMoves(ground: PuzzleGround, position: Position, key: number): number {
  const { length } = legalMoves(position);
  const glanced = bestMoves(ground, position, GLANCE * length, length);
  const rank = glanced.findIndex(({ move }) => move === key);
  return rank < 0 ? length - 1 : rank;
}

/** Whether the piece ends farther from the middle of the other side's pieces than it was. */
function isBackward({ rules }: PuzzleGround, position: Position, key: number): boolean {
  const { cells, squares } = rules.board;
  const placeOf = (cell: number) => itemAt(squares, itemAt(itemAt(cells, cell).squares, 0));
  const theirs = cells.filter(({ index }) => {
    const code = itemAt(position.cells, index);
    return code !== 0 && colourOf(code) !== position.side;
  });
  const [moved] = effectsOf(position, key).moved;
  if (!moved || theirs.length === 0) return false;
  const middle = (axis: 'file' | 'rank') =>
    theirs.reduce((sum, { index }) => sum + placeOf(index)[axis], 0) / theirs.length;
  const [file, rank] = [middle('file'), middle('rank')];
  const distance = (cell: number) => {
    const place = placeOf(cell);
    return Math.hypot(place.file - file, place.rank - rank);
  };
  return distance(moved.to) > distance(moved.from) + 0.5;
}
