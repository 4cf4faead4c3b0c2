// The evaluation of an army from the weights that its game describes, and what piece-square weights cannot say: pieces gain by
// being near the enemy's king, and a bare king is hunted. Loaded only where a search runs.
import type { ArmyPosition } from '../../rules/armyPosition';
import { LIST_STRIDE } from '../../rules/armyState';
import { type Board, CELL_STRIDE, type Cell } from '../../rules/board';
import { CODE_COUNT, codeOf, packWeights } from '../../rules/position';
import { BLACK, type Colour, opposite, WHITE } from '../../rules/types';
import type {
  Evaluation,
  EvaluationModule,
  FittedWeights,
  NetworkOrigin,
  Weights,
} from '../evaluation';
import type { OptionValues } from '../options';
import type { RuleSet } from '../ruleSet';
import { learnedWith } from './network';
import { createPieceSquareEvaluation, type KingSense } from './pieceSquareEvaluation';

/** What a game folder's evaluation.ts exports, for pieces with the letters `K`. */
export interface ArmyWeights<K extends string> {
  readonly weights: Weights<K, ArmyPosition>;
  readonly fitted?: FittedWeights;
  /** Whether they go with these options, whose board may be another than that of the fit; always if absent. */
  readonly isFitFor?: (options: OptionValues) => boolean;
  /** None if absent. */
  readonly network?: NetworkOrigin;
  /** Replaces the evaluation where piece-square weights are wrong or know nothing, such as a stage without kings. */
  readonly extend?: (
    pieceSquares: Evaluation<ArmyPosition>,
    rules: RuleSet<ArmyPosition>,
  ) => Evaluation<ArmyPosition>;
}

export function armyEvaluation<K extends string>(
  game: ArmyWeights<K>,
): EvaluationModule<ArmyPosition> {
  const { weights, isFitFor = () => true, extend = (pieceSquares) => pieceSquares } = game;
  const createEvaluation: EvaluationModule<ArmyPosition>['createEvaluation'] = (
    rules,
    fitted = (isFitFor(rules.options) ? game.fitted : undefined) ?? null,
  ) =>
    extend(createPieceSquareEvaluation(rules, weights, fitted, kingSense(rules, weights)), rules);
  return {
    handSet: weights,
    createEvaluation,
    ...(game.network && { learned: learnedWith(game.network, createEvaluation, weights.mirror) }),
  };
}

/** Centipawns for each step nearer to a bare king, and for each of eight cells beside it that it lacks. Chosen by hand. */
const HUNT_NEAR_CP = 24;
const HUNT_ROOM_CP = 14;

/** Nothing is counted in positions without kings. */
function kingSense(
  { board, kinds }: RuleSet<ArmyPosition>,
  handSet: Weights,
): KingSense<ArmyPosition> {
  /** Packed bonus per step nearer to the enemy king, by code. */
  const approach = new Int32Array(CODE_COUNT);
  let approaches = false;
  for (const [kind, name] of kinds.entries()) {
    const weight = name && handSet.pieces[name.letter].approach;
    if (!weight) continue;
    const [many, few] = typeof weight === 'number' ? [weight, weight] : weight;
    approaches = true;
    approach[codeOf(kind, WHITE)] = packWeights(many, few);
    approach[codeOf(kind, BLACK)] = -packWeights(many, few);
  }
  const steps = walkTable(board);
  const longest = Math.max(board.width, board.height);
  const closeness = steps.map((count) => Math.max(0, longest - count));
  const room = roomTable(board, steps);

  function nearnessOf({ cells, pieces, counts, kings }: ArmyPosition, colour: Colour): number {
    const row = kings[opposite(colour)] * CELL_STRIDE;
    const start = colour * LIST_STRIDE;
    let sum = 0;
    for (let i = start; i < start + counts[colour]; i++) {
      const cell = pieces[i];
      sum += approach[cells[cell]] * closeness[row + cell];
    }
    return sum;
  }

  /** He is driven to where he has little room, and the other king comes near. */
  function huntOf({ kings }: ArmyPosition, bare: Colour): number {
    const king = kings[bare];
    const hunter = kings[opposite(bare)];
    return HUNT_NEAR_CP * closeness[hunter * CELL_STRIDE + king] + HUNT_ROOM_CP * (8 - room[king]);
  }

  return {
    nearness: (position) =>
      approaches && position.hasKing(WHITE)
        ? nearnessOf(position, WHITE) + nearnessOf(position, BLACK)
        : 0,
    hunt: (position) => {
      if (!position.hasKing(WHITE)) return 0;
      const { counts } = position;
      return (
        (counts[BLACK] === 1 ? huntOf(position, BLACK) : 0) -
        (counts[WHITE] === 1 ? huntOf(position, WHITE) : 0)
      );
    },
  };
}

/** Steps of a king between cells of an empty board, by `from * CELL_STRIDE + to`. */
function walkTable(board: Board): Uint8Array {
  const table = new Uint8Array(CELL_STRIDE * CELL_STRIDE);
  for (const from of board.cells) {
    const steps = walk(board, from);
    for (const to of board.cells) {
      table[from.index * CELL_STRIDE + to.index] = Math.min(
        ...to.squares.map((square) => steps[square]),
      );
    }
  }
  return table;
}

/** Steps over neighbouring squares from a cell to each square, breadth first. */
function walk({ squares, squareAt }: Board, from: Cell): number[] {
  const steps = squares.map(({ cell }) => (cell === from.index ? 0 : Number.POSITIVE_INFINITY));
  const reached = from.squares.map((square) => squares[square]);
  for (const { index, file, rank } of reached) {
    for (const aside of [-1, 0, 1]) {
      for (const ahead of [-1, 0, 1]) {
        const next = squareAt(file + aside, rank + ahead);
        if (!next || steps[next.index] !== Number.POSITIVE_INFINITY) continue;
        steps[next.index] = steps[index] + 1;
        reached.push(next);
      }
    }
  }
  return steps;
}

/** Cells beside each cell. */
const roomTable = (board: Board, steps: Uint8Array): Uint8Array =>
  Uint8Array.from(
    board.cells,
    ({ index }) =>
      board.cells.filter((other) => steps[index * CELL_STRIDE + other.index] === 1).length,
  );
