// What is wrong with a typed text that is no legal move, in a sentence that names the bad part.
import { colourOf, kindOf, type Position } from '../rules/position';
import type { RuleSet } from './ruleSet';
import type { Spelled } from './spelledMove';

/** The parts that a text falls into when it is read one way. */
interface Reading {
  readonly letter: string;
  readonly squares: readonly string[];
  readonly ending: string;
}

const SQUARE = '([A-Za-z0-9][A-Za-z0-9])';
const ENDING = '(?:[=/(]?([A-Za-z])\\)?)?';
/** Two squares; a piece and one or two squares; a square. */
const TWO_SQUARES = new RegExp(`^()${SQUARE}[-x^]?${SQUARE}${ENDING}(?:x.*)?$`);
const PIECE_AND_SQUARES = new RegExp(`^([A-Z])-?${SQUARE}?[-x]?${SQUARE}${ENDING}$`);
const ONE_SQUARE = new RegExp(`^()()${SQUARE}${ENDING}$`);

export function moveProblem(
  rules: RuleSet,
  position: Position,
  known: readonly Spelled[],
  text: string,
): string {
  const example = known[0];
  const hint = example ? ` Write, for example, ${example.notation} or ${example.option.text}.` : '';
  if (text === '') return `Nothing is written yet.${hint}`;
  const [reading] = readings(text).sort(
    (a, b) => unknownSquares(rules, a).length - unknownSquares(rules, b).length,
  );
  const [unknown, alsoUnknown] = reading ? unknownSquares(rules, reading) : [];
  if (!reading || alsoUnknown) return `“${text}” does not look like a move.${hint}`;
  if (unknown !== undefined) return `There is no square “${unknown}” on this board.${hint}`;
  const cells = reading.squares.map((name) => cellOf(rules, name) ?? 0);
  const [from, to] = cells;
  if (to === undefined) return noneCanGo(rules, position, reading, cells[0]);
  return badMove(rules, position, known, reading, from, to);
}

function readings(text: string): Reading[] {
  return [TWO_SQUARES, PIECE_AND_SQUARES, ONE_SQUARE].flatMap((pattern) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const [, letter, first, second, ending = ''] = found;
    return [{ letter, squares: [first, second].filter(Boolean), ending }];
  });
}

const unknownSquares = (rules: RuleSet, { squares }: Reading): string[] =>
  squares.filter((name) => cellOf(rules, name) === undefined);

/** The cell that a square with this name belongs to. */
function cellOf({ board }: RuleSet, name: string): number | undefined {
  return board.squares.find((square) => square.name === name)?.cell;
}

/** Two squares: either the way between them is no move, or what the piece shall become is wrong. */
function badMove(
  rules: RuleSet,
  position: Position,
  known: readonly Spelled[],
  { squares, ending }: Reading,
  from: number,
  to: number,
): string {
  const there = known.filter(({ option }) => option.from === from && option.to === to);
  if (from === to) return `“${squares[0]}” and “${squares[1]}” are the same place.`;
  if (there.length === 0) return rules.illegalMoveText(position, from, to);
  const kinds = there.map(({ option }) => rules.kinds[option.promotion]?.letter).filter(Boolean);
  const mover = rules.kinds[kindOf(position.cells[from])]?.name ?? 'piece';
  if (kinds.length === 0) return `The ${mover} cannot become “${ending}” there.`;
  const choice = `${kinds.slice(0, -1).join(', ')}${kinds.length > 1 ? ' or ' : ''}${kinds.at(-1)}`;
  return ending === ''
    ? `Add what the ${mover} becomes: ${choice}.`
    : `The ${mover} cannot become “${ending}”, only ${choice}.`;
}

/** A piece's letter, or none, and where it shall go. */
function noneCanGo(
  rules: RuleSet,
  position: Position,
  { letter, squares }: Reading,
  to: number,
): string {
  const [square] = squares;
  if (letter === '') return `No piece without a letter can go to ${square}.`;
  const kind = rules.kinds.findIndex((one) => one?.letter === letter);
  const name = rules.kinds[kind]?.name;
  if (name === undefined) return `“${letter}” is no piece of this game.`;
  const own = [...position.cells.entries()].filter(
    ([, code]) => code !== 0 && kindOf(code) === kind && colourOf(code) === position.side,
  );
  const [only, another] = own;
  if (!only) return `There is no ${name} to move.`;
  if (another || only[0] === to) return `No ${name} can go to ${square}.`;
  return rules.illegalMoveText(position, only[0], to);
}
