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
  /** Centipawns from White's view for what placement cannot say. Called per evaluation: must not allocate. */
  readonly terms?: (position: Position) => number;
}

const FULL = 256;

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
  const closeness = approaches ? closenessTable(board) : new Uint8Array(0);
  const full = fullMaterial(rules, spec);
  const tempo = spec.tempo ?? 0;
  const weights = { packed, material };

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

  function evaluate(position: Position): number {
    let sum = position.placement;
    if (approaches && position instanceof ArmyPosition && position.hasKing(WHITE)) {
      sum += nearness(position, WHITE) + nearness(position, BLACK);
    }
    const phase = position.material >= full ? FULL : ((position.material * FULL) / full) | 0;
    // Divisions cut towards zero, so that both sides are judged alike.
    let score = ((weightWithMany(sum) * phase + weightWithFew(sum) * (FULL - phase)) / FULL) | 0;
    if (spec.terms) score += spec.terms(position);
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

/** Per pair of cells, how much nearer than the board's length they are, in king steps on the lattice. */
function closenessTable(board: Board): Uint8Array {
  const table = new Uint8Array(CELL_STRIDE * CELL_STRIDE);
  const longest = Math.max(board.width, board.height);
  for (const one of board.cells) {
    for (const other of board.cells) {
      const steps = one.squares.flatMap((a) =>
        other.squares.map((b) => {
          const from = board.squares[a];
          const to = board.squares[b];
          return Math.max(Math.abs(from.file - to.file), Math.abs(from.rank - to.rank));
        }),
      );
      table[one.index * CELL_STRIDE + other.index] = longest - Math.min(...steps);
    }
  }
  return table;
}

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
