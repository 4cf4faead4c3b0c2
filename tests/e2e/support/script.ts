// Whole games to play through the app: made by the rules alone, random but seeded, with a liking for captures and for
// what players seldom meet, so that they end and show much on the way.

import { cellName } from '../../../src/board/names';
import { gameById } from '../../../src/games';
import type { Game, OptionValues, RuleSet } from '../../../src/games/game';
import { pieceName } from '../../../src/games/ruleSet';
import { movePromotion, TAG_NORMAL } from '../../../src/rules/move';
import { codeOf, colourOf, kindOf, type Position } from '../../../src/rules/position';
import type { Colour, Outcome } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { boardState, legalOptions } from '../../../src/session/moves';
import type { MoveOption } from '../../../src/session/types';

export interface ScriptedMove extends MoveOption {
  /** How many options lead from its cell to its target: above 1, a picker asks. */
  readonly rivals: number;
  /** How the board is before the move. */
  readonly terrain: number;
  /** Every cell its piece may go to. */
  readonly targets: readonly number[];
  /** What the button for it says, if it has no cells. */
  readonly choice: string;
  /** What the picker calls it. */
  readonly pick: string;
  /** What every cell that exists says of itself after the move. */
  readonly board: readonly string[];
}

export interface Script {
  readonly rules: RuleSet;
  readonly moves: readonly ScriptedMove[];
  readonly outcome: Outcome;
  /** Side to move at the end. */
  readonly side: Colour;
}

/** Plies after which a game is given up as too long to play in a test. */
const LONGEST = 400;

/** The game that a seed leads to; null if it takes too long. */
export function scriptedGame(id: string, options: OptionValues, seed: number): Script | null {
  const rules = gameById(id)?.rules(options);
  if (!rules) throw new Error(`no game ${id}`);
  const random = randomWords(seed);
  const any = <T>(list: readonly T[]): T => list[(random() >>> 0) % list.length];
  const position = rules.parse(rules.startFen);
  const moves: ScriptedMove[] = [];
  while (moves.length < LONGEST) {
    const options = legalOptions(rules, position);
    const option = favourite(position, options) ?? any(liked(options, any));
    moves.push(scriptedMove(rules, position, option, options));
    const outcome = position.outcome();
    if (outcome) return { rules, moves, outcome, side: position.side };
  }
  return null;
}

/** One of the options in a position, as it is played; the position is left after it. */
export function scriptedMove(
  rules: RuleSet,
  position: Position,
  option: MoveOption,
  options: readonly MoveOption[],
): ScriptedMove {
  const rivals = options.filter(({ from, to }) => from === option.from && to === option.to);
  const choice = option.from === null ? rules.choiceLabel(option.move) : '';
  const pick = pickName(rules, position, option);
  const { terrain } = position;
  const targets = options.flatMap(({ from, to }) =>
    from === option.from && to !== null ? to : [],
  );
  position.make(option.move);
  const board = spoken(rules, position);
  return { ...option, rivals: rivals.length, choice, pick, terrain, targets, board };
}

/** A move that wins at once. */
function favourite(position: Position, options: readonly MoveOption[]): MoveOption | undefined {
  const { side } = position;
  return options.find(({ move }) => {
    position.make(move);
    const wins = position.outcome()?.winner === side;
    position.unmake();
    return wins;
  });
}

/** All options, or, two times in three, only those that are rare. */
function liked<T extends MoveOption>(
  options: readonly T[],
  any: <U>(list: readonly U[]) => U,
): readonly T[] {
  const rare = options.filter(
    ({ effects, move, tag }) =>
      effects.captured.length > 0 || movePromotion(move) > 0 || tag !== TAG_NORMAL,
  );
  return rare.length > 0 && any([true, true, false]) ? rare : options;
}

function pickName(rules: RuleSet, position: Position, option: MoveOption): string {
  if (option.from === null) return '';
  const moved = position.cells[option.from];
  return option.promotion === 0
    ? `Stay a ${rules.kinds[kindOf(moved)]?.name}`
    : `Become a ${pieceName(rules, codeOf(option.promotion, colourOf(moved)))}`;
}

/** What the cells say, nothing selected. */
function spoken(rules: RuleSet, position: Position): string[] {
  const state = boardState(rules, position, null);
  return rules.board.cells
    .filter(({ index }) => rules.exists(position.terrain, index))
    .map(({ index }) => cellName(rules, state, index, new Map()));
}

/** Plies that lastPlies() gives. */
export const LAST_PLIES = 4;

/** Moves that are made by two taps each, from a position on. */
export interface PlayedLine {
  readonly position: string;
  readonly moves: readonly ScriptedMove[];
}

/** The end of a won game, and the position that it begins in. */
export function lastPlies({ id }: Game): PlayedLine {
  for (let seed = 1; ; seed++) {
    const script = scriptedGame(id, {}, seed);
    if (!script || script.outcome.winner === null || script.moves.length < LAST_PLIES) continue;
    const { rules, moves } = script;
    const last = moves.slice(-LAST_PLIES);
    if (!last.every(takesTwoTaps)) continue;
    const position = rules.parse(rules.startFen);
    for (const { move } of moves.slice(0, -LAST_PLIES)) position.make(move);
    return { position: rules.format(position), moves: last };
  }
}

/** A game of at most that many plies from its start to its end; null where there is none among the first ones. */
export function shortGame({ id }: Game, longest = 40): PlayedLine | null {
  for (let seed = 1; seed <= 30; seed++) {
    const script = scriptedGame(id, {}, seed);
    if (!script || script.moves.length > longest || !script.moves.every(takesTwoTaps)) continue;
    return { position: script.rules.startFen, moves: script.moves };
  }
  return null;
}

const takesTwoTaps = ({ from, to, rivals }: ScriptedMove): boolean =>
  from !== null && to !== null && rivals === 1;
