// Builds an Evaluation from a few numbers per piece kind: its worth, and bonuses for standing near the middle, far
// forward or close to the enemy king, plus what a fit has found to add. A game folder gives the numbers, and terms of
// its own where those do not say enough. The search reads nothing but the Evaluation.
import { ArmyPosition } from '../rules/armyPosition';
import { LIST_STRIDE } from '../rules/armyState';
import type { Board, Cell, Square } from '../rules/board';
import { CELL_STRIDE } from '../rules/board';
import {
  CODE_COUNT,
  codeOf,
  kindOf,
  type Position,
  packWeights,
  weightWithFew,
  weightWithMany,
} from '../rules/position';
import { BLACK, type Colour, opposite, WHITE } from '../rules/types';
import {
  type BoardView,
  type FittedPiece,
  type FittedWeights,
  type Mirror,
  tableAt,
} from './fitted';
import type { Evaluation, RuleSet } from './game';

/** Centipawns; a pair is for full armies and for few pieces left, with a slide from one to the other. */
export type Weight = number | readonly [many: number, few: number];

export interface PieceWeights {
  /** Worth of the piece by itself; 0 for a king. */
  readonly value: Weight;
  /** Bonus per lattice step towards the middle of the board; the outermost ring has none. */
  readonly centre?: Weight;
  /** Bonus per rank forward from the owner's first. */
  readonly advance?: Weight;
  /** Bonus per step nearer to the enemy king. */
  readonly approach?: Weight;
  /** Bonus for standing on a square. */
  readonly at?: (square: Square, colour: Colour) => Weight;
}

export interface EvaluationSpec {
  /** By upper-case letter. Every kind of the rule set must be here. */
  readonly pieces: Readonly<Record<string, PieceWeights>>;
  /** Rank step of "forward" for White and Black; up and down if absent. */
  readonly forward?: readonly [1 | -1, 1 | -1];
  /** How the board maps onto itself, for fitted tables; left and right if absent. */
  readonly mirror?: Mirror;
  /** Sum of the values (with full armies) of all pieces at which armies count as full; the start's if absent. */
  readonly fullMaterial?: number;
  /** Worth of having the move. */
  readonly tempo?: number;
  /** What placement cannot say. */
  readonly terms?: NamedTerms;
}

export interface NamedTerms {
  /** Centipawns each time a term applies. */
  readonly weights: Readonly<Record<string, Weight>>;
  /**
   * Makes what tells their sum from White's view, given packed weights (rules/position.ts), in which it must be linear.
   * It is called per evaluation: it must not allocate.
   */
  readonly under: (packed: Readonly<Record<string, number>>) => (position: Position) => number;
}

const FULL = 256;

/** Against a bare king: for each step that the other king is nearer ... */
const HUNT_NEAR = 24;
/** ... and for each of eight cells beside him that he lacks. */
const HUNT_ROOM = 14;

const MANY = 0;
const FEW = 1;
type Phase = typeof MANY | typeof FEW;

const weightIn = (phase: Phase, weight: Weight): number =>
  typeof weight === 'number' ? weight : weight[phase];

/** How a specification looks at a board. */
export const viewOf = (board: Board, spec: EvaluationSpec): BoardView => ({
  board,
  forward: spec.forward ?? [1, -1],
  mirror: spec.mirror ?? 'files',
});

/**
 * @param fitted added to the hand-set weights; null for those alone
 * @throws RangeError if a kind has no weights: a mistake in a game folder
 */
export function createPlacementEvaluation(
  rules: RuleSet,
  spec: EvaluationSpec,
  fitted: FittedWeights | null,
): Evaluation {
  const { board, kinds } = rules;
  const values = new Int16Array(CODE_COUNT);
  /** Hand-set values alone: fitted ones must not move the scale from full armies to few pieces under their feet. */
  const material = new Int16Array(CODE_COUNT);
  const packed = new Int32Array(CODE_COUNT * CELL_STRIDE);
  /** Packed bonus per step nearer to the enemy king, by code. */
  const approach = new Int32Array(CODE_COUNT);
  let approaches = false;
  for (const [kind, name] of kinds.entries()) {
    if (!name) continue;
    const piece = spec.pieces[name.letter];
    if (!piece) throw new RangeError(`no weights for piece kind ${name.letter}`);
    const placed = placement(viewOf(board, spec), piece, fitted?.pieces[name.letter]);
    for (const colour of [WHITE, BLACK] as const) {
      const code = codeOf(kind, colour);
      const sign = colour === WHITE ? 1 : -1;
      material[code] = weightIn(MANY, piece.value);
      values[code] = material[code] + (fitted?.pieces[name.letter]?.value[MANY] ?? 0);
      for (const cell of board.cells) {
        packed[code * CELL_STRIDE + cell.index] =
          sign * packWeights(placed(cell, colour, MANY), placed(cell, colour, FEW));
      }
      if (piece.approach !== undefined) {
        approaches = true;
        approach[code] =
          sign * packWeights(weightIn(MANY, piece.approach), weightIn(FEW, piece.approach));
      }
    }
  }
  const steps = walkTable(board);
  const longest = Math.max(board.width, board.height);
  const closeness = steps.map((count) => Math.max(0, longest - count));
  const room = roomTable(board, steps);
  const full = fullMaterial(rules, spec);
  const tempo = spec.tempo ?? 0;
  const weights = { packed, material };
  const terms = spec.terms?.under(packedTerms(spec.terms.weights, fitted?.terms));

  /** What a side's pieces gain by being near the enemy king. */
  function nearness({ cells, pieces, counts, kings }: ArmyPosition, colour: Colour): number {
    const row = kings[opposite(colour)] * CELL_STRIDE;
    const start = colour * LIST_STRIDE;
    let sum = 0;
    for (let i = start; i < start + counts[colour]; i++) {
      const cell = pieces[i];
      sum += approach[cells[cell]] * closeness[row + cell];
    }
    return sum;
  }

  /** What brings the mate of a bare king about: he is driven to where he has little room, the other king comes near. */
  function hunt({ kings }: ArmyPosition, bare: Colour): number {
    const king = kings[bare];
    const hunter = kings[opposite(bare)];
    return HUNT_NEAR * closeness[hunter * CELL_STRIDE + king] + HUNT_ROOM * (8 - room[king]);
  }

  function evaluate(position: Position): number {
    let sum = position.placement;
    if (approaches && position instanceof ArmyPosition && position.hasKing(WHITE)) {
      sum += nearness(position, WHITE) + nearness(position, BLACK);
    }
    if (terms) sum += terms(position);
    const phase = position.material >= full ? FULL : ((position.material * FULL) / full) | 0;
    // Divisions cut towards zero, so that both sides are judged alike.
    let score = ((weightWithMany(sum) * phase + weightWithFew(sum) * (FULL - phase)) / FULL) | 0;
    if (position instanceof ArmyPosition && position.hasKing(WHITE)) {
      if (position.counts[BLACK] === 1) score += hunt(position, BLACK);
      if (position.counts[WHITE] === 1) score -= hunt(position, WHITE);
    }
    const own = (position.side === WHITE ? score : 0 - score) + tempo;
    // A lead that brings nothing about is worth less as the quiet limit draws near.
    return own - (((own * position.quiet) / FULL) | 0);
  }

  return {
    values,
    prepare: (position) => position.setWeights(weights),
    evaluate,
  };
}

/** Weights with what a fit adds to them. */
function packedTerms(
  weights: NamedTerms['weights'],
  fitted: FittedWeights['terms'] = {},
): Record<string, number> {
  const packed = Object.entries(weights).map(([name, weight]) => {
    const [many, few] = fitted[name] ?? [0, 0];
    return [name, packWeights(weightIn(MANY, weight) + many, weightIn(FEW, weight) + few)];
  });
  return Object.fromEntries(packed);
}

/** Tells what a piece is worth in a cell, the mean over its squares. */
function placement(view: BoardView, piece: PieceWeights, fitted: FittedPiece | undefined) {
  const { board, forward } = view;
  return (cell: Cell, colour: Colour, phase: Phase): number => {
    const onSquare = (square: Square): number => {
      const rank = forward[colour] === 1 ? square.rank : board.height - 1 - square.rank;
      return (
        weightIn(phase, piece.centre ?? 0) * stepsInwards(board, square) +
        weightIn(phase, piece.advance ?? 0) * rank +
        weightIn(phase, piece.at?.(square, colour) ?? 0) +
        (fitted ? tableAt(view, phase === MANY ? fitted.many : fitted.few, square, colour) : 0)
      );
    };
    const bonuses = cell.squares.map((index) => onSquare(board.squares[index]));
    const mean = bonuses.reduce((sum, bonus) => sum + bonus, 0) / bonuses.length;
    return Math.round(weightIn(phase, piece.value) + (fitted?.value[phase] ?? 0) + mean);
  };
}

/** Steps from the nearer edge file and rank, the mean of both. */
function stepsInwards({ width, height }: Board, { file, rank }: Square): number {
  return (Math.min(file, width - 1 - file) + Math.min(rank, height - 1 - rank)) / 2;
}

/** Steps of a king between cells of an empty board, by `from * CELL_STRIDE + to`. */
function walkTable(board: Board): Uint8Array {
  const table = new Uint8Array(CELL_STRIDE * CELL_STRIDE);
  for (const from of board.cells) {
    for (const to of board.cells) {
      const steps = from.squares.map((square) => {
        const reached = walk(board, board.squares[square]);
        return Math.min(...to.squares.map((index) => reached[index]));
      });
      table[from.index * CELL_STRIDE + to.index] = Math.min(...steps);
    }
  }
  return table;
}

/** Steps over neighbouring squares from one to each, breadth first. */
function walk({ squares, squareAt }: Board, start: Square): number[] {
  const steps = squares.map((square) => (square === start ? 0 : Number.POSITIVE_INFINITY));
  const reached = [start];
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

/** Sum of the hand-set values at which armies count as full. */
export function fullMaterial(rules: RuleSet, spec: EvaluationSpec): number {
  if (spec.fullMaterial !== undefined) return spec.fullMaterial;
  const worth = (code: number): number => {
    const letter = rules.kinds[kindOf(code)]?.letter;
    return letter === undefined ? 0 : weightIn(MANY, spec.pieces[letter].value);
  };
  const { cells } = rules.parse(rules.startText);
  return Math.max(
    1,
    cells.reduce((sum, code) => sum + worth(code), 0),
  );
}
