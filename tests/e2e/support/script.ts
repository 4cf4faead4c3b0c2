// Whole games to play through the app: made by the rules alone, random but seeded, with a liking for captures and for
// what players seldom meet, so that they end and show much on the way.

import { cellName } from '../../../src/board/names';
import { gameById } from '../../../src/games';
import { sidedPiece } from '../../../src/games/alphabet';
import type { Game, OptionValues, RuleSet } from '../../../src/games/game';
import { kindName } from '../../../src/games/ruleSet';
import { texts } from '../../../src/language/en/board';
import { movePromotion, TAG_NORMAL } from '../../../src/rules/move';
import { codeOf, colourOf, type Position } from '../../../src/rules/position';
import type { Colour, Outcome } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { boardState, legalOptions } from '../../../src/session/moves';
import type { MoveOption } from '../../../src/session/types';

export interface ScriptedMove extends MoveOption {
  /** Whose move it is. */
  readonly side: Colour;
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
  const { side, terrain } = position;
  const targets = options.flatMap(({ from, to }) =>
    from === option.from && to !== null ? to : [],
  );
  position.make(option.move);
  const board = spoken(rules, position);
  return { ...option, side, rivals: rivals.length, choice, pick, terrain, targets, board };
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
    ? texts.stay(kindName(rules, moved))
    : texts.become(sidedPiece(rules, codeOf(option.promotion, colourOf(moved))));
}

/** What the cells say, nothing selected. */
function spoken(rules: RuleSet, position: Position): string[] {
  const state = boardState(rules, position, null);
  return rules.board.cells
    .filter(({ index }) => rules.exists(position.terrain, index))
    .map(({ index }) => cellName(rules, state, index, new Map()));
}

/** Moves from a position on, to the end of the game. */
export interface PlayedLine {
  readonly rules: RuleSet;
  readonly position: string;
  /** Whether the position is the start of the game. */
  readonly isWhole: boolean;
  readonly moves: readonly ScriptedMove[];
}

/** Set to 1 to play every game from its start, however long it is: by codes, one takes a quarter of an hour. */
const WHOLE_GAMES = process.env.WHOLE_GAMES === '1';
/** Games that are looked through for a short one. */
const SEEDS = 30;
/** Plies of the end of a long game. */
const LAST_PLIES = 4;

/** The shortest game of the first ones from its start to its end, or only the end of one where that has too many plies. */
export function lineToPlay({ id }: Game, longest: number): PlayedLine {
  const scripts: Script[] = [];
  for (let seed = 1; seed <= SEEDS; seed++) {
    const script = scriptedGame(id, {}, seed);
    if (script && script.outcome.winner !== null) scripts.push(script);
  }
  scripts.sort((one, other) => one.moves.length - other.moves.length);
  const [shortest] = scripts;
  if (shortest && (WHOLE_GAMES || shortest.moves.length <= longest)) {
    const { rules, moves } = shortest;
    return { rules, position: rules.startFen, isWhole: true, moves };
  }
  return lastPlies(id, scripts);
}

function lastPlies(id: string, won: readonly Script[]): PlayedLine {
  for (const { rules, moves } of won) {
    const last = moves.slice(-LAST_PLIES);
    if (!last.every(takesTwoTaps)) continue;
    const position = rules.parse(rules.startFen);
    for (const { move } of moves.slice(0, -LAST_PLIES)) position.make(move);
    return { rules, position: rules.format(position), isWhole: false, moves: last };
  }
  throw new Error(`no game of ${id} ends as it must`);
}

const takesTwoTaps = ({ from, to, rivals }: ScriptedMove): boolean =>
  from !== null && to !== null && rivals === 1;
