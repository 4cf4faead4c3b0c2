// What a board is given for a position: its state, its options, and cells by name.
import { gameById } from '../../src/games';
import type { OptionValues, RuleSet } from '../../src/games/game';
import { boardState, describeMove, legalOptions } from '../../src/session/moves';
import type { BoardState, MoveOption } from '../../src/session/types';

export interface Situation {
  readonly rules: RuleSet;
  readonly state: BoardState;
  readonly options: readonly MoveOption[];
  /** Index of the cell with a name. */
  readonly cell: (name: string) => number;
  /** The legal move with a text. */
  readonly option: (text: string) => MoveOption;
}

/** The rules of a game; an unknown id is a mistake in the test. */
export function rulesFor(game: string, options: OptionValues = {}): RuleSet {
  const found = gameById(game);
  if (!found) throw new RangeError(`no game ${game}`);
  return found.rules(options);
}

/** A position (the start if absent) after some moves. */
export function situation(rules: RuleSet, position = rules.startFen, moves = ''): Situation {
  const played = rules.parse(position);
  let last: MoveOption | null = null;
  for (const text of moves.split(' ').filter(Boolean)) {
    const move = rules.parseMove(played, text);
    last = describeMove(rules, played, move);
    played.make(move);
  }
  const options = legalOptions(rules, played);
  return {
    rules,
    state: boardState(rules, played, last),
    options,
    cell: (name) => {
      const index = rules.board.cellNamed(name);
      if (index === undefined) throw new RangeError(`no cell ${name}`);
      return index;
    },
    option: (text) => {
      const found = options.find((option) => option.text === text);
      if (!found) throw new RangeError(`no move ${text}`);
      return found;
    },
  };
}
