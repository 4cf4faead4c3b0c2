// Builds an Evaluation from a few numbers per piece kind: its worth, and bonuses for standing near the middle, far
// forward or close to the enemy king, plus what a fit has found to add. A game folder gives the numbers, and terms of
// its own where those do not say enough. The search reads nothing but the Evaluation.
import type { Board, Cell, Square } from '../../rules/board';
import { CELL_STRIDE } from '../../rules/board';
import {
  CODE_COUNT,
  codeOf,
  kindOf,
  type Position,
  packWeights,
  weightWithFew,
  weightWithMany,
} from '../../rules/position';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type {
  Evaluation,
  FittedPiece,
  FittedWeights,
  Mirror,
  NamedTerms,
  PieceWeights,
  SquareTable,
  Weight,
  Weights,
} from '../evaluation';
import type { RuleSet } from '../ruleSet';
import { FULL_CLOCK_PLIES } from './network';

/** The phase of full armies; that of bare kings is 0. */
const PHASE_SCALE = 256;

const MANY = 0;
const FEW = 1;
type Phase = typeof MANY | typeof FEW;

const weightIn = (phase: Phase, weight: Weight): number =>
  typeof weight === 'number' ? weight : weight[phase];

/** What a game judges by where kings stand, both from White's view and without allocating (kit/armyEvaluation.ts). */
export interface KingSense<P extends Position> {
  /** Packed: what pieces gain by being near the enemy king. */
  nearness(position: P): number;
  /** Centipawns: what brings the mate of a bare king about. */
  hunt(position: P): number;
}

/**
 * @param fitted added to the hand-set weights; null for those alone
 * @throws RangeError if a kind has no weights: a mistake in a game folder
 */
export function createPieceSquareEvaluation<P extends Position>(
  rules: RuleSet<P>,
  handSet: Weights<string, P>,
  fitted: FittedWeights | null,
  kings: KingSense<P> | null = null,
): Evaluation<P> {
  const { board, kinds } = rules;
  const values = new Int16Array(CODE_COUNT);
  /** Hand-set values alone, so that fitting does not shift the phase of the game. */
  const material = new Int16Array(CODE_COUNT);
  const packed = new Int32Array(CODE_COUNT * CELL_STRIDE);
  for (const [kind, name] of kinds.entries()) {
    if (!name) continue;
    const piece = handSet.pieces[name.letter];
    if (!piece) throw new RangeError(`no weights for piece kind ${name.letter}`);
    const weightAt = weightsOn(boardViewOf(board, handSet), piece, fitted?.pieces[name.letter]);
    for (const colour of [WHITE, BLACK] as const) {
      const code = codeOf(kind, colour);
      const sign = colour === WHITE ? 1 : -1;
      material[code] = weightIn(MANY, piece.value);
      values[code] = material[code] + (fitted?.pieces[name.letter]?.value[MANY] ?? 0);
      for (const cell of board.cells) {
        packed[code * CELL_STRIDE + cell.index] =
          sign * packWeights(weightAt(cell, colour, MANY), weightAt(cell, colour, FEW));
      }
    }
  }
  const full = fullMaterial(rules, handSet);
  const tempo = handSet.tempo ?? 0;
  const weights = { packed, material };
  const terms = handSet.terms?.under(packedTerms(handSet.terms.weights, fitted?.terms));

  function evaluate(position: P): number {
    let sum = position.pieceSquares;
    if (kings) sum += kings.nearness(position);
    if (terms) sum += terms.sum(position);
    const phase =
      position.material >= full ? PHASE_SCALE : ((position.material * PHASE_SCALE) / full) | 0;
    // Divisions cut towards zero, so that both sides are judged alike.
    let score =
      ((weightWithMany(sum) * phase + weightWithFew(sum) * (PHASE_SCALE - phase)) / PHASE_SCALE) |
      0;
    if (kings) score += kings.hunt(position);
    const own = (position.side === WHITE ? score : 0 - score) + tempo;
    // A lead that brings nothing about is worth less as the quiet limit draws near.
    return own - (((own * position.halfmoveClock) / FULL_CLOCK_PLIES) | 0);
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
function weightsOn(view: BoardView, piece: PieceWeights, fitted: FittedPiece | undefined) {
  const { board, forward } = view;
  return (cell: Cell, colour: Colour, phase: Phase): number => {
    const onSquare = (square: Square): number => {
      const rank = forward[colour] === 1 ? square.rank : board.height - 1 - square.rank;
      return (
        weightIn(phase, piece.centre ?? 0) * stepsInwards(board, square) +
        weightIn(phase, piece.advance ?? 0) * rank +
        weightIn(phase, piece.at?.(square, colour, board) ?? 0) +
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

/** Sum of the hand-set values at which armies count as full. */
export function fullMaterial(rules: RuleSet, handSet: Weights): number {
  if (handSet.fullMaterial !== undefined) return handSet.fullMaterial;
  const worth = (code: number): number => {
    const letter = rules.kinds[kindOf(code)]?.letter;
    return letter === undefined ? 0 : weightIn(MANY, handSet.pieces[letter].value);
  };
  const { cells } = rules.parse(rules.startFen);
  return Math.max(
    1,
    cells.reduce((sum, code) => sum + worth(code), 0),
  );
}

/** From which side each colour looks at the board. */
export interface BoardView {
  readonly board: Board;
  /** Rank step of "forward" for White and Black. */
  readonly forward: readonly [1 | -1, 1 | -1];
  readonly mirror: Mirror;
}

/** How weights look at a board. */
export const boardViewOf = (board: Board, weights: Weights): BoardView => ({
  board,
  forward: weights.forward ?? [1, -1],
  mirror: weights.mirror ?? 'files',
});

/** The lattice point where a square lies for a colour that looks up the board. */
function ownPoint({ board, forward, mirror }: BoardView, square: Square, colour: Colour) {
  const { file, rank } = square;
  if (forward[colour] === 1) return { file, rank };
  return {
    file: mirror === 'files' ? file : board.width - 1 - file,
    rank: board.height - 1 - rank,
  };
}

/** What a table says of a square for a colour. */
export function tableAt(
  view: BoardView,
  table: SquareTable,
  square: Square,
  colour: Colour,
): number {
  const { file, rank } = ownPoint(view, square, colour);
  return table[view.board.height - 1 - rank][file];
}

/** A number that squares share when colour and mirror images are the same to their owners; below width * height. */
export function foldedSquare(view: BoardView, square: Square, colour: Colour): number {
  const { width } = view.board;
  const { file, rank } = ownPoint(view, square, colour);
  if (view.mirror === 'files') return rank * width + Math.min(file, width - 1 - file);
  return Math.max(file, rank) * width + Math.min(file, rank);
}

/** Writes a table from a number per folded square. */
export function tableFromFolded(
  view: BoardView,
  numberOf: (folded: number) => number,
): SquareTable {
  const { board } = view;
  const colour = view.forward[WHITE] === 1 ? WHITE : BLACK;
  return Array.from({ length: board.height }, (_, row) =>
    Array.from({ length: board.width }, (_, file) => {
      const square = board.squareAt(file, board.height - 1 - row);
      return square ? numberOf(foldedSquare(view, square, colour)) : 0;
    }),
  );
}
