// What a fit may change in a game's evaluation: a value per piece kind and a number per kind and square, the same for
// both colours and for mirror images. Reads positions into rows of a dataset, and fitted numbers into weights.
import type { Evaluation, FittedWeights, NamedTerms, Weights } from '../../../src/games/evaluation';
import { FULL_CLOCK_PLIES } from '../../../src/games/kit/network';
import {
  type BoardView,
  boardViewOf,
  foldedSquare,
  fullMaterial,
  tableFromFolded,
} from '../../../src/games/kit/pieceSquareEvaluation';
import type { RuleSet } from '../../../src/games/ruleSet';
import { colourOf, kindOf, type Position } from '../../../src/rules/position';
import { WHITE } from '../../../src/rules/types';
import type { Row } from './dataset';

/** How far a kind's value and its numbers per square may be expected to be from the hand-set ones. */
const VALUE_WIDTH = 60;
const SQUARE_WIDTH = 15;
const TERM_WIDTH = 20;

export class FeatureMap {
  readonly count: number;
  private readonly letters: readonly string[];
  /** Numbers of folded squares run below this. */
  private readonly area: number;
  private readonly terms: readonly string[];
  /** Named terms are the last features. */
  private readonly firstTerm: number;

  /** @param ruleSets all rule sets to be played; their kinds may differ, their lattice not */
  constructor(ruleSets: readonly RuleSet[], terms: NamedTerms | undefined) {
    this.letters = [
      ...new Set(ruleSets.flatMap(({ kinds }) => kinds.flatMap((kind) => kind?.letter ?? []))),
    ].sort();
    const { width, height } = ruleSets[0].board;
    this.area = Math.max(width, height) ** 2;
    this.terms = Object.keys(terms?.weights ?? {});
    this.firstTerm = this.letters.length * (1 + this.area);
    this.count = this.firstTerm + this.terms.length;
  }

  widths(): Float64Array {
    return Float64Array.from({ length: this.count }, (_, feature) => {
      if (feature >= this.firstTerm) return TERM_WIDTH;
      return feature < this.letters.length ? VALUE_WIDTH : SQUARE_WIDTH;
    });
  }

  private squareFeature(letter: number, folded: number): number {
    return this.letters.length + letter * this.area + folded;
  }

  /** Reads positions of one rule set; they must have been prepared for the evaluation. */
  reader(rules: RuleSet, spec: Weights, evaluation: Evaluation): (position: Position) => Row {
    const view = boardViewOf(rules.board, spec);
    const full = fullMaterial(rules, spec);
    const letterOf = rules.kinds.map((kind) => (kind ? this.letters.indexOf(kind.letter) : -1));
    const occurrences = this.terms.map((name) => {
      const single = Object.fromEntries(this.terms.map((other) => [other, other === name ? 1 : 0]));
      return spec.terms?.under(single);
    });
    return (position) => {
      const features = new Map<number, number>();
      const add = (feature: number, amount: number) =>
        features.set(feature, (features.get(feature) ?? 0) + amount);
      for (const cell of rules.board.cells) {
        const code = position.cells[cell.index];
        if (code === 0) continue;
        const colour = colourOf(code);
        const sign = colour === WHITE ? 1 : -1;
        const letter = letterOf[kindOf(code)];
        add(letter, sign);
        for (const index of cell.squares) {
          const folded = foldedSquare(view, rules.board.squares[index], colour);
          add(this.squareFeature(letter, folded), sign / cell.squares.length);
        }
      }
      for (const [term, count] of occurrences.entries()) {
        add(this.firstTerm + term, count?.sum(position) ?? 0);
      }
      const own = evaluation.evaluate(position);
      const lasting = 1 - position.halfmoveClock / FULL_CLOCK_PLIES;
      const phase = Math.min(1, position.material / full);
      return {
        base: position.side === WHITE ? own : -own,
        many: lasting * phase,
        few: lasting * (1 - phase),
        features,
      };
    };
  }

  /** Rounds fitted numbers (by feature, with many pieces and then with few) to weights. */
  weights(view: BoardView, fitted: Float64Array): Pick<FittedWeights, 'pieces' | 'terms'> {
    const read = (feature: number, phase: number): number =>
      Math.round(fitted[phase * this.count + feature]) + 0;
    const table = (letter: number, phase: number) =>
      tableFromFolded(view, (folded) => read(this.squareFeature(letter, folded), phase));
    const pieces = Object.fromEntries(
      this.letters.map((name, letter) => [
        name,
        {
          value: [read(letter, 0), read(letter, 1)],
          many: table(letter, 0),
          few: table(letter, 1),
        },
      ]),
    );
    if (this.terms.length === 0) return { pieces };
    const terms = this.terms.map((name, term) => [
      name,
      [read(this.firstTerm + term, 0), read(this.firstTerm + term, 1)],
    ]);
    return { pieces, terms: Object.fromEntries(terms) };
  }
}
