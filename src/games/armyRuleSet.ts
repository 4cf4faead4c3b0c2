// Assembles the rule set of a table-driven game from its army and text rules: the part the four chess-like
// game folders share. Includes the notation for people.
import type { ArmyPosition } from '../rules/armyPosition';
import {
  type ArmyTextRules,
  formatArmy,
  formatArmyMove,
  parseArmy,
  parseByText,
} from '../rules/armyText';
import type { Board } from '../rules/board';
import {
  MAX_MOVES,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_NORMAL,
  TAG_PASS,
} from '../rules/move';
import { kindOf } from '../rules/position';
import { whyNotArmy } from './armyWhyNot';
import type { BoardDrawing } from './drawing';
import type { GameId, OptionValues, RuleSet } from './game';

export interface ArmyGameSpec {
  readonly game: GameId;
  readonly options: OptionValues;
  readonly startText: string;
  readonly drawing: BoardDrawing;
  readonly text: ArmyTextRules;
  /** What a button for a choice says. */
  readonly choiceLabel?: (move: number) => string;
  /** Notation of moves with a tag of the game's own, castling included. */
  readonly specialNotation?: (position: ArmyPosition, move: number) => string;
}

/** Builds the RuleSet over an army. */
export function createArmyRuleSet(spec: ArmyGameSpec): RuleSet<ArmyPosition> {
  const { text } = spec;
  const { army } = text;
  const { kinds, board } = army;
  return {
    game: spec.game,
    options: spec.options,
    board,
    kinds,
    startText: spec.startText,
    drawing: spec.drawing,
    exists: (terrain, cell) => army.tables[terrain].exists[cell] === 1,
    parse: (source) => parseArmy(text, source),
    format: (position) => formatArmy(text, position),
    formatMove: (_position, move) => formatArmyMove(text, move),
    parseMove: (position, source) =>
      parseByText(position, source, (move) => formatArmyMove(text, move)),
    whyNot: (position, from, to) => whyNotArmy(text, position, from, to),
    choiceLabel: (move) =>
      moveTag(move) === TAG_PASS
        ? 'Pass'
        : (spec.choiceLabel?.(move) ?? formatArmyMove(text, move)),
    notation: (position, move) => {
      const special = moveTag(move) !== TAG_NORMAL;
      const body = special
        ? moveTag(move) === TAG_PASS
          ? 'pass'
          : (spec.specialNotation?.(position, move) ?? formatArmyMove(text, move))
        : plainNotation(text, position, move);
      return body + checkMark(position, move);
    },
  };
}

/**
 * Letter, origin where needed, `-` or `x`, target, `=` promotion: `Nf3`, `Nb1-d2`, `Bxf4`, `e4xd5`, `d7=C`. Where
 * names of squares begin with capitals, as pieces' letters do, a piece always has its `-`: `R-Rd`, `C-D4`.
 */
function plainNotation({ army }: ArmyTextRules, position: ArmyPosition, move: number): string {
  const { kinds, board } = army;
  const from = moveFrom(move);
  const to = moveTo(move);
  const kind = kinds[kindOf(position.cells[from])];
  const captures = position.victim(move) !== 0;
  const pawnCapture = kind?.pawn && captures;
  const letter = kind?.pawn ? '' : kind?.letter;
  const origin = pawnCapture || hasDouble(position, move) ? board.cells[from].name : '';
  const apart = origin || (letter && hasCapitalNames(board));
  const promotion = movePromotion(move);
  return [
    letter,
    origin,
    captures ? 'x' : apart ? '-' : '',
    board.cells[to].name,
    promotion === 0 ? '' : `=${kinds[promotion]?.letter}`,
  ].join('');
}

const hasCapitalNames = ({ squares }: Board): boolean =>
  squares.some(({ name }) => /^[A-Z]/.test(name));

/** Whether another piece of the same kind may also move to the target. */
function hasDouble(position: ArmyPosition, move: number): boolean {
  const moves = new Int32Array(MAX_MOVES);
  const end = position.generateLegal(moves, 0);
  const code = position.cells[moveFrom(move)];
  return moves
    .subarray(0, end)
    .some(
      (other) =>
        moveTag(other) === TAG_NORMAL &&
        moveTo(other) === moveTo(move) &&
        moveFrom(other) !== moveFrom(move) &&
        position.cells[moveFrom(other)] === code,
    );
}

function checkMark(position: ArmyPosition, move: number): string {
  position.make(move);
  const mark = position.inCheck() ? (position.outcome()?.reason === 'checkmate' ? '#' : '+') : '';
  position.unmake();
  return mark;
}
