// What makes a puzzle true but no lesson: the other side has one piece left, a piece is simply left hanging, or a run that no
// answer stops. Of each a collection has few, of wins by taking everything a fifth, and of near copies two.
import type { OptionValues, RuleSet } from '../../../src/games/game';
import { goalOf, type Puzzle } from '../../../src/puzzles/puzzle';
import { effectsOf } from '../../../src/rules/effects';
import { legalMoves } from '../../../src/rules/move';
import { colourOf, type Position } from '../../../src/rules/position';
import { itemAt } from '../../../src/util/items';

/** What a collection has few of. */
export interface Faults {
  /** The other side has one piece left. */
  readonly lone: boolean;
  /** The solution is one capture of what nothing protects. */
  readonly hanging: boolean;
  /** A win without mate whose moves win against every answer. */
  readonly run: boolean;
  /** A win by taking everything but the king. */
  readonly bare: boolean;
}

/** Shares of a collection at most. */
export const MOST_OF_FAULTS = { lone: 0.1, hanging: 0.05, run: 0.1, bare: 1 / 5 } as const;

type Solved = Pick<Puzzle, 'text' | 'moves' | 'themes'>;

export function faultsOf(rules: RuleSet, { text, moves, themes }: Solved): Faults {
  const position = rules.parse(text);
  const solver = position.side;
  const theirs = standing(rules, position).filter(
    (code) => code !== 0 && colourOf(code) !== solver,
  );
  const isWin = goalOf(themes) === 'win';
  const own = moves.filter((_, ply) => ply % 2 === 0);
  return {
    lone: theirs.length === 1,
    hanging: !isWin && moves.length === 1 && takesFreely(rules, position, itemAt(moves, 0)),
    bare: themes.includes('bare-king'),
    run: isWin && !themes.includes('checkmate') && winsBlindly(rules, position, own),
  };
}

const standing = (rules: RuleSet, { cells }: Position): number[] => [
  ...cells.slice(0, rules.board.cells.length),
];

/** Whether a move captures and no reply captures where it ends. */
function takesFreely(rules: RuleSet, position: Position, text: string): boolean {
  const move = rules.parseMove(position, text);
  const { captured, moved } = effectsOf(position, move);
  if (captured.length === 0) return false;
  const end = moved[0]?.to;
  position.make(move);
  const isTaken = legalMoves(position).some((reply) =>
    effectsOf(position, reply).captured.some(({ cell }) => cell === end),
  );
  position.unmake();
  return !isTaken;
}

/** Whether these moves, one after the other, win whatever is answered. */
function winsBlindly(
  rules: RuleSet,
  position: Position,
  [text, ...rest]: readonly string[],
): boolean {
  if (text === undefined) return false;
  const solver = position.side;
  const move = legalMoves(position).find((one) => rules.formatMove(position, one) === text);
  if (move === undefined) return false;
  const wonAfter = (then: () => boolean): boolean => {
    const end = position.outcome();
    return end ? end.winner === solver : then();
  };
  position.make(move);
  const wins = wonAfter(() =>
    legalMoves(position).every((reply) => {
      position.make(reply);
      const isWon = wonAfter(() => winsBlindly(rules, position, rest));
      position.unmake();
      return isWon;
    }),
  );
  position.unmake();
  return wins;
}

/** Cells in which near copies differ at most. */
const NEAR_CELLS = 4;
const MOST_COPIES = 2;

/** Remembers puzzles, and knows of which two near copies are there: the same first move, and nearly the same board. */
export class Copies {
  private readonly boards = new Map<string, number[][]>();

  /** Whether this one is no third copy. */
  takes(rules: RuleSet, options: OptionValues, puzzle: Solved): boolean {
    const board = standing(rules, rules.parse(puzzle.text));
    const near = (this.boards.get(keyOf(options, puzzle)) ?? []).filter(
      (other) => other.filter((code, cell) => code !== board[cell]).length <= NEAR_CELLS,
    );
    return near.length < MOST_COPIES;
  }

  /** Remembers it if it is no third copy, and says so. */
  take(rules: RuleSet, options: OptionValues, puzzle: Solved): boolean {
    if (!this.takes(rules, options, puzzle)) return false;
    const key = keyOf(options, puzzle);
    const others = this.boards.get(key) ?? [];
    this.boards.set(key, [...others, standing(rules, rules.parse(puzzle.text))]);
    return true;
  }
}

const keyOf = (options: OptionValues, { moves }: Solved): string =>
  `${JSON.stringify(options)} ${moves[0]}`;

/** The puzzles without those of which a collection of `count` would have too many of their sort. */
export function fairOnes(
  rulesOf: (options: OptionValues) => RuleSet,
  puzzles: readonly Puzzle[],
  count: number,
): Puzzle[] {
  const copies = new Copies();
  const taken = { lone: 0, hanging: 0, run: 0, bare: 0 };
  // By their ids, which are as good as drawn: in the order of ratings only the easy ones would stay.
  const drawn = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
  return drawn.filter((puzzle) => {
    const rules = rulesOf(puzzle.options);
    const faults = faultsOf(rules, puzzle);
    const sorts = FAULTS.filter((sort) => faults[sort]);
    if (sorts.some((sort) => taken[sort] + 1 > MOST_OF_FAULTS[sort] * count)) return false;
    if (!copies.take(rules, puzzle.options, puzzle)) return false;
    for (const sort of sorts) taken[sort]++;
    return true;
  });
}

export const FAULTS = [
  'lone',
  'hanging',
  'run',
  'bare',
] as const satisfies readonly (keyof Faults)[];
