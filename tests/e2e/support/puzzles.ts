// Puzzles to solve in a browser: such as are done with plain moves from cell to cell.
import { offeredGames } from '../../../src/games';
import type { Game, RuleSet } from '../../../src/games/game';
import { dayNumber, dayOf, dayWithNumber } from '../../../src/puzzles/attempt';
import { dailyPuzzle } from '../../../src/puzzles/choose';
import { type Puzzle, parsePuzzles } from '../../../src/puzzles/puzzle';
import { TAG_NORMAL } from '../../../src/rules/move';
import { legalOptions } from '../../../src/session/moves';
import type { MoveOption } from '../../../src/session/types';

/** A game that has puzzles. */
export const [puzzled] = offeredGames.filter(({ loadPuzzles }) => loadPuzzles);

/** A move as it is played by hand, by the names of its cells. */
type Steps = readonly [from: string, to: string];

export interface PlainPuzzle {
  /** A day of the past whose puzzle it is. */
  readonly day: string;
  readonly id: string;
  /** The solver's moves. */
  readonly own: readonly Steps[];
  /** A legal first move that is not the solution. */
  readonly wrong: Steps;
}

/** Days before today whose puzzles take so many plain moves of the solver, the latest first; looked for as they are taken. */
export async function plainPuzzles(game: Game, moves: number): Promise<Iterable<PlainPuzzle>> {
  const puzzles = parsePuzzles((await game.loadPuzzles?.())?.default);
  return plainDays(game, puzzles, moves);
}

function* plainDays(game: Game, puzzles: readonly Puzzle[], moves: number): Iterable<PlainPuzzle> {
  const today = dayNumber(dayOf(new Date())) ?? 0;
  for (let before = 1; before <= puzzles.length; before++) {
    const day = dayWithNumber(today - before);
    const puzzle = dailyPuzzle(puzzles, day);
    const plain = puzzle && plainly(game.rules(puzzle.options), puzzle);
    if (plain && plain.own.length === moves) yield { ...plain, day, id: puzzle.id };
  }
}

/** How it is solved by hand; null where a move is more than from cell to cell. */
function plainly(
  rules: RuleSet,
  { text, moves }: Puzzle,
): Pick<PlainPuzzle, 'own' | 'wrong'> | null {
  const position = rules.parse(text);
  const solver = position.side;
  const own: Steps[] = [];
  let wrong: Steps | null = null;
  for (const move of moves) {
    if (position.side === solver) {
      const options = legalOptions(rules, position);
      const steps = stepsOf(rules, options, move);
      if (!steps) return null;
      own.push(steps);
      const others = options.filter((option) => option.text !== move);
      wrong ??= others.map((option) => stepsOf(rules, options, option.text)).find(Boolean) ?? null;
    }
    position.make(rules.parseMove(position, move));
  }
  return wrong && { own, wrong };
}

function stepsOf({ board }: RuleSet, options: readonly MoveOption[], text: string): Steps | null {
  const option = options.find((one) => one.text === text);
  if (option?.from == null || option.to === null || option.tag !== TAG_NORMAL) return null;
  // Between the same cells there may be a choice of promotions.
  const same = options.filter(({ from, to }) => from === option.from && to === option.to);
  return same.length > 1 ? null : [board.cells[option.from].name, board.cells[option.to].name];
}
